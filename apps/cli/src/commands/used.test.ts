import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { runHere } from '../run.fixture.ts';

const used = (...args: readonly string[]) => runHere(['encounter', 'used', ...args], tmpdir());
const BRIDGE = ['--scene', 'bridge-at-dusk', '--player', 'greedy', '--games'];

interface Told {
  readonly uses: readonly { readonly action: string; readonly offered: number; readonly used: number }[];
}

describe('[E40] lockstep encounter used', () => {
  test('[E40] [K1] counts at most one use a place, finds the deeds of a duel, and says the same for the same seed', async () => {
    const { code, out } = await used(...BRIDGE, '3', '--json');
    expect(code).toBe(0);
    const { uses } = JSON.parse(out) as Told;
    expect(uses.every((use) => use.used <= use.offered && use.offered > 0)).toBe(true);
    const attack = uses.find(({ action }) => action === 'ATTACK')!;
    expect(attack.used / attack.offered).toBeGreaterThan(0.5);
    expect(uses.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['SETUP', 'GUARD', 'WARD', 'BRACE', 'spend invokes', 'technique strike', 'look']),
    );
    expect((await used(...BRIDGE, '3', '--json')).out).toBe(out);
  });

  test('[E40] as a table it marks what is seldom used', async () => {
    const { out } = await used(...BRIDGE, '1');
    expect(out).toMatch(/^action +offered +used +one in\n/);
    expect(out).toMatch(/^look +\d+ +0 +never +seldom$/m);
  });

  test.each([
    [['--games', '0'], /--games takes a whole number from 1/],
    [['--scene', 'nowhere'], /--scene takes one of .*bridge-at-dusk/],
    [['--player', 'nobody'], /--player takes one of .*thorough/],
  ] as const)('[E40] with %s exits with 2 and says why', async (args, says) => {
    const { code, out, err } = await used(...args);
    expect(code).toBe(2);
    expect(out + err).toMatch(says);
  });
});
