import { makeSeed } from '@lockstep/kernel';
import { Fault } from '../fault.ts';
import { PLAYABLE, type Playable, playableFor } from '../games.ts';
import { gameDir, packOf } from '../library.ts';
import { answer } from '../output.ts';
import { recordsFor } from '../sit.ts';
import { sourceOf } from '../source.ts';
import { dataDir, openStore, type Store } from '../store.ts';

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

/** A game without a Daily for the date says why; the others are told all the same. */
const told = (store: Store, playable: Playable, options: Options) => {
  const title = `${playable.wording.title.toUpperCase()}\n`;
  try {
    const { facts, lines } = dailyIn(store, playable, options);
    return { facts: { ok: true, ...facts }, text: title + lines.join('\n') };
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'no-edition') throw error;
    const { code, message: says } = error;
    return { facts: { ok: false, game: playable.offers.game.id, error: { code, says } }, text: title + says };
  }
};

/** One game's Daily, or every game's where none is named. */
export const daily = async (game: string | undefined, options: Options): Promise<void> => {
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  if (game !== undefined) {
    const { facts, lines } = dailyIn(store, await playableFor(game), options);
    answer(options, { ok: true, ...facts }, () => lines.join('\n'));
    return;
  }
  const playables = await Promise.all(PLAYABLE.map(playableFor));
  const all = playables.map((playable) => told(store, playable, options));
  answer(options, { ok: true, dailies: all.map(({ facts }) => facts) }, () => all.map(({ text }) => text).join('\n\n'));
};
