import { describe, expect, test } from 'vitest';
import { incident, read, stateWith } from './small.fixture.ts';
import { copy, declare, declaredPath, flagEnds, placesOf, sizeOf, struckClause, trustOf } from './state.ts';

describe('the state', () => {
  test('[G5] a declared path, its struck clause and its last turn are one number', () => {
    for (const path of [0, 1, 2, 3])
      for (const strike of [-1, 0, 1, 2, 3])
        for (const ends of [1, 3, 20, 29]) {
          const flag = declare({ path, strike, ends });
          expect([declaredPath(flag), struckClause(flag), flagEnds(flag)]).toEqual([path, strike, ends]);
        }
    expect([declaredPath(0), struckClause(0)]).toEqual([-1, -1]);
  });

  test('sets of cards: places in the order of the deck, and their number', () => {
    expect(placesOf(0)).toEqual([]);
    expect(placesOf(0b100101)).toEqual([0, 2, 5]);
    expect(placesOf(1 << 23)).toEqual([23]);
    expect(sizeOf(0b100101)).toBe(3);
  });

  test('[K1] a copy has every field, in the same order', () => {
    const state = stateWith(read(incident()));
    expect(copy(state)).toEqual(state);
    expect(Object.keys(copy(state))).toEqual(Object.keys(state));
  });

  test('[G2] trust by now: VERIFIED, SKETCHY, or neither', () => {
    const setup = read(incident());
    const state = stateWith(setup);
    expect(setup.cards.map((_, i) => trustOf(state, i))).toEqual(setup.cards.map(({ trust }) => trust));
  });
});
