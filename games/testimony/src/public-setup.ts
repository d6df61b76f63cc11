import { hidden, isCovered, refutesSeen, titleOf } from './secret.ts';
import { makeSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { PROOFS } from './vocabulary.ts';

/** Unseen counters and what refutes them under numbers, each card with as many as it has. */
export const publicSetup = (setup: Setup, state: State): Setup => {
  const unknown = hidden(setup, state);
  const { script } = setup;
  const counter = script.counter.map((one, i) =>
    (unknown >> i) & 1 ? { id: `COUNTER_${i + 1}`, name: 'Unseen', targets: [PROOFS[0]] } : one,
  );
  const unseen = counter.filter((_, i) => (unknown >> i) & 1).map(({ id }) => id);
  const card = script.card.map((one) => {
    if (!isCovered(setup, one)) return one;
    const seen = refutesSeen(setup, unknown, one);
    // The first stand for counters of the puzzle, further ones for counters that are not in it.
    const stands = [...unseen, ...seen.map((_, i) => `ELSEWHERE_${i + 1}`)];
    const { line: _, ...covered } = one;
    return { ...covered, name: titleOf(setup, one), refutes: seen.map((id) => id ?? stands.shift()!) };
  });
  return makeSetup({ ...script, counter, card });
};
