import type { Actor } from './actor.ts';
import { MOST, withNaturals } from './degree.ts';
import { rankDice, rankSides } from './dice.ts';
import { attackBonus, cappedContact, defenseBonus, hitDegree, resistBonus, resistNumber } from './effect.ts';
import type { Kit } from './kit.ts';
import { land, overflow } from './landing.ts';
import { INVOKE_REROLL, type Move } from './move.ts';
import type { Setup } from './setup.ts';
import { RUNG, SIZE, type State } from './state.ts';
import type { Tuning } from './tuning.ts';
import { open } from './work.ts';

/** How likely each total of d20 and rank dice is, apart for a natural 1, the rest and a natural 20. Chances, not counts. */
export type Law = readonly [readonly number[], readonly number[], readonly number[]];

const power = (base: number, times: number): number => {
  let product = 1;
  for (let i = 0; i < times; i += 1) product *= base;
  return product;
};

/** The highest of n dice: P(≤ k) is (k / sides) to the n. */
const highestOf = (dice: number, sides: number): readonly number[] => {
  const chances = [0];
  const all = power(sides, dice);
  for (let k = 1; k <= sides; k += 1) chances.push((power(k, dice) - power(k - 1, dice)) / all);
  return chances;
};

const onceLaw = (tuning: Tuning, rank: number): Law => {
  const die = highestOf(rankDice(rank), rankSides(tuning, rank));
  const size = 20 + die.length;
  const law = [
    new Array<number>(size).fill(0),
    new Array<number>(size).fill(0),
    new Array<number>(size).fill(0),
  ] as const;
  for (let d20 = 1; d20 <= 20; d20 += 1) {
    const natural = d20 === 1 ? 0 : d20 === 20 ? 2 : 1;
    for (let k = 1; k < die.length; k += 1) law[natural][d20 + k]! += die[k]! / 20;
  }
  return law;
};

/** Two rolls, the higher kept, the first of equals. */
const twiceLaw = (once: Law): Law => {
  const size = once[0].length;
  const total = Array.from({ length: size }, (_, t) => once[0][t]! + once[1][t]! + once[2][t]!);
  const upTo = total.map((_, t) => total.slice(0, t + 1).reduce((sum, one) => sum + one, 0));
  return once.map((part) => part.map((chance, t) => chance * upTo[t]! + chance * (upTo[t - 1] ?? 0))) as unknown as Law;
};

export const lawOf = (tuning: Tuning, rank: number, reroll = false): Law => {
  const once = onceLaw(tuning, rank);
  return reroll ? twiceLaw(once) : once;
};

/** How likely each degree from −4 to 4 is, of one side's roll against a number. */
export const againstNumber = ({ margins }: Tuning, law: Law, bonus: number, number: number): number[] => {
  const degrees = new Array<number>(2 * MOST + 1).fill(0);
  law.forEach((part, i) => {
    part.forEach((chance, total) => {
      if (chance > 0) degrees[withNaturals(margins, total + bonus - number, i - 1) + MOST]! += chance;
    });
  });
  return degrees;
};

/** The same of two rolls against each other. */
export const opposed = ({ margins }: Tuning, mine: Law, theirs: Law, bonus: number): number[] => {
  const degrees = new Array<number>(2 * MOST + 1).fill(0);
  mine.forEach((part, i) => {
    theirs.forEach((other, j) => {
      // The difference of the two totals, one convolution for each pair of naturals.
      const least = -(other.length - 1);
      const apart = new Array<number>(part.length + other.length).fill(0);
      part.forEach((chance, a) => {
        if (chance > 0) other.forEach((against, b) => (apart[a - b - least]! += chance * against));
      });
      apart.forEach((chance, at) => {
        if (chance > 0) degrees[withNaturals(margins, at + least + bonus, i - 1 - (j - 1)) + MOST]! += chance;
      });
    });
  });
  return degrees;
};

/** What an attack can come to, as things stand: sealed intents of the other side are not in it. */
export interface Odds {
  /** Chances of contact from −4 to 4. */
  readonly contact: readonly number[];
  /** Chances of the hit's degree from 0 to 4. */
  readonly degree: readonly number[];
  /** Chances that the target's ladder then stands at rung 0 to 4. */
  readonly rungs: readonly number[];
}

/** E7 on top of the dice. */
const hitOdds = (contact: readonly number[], resisted: readonly number[], kit: Kit, slot: number): number[] => {
  const degrees = new Array<number>(MOST + 1).fill(0);
  contact.forEach((chance, c) => {
    if (chance > 0)
      resisted.forEach(
        (other, r) => (degrees[hitDegree(cappedContact(c - MOST, kit, slot), r - MOST, kit, slot)]! += chance * other),
      );
  });
  return degrees;
};

/** Where one hit of each degree would leave the target's ladder: the rules themselves are asked. */
const rungsAfter = (
  setup: Setup,
  state: State,
  actor: Actor,
  kit: Kit,
  slot: number,
  target: Actor,
): readonly number[] =>
  Array.from({ length: MOST + 1 }, (_, degree) => {
    const work = open(state);
    work.hits = [actor.index, target.index, kit.index, slot, 0, 1, 0, 0, degree, 0];
    land(setup, work);
    overflow(setup, work);
    return work.actors[target.index * SIZE + RUNG + kit.at]!;
  });

export const strikeOdds = (
  setup: Setup,
  state: State,
  actor: Actor,
  kit: Kit,
  slot: number,
  target: Actor,
  assists: number,
  invoke: number,
): Odds => {
  const { tuning } = setup.script;
  const pillar = kit.at;
  const bonus =
    attackBonus(setup, state.actors, actor, kit, pillar, assists, invoke) -
    defenseBonus(setup, state.actors, target, pillar);
  const theirs = lawOf(tuning, target.rank[pillar]!);
  const raw = opposed(tuning, lawOf(tuning, actor.rank[pillar]!, INVOKE_REROLL[invoke]!), theirs, bonus);
  const contact = new Array<number>(raw.length).fill(0);
  raw.forEach((chance, c) => (contact[cappedContact(c - MOST, kit, slot) + MOST]! += chance));
  const resisted = againstNumber(
    tuning,
    theirs,
    resistBonus(state.actors, target, pillar, kit.piercing),
    resistNumber(setup, actor, kit, slot),
  );
  const degree = hitOdds(contact, resisted, kit, slot);
  const rungs = new Array<number>(MOST + 1).fill(0);
  rungsAfter(setup, state, actor, kit, slot, target).forEach((rung, f) => (rungs[rung]! += degree[f]!));
  return { contact, degree, rungs };
};

export const moveOdds = (setup: Setup, state: State, move: Move): Odds =>
  strikeOdds(
    setup,
    state,
    setup.actors[move.actor]!,
    setup.kits[move.kit]!,
    move.slot,
    setup.actors[move.target]!,
    0,
    move.invoke,
  );
