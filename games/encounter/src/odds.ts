import type { Actor } from './actor.ts';
import { planOf } from './budget.ts';
import { payMarks, testBonus, testOf } from './clash.ts';
import { MAX_DEGREE, withNaturals } from './degree.ts';
import { rankDice, rankSides } from './dice.ts';
import {
  type Attack,
  attackBonus,
  cappedContact,
  defenseBonus,
  hitDegree,
  resistBonus,
  resistNumber,
} from './effect.ts';
import type { Kit } from './kit.ts';
import { land, overflow } from './landing.ts';
import { INVOKE_REROLL, type Move } from './move.ts';
import { rungOf } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { Tuning } from './tuning.ts';
import { SLOTS } from './vocabulary.ts';
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
  const higher = (part: readonly number[]): readonly number[] =>
    part.map((chance, t) => chance * upTo[t]! + chance * (upTo[t - 1] ?? 0));
  return [higher(once[0]), higher(once[1]), higher(once[2])];
};

export const lawOf = (tuning: Tuning, rank: number, reroll = false): Law => {
  const once = onceLaw(tuning, rank);
  return reroll ? twiceLaw(once) : once;
};

/** Distributions depend on ranks and a difference alone, so a fight asks for few of them again and again. */
const memories = new WeakMap<Tuning, Map<number, readonly number[]>>();
const KEPT = 4096;

const remembered = (tuning: Tuning, key: number, make: () => readonly number[]): readonly number[] => {
  const memory = memories.get(tuning) ?? new Map<number, readonly number[]>();
  memories.set(tuning, memory);
  const known = memory.get(key);
  if (known) return known;
  const made = make();
  if (memory.size < KEPT) memory.set(key, made);
  return made;
};

const RANKS = 64;
const SPAN = 256;

/** How likely each degree from −4 to 4 is, of one side's roll: `over` is its bonus less the number. */
export const againstNumber = (tuning: Tuning, rank: number, over: number, reroll = false): readonly number[] =>
  remembered(tuning, ((over + SPAN / 2) * RANKS + rank) * 4 + (reroll ? 1 : 0), () => {
    const degrees = new Array<number>(2 * MAX_DEGREE + 1).fill(0);
    lawOf(tuning, rank, reroll).forEach((part, i) => {
      part.forEach((chance, total) => {
        if (chance > 0) degrees[withNaturals(tuning.margins, total + over, i - 1) + MAX_DEGREE]! += chance;
      });
    });
    return degrees;
  });

/** The same of two rolls against each other: `over` is the one's bonus less the other's. */
export const opposedOdds = (
  tuning: Tuning,
  rank: number,
  other: number,
  over: number,
  reroll = false,
): readonly number[] =>
  remembered(tuning, (((over + SPAN / 2) * RANKS + rank) * RANKS + other + SPAN * RANKS) * 4 + (reroll ? 3 : 2), () => {
    const degrees = new Array<number>(2 * MAX_DEGREE + 1).fill(0);
    const mine = lawOf(tuning, rank, reroll);
    const theirs = lawOf(tuning, other);
    for (let i = 0; i < mine.length; i += 1)
      for (let j = 0; j < theirs.length; j += 1) {
        const apart = differences(mine[i]!, theirs[j]!);
        for (let at = 0; at < apart.length; at += 1) {
          if (apart[at] === 0) continue;
          const margin = at + 1 - theirs[j]!.length + over;
          degrees[withNaturals(tuning.margins, margin, i - j) + MAX_DEGREE]! += apart[at]!;
        }
      }
    return degrees;
  });

/** The convolution of one total with the other's negative: the chance of every difference, the least first. */
const differences = (mine: readonly number[], theirs: readonly number[]): readonly number[] => {
  const least = 1 - theirs.length;
  const apart = new Array<number>(mine.length + theirs.length).fill(0);
  for (let a = 0; a < mine.length; a += 1) {
    if (mine[a] === 0) continue;
    for (let b = 0; b < theirs.length; b += 1) apart[a - b - least]! += mine[a]! * theirs[b]!;
  }
  return apart;
};

/** What an attack can come to, as things stand: sealed intents of the other side are not in it. */
export interface Odds {
  /** Chances of contact from −4 to 4. */
  readonly contact: readonly number[];
  /** Chances of the hit's degree from 0 to 4. */
  readonly degree: readonly number[];
  /** Chances that the target's ladder is then at rung 0 to 4. */
  readonly rungs: readonly number[];
}

/** E7 on top of the dice. */
const hitOdds = (
  tuning: Tuning,
  contact: readonly number[],
  resisted: readonly number[],
  kit: Kit,
  slot: number,
): number[] => {
  const degrees = new Array<number>(MAX_DEGREE + 1).fill(0);
  for (let c = 0; c < contact.length; c += 1) {
    if (contact[c] === 0) continue;
    for (let r = 0; r < resisted.length; r += 1)
      degrees[hitDegree(tuning, c - MAX_DEGREE, r - MAX_DEGREE, kit, slot)]! += contact[c]! * resisted[r]!;
  }
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
  Array.from({ length: MAX_DEGREE + 1 }, (_, degree) => {
    const work = open(state);
    work.hits = [actor.index, target.index, kit.index, slot, 0, 1, 0, 0, degree, 0];
    land(setup, work);
    overflow(setup, work);
    return rungOf(work.actors, target.index, kit.at);
  });

type Chances = Pick<Odds, 'contact' | 'degree'>;

/** What is remembered of the attacks with a technique, under one set of numbers. */
const attacks = new WeakMap<Kit, { readonly tuning: Tuning; readonly chances: Map<number, Chances> }>();

const chancesOf = (
  tuning: Tuning,
  kit: Kit,
  slot: number,
  raw: readonly number[],
  resisted: readonly number[],
): Chances => {
  const contact = new Array<number>(raw.length).fill(0);
  for (let c = 0; c < raw.length; c += 1)
    contact[cappedContact(tuning, c - MAX_DEGREE, kit, slot) + MAX_DEGREE]! += raw[c]!;
  return { contact, degree: hitOdds(tuning, contact, resisted, kit, slot) };
};

/** Contact and degree of one attack as things stand. */
export const hitChances = (setup: Setup, state: Pick<State, 'actors'>, attack: Attack): Chances => {
  const { actor, kit, slot, target, invoke } = attack;
  const { tuning } = setup;
  const pillar = kit.at;
  const [rank, other] = [actor.rank[pillar]!, target.rank[pillar]!];
  const over = attackBonus(setup, state.actors, attack, pillar) - defenseBonus(setup, state.actors, target, pillar);
  const resist = resistBonus(state.actors, target, pillar, kit.piercing) - resistNumber(setup, actor, kit, slot);
  const reroll = INVOKE_REROLL[invoke]!;
  let memory = attacks.get(kit);
  if (memory?.tuning !== tuning) {
    memory = { tuning, chances: new Map() };
    attacks.set(kit, memory);
  }
  const { chances } = memory;
  const rolls = ((over + SPAN / 2) * SPAN + resist + SPAN / 2) * RANKS + rank;
  const key = ((rolls * RANKS + other) * SLOTS.length + slot) * 2 + (reroll ? 1 : 0);
  const known = chances.get(key);
  if (known) return known;
  const raw = opposedOdds(tuning, rank, other, over, reroll);
  const made = chancesOf(tuning, kit, slot, raw, againstNumber(tuning, other, resist));
  if (chances.size < KEPT) chances.set(key, made);
  return made;
};

/** The state as it will be when the dice are rolled: what the actor's own techniques cost it is paid before. */
const paid = (setup: Setup, state: State, plan: readonly number[], move: Move): State => {
  const actor = setup.actors[move.actor]!;
  const work = open(state);
  for (const other of [...plan.map((at) => setup.moves[at]!), move])
    if (other.actor === move.actor && other.kind === 'USE') payMarks(setup, work, actor, setup.kits[other.kit]!);
  return work;
};

/** Chances of the degrees from −4 to 4 of a set-up, an advance or a push; undefined where none of them is rolled. */
export const testOdds = (setup: Setup, before: State, move: Move): readonly number[] | undefined => {
  const test = testOf(setup, before, move);
  if (!test) return undefined;
  const { actors } = paid(setup, before, planOf(before, test.actor.seat), move);
  const over = testBonus(setup, actors, test) - test.number;
  return againstNumber(setup.tuning, test.actor.rank[test.pillar]!, over);
};

/** Of its own side a player knows who assists whom: it helps the first attack. */
const assistsIn = (setup: Setup, plan: readonly number[], move: Move): number => {
  let count = 0;
  for (const at of plan) {
    const other = setup.moves[at]!;
    if (other.kind !== 'USE') continue;
    const kit = setup.kits[other.kit]!;
    if (other.actor === move.actor && kit.aims) return 0;
    if (kit.does === 'ASSIST' && other.target === move.actor) count += 1;
  }
  return count;
};

/** The exact odds of an attack that is declared next, with what else its side has declared. */
export const moveOdds = (setup: Setup, before: State, move: Move): Odds => {
  const [actor, target] = [setup.actors[move.actor]!, setup.actors[move.target]!];
  const kit = setup.kits[move.kit]!;
  const plan = planOf(before, actor.seat);
  const state = paid(setup, before, plan, move);
  const assists = assistsIn(setup, plan, move);
  const { contact, degree } = hitChances(setup, state, {
    actor,
    kit,
    slot: move.slot,
    target,
    assists,
    invoke: move.invoke,
  });
  const rungs = new Array<number>(MAX_DEGREE + 1).fill(0);
  rungsAfter(setup, state, actor, kit, move.slot, target).forEach((rung, f) => {
    rungs[rung]! += degree[f]!;
  });
  return { contact, degree, rungs };
};
