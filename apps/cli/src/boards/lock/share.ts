import { moments, Refusal } from '@lockstep/kernel';
import { type Attempt, applyAction, type Found, restart } from '@lockstep/play';
import type { Table } from './table.ts';
import { NOTICES, RESULTS } from './words.ts';

/** What there is to share: the first clear, or a loss where the game shares those. */
const shareText = ({ records, run, title, daily }: Table, words: boolean): string => {
  const [won, lost] = words ? [daily.shareWords, daily.lossWords] : [daily.shareText, daily.lossText];
  if (records.firstClear)
    return won(run.setup, { first: records.firstClear, best: records.best, seedLabel: title.seedLabel });
  const events = moments(run).flatMap((moment) => moment.events);
  return lost?.(run.setup, events, title) ?? RESULTS.nothingToShare;
};

/** With its signs by default; `share words` says it without. */
export const shareLines = (table: Table, words: boolean): readonly string[] => shareText(table, words).split('\n');

/** What a line from the start earns, played to its end, and its steps. */
export const solutionLines = (table: Table, found: Found): readonly string[] => {
  const { daily, session } = table;
  const { setup } = table.run;
  let attempt: Attempt<Table['run']> = restart(table);
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
