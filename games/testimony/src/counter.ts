import type { CardSet } from '@lockstep/cards';
import { damageOf } from './damage.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { cardsOf, MARK_BITS, proofsOf, type Tables, UNKNOWN } from './tables.ts';
import { MOST_COUNTERS, PROOFS } from './vocabulary.ts';

/** How KOA answers a submission: with the counter printed at this place, not at all, or with an unseen one. */
export type Answer = number;
export const NO_ANSWER: Answer = -1;
export const UNSEEN: Answer = MOST_COUNTERS;

/** T7: the first counter of her list that is not refuted and targets a proof type of any submitted card. */
const firstThatApplies = ({ tables, unknown }: Setup, refuted: number, cards: CardSet): Answer =>
  tables.answers[((refuted | unknown) << PROOFS.length) | tables.proofs[cards]!]!;

/** Where counters are hidden, any of them may come first, or none apply. */
export const answerOf = (setup: Setup, refuted: number, cards: CardSet): Answer =>
  setup.unknown !== 0 && setup.tables.proofs[cards] !== 0 ? UNSEEN : firstThatApplies(setup, refuted, cards);

/** Where the tables keep what an answer does to a submission. */
const entryOf = ({ sets, counters }: Tables, answer: Answer, cards: CardSet): number =>
  (answer === UNSEEN ? counters + 1 : answer + 1) * sets + cards;

/** The damage of a submission with this answer; an unseen counter is taken to contest every card that proves something. */
export const damageUnder = (setup: Setup, answer: Answer, cards: CardSet): number => {
  const { worth } = setup.tables;
  const entry = entryOf(setup.tables, answer, cards);
  if (worth[entry] === UNKNOWN) worth[entry] = computeDamage(setup, answer, cards);
  // Read back, so that every damage is an integer to the engine and no state is made of floats.
  return worth[entry]!;
};

const computeDamage = ({ script }: Setup, answer: Answer, cards: CardSet): number => {
  const targets = answer === UNSEEN ? PROOFS : answer === NO_ANSWER ? [] : script.counter[answer]!.targets;
  return damageOf(script.tuning, cardsOf(script.card, cards), targets);
};

/** What the submission does at most, whichever unseen counter answers it. */
export const mostDamage = (setup: Setup, refuted: number, answer: Answer, cards: CardSet): number => {
  if (answer !== UNSEEN) return damageUnder(setup, answer, cards);
  const seen = firstThatApplies(setup, refuted, cards);
  return seen === NO_ANSWER ? damageUnder(setup, NO_ANSWER, cards) : mildest(setup, cards);
};

/** What the submission does at least and at most; one number where nothing is hidden. */
export const damageBetween = (
  setup: Setup,
  refuted: number,
  cards: CardSet,
): readonly [least: number, most: number] => {
  const answer = answerOf(setup, refuted, cards);
  return [damageUnder(setup, answer, cards), mostDamage(setup, refuted, answer, cards)];
};

/** The damage where an unseen counter comes before the one that was seen, and targets as little as a counter can: no less. */
const mildest = ({ script, tables }: Setup, cards: CardSet): number => {
  const submitted = cardsOf(script.card, cards);
  return Math.max(...proofsOf(tables.proofs[cards]!).map((proof) => damageOf(script.tuning, submitted, [proof])));
};

const MASK = (1 << MARK_BITS) - 1;

/** The place of the counter that contested a card, or NO_ANSWER. */
export const contestedBy = ({ contested }: Pick<State, 'contested'>, place: number): Answer =>
  ((contested >> (place * MARK_BITS)) & MASK) - 1;

/** The cards of a submission that an answer contests, as they are kept in the state. */
export const contest = ({ tables }: Setup, answer: Answer, cards: CardSet): number =>
  tables.marks[entryOf(tables, answer, cards)]!;

/** Cards of the story that these counters contest. */
export const contestedCards = ({ script }: Setup, contested: number, counters: number): CardSet => {
  let cards = 0;
  for (let place = 0; place < script.card.length; place += 1) {
    const mark = (contested >> (place * MARK_BITS)) & MASK;
    if (mark !== 0 && (counters >> (mark - 1)) & 1) cards |= 1 << place;
  }
  return cards;
};
