import { scripted } from '@lockstep/conformance';
import { openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { playout, random, winsAtRandom } from './index.ts';
import { type Ladder, ladder, module } from './ladder.fixture.ts';

const SEED = parseSeed('playout');

/** Three ways of four lead to the top. */
const FOUR: Ladder = {
  limit: 9,
  rungs: [['a', 'b', 'c', 'd'].map((text, i) => ({ text, to: i === 0 ? 1 : 2, weight: i })), [], []],
};

describe('a playout', () => {
  test.each([
    [0, 'lost', 0],
    [1, 'won', 9],
    [3, 'won', 7],
  ])('a random seat that rolls %i ends %s', (roll, result, score) => {
    const rolls = scripted({ bot: [roll] });
    const ended = playout(ladder, FOUR, SEED, random(ladder), openStream(rolls.seed, 'bot'));
    expect(ended).toMatchObject({ result, scores: [score] });
  });

  test('tells every event', () => {
    const log: { readonly kind: 'climbed' }[] = [];
    playout(ladder, FOUR, SEED, module.bots.lightest!, openStream(SEED, 'bot'), log);
    expect(log).toEqual([{ kind: 'climbed' }]);
  });

  test('a bot that cheats is caught', () => {
    const cheat = { choose: () => 99 };
    expect(() => playout(ladder, FOUR, SEED, cheat, openStream(SEED, 'bot'))).toThrow('refused: no-way');
  });
});

describe('[K1] wins at random', () => {
  test('[K1] are the same for a seed, forever', () => {
    expect(winsAtRandom(ladder, FOUR, SEED, 1000)).toBe(741);
    expect(winsAtRandom(ladder, FOUR, SEED, 1000)).toBe(741);
  });

  test('are others for another seed', () => {
    const wins = Array.from({ length: 8 }, (_, i) => winsAtRandom(ladder, FOUR, parseSeed(`seed ${i}`), 1000));
    expect(new Set(wins).size).toBeGreaterThan(3);
  });

  test('come near to the chance they have', () => {
    // Three in four, within five standard deviations of 10 000 tries.
    const wins = winsAtRandom(ladder, FOUR, SEED, 10_000);
    expect(Math.abs(wins - 7500)).toBeLessThan(217);
  });

  test('more playouts begin with the fewer', () => {
    const counts = [0, 10, 20, 30].map((playouts) => winsAtRandom(ladder, FOUR, SEED, playouts));
    expect(counts[0]).toBe(0);
    for (let i = 1; i < counts.length; i += 1) {
      expect(counts[i]! - counts[i - 1]!).toBeGreaterThanOrEqual(0);
      expect(counts[i]! - counts[i - 1]!).toBeLessThanOrEqual(10);
    }
  });
});
