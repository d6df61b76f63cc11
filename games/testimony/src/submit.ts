import { type CardSet, idsOf, SIZE } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event, Rise } from './action.ts';
import { contradictions } from './contradiction.ts';
import { sharedClaims } from './corroboration.ts';
import {
  type Answer,
  answerOf,
  contest,
  contestedCards,
  damageUnder,
  mostDamage,
  NO_ANSWER,
  UNSEEN,
} from './counter.ts';
import { contestedTotal, isContested } from './damage.ts';
import { outcome } from './outcome.ts';
import { refutedWith, restoration } from './refutation.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { cardsOf, proofsOf } from './tables.ts';

/** D05v2 §2.2, steps 1–7. */
export const submit = (setup: Setup, state: State, cards: CardSet, log?: Event[]): State | Refusal => {
  const { script, tables, unknown } = setup;
  const size = SIZE[cards]!;
  if ((cards & ~state.hand) !== 0 || size < 1 || size > script.tuning.most_cards) return misplaced(setup, state, cards);
  if ((cards & (tables.blocked[state.story]! | tables.blocked[cards]!)) !== 0) return blocked(setup, state, cards); // 1

  const story = state.story | cards;
  const rise = tables.scrutiny[story]! - tables.scrutiny[state.story]!; // 2
  const scrutiny = Math.min(state.scrutiny + rise, script.tuning.scrutiny_cap);
  if (rise > 0 && scrutiny === script.tuning.scrutiny_cap) return fallApart(setup, state, cards, scrutiny, log);

  const refuted = refutedWith(setup, state.refuted, cards);
  const answer = answerOf(setup, refuted, cards); // 3
  const least = damageUnder(setup, answer, cards); // 4
  const next: State = {
    turn: state.turn + 1,
    resistance: state.resistance - least - restoration(setup, state, refuted), // 5
    scrutiny,
    hand: state.hand & ~cards,
    story, // 6 and 7: what the story proves is addressed
    refuted,
    shown: answer >= 0 && answer !== UNSEEN ? state.shown | (1 << answer) : state.shown,
    contested: state.contested | contest(setup, answer, cards),
    unsure: unknown === 0 ? 0 : state.unsure + mostDamage(setup, refuted, answer, cards) - least,
  };
  if (log !== undefined) tell(setup, state, cards, next, log);
  return next;
};

const misplaced = ({ script }: Setup, state: State, cards: CardSet): Refusal => {
  const elsewhere = cards & ~state.hand;
  if (elsewhere !== 0) return refuse('already-submitted', { card: idsOf(script.card, elsewhere)[0]! });
  return refuse('submission-size', { cards: idsOf(script.card, cards), most: script.tuning.most_cards });
};

/** T4: the two cards, the two claims and the minutes between them; nothing is paid. */
const blocked = (setup: Setup, state: State, cards: CardSet): Refusal => {
  const major = contradictions(setup, state.story, cards).find(({ severity }) => severity === 'MAJOR')!;
  return refuse('major-contradiction', { ...major.clash });
};

/** T2: lost before KOA answers and before any damage. */
const fallApart = (setup: Setup, state: State, cards: CardSet, scrutiny: number, log?: Event[]): State => {
  const next = copy(state);
  next.scrutiny = scrutiny;
  if (log !== undefined) tell(setup, state, cards, next, log);
  return next;
};

/** T19: what happened between two states, in its order. */
const tell = (setup: Setup, state: State, cards: CardSet, next: State, log: Event[]): void => {
  tellScrutiny(setup, state, cards, next.scrutiny, log);
  if (next.story === state.story) {
    log.push({ kind: 'denied', reason: 'story-fell-apart' });
    return;
  }
  tellRefutations(setup, state, cards, log);
  tellDamage(setup, state, cards, next, log);
  tellEnd(setup, state, next, log);
};

const tellScrutiny = (setup: Setup, state: State, cards: CardSet, scrutiny: number, log: Event[]): void => {
  const { script, tables } = setup;
  log.push({ kind: 'submitted', turn: state.turn, cards: idsOf(script.card, cards) });
  const rise = tables.scrutiny[state.story | cards]! - tables.scrutiny[state.story]!;
  if (rise === 0) return;
  const { sketchy_scrutiny: sketchy, minor_scrutiny: minor } = script.tuning;
  const rises: Rise[] = [
    ...cardsOf(script.card, cards)
      .filter(({ trust }) => trust === 'SKETCHY' && sketchy > 0)
      .map(({ id }) => ({ why: 'SKETCHY', card: id, by: sketchy }) as const),
    ...(minor > 0 ? contradictions(setup, state.story, cards) : []).map(
      ({ clash }) => ({ why: 'MINOR', clash, by: minor }) as const,
    ),
  ];
  log.push({ kind: 'scrutiny-rose', rises, by: rise, scrutiny });
};

const tellRefutations = (setup: Setup, state: State, cards: CardSet, log: Event[]): void => {
  const { script, tables, unknown } = setup;
  let refuted = state.refuted;
  for (const { id, refutes } of cardsOf(script.card, cards)) {
    if (refutes.length === 0) continue;
    const place = script.card.findIndex((card) => card.id === id);
    const now = refutedWith(setup, refuted, 1 << place);
    const known = script.counter.filter((_, i) => ((unknown >> i) & 1) === 0).map((counter) => counter.id);
    const hopes = unknown !== 0 && refutes.some((counter) => !known.includes(counter));
    log.push({ kind: 'refuted', card: id, counters: hopes ? null : idsOf(script.counter, now & ~refuted) });
    refuted = now | (tables.refutes[1 << place]! & ~unknown);
  }
};

const answerWords = (
  { script }: Setup,
  answer: Answer,
  cards: CardSet,
): Extract<Event, { kind: 'answered' }>['answer'] => {
  if (answer === NO_ANSWER) return 'nothing';
  if (answer === UNSEEN) return null;
  const { id, targets } = script.counter[answer]!;
  const contested = cardsOf(script.card, cards).filter((card) => isContested(card, targets));
  return { counter: id, contested: contested.map((card) => card.id) };
};

const tellDamage = (setup: Setup, state: State, cards: CardSet, next: State, log: Event[]): void => {
  const { script, tables } = setup;
  const answer = answerOf(setup, next.refuted, cards);
  const restored = restoration(setup, state, next.refuted);
  const submitted = cardsOf(script.card, cards);
  const sure = answer !== UNSEEN;
  const targets = answer === NO_ANSWER || !sure ? [] : script.counter[answer]!.targets;
  const contested = contestedTotal(script.tuning, submitted, targets);
  log.push({ kind: 'answered', answer: answerWords(setup, answer, cards) });
  if (restored > 0) {
    const regained = contestedCards(setup, state.contested, next.refuted & ~state.refuted);
    log.push({ kind: 'restored', cards: idsOf(script.card, regained), damage: restored });
  }
  log.push({
    kind: 'damaged',
    base: contestedTotal(script.tuning, submitted, []),
    contested: sure ? contested : null,
    shared: sharedClaims(submitted),
    damage: sure ? state.resistance - next.resistance - restored : null,
    resistance: sure ? Math.max(0, next.resistance) : null,
  });
  const fresh = tables.proofs[next.story]! & ~tables.proofs[state.story]! & tables.concerns;
  if (fresh !== 0) log.push({ kind: 'addressed', concerns: proofsOf(fresh) });
  log.push({ kind: 'committed', cards: idsOf(script.card, cards) });
};

const tellEnd = (setup: Setup, state: State, next: State, log: Event[]): void => {
  const { script, tables } = setup;
  log.push({ kind: 'turn-ended', turnsLeft: script.turns - state.turn });
  const open = tables.concerns & ~tables.proofs[next.story]!;
  if (next.unsure > 0) return;
  const ended = outcome(setup, next);
  if (ended?.result === 'won') log.push({ kind: 'granted', turns: state.turn, scrutiny: next.scrutiny });
  else if (open !== 0 && next.resistance <= 0) log.push({ kind: 'concerns-open', concerns: proofsOf(open) });
  if (ended?.result === 'lost')
    log.push({ kind: 'denied', reason: ended.reason as Extract<Event, { kind: 'denied' }>['reason'] });
};
