import { formOf, slotsOf } from '@lockstep/cardtext';
import type { Seat } from '@lockstep/kernel';
import { type Ability, isKind, WHEN, whenOf } from './card.ts';
import { type Battle, seatField, setSeatField } from './context.ts';
import { pushFrame } from './frame.ts';
import { endingFits } from './select.ts';
import { CH, CH_SIZE, FR, QU, QU_SIZE, SEAT } from './state.ts';

/** Every *when* as a trigger. */
export const TRIGGER = {
  playEnemyTurn: whenOf(formOf('trigger', 'play-enemy-turn')),
  playNth: whenOf(formOf('trigger', 'play-nth')),
  playAnother: whenOf(formOf('trigger', 'play-another')),
  play: whenOf(formOf('trigger', 'play')),
  abandonOrReclaim: whenOf(formOf('trigger', 'abandon-or-reclaim')),
  abandonAnother: whenOf(formOf('trigger', 'abandon-another')),
  abandon: whenOf(formOf('trigger', 'abandon')),
  reclaim: whenOf(formOf('trigger', 'reclaim')),
  foresee: whenOf(formOf('trigger', 'foresee')),
  thisLeaves: whenOf(formOf('trigger', 'this-leaves')),
  otherLeaves: whenOf(formOf('trigger', 'other-leaves')),
  returns: whenOf(formOf('trigger', 'returns')),
  dissolved: whenOf(formOf('trigger', 'dissolved')),
  figment: whenOf(formOf('trigger', 'figment')),
  kindle: whenOf(formOf('trigger', 'kindle')),
  energy: whenOf(formOf('trigger', 'energy')),
  discard: whenOf(formOf('trigger', 'discard')),
  enemyDiscards: whenOf(formOf('trigger', 'enemy-discards')),
  targeted: whenOf(formOf('trigger', 'targeted')),
} as const;

/** What happened, as far as a triggered ability speaks of it. One record for all, filled in before each call of `trigger`. */
const happened = { uid: 0, itSpark: 0, amount: 0, foresee: -1 };

export const happen = (uid = 0, itSpark = 0, amount = 0, foresee = -1): void => {
  happened.uid = uid;
  happened.itSpark = itSpark;
  happened.amount = amount;
  happened.foresee = foresee;
};

const enqueue = (b: Battle, ability: Ability, seat: Seat, uid: number, inst: number): void => {
  b.s.queue.push(ability.index, seat, uid, inst, happened.uid, happened.itSpark, happened.amount, happened.foresee);
};

/** Where an emblem keeps which of its once-per-turn abilities are used. */
export const onceOf = (b: Battle, seat: Seat, emblem: number, ability: Ability): { field: number; bit: number } => {
  const { caller, signs } = b.setup.seats[seat]!;
  return emblem === caller
    ? { field: SEAT.usedCaller, bit: 1 << ability.once }
    : { field: SEAT.usedSigns, bit: 1 << (signs.indexOf(emblem) * 2 + ability.once) };
};

const fireCharacter = (b: Battle, seat: Seat, o: number, ability: Ability): void => {
  const row = b.s.rows[seat]!;
  if (ability.once >= 0) {
    const bit = 1 << ability.once;
    if (row[o + CH.used]! & bit) return;
    row[o + CH.used]! |= bit;
  }
  enqueue(b, ability, seat, row[o + CH.uid]!, row[o + CH.inst]!);
};

const fireEmblem = (b: Battle, seat: Seat, emblem: number, ability: Ability): void => {
  if (ability.once >= 0) {
    const { field, bit } = onceOf(b, seat, emblem, ability);
    const used = seatField(b, seat, field);
    if (used & bit) return;
    setSeatField(b, seat, field, used | bit);
  }
  enqueue(b, ability, seat, 0, -1);
};

const bits = (...triggers: readonly number[]): number => triggers.reduce((mask, one) => mask | (1 << one), 0);

/** Triggers that only what happened itself has, and those that it alone has not. */
const OF_ITSELF = bits(WHEN.materialized, WHEN.dissolved, TRIGGER.thisLeaves);
const OF_OTHERS = bits(TRIGGER.otherLeaves, TRIGGER.abandonAnother);

export const LEAVES = bits(TRIGGER.thisLeaves, TRIGGER.otherLeaves);
export const DISSOLVED = bits(WHEN.dissolved, TRIGGER.dissolved);
export const ABANDON = bits(TRIGGER.abandon, TRIGGER.abandonAnother, TRIGGER.abandonOrReclaim);
export const RECLAIM = bits(TRIGGER.reclaim, TRIGGER.abandonOrReclaim);
export const MATERIALIZED = bits(WHEN.materialized);
export const JUDGMENT = bits(WHEN.judgment);
export const BATTLE = bits(WHEN.battle);
export const RETURNS = bits(TRIGGER.returns);
export const FORESEE = bits(TRIGGER.foresee);
export const FIGMENT = bits(TRIGGER.figment);
export const KINDLE = bits(TRIGGER.kindle);
export const ENERGY = bits(TRIGGER.energy);
export const DISCARD = bits(TRIGGER.discard);
export const ENEMY_DISCARDS = bits(TRIGGER.enemyDiscards);
const PLAY = bits(TRIGGER.play, TRIGGER.playAnother, TRIGGER.playNth, TRIGGER.playEnemyTurn);

/**
 * B18: the abilities of one seat with one of these triggers go to the queue: characters left to right, each in text order, then
 * dreamcaller, then dreamsigns. `subject` is the character it happened to, 0 for none; `fits` looks at the ability's own words.
 */
export const trigger = (
  b: Battle,
  seat: Seat,
  mask: number,
  subject = 0,
  fits?: (ability: Ability) => boolean,
): void => {
  const { defs, seats } = b.setup;
  const row = b.s.rows[seat]!;
  for (let o = 0; o < row.length; o += CH_SIZE) {
    const d = row[o + CH.def]!;
    if (d < 0) continue;
    const def = defs[d]!;
    if ((def.triggers & mask) === 0) continue;
    const heard = mask & ~(row[o + CH.uid] === subject ? OF_OTHERS : OF_ITSELF);
    for (const ability of def.abilities)
      if ((heard >> ability.trigger) & 1 && (fits === undefined || fits(ability))) fireCharacter(b, seat, o, ability);
  }
  const { emblems } = seats[seat]!;
  for (let e = 0; e < emblems.length; e += 1) {
    const def = defs[emblems[e]!]!;
    if ((def.triggers & mask & ~OF_ITSELF) === 0) continue;
    for (const ability of def.abilities)
      if (((mask & ~OF_ITSELF) >> ability.trigger) & 1 && (fits === undefined || fits(ability)))
        fireEmblem(b, seat, emblems[e]!, ability);
  }
};

const [PLAY_KIND, PLAY_ENDING] = slotsOf('trigger', 'play');
const [NTH_COUNT, NTH_KIND] = slotsOf('trigger', 'play-nth');

/** How many cards of a kind a seat has played this turn. */
export const playedThisTurn = (b: Battle, seat: Seat, kind: number): number => {
  const { tally } = b.s;
  let count = 0;
  for (let i = 0; i < tally.length; i += 1) {
    const entry = tally[i]!;
    if ((entry & 1) === seat && isKind(b.setup.defs[entry >> 2]!, kind, (entry & 2) !== 0)) count += 1;
  }
  return count;
};

/** B11: a card was played; it is in the tally already. */
export const triggerPlay = (b: Battle, seat: Seat, d: number, fast: boolean): void => {
  const def = b.setup.defs[d]!;
  const { code } = b.setup;
  happen();
  const fits = ({ trigger: on, phrase }: Ability): boolean => {
    if (on === TRIGGER.playNth) {
      const kind = code[phrase + NTH_KIND!]!;
      return isKind(def, kind, fast) && playedThisTurn(b, seat, kind) === code[phrase + NTH_COUNT!];
    }
    if (on === TRIGGER.playEnemyTurn && seat === b.s.active) return false;
    return (
      isKind(def, code[phrase + PLAY_KIND!]!, fast) && endingFits(code, phrase + PLAY_ENDING!, def.cost, def.spark, 0)
    );
  };
  trigger(b, seat, PLAY, 0, fits);
};

/** The first of the queue starts to resolve. */
export const resolveNext = (b: Battle): void => {
  const { queue } = b.s;
  const ability = b.setup.abilities[queue[QU.ability]!]!;
  const frame = pushFrame(b, ability.first, ability.last, queue[QU.seat]!, ability.def);
  frame[FR.uid] = queue[QU.uid]!;
  frame[FR.inst] = queue[QU.inst]!;
  frame[FR.it] = queue[QU.it]!;
  frame[FR.itSpark] = queue[QU.itSpark]!;
  frame[FR.chosen] = queue[QU.it]!;
  frame[FR.amount] = queue[QU.amount]!;
  frame[FR.foresee] = queue[QU.foresee]!;
  queue.splice(0, QU_SIZE);
  b.log?.push({ kind: 'ability-resolved', seat: frame[FR.seat]!, source: b.setup.defs[ability.def]!.id });
};
