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
import { type Entry, isEntry, isSaved, type Saved } from '@lockstep/play';
import { streams } from './streams.ts';

/** Written whole beside the old file and moved over it, so that a kill leaves one or the other. */
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
  saved(game: string, key: string): Saved | undefined;
  save(game: string, key: string, saved: Saved): void;
  clear(game: string, key: string): void;
  /** What was damaged is kept under another name; `notice` is told where. */
  setAside(game: string, key: string): void;
}

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

  return {
    entries,
    record: (entry) => {
      mkdirSync(dir, { recursive: true });
      // A kill may have left half a line; a new one must not be glued to it.
      const torn = existsSync(journal) && !/(?:^|\n)$/.test(readFileSync(journal, 'utf8').slice(-1));
      appendFileSync(journal, `${torn ? '\n' : ''}${JSON.stringify(entry)}\n`);
    },
    saved: (game, key) => {
      const file = runFile(game, key);
      if (!existsSync(file)) return undefined;
      const value = parsed(readFileSync(file, 'utf8'));
      if (isSaved(value)) return value;
      moveAside(file);
      return undefined;
    },
    save: (game, key, saved) => writeWhole(runFile(game, key), `${JSON.stringify(saved)}\n`),
    clear: (game, key) => rmSync(runFile(game, key), { force: true }),
    setAside: (game, key) => moveAside(runFile(game, key)),
  };
};
