import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOf } from './games.ts';
import { openHost, parseCommandLine } from './shell/host.ts';
import { openModel, perform } from './shell/perform.ts';
import { fileName, openStore, type Store } from './store.ts';

const FIXTURE = fileURLToPath(new URL('./store.fixture/0.5.0/', import.meta.url));

/** Saves and a journal that version 0.5.0 wrote: what was asked for, the file it wrote, the file of today. */
const SAVES: readonly [game: string, flags: { readonly [flag: string]: string }, before: string, now: string][] = [
  ['draft', { scene: 'first-dream' }, 'first-dream-seed', 'scene.first-dream.preset=seed'],
  ['draft', { scene: 'three-dreams', preset: 'open' }, 'three-dreams-open', 'scene.three-dreams.preset=open'],
  ['draft', { date: '2026-12-01' }, 'daily-2026-12-01', 'daily.2026-12-01'],
  [
    'draft',
    { scene: 'first-dream', seed: 'my seed' },
    'first-dream-seed-seed-my_seed',
    'scene.first-dream.preset=seed._40_my_25_20seed',
  ],
  ['encounter', { scene: 'first-steps' }, 'first-steps-STANDARD', fileName('scene.first-steps.difficulty=STANDARD')],
  [
    'encounter',
    { scene: 'first-steps', difficulty: 'hard', opponent: 'random' },
    'first-steps-HARD-against-random',
    fileName('scene.first-steps.difficulty=HARD.opponent=random'),
  ],
  ['freeplay', { scene: 'first-run' }, 'first-run', 'scene.first-run'],
  [
    'freeplay',
    { scene: 'aura-run', kit: 'spoofer', seed: 'abc' },
    'aura-run-spoofer-fw0-seed-abc',
    'scene.aura-run.kit=spoofer.level=fw0._40_abc',
  ],
  ['protocol', { date: '2026-12-01' }, '2026-12-01', 'daily.2026-12-01'],
  ['protocol', { seed: 'a b' }, 'seed-a_b', fileName('dealt..@a%20b')],
  ['testimony', { date: '2026-12-01' }, '2026-12-01', 'daily.2026-12-01'],
  ['testimony', { lesson: '1' }, 'lesson-1', 'lesson.1'],
  ['testimony', { difficulty: 'HARD', seed: 'x.y' }, 'HARD-seed-x_y', fileName('dealt.HARD.@x%2Ey')],
];

describe('what version 0.5.0 kept', () => {
  let dir: string;
  let told: string[];
  let store: Store;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lockstep-former-'));
    cpSync(FIXTURE, dir, { recursive: true });
    told = [];
    store = openStore(dir, (message) => told.push(message));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const modelOf = async (id: string, flags: { readonly [flag: string]: string }) => {
    const game = (await gameOf(id))!;
    return openModel(openHost(store, game, parseCommandLine(game, flags)), flags);
  };

  test.each(SAVES)('%s %o is found, goes on, and is written under its key', async (game, flags, before, now) => {
    const file = join(dir, 'runs', game, `${before}.json`);
    expect(existsSync(file)).toBe(true);
    const model = await modelOf(game, flags);
    // All of it was published again since: a try goes on with the content it was begun with.
    expect(model.session?.resumed).toBe('older-content');
    expect(model.session?.attempt.run.now.turn).toBeGreaterThan(0);
    perform(model, { do: 'session', command: { kind: 'undo', sure: true } });
    expect(readdirSync(join(dir, 'runs', game))).toContain(`${now}.json`);
    expect(existsSync(file)).toBe(false);
    expect((await modelOf(game, flags)).session?.attempt.flags.practice).toBe(true);
    expect(told).toEqual([]);
  });

  test('clears of a Daily are its records still', async () => {
    for (const id of ['protocol', 'testimony'])
      expect((await modelOf(id, { date: '2026-12-05' })).session?.records.firstClear).not.toBeUndefined();
    expect((await modelOf('protocol', { date: '2026-12-01' })).session?.records.solutionShown).toBe(true);
  });

  test('the journal is read, every line of it', async () => {
    expect(store.entries()).toHaveLength(8);
    const host = openHost(store, (await gameOf('draft'))!, parseCommandLine((await gameOf('draft'))!, {}));
    expect(host.entries()).toMatchObject([{ daily: 'first-dream-seed', won: true }]);
    expect(told).toEqual([]);
  });

  test('a save of another seed under the same former name is left alone', async () => {
    const model = await modelOf('draft', { scene: 'first-dream', seed: 'my_seed' });
    expect(model.session?.resumed).toBe('new');
    expect(existsSync(join(dir, 'runs/draft/first-dream-seed-seed-my_seed.json'))).toBe(true);
  });
});
