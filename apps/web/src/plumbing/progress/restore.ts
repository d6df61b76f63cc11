import { type Backup, mergeBackups } from '@lockstep/play';
import { isWebSaved, readEntries, readSaves, standing } from './keep.ts';
import type { RestoreResult, WebSaved } from './progress.ts';
import type { Hold } from './tables.ts';

/** What is kept and what a backup holds, together. Loaded when it is asked for: few players ever move. */
export const restoreInto = async (hold: Hold, backup: Backup): Promise<RestoreResult> => {
  const here = { entries: (await readEntries(hold)).good, saves: await readSaves(hold) };
  const merged = mergeBackups(here, backup);
  for (const { at } of await hold.entries()) await hold.drop(at);
  for (const entry of merged.entries) await hold.add(entry);
  const fresh = Object.entries(merged.saves).filter(([key]) => !(key in here.saves));
  const usable = fresh.filter((pair): pair is [string, WebSaved] => isWebSaved(pair[1]));
  for (const [key, saved] of usable) await hold.put(key, { saved, rev: (await standing(hold, key)).rev + 1 });
  return {
    entries: merged.entries.length - here.entries.length,
    saves: usable.length,
    unusable: fresh.length - usable.length,
  };
};
