import { begin, HINT_LEVELS, makeReplay } from '@lockstep/kernel';
import { freshFlags, hintCostHere, openAttempt, withHint } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { playableFor } from '../games.ts';
import { answer } from '../output.ts';
import { hintFor, recordSolution, recordsFor, resume } from '../sit.ts';
import { slotOf } from '../slot.ts';
import { sourceOf } from '../source.ts';
import { dataDir, openStore } from '../store.ts';
import { warn } from '../streams.ts';
import { type PuzzleFlags, wantedBy } from '../wanted.ts';

interface Options extends PuzzleFlags {
  readonly level: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** A hint for the try that is saved, or for a fresh one. What makes it practice is said first and wants a yes. */
export const giveHint = async (game: string, options: Options): Promise<void> => {
  const playable = await playableFor(game);
  const { offers, wording } = playable;
  const wanted = HINT_LEVELS.find((one) => one === options.level);
  if (!wanted) throw new Fault('usage', `--level is one of ${HINT_LEVELS.join(', ')}`);
  const store = openStore(dataDir(), warn);
  const source = sourceOf(playable, wantedBy(options));
  const { practiceBecauseSolutionShown: solutionShown } = recordsFor(store, playable, source);
  const saved = resume(store, playable, source);
  const run = saved?.run ?? begin(offers.game, source.setup, source.seed);
  const attempt = openAttempt(run, saved ? { ...saved.flags, solutionShown } : freshFlags(solutionShown));
  const { level, cost } = hintCostHere(attempt, wanted);
  if (cost && !options.yes) throw new Fault('practice', `${practiceNotice(cost)} To take it: add --yes`);
  const { score, ...found } = hintFor(playable, level, run);
  const { practice, nudged } = withHint(attempt, level, cost).flags;
  store.slots.save(slotOf(source.ref), { replay: makeReplay(run, source.from), practice, nudged });
  if (level === 'line') recordSolution(store, playable, source);
  const reachable = offers.daily.rank(source.setup, score);
  answer(options, { ok: true, reachable, ...found, practice }, () =>
    wording.hintLines(source.setup, { score, ...found }, !run.now.before).join('\n'),
  );
};
