import {
  formName,
  formOf,
  KIND,
  linesOf,
  type Program,
  parseText,
  RECORD,
  slotsOf,
  subtypeKind,
} from '@lockstep/cardtext';

/** When an ability resolves: one bit each in `Def.triggers`. Those of *when* follow in the order of the grammar. */
export const WHEN = { materialized: 1, judgment: 2, dissolved: 3, battle: 4, use: 5, event: 8 } as const;
/** The number of a *when* form as a trigger. */
export const whenOf = (form: number): number => WHEN.event + form;

export interface Ability {
  /** Its place among all abilities of a battle. */
  readonly index: number;
  readonly def: number;
  readonly trigger: number;
  /** Its first record and the one after its last, in the code of all. */
  readonly first: number;
  readonly last: number;
  /** Which once-per-turn ability of its bearer it is; −1 for none. */
  readonly once: number;
  /** Where the phrase of its trigger or cost is; −1 for none. */
  readonly phrase: number;
  /** Its place among the abilities of its bearer that are used. */
  readonly use: number;
}

/** A card, dreamcaller or dreamsign as the engine reads it. */
export interface Def {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly isCharacter: boolean;
  readonly isEmblem: boolean;
  readonly cost: number;
  readonly spark: number;
  /** As a kind of the grammar; 0 for none. */
  readonly subtype: number;
  readonly symbols: number;
  readonly rating: number;
  readonly fast: boolean;
  /** What `reclaim` costs; −1 where the text has none. */
  readonly reclaim: number;
  readonly abilities: readonly Ability[];
  /** Bit i: it has an ability with trigger i. */
  readonly triggers: number;
  readonly uses: readonly Ability[];
  /** Where its Statics, what it does from a hand, and its own changes of cost are. */
  readonly statics: readonly number[];
  /** Bit i: it has the Static form i. */
  readonly staticForms: number;
  readonly burdens: readonly number[];
  readonly cheaper: readonly number[];
  /** How many of its Statics change spark. */
  readonly auras: number;
  /** Its first record and the one after its last. */
  readonly first: number;
  readonly last: number;
  /** An event that can only be an answer: 'prevent' or 'copy'. */
  readonly answers: '' | 'prevent' | 'copy';
  /** How much its lasting abilities are worth to a bot, in hundredths. */
  readonly lasting: number;
}

export interface Source {
  readonly id: string;
  readonly name: string;
  readonly type: 'Character' | 'Event' | 'Emblem';
  readonly cost: number;
  readonly spark: number;
  readonly subtype: string | undefined;
  readonly symbols: number;
  readonly rating: number;
  readonly text: string;
}

export const bearerOf = (type: Source['type']): 'character' | 'event' | 'emblem' =>
  type === 'Character' ? 'character' : type === 'Event' ? 'event' : 'emblem';

const [RECLAIM_N] = slotsOf('line', 'reclaim');
const [OPENING_AT] = slotsOf('line', 'ability');
const [OCCASION_AT] = slotsOf('line', 'when');
const [STATIC_AT] = slotsOf('line', 'static');
const [BURDEN_AT] = slotsOf('line', 'hand');
const [WHEN_TRIGGER] = slotsOf('occasion', 'when');
const [COST_AT] = slotsOf('opening', 'cost');
const [ABILITY_CLAUSE] = slotsOf('line', 'ability').slice(1);
const [WHEN_CLAUSE] = slotsOf('line', 'when').slice(1);
const [SAYS_CLAUSE] = slotsOf('line', 'says');

/** Where the clause of a record is, by its line. */
export const CLAUSE_AT: readonly number[] = (() => {
  const at: number[] = [];
  at[formOf('line', 'ability')] = ABILITY_CLAUSE!;
  at[formOf('line', 'when')] = WHEN_CLAUSE!;
  at[formOf('line', 'says')] = SAYS_CLAUSE!;
  at[formOf('line', 'onward')] = SAYS_CLAUSE!;
  return at;
})();

const AURAS = (['spark', 'leftmost', 'while-another', 'per-void'] as const).map((form) => formOf('static', form));

const PREVENT = [formOf('effect', 'prevent')];
const COPY_PLAYED = formOf('effect', 'copy-played');
const [EFFECT_AT] = slotsOf('clause', 'says');

type Placed = { readonly first: number; readonly abilities: number };

/** The program of a text; throws on a text that cannot be read: packs are checked before. */
export const programOf = (source: Source): Program => {
  const program = parseText(source.text, bearerOf(source.type));
  if (!program.ok) throw new TypeError(`${source.name}: ${program.fault.code} at ${program.fault.at}`);
  return program.value;
};

const LASTING = new Set(['judgment', 'once', 'once-cost', 'cost']);

/** A definition whose records start at `first` in the code of all, and whose abilities are numbered from `abilities` on. */
export const compileDef = (source: Source, index: number, program: Program, placed: Placed): Def => {
  const abilities: Ability[] = [];
  const statics: number[] = [];
  const burdens: number[] = [];
  const cheaper: number[] = [];
  let fast = false;
  let reclaim = -1;
  let onces = 0;
  let uses = 0;
  let lasting = 0;
  const lines = linesOf(program);
  const endOf = (i: number): number => {
    let end = i + 1;
    while (end < lines.length && (lines[end]!.line === 'says' || lines[end]!.line === 'onward')) end += 1;
    return placed.first + end * RECORD;
  };
  const add = (i: number, trigger: number, once: boolean, phrase: number): void => {
    const isUse = trigger === WHEN.use;
    abilities.push({
      index: placed.abilities + abilities.length,
      def: index,
      trigger,
      first: placed.first + i * RECORD,
      last: endOf(i),
      once: once ? onces : -1,
      phrase,
      use: isUse ? uses : -1,
    });
    if (once) onces += 1;
    if (isUse) uses += 1;
  };
  lines.forEach(({ line, base }, i) => {
    const at = placed.first + base;
    switch (line) {
      case 'fast':
        fast = true;
        return;
      case 'reclaim':
        reclaim = program[base + RECLAIM_N!]!;
        return;
      case 'cheaper-each':
      case 'cheaper-alone':
        cheaper.push(at);
        return;
      case 'static':
        statics.push(at + STATIC_AT!);
        lasting += 100;
        return;
      case 'hand':
        burdens.push(at + BURDEN_AT!);
        return;
      case 'ability': {
        const opening = formName('opening', program[base + OPENING_AT!]!);
        if (LASTING.has(opening)) lasting += 100;
        const cost = at + OPENING_AT! + COST_AT!;
        if (opening === 'materialized' || opening === 'judgment' || opening === 'dissolved')
          add(i, WHEN[opening], false, -1);
        else if (opening === 'once') add(i, WHEN.use, true, -1);
        else add(i, WHEN.use, opening === 'once-cost', cost);
        return;
      }
      case 'when': {
        const occasion = formName('occasion', program[base + OCCASION_AT!]!);
        if (occasion === 'battle') {
          add(i, WHEN.battle, false, -1);
          return;
        }
        lasting += 100;
        const phrase = at + OCCASION_AT! + WHEN_TRIGGER!;
        add(i, whenOf(program[base + OCCASION_AT! + WHEN_TRIGGER!]!), occasion === 'once-when', phrase);
        return;
      }
      case 'says':
      case 'onward':
        return;
    }
  });
  const firstSays = source.type === 'Event' ? lines.find(({ line }) => line === 'says') : undefined;
  const firstEffect = firstSays ? program[firstSays.base + SAYS_CLAUSE! + EFFECT_AT!]! : 0;
  return {
    index,
    id: source.id,
    name: source.name,
    isCharacter: source.type === 'Character',
    isEmblem: source.type === 'Emblem',
    cost: source.cost,
    spark: source.spark,
    subtype: source.subtype === undefined ? 0 : subtypeKind(source.subtype),
    symbols: source.symbols,
    rating: source.rating,
    fast,
    reclaim,
    abilities,
    triggers: abilities.reduce((bits, { trigger }) => bits | (1 << trigger), 0),
    uses: abilities.filter(({ trigger }) => trigger === WHEN.use),
    statics,
    staticForms: statics.reduce((bits, at) => bits | (1 << program[at - placed.first]!), 0),
    burdens,
    cheaper,
    auras: statics.filter((at) => AURAS.includes(program[at - placed.first]!)).length,
    first: placed.first,
    last: placed.first + program.length,
    answers: PREVENT.includes(firstEffect) ? 'prevent' : firstEffect === COPY_PLAYED ? 'copy' : '',
    lasting,
  };
};

/** Whether a definition is of a kind; Fast can also be given by a Static, so it is asked for apart. */
export const isKind = (def: Def, kind: number, fast: boolean): boolean => {
  if (kind === KIND.card) return true;
  if (kind === KIND.event) return !def.isCharacter;
  if (kind === KIND.character) return def.isCharacter;
  if (kind === KIND.fast) return fast;
  return kind === def.subtype && kind !== 0;
};
