import { Fault } from '../fault.ts';
import { dailyGameFor, gameOf } from '../games.ts';
import { answer } from '../output.ts';
import { DAILY_GAMES, SCENE_GAMES } from '../rows.ts';
import type { DailyPrinted } from '../shell/board.ts';
import { type Game, openHost, parseCommandLine } from '../shell/host.ts';
import { isDaily } from '../shell/solver.ts';
import { dataDir, openStore, type Store } from '../store.ts';
import { warn } from '../streams.ts';

interface Options {
  readonly date?: string;
  readonly json?: boolean;
}

interface DailyLine {
  readonly facts: object;
  readonly lines: readonly string[];
  readonly fault: Fault | null;
}

/** A game without a Daily of the date says why; the others are told all the same. */
const printedDaily = (game: string, title: string, daily: () => Omit<DailyLine, 'fault'>): DailyLine => {
  try {
    const { facts, lines } = daily();
    return { facts: { ok: true, ...facts }, lines, fault: null };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { code, message: says } = fault;
    return { facts: { ok: false, game, error: { code, says } }, lines: [title, says], fault };
  }
};

/** The Daily of a game that has one. */
const dailyIn = (store: Store, game: Game, { date }: Options): DailyPrinted => {
  const asked = parseCommandLine(game, date === undefined ? {} : { date });
  return game.board.daily!(openHost(store, game, asked));
};

/** Among others, a Daily that is dealt comes under the title of its game. */
const toldOf = async (store: Store, id: string, options: Options): Promise<readonly DailyLine[]> => {
  const game = await gameOf(id);
  if (!game?.board.daily) return [];
  const title = game.text.title.toUpperCase();
  return [
    printedDaily(id, title, () => {
      const { facts, lines } = dailyIn(store, game, options);
      return { facts, lines: isDaily(game.module) ? [title, ...lines] : lines };
    }),
  ];
};

/** One game's Daily, or every game's where none is named. */
export const daily = async (id: string | undefined, options: Options): Promise<void> => {
  const store = openStore(dataDir(), warn);
  if (id !== undefined) {
    const row = await gameOf(id);
    const { facts, lines } = dailyIn(store, row?.board.daily ? row : await dailyGameFor(id), options);
    answer(options, { ok: true, ...facts }, () => lines.join('\n'));
    return;
  }
  const all = (await Promise.all([...DAILY_GAMES, ...SCENE_GAMES].map((one) => toldOf(store, one, options)))).flat();
  const [first] = all;
  if (first?.fault && all.every(({ fault }) => fault)) throw first.fault;
  answer(options, { ok: true, dailies: all.map(({ facts }) => facts) }, () =>
    all.map(({ lines }) => lines.join('\n')).join('\n\n'),
  );
};
