import { conform, fc, scripted } from '@lockstep/conformance';
import { Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type Event, nullGame } from './null.ts';

const setup = { limit: 10, sides: 6 };

describe('the null game', () => {
  conform(nullGame, fc.record({ limit: fc.integer({ min: 6, max: 60 }), sides: fc.integer({ min: 2, max: 20 }) }));

  test('a scripted game: 4 + 5, stop, 9 points, and no roll left over', () => {
    const dice = scripted({ die: [3, 4] });
    const log: Event[] = [];
    let state = nullGame.start(setup, dice.seed);
    for (const kind of ['roll', 'roll', 'stop'] as const) {
      const next = nullGame.step(setup, state, 0, { kind }, log);
      if (next instanceof Refusal) throw new Error(next.code);
      state = next;
    }
    expect(nullGame.outcome(setup, state)).toEqual({ result: 'finished', reason: 'stopped', scores: [9] });
    expect(log.at(-1)).toEqual({ kind: 'stopped', total: 9 });
    dice.done();
  });

  test('a roll left over fails the test that scripted it', () => {
    const dice = scripted({ die: [3, 4] });
    nullGame.step(setup, nullGame.start(setup, dice.seed), 0, { kind: 'roll' });
    expect(() => dice.done()).toThrow('die: 1 roll left over');
  });

  test('passing the limit loses at once', () => {
    const dice = scripted({ die: [5, 4] });
    let state = nullGame.start(setup, dice.seed);
    for (const _ of [1, 2]) state = nullGame.step(setup, state, 0, { kind: 'roll' }) as typeof state;
    expect(nullGame.outcome(setup, state)?.result).toBe('lost');
    expect(nullGame.step(setup, state, 0, { kind: 'stop' })).toMatchObject({ code: 'over' });
  });
});
