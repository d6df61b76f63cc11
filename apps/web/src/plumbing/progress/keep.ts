import { type Entry, isEntry, isSaved } from '@lockstep/play';
import { SavedElsewhere } from './faults.ts';
import type { Change, Notice, Progress, WebSaved } from './progress.ts';
import type { Hold, StoredTry, Tables } from './tables.ts';

type Fields = { readonly [key: string]: unknown };

const isText = (value: unknown): value is string => typeof value === 'string';

export const isWebSaved = (value: unknown): value is WebSaved => {
  if (!isSaved(value)) return false;
  const { setup, seed, date, pack, began }: Fields = { ...value };
  const named = [date, pack].every((name) => name === null || isText(name));
  return named && isText(seed) && isText(began) && typeof setup === 'object' && setup !== null;
};

const isKept = (value: unknown): value is StoredTry => {
  const kept = value as Partial<StoredTry> | null | undefined;
  return Number.isSafeInteger(kept?.rev) && (kept?.saved === null || isWebSaved(kept?.saved));
};

const gameOf = (key: string): string => key.slice(0, Math.max(0, key.indexOf('/')));

const readEntries = async (hold: Hold): Promise<{ good: Entry[]; bad: { at: number; value: unknown }[] }> => {
  const all = await hold.entries();
  const good = all.map(({ value }) => value).filter(isEntry);
  return { good, bad: all.filter(({ value }) => !isEntry(value)) };
};

const readSaves = async (hold: Hold): Promise<{ [key: string]: WebSaved }> => {
  const live: { [key: string]: WebSaved } = {};
  for (const { key, value } of await hold.saves()) if (isKept(value) && value.saved) live[key] = value.saved;
  return live;
};

/** The try under a key as it stands; one that cannot be read counts as none. */
const standing = async (hold: Hold, key: string): Promise<StoredTry> => {
  const value = await hold.save(key);
  return isKept(value) ? value : { saved: null, rev: 0 };
};

/** A new try may follow one that is over; one that goes on must be the one this tab knows. */
const mine = ({ saved, rev: stored }: StoredTry, rev: number): void => {
  if (saved ? stored !== rev : rev !== 0) throw new SavedElsewhere();
};

export interface Surroundings {
  readonly kept: Progress['kept'];
  readonly why: Progress['why'];
  readonly notices: readonly Notice[];
  /** Tells other tabs. */
  tell(change: Change): void;
  hear(callback: (change: Change) => void): () => void;
  /** A game was finished: now it is worth asking the browser not to clear anything away. */
  finished(): void;
}

/** Progress over any tables: what counts as damaged, whose save it is, what merges. Written once for disk and memory. */
export const keepProgress = (tables: Tables, around: Surroundings): Progress => {
  const notices = [...around.notices];
  const listeners = new Set<(notice: Notice) => void>();
  const notify = (what: Notice['what'], count: number): void => {
    const notice: Notice = { kind: 'set-aside', what, count };
    notices.push(notice);
    for (const listener of listeners) listener(notice);
  };

  const changed = async <Answer>(change: Change, job: (hold: Hold) => Promise<Answer>): Promise<Answer> => {
    const answer = await tables.write(job);
    around.tell(change);
    return answer;
  };

  const asideEntries = async (): Promise<void> => {
    const count = await tables.write(async (hold) => {
      const { bad } = await readEntries(hold);
      for (const { at, value } of bad) {
        await hold.aside({ from: 'journal', value });
        await hold.drop(at);
      }
      return bad.length;
    });
    if (count > 0) notify('entries', count);
  };

  const setAside = async (key: string): Promise<void> => {
    await changed({ kind: 'save', key }, async (hold) => {
      const value = await hold.save(key);
      if (value === undefined) return;
      await hold.aside({ from: key, value });
      await hold.forget(key);
    });
    notify('save', 1);
  };

  const record = async (entry: Entry): Promise<void> => {
    await changed({ kind: 'entries' }, (hold) => hold.add(entry));
    if (entry.kind === 'finished') around.finished();
  };

  const clear = (key: string): Promise<void> =>
    changed({ kind: 'save', key }, async (hold) => {
      const { rev } = await standing(hold, key);
      await hold.put(key, { saved: null, rev: rev + 1 });
    });

  return {
    kept: around.kept,
    why: around.why,
    notices,
    onNotice: (callback) => {
      listeners.add(callback);
      return () => listeners.delete(callback);
    },
    entries: async () => {
      const { good, bad } = await tables.read(readEntries);
      if (bad.length > 0) await asideEntries();
      return good;
    },
    record,
    saved: async (key) => {
      const value = await tables.read((hold) => hold.save(key));
      if (value === undefined) return undefined;
      if (isKept(value)) return value.saved ? { ...value.saved, rev: value.rev } : undefined;
      await setAside(key);
      return undefined;
    },
    save: (key, saved, rev) =>
      changed({ kind: 'save', key }, async (hold) => {
        const now = await standing(hold, key);
        mine(now, rev);
        const next = now.rev + 1;
        await hold.put(key, { saved, rev: next });
        return next;
      }),
    clear,
    finish: async (key, entry, rev) => {
      await changed({ kind: 'all' }, async (hold) => {
        const now = await standing(hold, key);
        mine(now, rev);
        if (entry) await hold.add(entry);
        await hold.put(key, { saved: null, rev: now.rev + 1 });
      });
      if (entry?.kind === 'finished') around.finished();
    },
    setAside,
    backup: () =>
      tables.read(async (hold) => ({ entries: (await readEntries(hold)).good, saves: await readSaves(hold) })),
    restore: async (backup) => {
      // Before the transaction begins: IndexedDB ends one that waits for anything else.
      const { mergeBackups } = await import('./merge.ts');
      return changed({ kind: 'all' }, async (hold) => {
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
      });
    },
    remove: (...what) =>
      changed({ kind: 'all' }, async (hold) => {
        const all = what.includes('all');
        const meant = (game: string | undefined): boolean => all || (game !== undefined && what.includes(game));
        for (const { at, value } of await hold.entries())
          if (meant((value as Partial<Entry> | null)?.game)) await hold.drop(at);
        for (const { key } of await hold.saves()) {
          if (!meant(gameOf(key))) continue;
          const { rev } = await standing(hold, key);
          await hold.put(key, { saved: null, rev: rev + 1 });
        }
        if (all) await hold.sweep();
      }),
    onChange: around.hear,
  };
};
