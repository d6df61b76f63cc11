import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeSeed, parseReplay, parseSeed, sha256 } from '@lockstep/kernel';
import { type Entry, isEntry, isSaved, type SavedTry } from '@lockstep/play';
import { appendLine, type Disk, onDisk, realDisk, sweep, writeWhole } from './disk.ts';
import { Fault } from './fault.ts';
import type { Slot } from './slot.ts';
import { streams } from './streams.ts';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const dataDir = (): string =>
  join(streams().env.XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'lockstep');

export interface Store {
  entries(): readonly Entry[];
  record(entry: Entry): void;
  readonly slots: Slots;
}

/** Saved tries by their save key. What version 0.5.0 saved is found too, and written under the key from then on. */
export interface Slots {
  saved(slot: Slot): SavedTry | undefined;
  /** Refused where another terminal saved the same try after it was read here. */
  save(slot: Slot, saved: SavedTry): void;
  /** What another terminal saved stays. */
  clear(slot: Slot): void;
  /** What was damaged is kept under another name; `notice` is told where. */
  setAside(slot: Slot): void;
}

const LONGEST = 180;

/** A file name for each key, and no two keys with one: also where a file system knows no capitals. */
export const fileName = (key: string): string => {
  const name = [...key]
    .map((char) => (/[a-z0-9.=-]/.test(char) ? char : `_${char.codePointAt(0)!.toString(16)}_`))
    .join('');
  return name.length <= LONGEST ? name : `~${sha256(key)}`;
};

const SAVED_ELSEWHERE =
  'This game went on in another terminal, and that is what is saved; nothing you do here is. Open it again to go on from there.';

export const openStore = (dir: string, notice: (message: string) => void, disk: Disk = realDisk): Store => {
  const journal = join(dir, 'journal.jsonl');
  const runFile = (game: string, key: string): string => join(dir, 'runs', game, `${key.replace(/[^\w-]/g, '_')}.json`);

  const aside = (file: string): string => {
    for (let n = 1; ; n += 1) {
      const name = `${file}.damaged-${n}`;
      if (!existsSync(name)) return name;
    }
  };

  const moveAside = (file: string): void => {
    const name = aside(file);
    onDisk(file, () => disk.rename(file, name));
    known.delete(file);
    notice(`A damaged save was set aside as ${name}; nothing else was touched.`);
  };

  const textOf = (file: string): string | null =>
    existsSync(file) ? onDisk(file, () => readFileSync(file, 'utf8')) : null;

  /** The text of each save as it was last read or written here. */
  const known = new Map<string, string | null>();
  const swept = new Set<string>();

  /** Damaged lines are moved to a file of their own, and only where that is kept are they left out of the journal. */
  const repair = (good: readonly Entry[], bad: readonly string[]): void => {
    const name = aside(journal);
    try {
      writeWhole(disk, name, `${bad.join('\n')}\n`);
      writeWhole(disk, journal, good.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    } catch (error) {
      // To read needs no room: the journal stays as it is, and its sound lines count.
      if (!(error instanceof Fault)) throw error;
      return;
    }
    notice(
      `${bad.length} damaged line(s) of your record were set aside in ${name}; the other ${good.length} are kept.`,
    );
  };

  const entries = (): readonly Entry[] => {
    const text = textOf(journal) ?? '';
    const lines = text.split('\n');
    // Without its end the last line was never acknowledged; what is written next begins a line of its own.
    const torn = lines.pop() ?? '';
    const whole = lines.filter((line) => line !== '');
    const values = whole.map(parsed);
    const good = values.filter(isEntry);
    const last = parsed(torn);
    const all = isEntry(last) ? [...good, last] : good;
    if (good.length < whole.length && torn === '')
      repair(
        good,
        whole.filter((_, i) => !isEntry(values[i])),
      );
    return all;
  };

  const read = (file: string): SavedTry | undefined => {
    const text = textOf(file);
    known.set(file, text);
    if (text === null) return undefined;
    const value = parsed(text);
    if (isSaved(value)) return value;
    moveAside(file);
    return undefined;
  };

  /** Whether another terminal saved or removed it since. */
  const isElsewhere = (file: string): boolean => known.has(file) && known.get(file) !== textOf(file);

  const write = (file: string, text: string): void => {
    const folder = dirname(file);
    if (!swept.has(folder)) sweep(disk, folder);
    swept.add(folder);
    if (isElsewhere(file)) throw new Fault('saved-elsewhere', SAVED_ELSEWHERE);
    writeWhole(disk, file, text);
    known.set(file, text);
  };

  const remove = (file: string): void => {
    if (isElsewhere(file)) return;
    onDisk(file, () => disk.remove(file));
    known.set(file, null);
  };

  const slotFile = ({ game, key }: Slot): string =>
    join(dir, 'runs', game, `${fileName(key.slice(key.indexOf('/') + 1))}.json`);
  const formerFile = ({ game, former }: Slot): string => runFile(game, former);

  /** Former names of two keys could share a file: the seed tells whose it is. */
  const isOwn = ({ seed }: Slot, { replay }: SavedTry): boolean => {
    if (seed === null) return true;
    const header = parseReplay(replay);
    return !header.ok || header.value.header.seed === makeSeed(parseSeed(seed));
  };

  const slots: Slots = {
    saved: (slot) => {
      const saved = read(slotFile(slot));
      if (saved || slot.former === '') return saved;
      const before = read(formerFile(slot));
      return before && isOwn(slot, before) ? before : undefined;
    },
    save: (slot, saved) => {
      write(slotFile(slot), `${JSON.stringify(saved)}\n`);
      if (slot.former !== '') dropFormer(slot);
    },
    clear: (slot) => {
      remove(slotFile(slot));
      if (slot.former !== '') dropFormer(slot);
    },
    setAside: (slot) => moveAside(existsSync(slotFile(slot)) ? slotFile(slot) : formerFile(slot)),
  };

  const dropFormer = (slot: Slot): void => {
    const file = formerFile(slot);
    const before = parsed(textOf(file) ?? '');
    if (isSaved(before) && isOwn(slot, before)) onDisk(file, () => disk.remove(file));
  };

  return {
    entries,
    slots,
    record: (entry) => appendLine(disk, journal, JSON.stringify(entry)),
  };
};
