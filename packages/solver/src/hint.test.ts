import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { hint } from './index.ts';
import { type Ladder, ladder, search } from './ladder.fixture.ts';

const SEED = parseSeed('hint');

/** A first action of many words is a draft: what helps then is a card of the action after it. */
const PACKED: Ladder = {
  limit: 5,
  rungs: [
    [
      { text: 'pack rope hook lamp', to: 1, weight: 1 },
      { text: 'lift attic', to: 2, weight: 0, lift: true },
    ],
    [{ text: 'climb gutter roof', to: 2, weight: 1 }],
    [],
  ],
};
const STUCK: Ladder = { ...PACKED, limit: 0, rungs: [[{ text: 'climb wall', to: 1, weight: 1 }], [], []] };

const asked = (setup: Ladder, level: Parameters<typeof hint>[5], rung = 0, seed = SEED) =>
  hint(ladder, search, search.secretFree, setup, { rung, load: 0, seed }, level);

describe('a hint says no more than was asked', () => {
  test('a nudge: the best score still open', () => {
    expect(asked(PACKED, 'nudge')).toEqual({ level: 'nudge', score: 4 });
  });

  test('a card: of the action after a draft', () => {
    expect(asked(PACKED, 'card')).toEqual({ level: 'card', score: 4, card: 'gutter' });
  });

  test('a card: of the next action where it is no draft', () => {
    expect(asked(PACKED, 'card', 1)).toEqual({ level: 'card', score: 5, card: 'gutter' });
  });

  test('a line: all of it', () => {
    expect(asked(PACKED, 'line')).toEqual({
      level: 'line',
      score: 4,
      line: ['pack rope hook lamp', 'climb gutter roof'],
    });
  });

  test('where nothing can be reached any more it says so, and no card', () => {
    expect(asked(STUCK, 'nudge')).toEqual({ level: 'nudge', score: 0 });
    expect(asked(STUCK, 'card')).toEqual({ level: 'card', score: 0 });
    expect(asked(STUCK, 'line')).toEqual({ level: 'line', score: 0, line: [] });
  });
});

test('[K5] [P15] a hint asks what the player can know, never the state’s secret', () => {
  const seen: unknown[] = [];
  const spied = {
    ...ladder,
    step: (...[setup, state, ...rest]: Parameters<typeof ladder.step>) => {
      seen.push(state.seed);
      return ladder.step(setup, state, ...rest);
    },
  };
  // Even where the family does take the lift, whose weight is the secret.
  const given = ['a', 'b', 'c', 'd'].map((text) =>
    hint(spied, search, 'any', PACKED, { rung: 0, load: 0, seed: parseSeed(text) }, 'line'),
  );
  expect(new Set(given.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((seed) => seed === null)).toBe(true);
});
