import {
  appendFileSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeSeed, parseReplay, parseSeed, sha256 } from '@lockstep/kernel';
import { type Entry, isEntry, isSaved, type Saved } from '@lockstep/play';
import type { Slot } from './slot.ts';
import { streams } from './streams.ts';

/** Written whole next to the old file and moved over it, so that a kill leaves one or the other. */
const writeWhole = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  const handle = openSync(fresh, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(fresh, file);
};

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
  saved(slot: Slot): Saved | undefined;
  save(slot: Slot, saved: Saved): void;
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

export const openStore = (dir: string, notice: (message: string) => void): Store => {
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
    renameSync(file, name);
    notice(`A damaged save was set aside as ${name}; nothing else was touched.`);
  };

  const entries = (): readonly Entry[] => {
    if (!existsSync(journal)) return [];
    const lines = readFileSync(journal, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
    const values = lines.map(parsed);
    const good = values.filter(isEntry);
    if (good.length < lines.length) {
      const bad = lines.filter((_, i) => !isEntry(values[i]));
      const name = aside(journal);
      writeWhole(name, `${bad.join('\n')}\n`);
      writeWhole(journal, good.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
      notice(
        `${bad.length} damaged line(s) of your record were set aside in ${name}; the other ${good.length} are kept.`,
      );
    }
    return good;
  };

  const read = (file: string): Saved | undefined => {
    if (!existsSync(file)) return undefined;
    const value = parsed(readFileSync(file, 'utf8'));
    if (isSaved(value)) return value;
    moveAside(file);
    return undefined;
  };

  const slotFile = ({ game, key }: Slot): string =>
    join(dir, 'runs', game, `${fileName(key.slice(key.indexOf('/') + 1))}.json`);
  const formerFile = ({ game, former }: Slot): string => runFile(game, former);

  /** Former names of two keys could share a file: the seed tells whose it is. */
  const isOwn = ({ seed }: Slot, { replay }: Saved): boolean => {
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
      writeWhole(slotFile(slot), `${JSON.stringify(saved)}\n`);
      if (slot.former !== '') dropFormer(slot);
    },
    clear: (slot) => {
      rmSync(slotFile(slot), { force: true });
      if (slot.former !== '') dropFormer(slot);
    },
    setAside: (slot) => moveAside(existsSync(slotFile(slot)) ? slotFile(slot) : formerFile(slot)),
  };

  const dropFormer = (slot: Slot): void => {
    const file = formerFile(slot);
    const before = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : undefined;
    if (isSaved(before) && isOwn(slot, before)) rmSync(file, { force: true });
  };

  return {
    entries,
    slots,
    record: (entry) => {
      mkdirSync(dir, { recursive: true });
      // A kill may have left half a line; a new one must not be glued to it.
      const torn = existsSync(journal) && !/(?:^|\n)$/.test(readFileSync(journal, 'utf8').slice(-1));
      appendFileSync(journal, `${torn ? '\n' : ''}${JSON.stringify(entry)}\n`);
    },
  };
};
