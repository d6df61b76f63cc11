import type { Day } from '@lockstep/calendar';
import { type Dealt, type Edition, makeEdition, parseSchedule, pinOf, type Schedule } from '@lockstep/forge';
import type { ClientModule, GameModule, Json } from '@lockstep/kernel';
import { memoize } from '../memoize.ts';
import { WorkerError } from './messages.ts';

/** Fetches a published file by its path below `content/`. */
export type Fetcher = (path: string) => Promise<string>;

/** A pack to play from. Only a published one has a hash that a replay can name. */
export interface PublishedPack {
  readonly pack: Json;
  readonly hash: string | null;
}

export interface Content {
  schedule(): Promise<Schedule>;
  /** The newest edition; while there is none, the draft of the first. */
  newest(): Promise<PublishedPack>;
  edition(number: number): Promise<Edition>;
  readonly editions: readonly number[];
  /** All that the Daily of a date needs, and no other edition. */
  publishedFor(module: ClientModule, day: Day): Promise<Dealt>;
  /** A published file of the game. */
  text(path: string): Promise<string>;
}

export const openContent = (
  { game, pack }: Pick<GameModule, 'game' | 'pack'>,
  editions: readonly number[],
  fetchText: Fetcher,
): Content => {
  const last = editions.at(-1);
  const text = (path: string): Promise<string> => fetchText(`${game.id}/${path}`);
  const read = async (path: string): Promise<Json> => {
    const parsed = pack.parse(JSON.parse(await text(path)));
    if (!parsed.ok) throw new WorkerError('not-as-pinned', `${path} was changed after publishing`);
    return parsed.value;
  };
  const edition = memoize(
    async (number: number): Promise<Edition> => makeEdition(number, await read(`editions/${number}.json`)),
  );
  const draft = memoize(async (_only: 0): Promise<PublishedPack> => ({ pack: await read('draft.json'), hash: null }));
  const schedules = memoize(async (_only: 0) => {
    const parsed = parseSchedule(await text('schedule.txt'));
    if (!parsed.ok) throw new WorkerError('not-as-pinned', `the schedule is damaged: ${parsed.fault}`);
    return parsed.value;
  });

  return {
    schedule: () => schedules(0),
    newest: () => (last === undefined ? draft(0) : edition(last)),
    edition,
    editions,
    publishedFor: async (module, day) => {
      const schedule = await schedules(0);
      const number = pinOf(schedule, day)?.edition ?? last ?? 0;
      return { module, schedule, editions: [await edition(number)] };
    },
    text,
  };
};

/** The edition that a replay names, the newest first. */
export const withHash = async ({ editions, edition }: Content, hash: string): Promise<Edition> => {
  for (const number of [...editions].reverse()) {
    const found = await edition(number);
    if (found.hash === hash) return found;
  }
  throw new WorkerError('not-as-pinned', `no edition has the hash ${hash}`);
};
