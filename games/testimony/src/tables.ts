import { type CardSet, placesOf, SIZE, setOf, subsets } from '@lockstep/cards';
import type { Action } from './action.ts';
import type { Card } from './card.ts';
import { type Contradiction, contradictionOf, type Pair } from './contradiction.ts';
import { restoredPower } from './damage.ts';
import type { Script } from './script.ts';
import { firstState, type State } from './state.ts';
import { MOST_CARDS, MOST_COUNTERS, PROOFS, type Proof } from './vocabulary.ts';

/** A set of proof types: bit i is PROOFS[i]. */
export type ProofSet = number;

/** More damage than any submission does. */
export const UNKNOWN = 255;

/** Bits a card has in a state to name the counter that contests it. */
export const MARK_BITS = 3;

/** What every step looks up instead of computing: all that depends on the puzzle and a set of cards alone. */
export interface Tables {
  /** All dealt cards. */
  readonly all: CardSet;
  /** Room for one entry a set of dealt cards. */
  readonly sets: number;
  readonly concerns: ProofSet;
  readonly counters: number;
  /** T46: every try begins with it. */
  readonly start: State;
  /** By refuted counters, then proof types: the first counter that is left and targets one of them, or −1. */
  readonly answers: Int8Array;
  /** By set: what its cards prove together. */
  readonly proofs: Uint8Array;
  /** By set: the counters its cards refute. */
  readonly refutes: Uint8Array;
  /** By set: the cards that are MAJOR against one of it. */
  readonly blocked: Uint16Array;
  /** By set: Scrutiny that SKETCHY cards and MINOR pairs of the set cost, however it is played. */
  readonly scrutiny: Uint8Array;
  /**
   * Answers × sets: damage of a submission, UNKNOWN until asked for; answer 0 is none, then each counter, last one that contests
   * every card that proves anything.
   */
  readonly worth: Uint8Array;
  /** Answers × sets: the cards so contested, as a state keeps them. */
  readonly marks: Int32Array;
  /** By card: damage that refuting its counter gives back. */
  readonly owed: Uint8Array;
  readonly contradictions: readonly Pair[];
  /** By set of playable cards: the legal submissions, once they were asked for. */
  readonly legal: (readonly Action[] | undefined)[];
}

/** One object for each submission there is, so that lists of them share it. */
const ACTIONS: (Action | undefined)[] = new Array(1 << MOST_CARDS);

export const actionOf = (cards: CardSet): Action => {
  const known = ACTIONS[cards];
  if (known !== undefined) return known;
  const made = Object.freeze({ kind: 'submit', cards } as const);
  ACTIONS[cards] = made;
  return made;
};

export const cardsOf = (cards: readonly Card[], set: CardSet): Card[] => placesOf(set).map((place) => cards[place]!);

export const proofSet = (proofs: readonly Proof[]): ProofSet => setOf(proofs.map((proof) => PROOFS.indexOf(proof)));

export const proofsOf = (set: ProofSet): readonly Proof[] => PROOFS.filter((_, i) => (set >> i) & 1);

const pairsOf = ({ card: cards, conflict }: Script): readonly Pair[] =>
  cards.flatMap((first, a) =>
    cards.slice(a + 1).flatMap((second, i) => {
      const found = contradictionOf(conflict, first, second);
      return found ? [{ a, b: a + 1 + i, found }] : [];
    }),
  );

/** The union, over the cards of every set, of what each brings. */
const unions = (sets: number, of: readonly number[], into: Uint8Array | Uint16Array): typeof into => {
  for (let set = 1; set < sets; set += 1) {
    const last = 31 - Math.clz32(set);
    into[set] = into[set & ~(1 << last)]! | of[last]!;
  }
  return into;
};

/** From the last counter to the first, so that the first one stays. */
const answersOf = (targets: readonly ProofSet[]): Int8Array => {
  const answers = new Int8Array(1 << (PROOFS.length + targets.length)).fill(-1);
  for (let counter = targets.length - 1; counter >= 0; counter -= 1)
    for (let entry = 0; entry < answers.length; entry += 1)
      if (((entry >> (PROOFS.length + counter)) & 1) === 0 && (entry & targets[counter]!) !== 0)
        answers[entry] = counter;
  return answers;
};

/** What of the tables no counter and no refutation changes. */
type Hand = Pick<
  Tables,
  'all' | 'sets' | 'concerns' | 'start' | 'proofs' | 'blocked' | 'scrutiny' | 'owed' | 'contradictions' | 'legal'
>;

const compileHand = (script: Script): Hand => {
  const { card: cards, tuning } = script;
  const sets = 1 << cards.length;
  const contradictions = pairsOf(script);
  const against = (severity: Contradiction['severity']): number[] => {
    const masks = cards.map(() => 0);
    for (const { a, b, found } of contradictions) {
      if (found.severity !== severity) continue;
      masks[a]! |= 1 << b;
      masks[b]! |= 1 << a;
    }
    return masks;
  };
  const minor = against('MINOR');
  const sketchy = cards.map(({ trust }) => (trust === 'SKETCHY' ? tuning.sketchy_scrutiny : 0));
  const scrutiny = new Uint8Array(sets);
  for (let set = 1; set < sets; set += 1) {
    const last = 31 - Math.clz32(set);
    const rest = set & ~(1 << last);
    scrutiny[set] = scrutiny[rest]! + sketchy[last]! + SIZE[minor[last]! & rest]! * tuning.minor_scrutiny;
  }
  return {
    all: sets - 1,
    sets,
    concerns: proofSet(script.concern),
    start: firstState({ resistance: script.resistance, scrutiny: script.scrutiny, hand: sets - 1 }),
    proofs: unions(
      sets,
      cards.map(({ proves }) => proofSet(proves)),
      new Uint8Array(sets),
    ) as Uint8Array,
    blocked: unions(sets, against('MAJOR'), new Uint16Array(sets)) as Uint16Array,
    scrutiny,
    owed: Uint8Array.from(cards, (card) => restoredPower(tuning, card)),
    contradictions,
    legal: new Array(sets),
  };
};

/** `alike` are the tables of the same cards and numbers before other counters, and with other refutations. */
export const compileTables = (script: Script, alike?: Tables): Tables => {
  const { card: cards, counter: counters, tuning } = script;
  const hand = alike ?? compileHand(script);
  const { sets, proofs } = hand;
  const targets = counters.map((counter) => proofSet(counter.targets));
  const contestable = cards.map(({ anchored }, i) => (anchored ? 0 : proofs[1 << i]!));
  const contests = [0, ...targets, proofSet(PROOFS)];
  const worth = new Uint8Array(sets * contests.length);
  const marks = new Int32Array(sets * contests.length);
  for (let answer = 0; answer < contests.length; answer += 1) {
    const name = answer > counters.length ? MOST_COUNTERS + 1 : answer;
    const mark = cards.map((_, i) => (contests[answer]! & contestable[i]! ? name << (i * MARK_BITS) : 0));
    for (const set of EVERY) {
      if (set >= sets || SIZE[set]! > tuning.most_cards) continue;
      const last = 31 - Math.clz32(set);
      worth[answer * sets + set] = UNKNOWN;
      marks[answer * sets + set] = marks[answer * sets + (set & ~(1 << last))]! | mark[last]!;
    }
  }
  return {
    ...hand,
    counters: counters.length,
    answers: answersOf(targets),
    refutes: unions(
      sets,
      cards.map(({ refutes }) => setOf(counters.flatMap(({ id }, i) => (refutes.includes(id) ? [i] : [])))),
      new Uint8Array(sets),
    ) as Uint8Array,
    worth,
    marks,
  };
};

/** Every submission that any hand allows: fewer cards first, then deal order. */
const EVERY = [1, 2, 3].flatMap((size) => subsets((1 << MOST_CARDS) - 1, size));

/** D05v2 §2.2: every submission of playable cards that does not contradict itself, fewer cards first, then deal order. */
export const submissions = (tables: Tables, playable: CardSet, most: number): readonly Action[] =>
  tables.legal[playable] ?? collectSubmissions(tables, playable, most);

const collectSubmissions = ({ blocked, legal }: Tables, playable: CardSet, most: number): readonly Action[] => {
  const made: Action[] = [];
  for (const set of EVERY)
    if ((set & ~playable) === 0 && SIZE[set]! <= most && (blocked[set]! & set) === 0) made.push(actionOf(set));
  legal[playable] = made;
  return made;
};
