import { describe, expect, test } from 'vitest';
import { attempt, isBarred, truths } from './attempt.ts';
import { gate, incident, modifier, payload, read, stateWith } from './small.fixture.ts';
import { declare } from './state.ts';

const THREE = gate('THREE', [
  [40, 'tag SENSOR', 'trait TIMESTAMPED', 'tag MOOD'],
  [30, 'tag SENSOR'],
  [20, 'trust SKETCHY'],
]);
const setup = read(incident({ gate: [THREE] }));
const flagged = (path: number, strike: number) => stateWith(setup, { flags: [declare({ path, strike, ends: 3 })] });
const by = (state: ReturnType<typeof stateWith>, ...names: readonly string[]) => {
  const { path, declared } = attempt(setup, state, 0, payload(setup, state, names));
  return { path, declared };
};

describe('[G12] an attempt at a gate', () => {
  test('[G2] the first path that is met, in the gate’s order', () => {
    const state = stateWith(setup);
    expect(by(state, 'meter')).toEqual({ path: 1, declared: false });
    expect(by(state, 'receipt')).toEqual({ path: 2, declared: false });
  });

  test('[G2] [G5] a declared path is tried before all others', () => {
    expect(by(flagged(2, -1), 'meter')).toEqual({ path: 2, declared: true });
    expect(by(flagged(1, -1), 'meter')).toEqual({ path: 1, declared: true });
    expect(by(flagged(1, -1), 'receipt')).toEqual({ path: 2, declared: false });
  });

  test('[G5] [G12] a struck clause counts as met, on its path only', () => {
    expect(by(flagged(0, 2), 'meter', 'receipt')).toEqual({ path: 0, declared: true });
    expect(by(flagged(0, 1), 'meter', 'receipt')).toEqual({ path: 1, declared: false });
    const state = flagged(0, 2);
    expect(truths(setup, state, 0, payload(setup, state, ['receipt']))).toEqual([[false, true, true], [false], [true]]);
  });

  test('[G12] the truth of every clause, path by path', () => {
    const state = stateWith(setup);
    expect(truths(setup, state, 0, payload(setup, state, ['hunch', 'receipt']))).toEqual([
      [true, true, true],
      [true],
      [true],
    ]);
    expect(truths(setup, state, 0, payload(setup, state, ['receipt']))).toEqual([
      [false, true, false],
      [false],
      [true],
    ]);
  });

  test('[G12] what a gate bars passes by no path, declared or not', () => {
    const barring = read(incident({ gate: [{ ...THREE, bars: ['SELF_REPORT'] }] }));
    for (const state of [
      stateWith(barring),
      stateWith(barring, { flags: [declare({ path: 2, strike: -1, ends: 3 })] }),
    ]) {
      const held = payload(barring, state, ['diary', 'meter']);
      expect(attempt(barring, state, 0, held)).toMatchObject({ path: -1, declared: false });
      expect(isBarred(barring, 0, held)).toBe(true);
      expect(isBarred(barring, 0, payload(barring, state, ['meter']))).toBe(false);
    }
  });

  test('[G7] [G12] DEEP_VERIFY hides no tag from what a gate bars', () => {
    const barring = read(incident({ gate: [{ ...THREE, bars: ['MOOD'] }], modifier: [modifier('DEEP_VERIFY')] }));
    const state = stateWith(barring);
    expect(attempt(barring, state, 0, payload(barring, state, ['hunch', 'meter'])).path).toBe(-1);
  });

  test('[G12] a disabled gate lets anything through by its first path', () => {
    const state = stateWith(setup, { disabled: [1] });
    expect(by(state, 'receipt')).toEqual({ path: 0, declared: false });
    expect(
      by(stateWith(setup, { disabled: [1], flags: [declare({ path: 0, strike: 0, ends: 3 })] }), 'receipt'),
    ).toEqual({
      path: 0,
      declared: true,
    });
    expect(by(stateWith(setup, { disabled: [1], turn: 2 }), 'receipt')).toEqual({ path: 2, declared: false });
  });
});
