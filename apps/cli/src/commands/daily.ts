import { makeSeed } from '@lockstep/kernel';
import { playableFor } from '../games.ts';
import { gameDir, packOf } from '../library.ts';
import { answer } from '../output.ts';
import { recordsFor } from '../sit.ts';
import { sourceOf } from '../source.ts';
import { dataDir, openStore } from '../store.ts';

export const daily = async (
  game: string,
  options: { readonly date?: string; readonly json?: boolean },
): Promise<void> => {
  const playable = await playableFor(game);
  const { face, wording, offers } = playable;
  const source = sourceOf(playable, options.date === undefined ? {} : { date: options.date });
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const { firstClear, best, streak = 0 } = recordsFor(store, playable, source);
  const seedLabel = wording.seedLabel(source.seed);
  const facts = {
    date: source.date,
    seed: makeSeed(source.seed),
    label: seedLabel,
    ...face.lockFacts(source.setup),
    grade: source.grade,
    streak,
    firstClear: firstClear ?? null,
    best: best ?? null,
  };
  answer(options, { ok: true, ...facts }, () => {
    const [first, top] = [firstClear, best].map((clear) => clear && face.clearLine(clear));
    return [
      ...wording.lockLines(source.setup, { date: source.date, seedLabel }).slice(0, -2),
      '',
      ...(source.grade === null ? [] : [wording.gradeWords(source.grade, packOf(offers, gameDir(game)))]),
      first ? `First clear: ${first}` : `Not cleared yet. Play it: lockstep play ${game}`,
      ...(top && top !== first ? [`Best: ${top}`] : []),
      `Streak: ${streak}`,
    ].join('\n');
  });
};
