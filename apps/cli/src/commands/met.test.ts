import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { runHere } from '../run.fixture.ts';

const met = (...args: readonly string[]) => runHere(['encounter', 'met', ...args], tmpdir());
const BRIDGE = ['--scene', 'bridge-at-dusk', '--games'];

describe('[E41] lockstep encounter met', () => {
  test('[E41] [K1] plays a scene at every difficulty and prints the rows of its fights, the same for the same seed', async () => {
    const { code, out } = await met(...BRIDGE, '20');
    expect(code).toBe(0);
    const rows = ['STORY', 'STANDARD', 'HARD'].map(
      (row) => `  \\{ difficulty = "${row}", won = \\d+, games = 20 \\},\\n`,
    );
    expect(out).toMatch(new RegExp(`^# bridge-at-dusk duel\\nmet = \\[\\n${rows.join('')}\\]\\n`));
    expect((await met(...BRIDGE, '20')).out).toBe(out);
    expect((await met(...BRIDGE, '20', '--seed', 'other')).out).not.toBe(out);
  });

  test('[E41] of fewer than twenty games it prints no row; as JSON they are there', async () => {
    expect((await met(...BRIDGE, '2')).out.trim()).toBe('');
    const told = JSON.parse((await met(...BRIDGE, '2', '--json')).out);
    expect(told).toMatchObject({ ok: true, games: 2 });
    expect(told.fights[0]).toMatchObject({ scene: 'bridge-at-dusk', id: 'duel', difficulty: 'STORY', games: 2 });
  });

  test.each([
    [['--games', '0'], /--games takes a whole number from 1/],
    [['--scene', 'nowhere'], /--scene takes one of .*bridge-at-dusk/],
  ] as const)('[E41] with %s exits with 2 and says why', async (args, says) => {
    const { code, out, err } = await met(...args);
    expect(out + err).toMatch(says);
    expect(code).toBe(2);
  });
});
