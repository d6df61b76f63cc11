import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { draft } from '@lockstep/draft';
import { encounter } from '@lockstep/encounter';
import { freeplay } from '@lockstep/freeplay';
import { type AnyGame, parseSeed } from '@lockstep/kernel';
import { type Backup, fromReplay, parseBackup, parseSaveKey } from '@lockstep/play';
import { protocol } from '@lockstep/protocol';
import { testimony } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { keepProgress } from './keep.ts';
import { memoryTables } from './memory.ts';
import { currentBackup, currentKey, renameOldSaves } from './old-keys.ts';
import type { WebSaved } from './progress.ts';

const GAMES: { readonly [game: string]: AnyGame } = { protocol, testimony, encounter, draft, freeplay };

/** Exported by the app of version 0.5.0 after a few steps in every game. */
const backup = (): Backup => {
  const text = gunzipSync(readFileSync(new URL('./backup-0.5.0.fixture.json.gz', import.meta.url))).toString('utf8');
  const parsed = parseBackup(text);
  if (!parsed.ok) throw new Error(parsed.fault);
  return parsed.value;
};

const open = () =>
  keepProgress(memoryTables(), {
    kept: 'memory',
    why: null,
    notices: [],
    tell: () => {},
    hear: () => () => {},
    finished: () => {},
  });

describe('saves of version 0.5.0', () => {
  test.each([
    ['protocol/2026-12-10', 'protocol/daily.2026-12-10'],
    ['testimony/2026-12-09', 'testimony/daily.2026-12-09'],
    ['draft/2026-12-10', 'draft/daily.2026-12-10'],
    ['draft/seven-dreams-open', 'draft/scene.seven-dreams.preset=open'],
    ['draft/three-dreams-seed-5ce2803949e65da2', 'draft/scene.three-dreams.preset=seed.@5ce2803949e65da2'],
    ['encounter/first-steps-HARD', 'encounter/scene.first-steps.difficulty=HARD'],
    ['freeplay/aura-run.receipt-runner.fw0', 'freeplay/scene.aura-run.kit=receipt-runner.level=fw0'],
    [
      'freeplay/aura-run.receipt-runner.fw0.2cf24dba5fb0a30e',
      'freeplay/scene.aura-run.kit=receipt-runner.level=fw0.@2cf24dba5fb0a30e',
    ],
  ])('%s is kept as %s from now on', (old, current) => {
    expect(currentKey(old)).toBe(current);
    expect(currentKey(current)).toBe(current);
    expect(parseSaveKey(current)?.game).toBe(old.split('/')[0]);
  });

  test('every save of a real export is found under its key of today and goes on as it was', async () => {
    const progress = open();
    const { saves, entries } = backup();
    expect(Object.keys(saves).length).toBeGreaterThan(8);
    expect(await progress.restore(currentBackup({ saves, entries }))).toEqual({
      entries: entries.length,
      saves: Object.keys(saves).length,
      unusable: 0,
    });
    for (const [key, old] of Object.entries(saves) as [string, WebSaved][]) {
      const saved = await progress.saved(currentKey(key));
      expect(saved, key).toMatchObject(old);
      expect(await progress.saved(key), key).toBeUndefined();
      const game = GAMES[key.split('/')[0]!]!;
      const setup = game.parseSetup(old.setup);
      expect(setup.ok, key).toBe(true);
      const run = setup.ok ? fromReplay(game, setup.value, parseSeed(old.seed), old.replay) : undefined;
      expect(run?.now.turn, key).toBeGreaterThan(0);
    }
    expect(await progress.entries()).toEqual(entries);
  });

  test('what a browser has kept of them is renamed once; what lies under the key of today stays', async () => {
    const tables = memoryTables();
    const [first, second] = Object.values(backup().saves) as WebSaved[];
    await tables.write(async (hold) => {
      await hold.put('protocol/2026-12-10', { saved: first!, rev: 3 });
      await hold.put('draft/2026-12-10', { saved: first!, rev: 4 });
      await hold.put('draft/daily.2026-12-10', { saved: second!, rev: 9 });
    });
    await renameOldSaves(tables);
    await renameOldSaves(tables);
    expect(await tables.read((hold) => hold.saves())).toEqual([
      { key: 'draft/daily.2026-12-10', value: { saved: second, rev: 9 } },
      { key: 'protocol/daily.2026-12-10', value: { saved: first, rev: 3 } },
    ]);
  });
});
