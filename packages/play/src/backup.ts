import { canonical, fail, type Json, LIMITS, ok, passedLimit, type Result } from '@lockstep/kernel';
import { type Entry, isEntry, isSaved, type SavedTry } from './entry.ts';

export const BACKUP_VERSION = 1;

/** All of a player's progress, as a file to carry to another device. */
export interface Backup {
  readonly entries: readonly Entry[];
  /** By "game/puzzle". */
  readonly saves: { readonly [key: string]: SavedTry };
}

export const makeBackup = ({ entries, saves }: Backup): string =>
  `${JSON.stringify({ lockstep: 'progress', version: BACKUP_VERSION, entries, saves }, null, 1)}\n`;

export type BackupFault = 'not-a-backup' | 'newer-version' | 'damaged' | 'too-large';

/** Entries are compared as canonical text, which knows no fractions and no halves of a character. */
const isSound = (value: unknown): boolean => {
  try {
    return passedLimit(value as Json) === null && canonical(value) !== '';
  } catch {
    return false;
  }
};

export const parseBackup = (text: string): Result<Backup, BackupFault> => {
  if (text.length > LIMITS.backupLength) return fail('too-large');
  let value: { readonly [key: string]: unknown };
  try {
    value = JSON.parse(text);
  } catch {
    return fail('not-a-backup');
  }
  if (typeof value !== 'object' || value === null || value.lockstep !== 'progress') return fail('not-a-backup');
  if (typeof value.version !== 'number' || value.version > BACKUP_VERSION) return fail('newer-version');
  const { entries, saves } = value;
  if (!Array.isArray(entries)) return fail('damaged');
  if (entries.length > LIMITS.backupEntries) return fail('too-large');
  if (!entries.every((entry) => isEntry(entry) && isSound(entry))) return fail('damaged');
  if (typeof saves !== 'object' || saves === null || !Object.values(saves).every(isSaved)) return fail('damaged');
  return ok({ entries, saves: saves as Backup['saves'] });
};

/** An entry as one text. What counts down from nothing is −0 in memory, which has no canonical form, and 0 in a file. */
export const entryText = (entry: Entry): string => canonical(JSON.parse(JSON.stringify(entry)));

/** Both journals without doubles, in the order of the days on which things happened; of two saves the one that is there stays. */
export const mergeBackups = (here: Backup, there: Backup): Backup => {
  const seen = new Map<string, number>();
  const count = (entry: Entry): number => {
    const key = entryText(entry);
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return seen.get(key)!;
  };
  for (const entry of here.entries) count(entry);
  const had = new Map(seen);
  seen.clear();
  const added = there.entries.filter((entry) => count(entry) > (had.get(entryText(entry)) ?? 0));
  const when = (entry: Entry): string => (entry.kind === 'finished' ? entry.on : entry.daily);
  const entries = [...here.entries, ...added]
    .map((entry, i) => ({ entry, i }))
    .sort((a, b) => (when(a.entry) < when(b.entry) ? -1 : when(a.entry) > when(b.entry) ? 1 : a.i - b.i))
    .map(({ entry }) => entry);
  return { entries, saves: { ...there.saves, ...here.saves } };
};
