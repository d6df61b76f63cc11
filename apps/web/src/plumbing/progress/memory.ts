import type { Hold, Tables } from './tables.ts';

/** For as long as the tab is open: where the browser keeps nothing. */
export const memoryTables = (): Tables => {
  let entries = new Map<number, unknown>();
  let saves = new Map<string, unknown>();
  let count = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const hold: Hold = {
    entries: async () => [...entries].map(([at, value]) => ({ at, value })),
    add: async (entry) => {
      count += 1;
      entries.set(count, entry);
    },
    drop: async (at) => void entries.delete(at),
    keys: async () => [...saves.keys()],
    saves: async () => [...saves].map(([key, value]) => ({ key, value })),
    save: async (key) => saves.get(key),
    put: async (key, kept) => void saves.set(key, kept),
    forget: async (key) => void saves.delete(key),
    aside: async () => {},
    sweep: async () => {},
  };

  const alone = <Answer>(job: (hold: Hold) => Promise<Answer>): Promise<Answer> => {
    const done = turn.then(async () => {
      const before = [new Map(entries), new Map(saves)] as const;
      try {
        return await job(hold);
      } catch (fault) {
        [entries, saves] = before;
        throw fault;
      }
    });
    turn = done.catch(() => {});
    return done;
  };

  return { read: alone, write: alone };
};
