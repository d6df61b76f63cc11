import { fc, playOut } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { gates } from './gates.ts';
import { EASY, find, holding, incident, modifier, play, read, SEED, SHUT } from './small.fixture.ts';
import { tokenCost } from './tokens.ts';
import { MODIFIERS, MOVES, type Move } from './vocabulary.ts';

describe('[G10] Ops Tokens, D05v1 §8', () => {
  const starts: readonly [brought: number, tokens: number][] = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 3],
  ];
  test.each(starts)('D05v1-45 an incident begun with %i has %i', (tokens, has) => {
    expect(play(incident({ tokens }), SEED).state.tokens).toBe(has);
  });

  test('D05v1-47 what a cache of the run has given is brought along, and the incident’s own comes on top', () => {
    expect(play(incident({ tokens: 1 }), SEED).state.tokens - play(incident({ tokens: 0 }), SEED).state.tokens).toBe(1);
  });

  test('D05v1-46 one with each gate that comes to 0, told beside it', () => {
    const weak = holding(['meter'], { gate: [{ ...EASY, strength: 9 }, SHUT], tokens: 0 });
    const { state, events } = play(weak, SEED, 'inject meter at EASY');
    expect(state.tokens).toBe(2);
    const at = events.findIndex(({ kind }) => kind === 'cleared');
    expect(events[at + 1]).toEqual({ kind: 'token-gained', why: 'GATE', by: 1, tokens: 2 });
  });

  test('D05v1-44 at 3 the cap holds: what it takes away is told as nothing gained', () => {
    const weak = holding(['meter'], { gate: [{ ...EASY, strength: 9 }, SHUT], tokens: 2 });
    const { state, events } = play(weak, SEED, 'inject meter at EASY');
    expect(state.tokens).toBe(3);
    expect(find(events, 'token-gained')).toEqual({ kind: 'token-gained', why: 'GATE', by: 0, tokens: 3 });
  });

  const deltas: readonly [line: string, by: number][] = [
    ['inject meter at SHUT', 0],
    ['flag at SHUT path 1', -1],
    ['rewire receipt from TIME to WORK', -1],
    ['corroborate meter', 0],
    ['cycle meter', 0],
    ['exploit at SHUT', -2],
  ];
  test.each(deltas)('D05v1-48 "%s": %i', (line, by) => {
    const { state } = play(holding(['meter', 'receipt'], { gate: [SHUT] }), SEED, line);
    expect(state.tokens - 3).toBe(by);
  });

  test.each([...MODIFIERS])('[G14] D05v1-80 prices under %s', (id) => {
    const setup = read(incident({ modifier: [modifier(id.replace('modifier.', ''))] }));
    const extra = id === 'modifier.POLICY_LOCKDOWN' ? 1 : 0;
    const prices: { readonly [move in Move]: number } = {
      inject: 0,
      flag: 1 + extra,
      rewire: 1,
      corroborate: 0,
      cycle: 0,
      exploit: 2 + extra,
    };
    for (const move of MOVES) expect([move, tokenCost(setup, move)]).toEqual([move, prices[move]]);
  });

  test('D05v1-44 [G10] law: from 0 to 3 at every moment of every incident', () => {
    const setup = read(incident({ gate: [{ ...EASY, strength: 30 }, SHUT], turns: 14 }));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { state } of moments(playOut(gates, setup, parseSeed(seed), parseSeed(`${seed}!`)))) {
          expect(state.tokens).toBeGreaterThanOrEqual(0);
          expect(state.tokens).toBeLessThanOrEqual(3);
        }
      }),
      { seed: 20260101, numRuns: 10 },
    );
  });
});
