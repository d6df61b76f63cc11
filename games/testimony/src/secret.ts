import { openStream, type Position, pick, type Seat, type Seed } from '@lockstep/kernel';
import { type Card, isRefutation } from './card.ts';
import { makeSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { PROOFS } from './vocabulary.ts';

/** T11: the counters of a HIDDEN puzzle that have neither been played nor refuted. */
export const hidden = ({ script }: Setup, { refuted, shown }: State): number =>
  script.visibility === 'FULL' ? 0 : ((1 << script.counter.length) - 1) & ~(refuted | shown);

/** What a refutation card is seen to refute: null for an unseen counter, in the puzzle or not. */
export const refutesSeen = ({ script }: Setup, unknown: number, { refutes }: Card): readonly (string | null)[] =>
  unknown === 0
    ? refutes
    : refutes.map((id) => (script.counter.some((one, i) => one.id === id && ((unknown >> i) & 1) === 0) ? id : null));

/** The name and the line of a refutation card tell what it refutes: under HIDDEN it has a number instead, for the whole puzzle. */
export const isCovered = ({ script }: Pick<Setup, 'script'>, card: Card): boolean =>
  script.visibility === 'HIDDEN' && isRefutation(card);

/** What a card is called. */
export const titleOf = (setup: Pick<Setup, 'script'>, card: Card): string =>
  isCovered(setup, card)
    ? `Refutation ${setup.script.card.filter(isRefutation).findIndex(({ id }) => id === card.id) + 1}`
    : card.name;

/** By which counters are hidden, for each setup: tables are compiled once. */
const blanked = new WeakMap<Setup, Map<number, Setup>>();

const withoutCounters = (setup: Setup, unknown: number): Setup => {
  const made = blanked.get(setup) ?? new Map<number, Setup>();
  blanked.set(setup, made);
  const before = made.get(unknown);
  if (before) return before;
  const counter = setup.script.counter.map((one, i) =>
    (unknown >> i) & 1 ? { id: `UNKNOWN_${i}`, name: 'Unknown', targets: [] } : one,
  );
  const card = setup.script.card.map((one) => ({
    ...one,
    refutes: refutesSeen(setup, unknown, one).map((id) => id ?? 'UNKNOWN'),
  }));
  const known = { ...makeSetup({ ...setup.script, counter, card }, setup), unknown };
  made.set(unknown, known);
  return known;
};

/** What is hidden is not in there at all. */
export const mask = (setup: Setup, state: State): Position<Setup, State> => {
  const unknown = hidden(setup, state);
  return { setup: unknown === 0 ? setup : withoutCounters(setup, unknown), state };
};

/** Replaces the unseen counters by as many others, with targets drawn again. */
export const resample = (setup: Setup, state: State, _seat: Seat, seed: Seed): Position<Setup, State> => {
  const unknown = hidden(setup, state);
  if (unknown === 0) return { setup, state };
  const stream = openStream(seed, 'counters');
  const counter = setup.script.counter.map((one, i) =>
    (unknown >> i) & 1 ? { id: `OTHER_${i}`, name: 'Another', targets: [pick(stream, PROOFS)] } : one,
  );
  return { setup: makeSetup({ ...setup.script, counter }, setup), state };
};
