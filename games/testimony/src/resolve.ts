import type { Issue } from '@lockstep/kernel';
import { idIssues, idsIn, isRecord, listOf } from '@lockstep/shape';
import { aimsOfRow } from './difficulty.ts';
import type { Pack } from './pack.ts';

const isListOfNames = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Names in a written puzzle that neither it nor the pack explains, each at its own place. */
export const unknownNames = (pack: Pack, setup: unknown): readonly Issue[] => {
  if (!isRecord(setup)) return [];
  const counters = [...idsIn(setup.counter), ...idsIn(pack.counter)];
  return [
    ...idIssues(setup.incident, idsIn(pack.incident), ['incident'], 'incident of the pack'),
    ...listOf(setup.counters).flatMap((id, i) => idIssues(id, counters, ['counters', i], 'counter of the pack')),
    ...listOf(setup.card).flatMap((card, i) => {
      if (!isRecord(card)) return [];
      const unnamed =
        card.name === undefined ? idIssues(card.id, idsIn(pack.card), ['card', i, 'id'], 'card of the pack') : [];
      const refutes = listOf(card.refutes).flatMap((id, j) =>
        idIssues(id, counters, ['card', i, 'refutes', j], 'counter'),
      );
      return [...unnamed, ...refutes];
    }),
  ];
};

/**
 * A puzzle may name an incident, a difficulty, counters (`counters = [ids]`) and cards of the pack; a card so named brings its
 * name, trust, proofs and line, and the puzzle its power and claims. What the puzzle writes itself stays, right or wrong.
 */
export const resolve = (pack: Pack, setup: unknown): unknown => {
  if (!isRecord(setup)) return setup;
  const { counters, ...rest } = setup;
  const incident = pack.incident.find(({ id }) => id === rest.incident);
  const row = pack.difficulty.find(({ id }) => id === rest.difficulty);
  const dealt = pack.counter.filter(({ id }) => listOf(counters).includes(id));
  const inOrder = listOf(counters).flatMap((id) => dealt.filter((one) => one.id === id));
  const listed = isListOfNames(counters) && (rest.counter === undefined || Array.isArray(rest.counter));
  return {
    ...(incident ? { target: incident.target } : {}),
    ...(row ? { resistance: row.resistance, turns: row.turns, aims: aimsOfRow(row, [0, row.random_most]) } : {}),
    conflict: pack.conflict,
    ...rest,
    ...(rest.tuning === undefined || isRecord(rest.tuning) ? { tuning: { ...pack.tuning, ...rest.tuning } } : {}),
    ...(listed ? { counter: [...listOf(rest.counter), ...inOrder] } : counters === undefined ? {} : { counters }),
    ...(Array.isArray(rest.card) ? { card: rest.card.map((card: unknown) => filled(pack, card)) } : {}),
  };
};

const filled = (pack: Pack, card: unknown): unknown => {
  const known = isRecord(card) ? pack.card.find(({ id }) => id === card.id) : undefined;
  if (!isRecord(card) || !known) return card;
  const { name, trust, proves, refutes, line } = known;
  return { name, trust, proves, refutes, ...(line === undefined ? {} : { line }), ...card };
};
