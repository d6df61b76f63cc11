import { describe, expect, test } from 'vitest';
import { run } from './run.fixture.ts';

const FIT = ['encounter', 'fit', '--fights', '4', '--games', '2', '--threads', '1'];

describe('[E41] lockstep encounter fit', () => {
  test('[E41] [K1] says how far the weights of the pack are off and prints a table to take over', async () => {
    const { code, out } = await run(...FIT);
    expect(code).toBe(0);
    expect(out).toMatch(/The pack's weights miss by \d+\.\d points on average, by \d+ in nine of ten fights\./);
    expect(out).toMatch(/Fitted to three in four of these 4 fights, they miss the others by \d+\.\d:\n\n\[threat\]\n/);
    const table = out.split('[threat]\n')[1]!;
    for (const weight of [
      'edge',
      'minor',
      'ladder',
      'minion',
      'segment',
      'sharp',
      'favour',
      'invoke',
      'spread',
      'limit',
    ])
      expect(table).toMatch(new RegExp(`^${weight} = \\d+$`, 'm'));
    expect(out.split('[threat.worth]\n')[1]).toMatch(/^(?:[a-z-]+ = \d+\n)+$/);
    expect((await run(...FIT)).out).toBe(out);
  });

  test('[E41] answers one line of JSON; other fights for another seed', async () => {
    const [one, other] = await Promise.all(
      ['fit', 'other'].map(async (seed) => JSON.parse((await run(...FIT, '--seed', seed, '--json')).out)),
    );
    expect(one).toMatchObject({ ok: true, fights: 4, games: 2, weights: { limit: 30 } });
    expect(other.now).not.toEqual(one.now);
    expect(one.unseen.spread).toBe(one.weights.spread);
  });

  const wrong: readonly [what: string, args: readonly string[], says: RegExp][] = [
    ['three fights', ['--fights', '3'], /--fights takes a whole number from 4/],
    ['half a game', ['--games', '1.5'], /--games takes a whole number from 1/],
  ];
  test.each(wrong)('[E41] with %s exits with 2 and says why', async (_what, args, says) => {
    const { code, out, err } = await run('encounter', 'fit', ...args);
    expect(out + err).toMatch(says);
    expect(code).toBe(2);
  });
});
