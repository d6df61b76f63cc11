import { describe, expect, test } from 'vitest';
import { outcome } from './outcome.ts';
import { EASY, incident, play, read, SEED, SHUT, stateWith } from './small.fixture.ts';

describe('[G21] how an incident ends', () => {
  const wins: readonly [turns: number, score: number][] = [
    [1, 1],
    [2, 2],
    [8, 8],
  ];
  test.each(wins)(
    '[G21] cleared on the first of %i turns scores %i: one, and one for every turn left',
    (turns, score) => {
      const { outcome: end } = play(
        incident({ gate: [{ ...EASY, strength: 5 }], turns }),
        SEED,
        'inject meter at EASY',
      );
      expect(end).toEqual({ result: 'won', reason: 'cleared', scores: [score] });
    },
  );

  test('[G21] failed scores nothing', () => {
    const { outcome: end } = play(incident({ gate: [SHUT], turns: 1 }), SEED, 'inject meter at SHUT');
    expect(end).toEqual({ result: 'lost', reason: 'turns-used-up', scores: [0] });
  });

  test('[G21] until then there is none', () => {
    const setup = read(incident());
    expect(outcome(setup, stateWith(setup))).toBeUndefined();
    expect(outcome(setup, stateWith(setup, { turn: 8, scrutiny: 30, tokens: 0 }))).toBeUndefined();
    expect(outcome(setup, stateWith(setup, { turn: 9 }))?.result).toBe('lost');
    expect(outcome(setup, stateWith(setup, { turn: 9, strengths: [0] }))?.result).toBe('won');
  });
});
