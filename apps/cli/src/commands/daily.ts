import { makeSeed } from '@lockstep/kernel';
import { Fault } from '../fault.ts';
import { gameOf, PLAYABLE, type Playable, playableFor } from '../games.ts';
import { gameDir, packOf } from '../library.ts';
import { answer } from '../output.ts';
import { SCENE_GAMES } from '../rows.ts';
import type { DailyPrinted } from '../shell/board.ts';
import { askedOf, type Game, openHost } from '../shell/host.ts';
import { recordsFor } from '../sit.ts';
import { sourceOf } from '../source.ts';
import { dataDir, openStore, type Store } from '../store.ts';
import { warn } from '../streams.ts';

interface Options {
  readonly date?: string;
  readonly json?: boolean;
}

/** A date's Lock, how hard it is, and what is recorded of it: for a script, and for a person. */
const dailyIn = (store: Store, playable: Playable, { date }: Options) => {
  const { face, wording, offers } = playable;
  const game = offers.game.id;
  const source = sourceOf(playable, date === undefined ? {} : { date });
  const { firstClear, best, streak = 0 } = recordsFor(store, playable, source);
  const seedLabel = wording.seedLabel(source.seed);
  const facts = {
    game,
    date: source.date,
    seed: makeSeed(source.seed),
    label: seedLabel,
    ...face.lockFacts(source.setup),
    grade: source.grade,
    streak,
    firstClear: firstClear ?? null,
    best: best ?? null,
  };
  const [first, top] = [firstClear, best].map((clear) => clear && face.clearLine(clear));
  const lines = [
    ...wording.lockLines(source.setup, { date: source.date, seedLabel }).slice(0, -2),
    '',
    ...(source.grade === null ? [] : [wording.gradeWords(source.grade, packOf(offers, gameDir(game)))]),
    first ? `First clear: ${first}` : `Not cleared yet. Play it: lockstep play ${game}`,
    ...(top && top !== first ? [`Best: ${top}`] : []),
    `Streak: ${streak}`,
  ];
  return { facts, lines };
};

interface Told {
  readonly facts: object;
  readonly lines: readonly string[];
  readonly fault: Fault | null;
}

/** A game without a Daily of the date says why; the others are told all the same. */
const told = (game: string, title: string, daily: () => Omit<Told, 'fault'>): Told => {
  try {
    const { facts, lines } = daily();
    return { facts: { ok: true, ...facts }, lines, fault: null };
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const { code, message: says } = fault;
    return { facts: { ok: false, game, error: { code, says } }, lines: [title, says], fault };
  }
};

const forged = async (store: Store, game: string, options: Options): Promise<Told> => {
  const playable = await playableFor(game);
  const title = playable.wording.title.toUpperCase();
  return told(game, title, () => {
    const { facts, lines } = dailyIn(store, playable, options);
    return { facts, lines: [title, ...lines] };
  });
};

/** The Daily of a game whose scenes have a date. */
const sceneDaily = (store: Store, game: Game, { date }: Options): DailyPrinted => {
  const asked = askedOf(game, date === undefined ? {} : { date });
  return game.board.daily!(openHost(store, game, asked));
};

const dated = async (store: Store, id: string, options: Options): Promise<readonly Told[]> => {
  const game = await gameOf(id);
  if (!game?.board.daily) return [];
  return [told(id, game.text.title.toUpperCase(), () => sceneDaily(store, game, options))];
};

/** One game's Daily, or every game's where none is named. */
export const daily = async (game: string | undefined, options: Options): Promise<void> => {
  const store = openStore(dataDir(), warn);
  const scenes = game === undefined ? undefined : await gameOf(game);
  if (scenes?.board.daily) {
    const { facts, lines } = sceneDaily(store, scenes, options);
    answer(options, { ok: true, ...facts }, () => lines.join('\n'));
    return;
  }
  if (game !== undefined) {
    const { facts, lines } = dailyIn(store, await playableFor(game), options);
    answer(options, { ok: true, ...facts }, () => lines.join('\n'));
    return;
  }
  const all = [
    ...(await Promise.all(PLAYABLE.map((one) => forged(store, one, options)))),
    ...(await Promise.all(SCENE_GAMES.map((one) => dated(store, one, options)))).flat(),
  ];
  const [first] = all;
  if (first?.fault && all.every(({ fault }) => fault)) throw first.fault;
  answer(options, { ok: true, dailies: all.map(({ facts }) => facts) }, () =>
    all.map(({ lines }) => lines.join('\n')).join('\n\n'),
  );
};
