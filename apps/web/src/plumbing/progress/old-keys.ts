import { type Backup, type Ref, refTo, saveKey } from '@lockstep/play';
import type { StoredTry, Tables } from './tables.ts';

/** How version 0.5.0 named its saves, game by game. A date is a Daily in every game. */
const OLD: readonly (readonly [key: RegExp, refOf: (...parts: readonly string[]) => Ref])[] = [
  [/^(\w+)\/(\d{4}-\d{2}-\d{2})$/, (game, date) => refTo(game!, { kind: 'daily', date: date! })],
  [
    /^encounter\/([^.]+)-(STORY|STANDARD|HARD)$/,
    (scene, difficulty) =>
      refTo('encounter', { kind: 'scene', scene: scene! }, { options: { difficulty: difficulty! } }),
  ],
  [
    /^draft\/([^.]+)-([a-z]+)-([0-9a-f]{16})$/,
    (scene, preset, seed) =>
      refTo('draft', { kind: 'scene', scene: scene! }, { options: { preset: preset! }, seed: seed! }),
  ],
  [
    /^draft\/([^.]+)-([a-z]+)$/,
    (scene, preset) => refTo('draft', { kind: 'scene', scene: scene! }, { options: { preset: preset! } }),
  ],
  [
    /^freeplay\/([^.=]+)\.([^.=]+)\.([^.=]+?)(?:\.([0-9a-f]{16}))?$/,
    (scene, kit, level, seed) =>
      refTo(
        'freeplay',
        { kind: 'scene', scene: scene! },
        { options: { kit: kit!, level: level! }, seed: seed ?? null },
      ),
  ],
];

/** The key under which a save is kept today. */
export const currentKey = (key: string): string => {
  for (const [pattern, refOf] of OLD) {
    const found = pattern.exec(key);
    if (found) return saveKey(refOf(...found.slice(1)));
  }
  return key;
};

/** A backup with every save under its key of today. */
export const currentBackup = (backup: Backup): Backup => ({
  ...backup,
  saves: Object.fromEntries(Object.entries(backup.saves).map(([key, saved]) => [currentKey(key), saved])),
});

/** Saves are kept under their keys of today; what lies there already is newer. */
export const renameOldSaves = (tables: Tables): Promise<void> =>
  tables.write(async (hold) => {
    for (const key of await hold.keys()) {
      const current = currentKey(key);
      if (current === key) continue;
      if ((await hold.save(current)) === undefined) await hold.put(current, (await hold.save(key)) as StoredTry);
      await hold.forget(key);
    }
  });
