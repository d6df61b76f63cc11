import { fc, playOut } from '@lockstep/conformance';
import { moments, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { gates } from './gates.ts';
import { scrutinize } from './scrutiny.ts';
import { EASY, find, holding, incident, play, read, SEED, SHUT, stateWith } from './small.fixture.ts';
import { bandOf, copy } from './state.ts';

describe('[G4] Scrutiny', () => {
  const bands: readonly [scrutiny: number, band: string][] = [
    [0, 'LOW'],
    [9, 'LOW'],
    [10, 'MED'],
    [19, 'MED'],
    [20, 'HIGH'],
    [30, 'HIGH'],
  ];
  test.each(bands)('[G4] %i is %s', (scrutiny, band) => {
    const setup = read(incident({ scrutiny }));
    expect(bandOf(setup, scrutiny)).toBe(band);
    expect(gates.view(setup, stateWith(setup), 0)).toMatchObject({ scrutiny, band, bands: { med: 10, high: 20 } });
  });

  test('[G4] it stays between 0 and 30, and its causes are told', () => {
    const setup = read(incident());
    const log: Event[] = [];
    const state = copy(stateWith(setup, { scrutiny: 29 }));
    scrutinize(
      setup,
      state,
      [
        { why: 'SKETCHY', by: 3 },
        { why: 'FAILED', by: 2 },
      ],
      log,
    );
    expect(state.scrutiny).toBe(30);
    scrutinize(setup, state, [{ why: 'CLEARED', by: -40 }], log);
    expect(state.scrutiny).toBe(0);
    scrutinize(setup, state, [{ why: 'VERIFIED', by: 0 }], log);
    expect(log).toEqual([
      {
        kind: 'scrutiny-changed',
        causes: [
          { why: 'SKETCHY', by: 3 },
          { why: 'FAILED', by: 2 },
        ],
        scrutiny: 30,
      },
      { kind: 'scrutiny-changed', causes: [{ why: 'CLEARED', by: -40 }], scrutiny: 0 },
    ]);
  });

  test('[G4] a cleared gate takes 2 away', () => {
    const { state, events } = play(
      holding(['meter'], { gate: [{ ...EASY, strength: 9 }, SHUT] }),
      SEED,
      'inject meter at EASY',
    );
    expect(state.scrutiny).toBe(2);
    expect(find(events, 'scrutiny-changed')).toEqual({
      kind: 'scrutiny-changed',
      causes: [{ why: 'CLEARED', by: -2 }],
      scrutiny: 2,
    });
  });

  test('[G4] law: from 0 to 30 at every moment of every incident', () => {
    const setup = read(incident({ gate: [EASY, SHUT], turns: 20, scrutiny: 25 }));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const { state } of moments(playOut(gates, setup, parseSeed(seed), parseSeed(`${seed}!`)))) {
          expect(state.scrutiny).toBeGreaterThanOrEqual(0);
          expect(state.scrutiny).toBeLessThanOrEqual(30);
        }
      }),
      { seed: 20260101, numRuns: 10 },
    );
  });
});
