import { makeSeed } from '@lockstep/kernel';
import { Fault } from '../fault.ts';
import { PLAYABLE, type Playable, playableFor, spokenFor, TOLD_GAMES, toldTableOf } from '../games.ts';
import { gameDir, moduleFor, packOf } from '../library.ts';
import { answer } from '../output.ts';
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

/** A game whose scenes have a date. */
const dated = async (store: Store, game: string, { date }: Options): Promise<readonly Told[]> => {
  const table = await toldTableOf(game);
  if (!table?.daily) return [];
  const { speech, offers } = await spokenFor(game);
  return [told(game, speech.title.toUpperCase(), () => table.daily!(store, offers, date))];
};

/** One game's Daily, or every game's where none is named. */
export const daily = async (game: string | undefined, options: Options): Promise<void> => {
  const store = openStore(dataDir(), warn);
  const table = game === undefined ? undefined : await toldTableOf(game);
  if (game !== undefined && table?.daily) {
    const { facts, lines } = table.daily(store, moduleFor(game), options.date);
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
    ...(await Promise.all(TOLD_GAMES.map((one) => dated(store, one, options)))).flat(),
  ];
  const [first] = all;
  if (first?.fault && all.every(({ fault }) => fault)) throw first.fault;
  answer(options, { ok: true, dailies: all.map(({ facts }) => facts) }, () =>
    all.map(({ lines }) => lines.join('\n')).join('\n\n'),
  );
};
