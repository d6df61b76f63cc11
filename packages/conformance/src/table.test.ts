import { begin, parseSeed, refuse } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { coin } from './coin.fixture.ts';
import { playLines, refusalOf, scripted, tableOf } from './index.ts';

const { actionOf, find, kinds, legal, play, read, refused, refusedAction, shown } = tableOf(coin);
const TWO = { tosses: 2 };
const { seed } = scripted({ coin: [0, 1] });

describe('a table', () => {
  test('plays what is typed and tells what came of it', () => {
    const played = play(TWO, seed, 'heads', 'heads');
    expect(played).toMatchObject({ setup: TWO, view: { tossed: 2, right: 1 }, outcome: { scores: [1] } });
    expect(kinds(played.told)).toEqual(['tossed', 'tossed']);
    expect(played.events).toEqual([{ kind: 'tossed', right: false }]);
    expect(find(played.told, 'tossed')).toEqual({ kind: 'tossed', right: true });
  });

  test('knows what is legal, what is refused and what a preview shows', () => {
    expect(legal(play(TWO, seed))).toEqual(['heads', 'tails']);
    expect(refused(TWO, seed, 'heads')).toBeUndefined();
    expect(refused(TWO, seed, 'edge')).toMatchObject({ code: 'unknown-action' });
    expect(refused(TWO, seed, 'heads', 'heads', 'heads')).toMatchObject({ code: 'over' });
    expect(refusedAction(play(TWO, seed), 1, { guess: 'heads' })).toMatchObject({ code: 'over' });
    expect(shown(TWO, seed, 'heads', 'tails').events).toEqual([{ kind: 'tossed', right: null }]);
  });

  test('a fault of the test is said at once', () => {
    expect(() => read({ tosses: 0 })).toThrow('not a setup');
    expect(() => actionOf(TWO, 'edge')).toThrow('edge: unknown-action');
    expect(() => play({ tosses: 1 }, seed, 'heads', 'tails')).toThrow('tails: over');
    expect(() => shown({ tosses: 1 }, seed, 'heads', 'tails')).toThrow('over');
  });

  test('a refusal that leaves a mark is a fault of the game', () => {
    const marking: typeof coin = {
      ...coin,
      step: (_setup, _state, _seat, _action, log) => {
        log?.push({ kind: 'tossed', right: null });
        return refuse('over');
      },
    };
    expect(() => tableOf(marking).refused(TWO, seed, 'heads')).toThrow('over left a mark');
  });
});

describe('lines of a run', () => {
  const run = begin(coin, { tosses: 1 }, parseSeed('coin'));

  test('are played, or refused', () => {
    const over = playLines(run, 'heads');
    expect(over.now).toMatchObject({ turn: 1, text: 'heads' });
    expect(refusalOf(over, 'tails').code).toBe('over');
    expect(refusalOf(run, 'edge').code).toBe('unknown-action');
    expect(() => playLines(over, 'tails')).toThrow('tails: over');
    expect(() => refusalOf(run, 'heads')).toThrow('heads was allowed');
  });
});
