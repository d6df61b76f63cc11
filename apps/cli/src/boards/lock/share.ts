import { moments, Refusal } from '@lockstep/kernel';
import { type Attempt, applyAction, type Change, fromReplay, restart, type SolverAnswer } from '@lockstep/play';
import { postText } from '@lockstep/words';
import { linkOf } from './link.ts';
import type { LockModel } from './model.ts';
import { NOTICES, RESULTS } from './words.ts';

/** The try whose turns are told: the first clear, where it was kept, or the loss at hand. */
const sharedRun = ({ records, run, flags, title }: LockModel): LockModel['run'] | undefined => {
  const kept = records.firstReplay;
  if (kept !== undefined) return fromReplay<LockModel['run']>(run.game, run.setup, run.seed, kept);
  return title.date !== null && records.firstClear ? undefined : flags.practice ? undefined : run;
};

/** What there is to share: the first clear or a loss, a row for each turn of it, and where to play the same. */
const shareText = (table: LockModel, words: boolean): string => {
  const { records, run, title, daily, flags } = table;
  const [won, lost] = words ? [daily.shareWords, daily.lossWords] : [daily.shareText, daily.lossText];
  const events = moments(run).flatMap((moment) => moment.events);
  const told = records.firstClear
    ? won(run.setup, { first: records.firstClear, best: records.best, seedLabel: title.seedLabel })
    : flags.practice
      ? null
      : lost(run.setup, events, title);
  if (told === null) return RESULTS.nothingToShare;
  const shared = sharedRun(table);
  const steps = shared ? moments(shared).map((moment) => moment.events) : [];
  const rows = (words ? daily.rowWords : daily.shareRows)(run.setup, steps);
  return postText(told, rows, linkOf(run.game.id, title.date));
};

/** What would have been better, and why. */
export const changeLines = ({ daily, run }: LockModel, change: Change | null): readonly string[] =>
  change === null
    ? [RESULTS.noChange]
    : daily.changeLines(
        run,
        moments(run).map((moment) => moment.events),
        change,
      );

/** With its signs by default; `share words` says it without. */
export const shareLines = (table: LockModel, words: boolean): readonly string[] => shareText(table, words).split('\n');

/** The page of what is shared; without a link it says how to have one. */
export const sharePage = (table: LockModel, words: boolean): readonly string[] => {
  const lines = shareLines(table, words);
  const { run, title } = table;
  const lacksLink = title.date !== null && linkOf(run.game.id, title.date) === null;
  return lacksLink && lines[0] !== RESULTS.nothingToShare ? [...lines, '', RESULTS.noLink] : lines;
};

/** What a line from the start earns, played to its end, and its steps. */
export const solutionLines = (table: LockModel, found: SolverAnswer): readonly string[] => {
  const { daily, session } = table;
  const { setup } = table.run;
  let attempt: Attempt<LockModel['run']> = restart(table);
  for (const text of found.line ?? []) {
    const next = applyAction(attempt, text);
    if (next instanceof Refusal) throw new Error(`the solver's line was refused: ${next.code}`);
    attempt = next;
  }
  const clear = daily.clearFrom(setup, session.playable.recorder.entry(attempt.run), null);
  // The words of a hint begin with what can be reached as far as the player knows, which is another question.
  const [, ...steps] = daily.hintLines(setup, found, true);
  return [clear === null ? NOTICES.noSolution : daily.clearWords(clear), ...steps];
};
