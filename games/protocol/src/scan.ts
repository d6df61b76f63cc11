import { type CardSet, SIZE } from '@lockstep/cards';
import { type Refusal, refuse } from '@lockstep/kernel';
import type { Event, Reason } from './action.ts';
import { requireHeld } from './require-held.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { endTurn, idsOf } from './turn.ts';
import { SCAN_SLOTS } from './vocabulary.ts';

const REASONS: readonly Reason[] = Object.freeze(['SCAN'] as const);

export const reserveLeft = ({ tables }: Setup, state: State): number =>
  SIZE[tables.all & ~(state.evidence | state.discarded)]!;

/** How many cards a SCAN may discard now; 0 when there can be none. */
export const scanRoom = (setup: Setup, state: State): number => {
  const { tuning, scans } = setup.script;
  if (state.scans >= scans || state.scrutiny >= tuning.scrutiny_cap) return 0;
  return Math.min(SCAN_SLOTS, reserveLeft(setup, state));
};

/** P9: the next cards of the Reserve, in its order; fewer where the order is unknown. */
const nextReserve = (state: State, count: number): CardSet => {
  const used = state.evidence | state.discarded;
  let next = 0;
  for (let i = 0, left = count; left > 0 && i < state.order.length; i += 1) {
    const card = 1 << state.order[i]!;
    if (used & card) continue;
    next |= card;
    left -= 1;
  }
  return next;
};

/** D29 §8. */
export const scan = (setup: Setup, state: State, cards: CardSet, log?: Event[]): State | Refusal => {
  const { script } = setup;
  const fault = requireHeld(setup, state, cards);
  if (fault) return fault;
  const count = SIZE[cards]!;
  if (count < 1 || count > SCAN_SLOTS) return refuse('scan-size', { cards: idsOf(setup, cards) });
  if (state.scans >= script.scans) return refuse('scan-limit', { limit: script.scans });
  if (state.scrutiny >= script.tuning.scrutiny_cap)
    return refuse('scan-at-full-scrutiny', { scrutiny: state.scrutiny });
  const left = reserveLeft(setup, state);
  if (left < count) return refuse('reserve-short', { left });

  const drawn = nextReserve(state, count);
  if (log) tell(setup, state, cards, drawn, log);
  const next = copy(state);
  next.evidence = (state.evidence & ~cards) | drawn;
  next.discarded = state.discarded | cards;
  next.scans = state.scans + 1;
  return endTurn(setup, next, script.tuning.scan_scrutiny, REASONS, log);
};

const tell = (setup: Setup, state: State, cards: CardSet, drawn: CardSet, log: Event[]): void => {
  const names: (string | null)[] = state.order
    .filter((place) => (drawn >> place) & 1)
    .map((place) => setup.script.card[place]!.id);
  while (names.length < SIZE[cards]!) names.push(null);
  log.push({ kind: 'scanned', turn: state.turn, discarded: idsOf(setup, cards), drawn: names });
};
