import { type Card, type Setup as DraftSetup, draft, mainOf, RARITIES, type Stop } from '@lockstep/draft';
import { fail, type Issue, ok, type Result } from '@lockstep/kernel';
import { idIssues, issue, parseShape, reference } from '@lockstep/shape';
import { BOT_VERSIONS, checkOwn, checkRoad, isInLevel, SCRIPT, type Script, sitesOn } from './script.ts';
import { checkTexts } from './texts.ts';
import { transfigure } from './transfigure.ts';
import { FORMS } from './vocabulary.ts';

/** The numbers of one battle at the level that is played. */
export interface Rung {
  /** From 0, on the ladder. */
  readonly place: number;
  /** Sites of its dreamscape. */
  readonly drafts: number;
  readonly others: number;
  readonly quality: number;
  readonly production: number;
  readonly points: number;
  readonly yours: number;
}

/** A card in a form of Q14. */
export interface CardForm {
  readonly card: number;
  readonly form: number;
  readonly made: Card;
}

export interface Setup {
  readonly script: Script;
  readonly draft: DraftSetup;
  /** The battles of the road. */
  readonly rungs: readonly Rung[];
  /** Cards every opponent draws more at the start. */
  readonly extra: number;
  /** Banes the deck begins with. */
  readonly burden: number;
  /** Banes, by their place among the cards. */
  readonly banes: readonly number[];
  /** Of each card the forms it can take. */
  readonly formsOf: readonly (readonly CardForm[])[];
  readonly formedAt: ReadonlyMap<string, CardForm>;
  /** The draft with one stop, for every stop that was visited. */
  readonly visits: Map<string, DraftSetup>;
}

const SPECIAL = RARITIES.indexOf('Special');

const levelOf = ({ level, at }: Script) => {
  const { number } = level.find(({ id }) => id === at)!;
  return level.filter((row) => isInLevel(row.number, number));
};

const rungsOf = (script: Script): readonly Rung[] => {
  const rows = levelOf(script);
  return script.scene.places.map((number, at) => {
    const place = number - 1;
    const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
    const base = script.place[place]!;
    return {
      place,
      ...sitesOn(script.scene, script.atlas, at),
      quality: base.quality + sum(({ quality }) => quality[place]!),
      production: Math.max(0, base.production + sum(({ production }) => production[place]!)),
      points: Math.max(1, base.points + sum(({ points }) => points[place]!)),
      yours: Math.max(1, base.yours + sum(({ yours }) => yours)),
    };
  });
};

const formsIn = (cards: readonly Card[]): readonly (readonly CardForm[])[] =>
  cards.map((one, card) =>
    FORMS.flatMap((name, form): CardForm[] => {
      const made = transfigure(one, name);
      return made ? [{ card, form, made }] : [];
    }),
  );

const madeForms = new Map<string, readonly (readonly CardForm[])[]>();
const MOST_KEPT = 8;

/** Setups of one pack share their forms: reading the texts is most of the work of a setup. */
const sharedForms = (cards: readonly Card[]): readonly (readonly CardForm[])[] => {
  const key = JSON.stringify(cards);
  const known = madeForms.get(key);
  if (known) return known;
  if (madeForms.size >= MOST_KEPT) madeForms.clear();
  const made = formsIn(cards);
  madeForms.set(key, made);
  return made;
};

const compile = (script: Script, base: DraftSetup): Setup => {
  const rows = levelOf(script);
  const sum = (of: (row: (typeof rows)[number]) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const { quest } = base.script;
  const formsOf = sharedForms(base.script.card);
  return {
    script,
    draft: {
      ...base,
      script: {
        ...base.script,
        quest: {
          ...quest,
          start_essence: Math.max(0, quest.start_essence + sum(({ essence }) => essence)),
          reward_cards: Math.max(1, quest.reward_cards + sum((row) => row.reward_cards)),
        },
      },
    },
    rungs: rungsOf(script),
    extra: sum(({ cards }) => cards),
    burden: sum(({ banes }) => banes),
    banes: base.cards.flatMap(({ rarity, index }) => (rarity === SPECIAL ? [index] : [])),
    formsOf,
    formedAt: new Map(formsOf.flat().map((formed) => [formed.made.id, formed])),
    visits: new Map(),
  };
};

/** The draft with this one stop: so every rule of a site is the draft's own. A gift shows rare cards and pays nothing. */
export const visitOf = (setup: Setup, stop: Stop, gift: boolean): DraftSetup => {
  const key = `${stop.site} ${stop.dreamscape} ${stop.last} ${gift}`;
  const known = setup.visits.get(key);
  if (known) return known;
  const { draft: base } = setup;
  const made: DraftSetup = {
    ...base,
    stops: [stop],
    script: gift
      ? { ...base.script, quest: { ...base.script.quest, battle_essence: 0, battle_essence_step: 0 } }
      : base.script,
  };
  setup.visits.set(key, made);
  return made;
};

/** The main resonances of a profile, as bits. */
export const mainBits = (profile: readonly number[]): number => mainOf(profile).reduce((bits, r) => bits | (1 << r), 0);

/** Q5: a bot that chooses as it did when the setup was written. */
const botIssues = (
  { bot, bot_version }: Pick<Script, 'bot' | 'bot_version'>,
  path: readonly (string | number)[],
): readonly Issue[] =>
  BOT_VERSIONS[bot] === bot_version
    ? []
    : [
        issue(
          'unknown-bot',
          path,
          Object.entries(BOT_VERSIONS)
            .map(([known, version]) => `${known} ${version}`)
            .join(', '),
          `${bot} ${bot_version}`,
        ),
      ];

const checkScript = (script: Script, base: DraftSetup): readonly Issue[] => [
  ...checkOwn(script, {
    cards: base.script.card.map(({ id }) => id),
    dreamcallers: base.script.dreamcaller.map(({ id }) => id),
  }),
  ...checkRoad(script.scene, script, ['scene']),
  ...reference(
    script.at,
    script.level.map(({ id }) => id),
    ['at'],
    'level',
  ),
  ...idIssues(
    script.dreamcaller,
    base.script.dreamcaller.map(({ id }) => id),
    ['dreamcaller'],
    'dreamcaller',
  ),
  ...idIssues(
    script.dreamsign,
    base.script.dreamsign.map(({ id }) => id),
    ['dreamsign'],
    'dreamsign',
  ),
  ...botIssues(script, ['bot']),
  ...script.level.flatMap(({ bot, bot_version = 1 }, i) =>
    bot === undefined ? [] : botIssues({ bot, bot_version }, ['level', i, 'bot']),
  ),
  ...(base.script.begin.deck.length === 0 && base.script.begin.dreamcaller === undefined
    ? []
    : [issue('begun-draft', ['draft', 'begin'], 'no beginning: a quest begins with nothing', 'one')]),
  ...(base.script.dreamcaller.length > 0
    ? []
    : [issue('no-dreamcaller', ['draft', 'dreamcaller'], 'at least one dreamcaller', 'none')]),
  ...checkTexts(base.script, script, ['draft']),
];

export const parseSetup = (input: unknown): Result<Setup, readonly Issue[]> => {
  const shaped = parseShape(SCRIPT, input);
  if (!shaped.ok) return shaped;
  const base = draft.parseSetup(shaped.value.draft);
  if (!base.ok) return fail(base.fault.map((one) => ({ ...one, path: ['draft', ...one.path] })));
  const script: Script = { ...shaped.value, draft: draft.makeSetup(base.value) };
  const issues = checkScript(script, base.value);
  return issues.length > 0 ? fail(issues) : ok(compile(script, base.value));
};
