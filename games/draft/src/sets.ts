import { PAIRS, RESONANCES, type Resonance } from './vocabulary.ts';

/** Symbols as bits, the first resonance the lowest. */
const bitOf = (resonance: Resonance): number => 1 << RESONANCES.indexOf(resonance);

export const maskOf = (symbols: readonly Resonance[]): number =>
  symbols.reduce((mask, symbol) => mask | bitOf(symbol), 0);

/**
 * The sixteen sets of symbols a card can carry: none, one, two. Cards of one set and one staleness weigh the same, so the pool is kept
 * by set.
 */
export const SET_MASKS: readonly number[] = [0, ...RESONANCES.map(bitOf), ...PAIRS.map(({ of }) => maskOf(of))];

const SET_AT: readonly number[] = Array.from({ length: 1 << RESONANCES.length }, (_, mask) => SET_MASKS.indexOf(mask));

export const setOf = (mask: number): number => SET_AT[mask]!;

/** Which resonances a set carries, by their place in the list: none, one, two. */
export const SET_SYMBOLS: readonly (readonly number[])[] = SET_MASKS.map((mask) =>
  RESONANCES.flatMap((_, i) => (mask & (1 << i) ? [i] : [])),
);
