import { type Daily, type NoDaily, pinnedDaily } from '@lockstep/forge';
import { type ClientModule, type DailyModule, type Json, makeDay, makeSeed, parseDay } from '@lockstep/kernel';
import type { Dealer } from '../../games/dealer.ts';
import type { Teller } from '../../games/teller.ts';
import { remembered } from '../remembered.ts';
import { type Content, type Fetcher, openContent } from './content.ts';
import { BrainFault, type FaultCode, type Question, type Questions } from './messages.ts';

export type Answers = {
  readonly [what in Question]: (...given: Parameters<Questions[what]>) => Promise<ReturnType<Questions[what]>>;
};

const CODES: { readonly [code in NoDaily['code']]: FaultCode } = {
  'too-early': 'too-early',
  'no-edition': 'unreachable',
  'not-as-pinned': 'not-as-pinned',
  'none-found': 'none-found',
};

/** Offline on the first visit there may be nothing to load. */
const fetched = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((fault: unknown) => {
    throw new BrainFault('unreachable', `a part of the game cannot be fetched: ${fault}`);
  });

const proving = (): Promise<typeof import('./proofs.ts')> => fetched(import('./proofs.ts'));

/** A game whose dealing has arrived, with what is published of it. */
interface Opened extends Omit<Dealer, 'dealing'> {
  readonly dealing: ClientModule;
  readonly content: Content;
  /** Each date once: beyond the schedule it is searched for. */
  daily(date: string): Promise<Daily>;
}

const chosen = ({ dealing }: Opened, setup: Json, options: Json | null): Json => {
  if (options === null) return setup;
  const changed = dealing.pack.withOptions(setup, options);
  if (!changed.ok) throw new BrainFault('internal', `no option: ${changed.fault[0]?.found}`);
  return changed.value;
};

const dailyOf = async (content: Content, offers: Dealer['offers'], date: string): Promise<Daily> => {
  const day = parseDay(date);
  if (!day.ok) throw new BrainFault('internal', day.fault);
  const published = await content.publishedFor(day.value);
  const daily =
    pinnedDaily(published, day.value) ?? (await proving()).searchedDaily(await offers(), published, day.value);
  if (!daily.ok) throw new BrainFault(CODES[daily.fault.code], daily.fault.says);
  return daily.value;
};

/** Everything the worker can be asked, apart from being a worker. */
export const answersFrom = (
  dealers: { readonly [game: string]: Dealer },
  editions: { readonly [game: string]: readonly number[] },
  fetchText: Fetcher,
  tellers: { readonly [game: string]: Teller } = {},
): Answers => {
  const tale = remembered((game: string) => fetched(tellers[game]!.open(editions[game] ?? [], fetchText)));
  const opened = remembered(async (game: string): Promise<Opened> => {
    const dealer = Object.hasOwn(dealers, game) ? dealers[game] : undefined;
    if (!dealer) throw new BrainFault('internal', `no game: ${game}`);
    const dealing = await fetched(dealer.dealing());
    const content = openContent(dealing, editions[game] ?? [], fetchText);
    const offers = (): Promise<DailyModule> => fetched(dealer.offers());
    return {
      dealing,
      content,
      daily: remembered((date: string) => dailyOf(content, offers, date)),
      outliner: () => fetched(dealer.outliner()),
      offers,
    };
  });

  return {
    daily: async (game, date, options = null) => {
      const own = await opened(game);
      const { setup, seed, edition, pin, pinned } = await own.daily(date);
      return { date, setup: chosen(own, setup, options), seed: makeSeed(seed), pack: edition.hash, pin, pinned };
    },
    outline: async (game, date) => {
      const own = await opened(game);
      const { setup, seed, pin } = await own.daily(date);
      const { pack } = await own.content.newest();
      const { subjectOf, seedLabel, gradeName } = await own.outliner();
      const { target, line } = subjectOf(pack, setup);
      const { grade } = pin;
      return { label: seedLabel(seed), grade, gradeName: gradeName(grade), target, line };
    },
    schedule: async (game) =>
      (await (await opened(game)).content.schedule()).map(({ day, grade }) => ({ date: makeDay(day), grade })),
    pack: async (game) =>
      Object.hasOwn(tellers, game) ? (await tale(game)).pack() : (await (await opened(game)).content.newest()).pack,
    hint: async (game, position, level) =>
      (await proving()).hintAt(await (await opened(game)).offers(), position, level),
    solution: async (game, puzzle) => (await proving()).solutionOf(await (await opened(game)).offers(), puzzle),
    turningPoint: async (game, position) => (await proving()).turnOf(await (await opened(game)).offers(), position),
    scene: async (game, written, pack) => (await tale(game)).scene(written, pack),
    answer: async (game, position, bots) => (await tale(game)).answer(position, bots),
  };
};
