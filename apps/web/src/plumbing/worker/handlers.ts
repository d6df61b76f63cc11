import { makeDay, parseDay } from '@lockstep/calendar';
import { type Daily, type NoDaily, pinnedDaily } from '@lockstep/forge';
import { type ClientModule, type GameModule, type Json, makeSeed } from '@lockstep/kernel';
import type { Entry, Ref } from '@lockstep/play';
import type { DailySummary } from '../../play/daily-summary.ts';
import { loadApart } from '../apart.ts';
import { memoize } from '../memoize.ts';
import { type Content, type Fetcher, openContent } from './content.ts';
import { type DailyInfo, type FaultCode, type OpenedRef, type WorkerApi, WorkerError } from './messages.ts';
import type { WorkerGame } from './worker-game.ts';

const CODES: { readonly [code in NoDaily['code']]: FaultCode } = {
  'too-early': 'too-early',
  'no-edition': 'unreachable',
  'not-as-pinned': 'not-as-pinned',
  'none-found': 'none-found',
};

/** Offline on the first visit there may be nothing to load. */
const fetched = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((fault: unknown) => {
    throw new WorkerError('unreachable', `a part of the game cannot be fetched: ${fault}`);
  });

const proving = (): Promise<typeof import('./proofs.ts')> => fetched(import('./proofs.ts'));

/** A game whose first part has arrived, with what is published of it. */
interface Opened {
  readonly part: ClientModule | GameModule;
  readonly game: WorkerGame;
  readonly content: Content;
  /** Each date once: beyond the schedule it is searched for. */
  daily(date: string): Promise<Daily>;
}

const isClient = (part: ClientModule | GameModule): part is ClientModule => part.daily !== undefined;

const moduleOf = ({ module }: WorkerGame): ReturnType<NonNullable<WorkerGame['module']>> => {
  if (!module) throw new WorkerError('internal', 'nothing searches this game');
  return fetched(module());
};

const summaryOf = async ({ summary }: WorkerGame): Promise<DailySummary> => {
  if (!summary) throw new WorkerError('internal', 'the game has no dates of its own');
  return fetched(summary());
};

const withOptions = ({ part }: Opened, setup: Json, options: Json | null): Json => {
  if (options === null) return setup;
  const changed = part.pack.withOptions(setup, options);
  if (!changed.ok) throw new WorkerError('internal', `no option: ${changed.fault[0]?.found}`);
  return changed.value;
};

const dailyOf = async (
  client: ClientModule,
  content: Content,
  whole: () => ReturnType<NonNullable<WorkerGame['module']>>,
  date: string,
): Promise<Daily> => {
  const day = parseDay(date);
  if (!day.ok) throw new WorkerError('internal', day.fault);
  const published = await content.publishedFor(client, day.value);
  const daily =
    pinnedDaily(published, day.value) ?? (await proving()).searchedDaily(await whole(), published, day.value);
  if (!daily.ok) throw new WorkerError(CODES[daily.fault.code], daily.fault.says);
  return daily.value;
};

const chosenIn = ({ options }: Ref): Json | null => (Object.keys(options).length === 0 ? null : options);

/** The handlers of every question, apart from being a worker. */
export const createHandlers = (
  games: { readonly [game: string]: WorkerGame },
  editions: { readonly [game: string]: readonly number[] },
  fetchText: Fetcher,
): WorkerApi => {
  const opened = memoize(async (id: string): Promise<Opened> => {
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    if (!game) throw new WorkerError('internal', `no game: ${id}`);
    const part = await fetched(game.part());
    const content = openContent(part, editions[id] ?? [], fetchText);
    const daily = memoize((date: string) => {
      if (!isClient(part)) throw new WorkerError('internal', `no Daily is dealt for ${id}`);
      return dailyOf(part, content, () => moduleOf(game), date);
    });
    return { part, game, content, daily };
  });

  const scenes = (): Promise<typeof import('./scenes.ts')> => fetched(import('./scenes.ts'));

  /** The Daily of a date: as it is now, or as it was under an earlier edition. */
  const dailyUnder = async (own: Opened, date: string, pack: string | null): Promise<Daily> => {
    const now = await own.daily(date);
    const before =
      pack !== null && pack !== now.edition.hash && isClient(own.part)
        ? await (await scenes()).earlierDaily(own.part, own.content, now.pin.day, pack)
        : null;
    return before ?? now;
  };

  const dailyInfo = async (
    id: string,
    date: string,
    options: Json | null,
    pack: string | null = null,
  ): Promise<DailyInfo> => {
    const own = await opened(id);
    const { setup, seed, edition, pin, pinned } = await dailyUnder(own, date, pack);
    return { date, setup: withOptions(own, setup, options), seed: makeSeed(seed), pack: edition.hash, pin, pinned };
  };

  /** The Daily of a date: dealt and pinned, or what the pack names for every date with the seed of this one. */
  const daily = async (ref: Ref, date: string): Promise<OpenedRef> => {
    const { part, content } = await opened(ref.game);
    if (!isClient(part)) return (await scenes()).sceneOfDate(part, content, date);
    const options = chosenIn(ref);
    const { setup, seed, pack } = await dailyInfo(ref.game, date, options);
    return {
      setup,
      seed,
      pack,
      source: { daily: date, pack, ...(options === null ? {} : { options }) },
      subject: null,
    };
  };

  const open = async (ref: Ref, past: readonly Entry[] = []): Promise<OpenedRef> => {
    const { game, subject, options } = ref;
    switch (subject.kind) {
      case 'daily':
        return daily(ref, subject.date);
      case 'scene': {
        const { part, content } = await opened(game);
        const { wholeScene, withCarried } = await scenes();
        return wholeScene(part, content, await withCarried(part, content, { scene: subject.scene, ...options }, past));
      }
      case 'lesson': {
        const own = await opened(game);
        return (await scenes()).wholeLesson(own.content, await summaryOf(own.game), subject.lesson);
      }
      case 'dealt':
      case 'file':
        throw new WorkerError('internal', `not opened here: ${subject.kind}`);
    }
  };

  return {
    open,
    daily: (id, date, options = null, pack = null) => dailyInfo(id, date, options, pack),
    outline: async (id, date) => {
      const own = await opened(id);
      return (await scenes()).makeOutline(await own.daily(date), own.content, await summaryOf(own.game));
    },
    schedule: async (id) =>
      (await (await opened(id)).content.schedule()).map(({ day, grade }) => ({ date: makeDay(day), grade })),
    pack: async (id) => (await (await opened(id)).content.newest()).pack,
    resolve: async (id, written, hash = null) => {
      const { part, content } = await opened(id);
      return (await scenes()).resolveSetup(part, content, written, hash);
    },
    verify: async (id, text) => {
      const own = await opened(id);
      const dailyAt = (date: string, pack: string | null): Promise<Daily> => dailyUnder(own, date, pack);
      const part = own.game.whole ? await fetched(own.game.whole()) : own.part;
      return (await fetched(import('./replays.ts'))).checkReplay(part, own.content, dailyAt, text);
    },
    hint: async (id, position, level, adviser) => {
      const { game } = await opened(id);
      if (adviser === undefined) return (await proving()).hintAt(await moduleOf(game), position, level);
      return (await fetched(loadApart('asked', () => import('./advice.ts')))).adviceFrom(game, position, adviser);
    },
    solution: async (id, puzzle) => (await proving()).solutionOf(await moduleOf((await opened(id)).game), puzzle),
    analysis: async (id, position) => (await proving()).analysisOf(await moduleOf((await opened(id)).game), position),
    change: async (id, position) => (await proving()).changeOf(await moduleOf((await opened(id)).game), position),
    bots: async (id, position, bots) => {
      const { game } = await opened(id);
      return (await fetched(import('./bots.ts'))).botLines(game, position, bots);
    },
  };
};
