import type { Entry, FinishedTry } from '@lockstep/play';
import { describe, expect, test } from 'vitest';
import { SavedElsewhere } from './faults.ts';
import { isWebSaved, keepProgress } from './keep.ts';
import { memoryTables } from './memory.ts';
import type { Change, Notice, Progress, WebSaved } from './progress.ts';
import type { StoredTry, Tables } from './tables.ts';

const saved: WebSaved = {
  replay: 'lockstep 1',
  practice: false,
  nudged: false,
  setup: { target: 'FRIDGE' },
  seed: '0123456789abcdef',
  date: '2026-12-01',
  pack: null,
  began: '2026-12-01',
};

const finished: FinishedTry = {
  kind: 'finished',
  game: 'protocol',
  daily: '2026-12-01',
  on: '2026-12-01',
  won: true,
  practice: false,
  merit: [3, -2, 0],
  facts: { turnsLeft: 3, peak: 2, audits: 0 },
};

const KEY = 'protocol/daily.2026-12-01';

const opened = (tables: Tables = memoryTables()): { progress: Progress; told: Change[]; persisted: () => number } => {
  const told: Change[] = [];
  let asked = 0;
  const progress = keepProgress(tables, {
    kept: 'memory',
    why: 'blocked',
    notices: [],
    tell: (change) => told.push(change),
    hear: () => () => {},
    finished: () => {
      asked += 1;
    },
  });
  return { progress, told, persisted: () => asked };
};

describe('a try that is saved', () => {
  test('comes back with its number, which grows', async () => {
    const { progress, told } = opened();
    expect(await progress.saved(KEY)).toBeUndefined();
    expect(await progress.save(KEY, saved, 0)).toBe(1);
    expect(await progress.save(KEY, { ...saved, nudged: true }, 1)).toBe(2);
    expect(await progress.saved(KEY)).toEqual({ ...saved, nudged: true, rev: 2 });
    expect(told).toEqual([
      { kind: 'save', key: KEY },
      { kind: 'save', key: KEY },
    ]);
  });

  test.each<[when: string, before: (progress: Progress) => Promise<unknown>, rev: number]>([
    ['another tab went on', (progress) => progress.save(KEY, saved, 0).then(() => progress.save(KEY, saved, 1)), 1],
    ['another tab began it', (progress) => progress.save(KEY, saved, 0), 0],
    [
      'another tab finished it',
      (progress) => progress.save(KEY, saved, 0).then(() => progress.finish(KEY, null, 1)),
      1,
    ],
    ['another tab cleared it', (progress) => progress.save(KEY, saved, 0).then(() => progress.clear(KEY)), 1],
    ['all was deleted', (progress) => progress.save(KEY, saved, 0).then(() => progress.remove('all')), 1],
  ])('is refused when %s', async (_when, before, rev) => {
    const { progress } = opened();
    await before(progress);
    const there = await progress.saved(KEY);
    await expect(progress.save(KEY, { ...saved, practice: true }, rev)).rejects.toBeInstanceOf(SavedElsewhere);
    await expect(progress.finish(KEY, finished, rev)).rejects.toBeInstanceOf(SavedElsewhere);
    expect(await progress.saved(KEY)).toEqual(there);
    expect(await progress.entries()).toEqual([]);
  });

  test('after its end a new one may begin', async () => {
    const { progress } = opened();
    await progress.save(KEY, saved, 0);
    await progress.finish(KEY, finished, 1);
    expect(await progress.saved(KEY)).toBeUndefined();
    expect(await progress.save(KEY, saved, 0)).toBe(3);
  });

  test('one that cannot be played on is set aside with a notice', async () => {
    const { progress } = opened();
    const heard: Notice[] = [];
    progress.onNotice((notice) => heard.push(notice));
    await progress.save(KEY, saved, 0);
    await progress.setAside(KEY);
    expect(await progress.saved(KEY)).toBeUndefined();
    expect(heard).toEqual([{ kind: 'set-aside', what: 'save', count: 1 }]);
    expect(progress.notices).toEqual(heard);
  });
});

describe('the journal', () => {
  test('grows, and the browser is asked to keep it once a game was finished', async () => {
    const { progress, persisted } = opened();
    await progress.record({ kind: 'solution-shown', game: 'protocol', daily: '2026-12-01' });
    expect(persisted()).toBe(0);
    await progress.record(finished);
    expect(persisted()).toBe(1);
    expect(await progress.entries()).toHaveLength(2);
  });

  test('damaged entries and saves are set aside, the others stay', async () => {
    const tables = memoryTables();
    await tables.write(async (hold) => {
      await hold.add({ kind: 'finished' } as Entry);
      await hold.add(finished);
      await hold.put(KEY, { rev: 1, saved: { replay: 7 } } as unknown as StoredTry);
    });
    const { progress } = opened(tables);
    expect(await progress.entries()).toEqual([finished]);
    expect(await progress.saved(KEY)).toBeUndefined();
    expect(progress.notices).toEqual([
      { kind: 'set-aside', what: 'entries', count: 1 },
      { kind: 'set-aside', what: 'save', count: 1 },
    ]);
    expect(await progress.entries()).toEqual([finished]);
    expect(progress.notices).toHaveLength(2);
  });

  test('deleting one game leaves the others', async () => {
    const { progress } = opened();
    const other: Entry = { kind: 'solution-shown', game: 'testimony', daily: '2026-12-01' };
    await progress.record(finished);
    await progress.record(other);
    await progress.save(KEY, saved, 0);
    await progress.save('testimony/daily.2026-12-01', saved, 0);
    await progress.remove('protocol');
    expect(await progress.backup()).toEqual({ entries: [other], saves: { 'testimony/daily.2026-12-01': saved } });
    await progress.remove('all');
    expect(await progress.backup()).toEqual({ entries: [], saves: {} });
  });

  test('a game with several ledgers goes whole', async () => {
    const { progress } = opened();
    for (const game of ['protocol', 'testimony', 'testimony-hidden']) await progress.record({ ...finished, game });
    await progress.save('testimony/daily.2026-12-01', { ...saved, options: { visibility: 'HIDDEN' } }, 0);
    await progress.remove('testimony', 'testimony-hidden');
    expect(await progress.backup()).toEqual({ entries: [finished], saves: {} });
  });
});

describe('a backup', () => {
  test('carried to another device it merges: twice is once, and what is there stays', async () => {
    const [here, there] = [opened().progress, opened().progress];
    await there.record(finished);
    await there.save(KEY, saved, 0);
    await there.save('protocol/daily.2026-12-02', saved, 0);
    await here.save(KEY, { ...saved, nudged: true }, 0);
    const backup = await there.backup();
    expect(await here.restore(backup)).toEqual({ entries: 1, saves: 1, unusable: 0 });
    expect(await here.restore(backup)).toEqual({ entries: 0, saves: 0, unusable: 0 });
    expect(await here.entries()).toEqual([finished]);
    expect(await here.saved(KEY)).toMatchObject({ nudged: true, rev: 1 });
    expect(await here.saved('protocol/daily.2026-12-02')).toEqual({ ...saved, rev: 1 });
  });

  test('a save without its puzzle, from the terminal, is counted as unusable here', async () => {
    const { progress } = opened();
    const bare = { replay: 'lockstep 1', practice: false, nudged: false };
    expect(await progress.restore({ entries: [], saves: { [KEY]: bare } })).toEqual({
      entries: 0,
      saves: 0,
      unusable: 1,
    });
    expect(isWebSaved(bare)).toBe(false);
    expect(await progress.saved(KEY)).toBeUndefined();
  });

  test('a step that fails leaves everything as it was', async () => {
    const tables = memoryTables();
    const { progress } = opened(tables);
    await progress.record(finished);
    await expect(
      tables.write(async (hold) => {
        await hold.add(finished);
        throw new Error('half way');
      }),
    ).rejects.toThrow('half way');
    expect(await progress.entries()).toEqual([finished]);
  });
});
