import { begin, HINT_LEVELS, makeReplay } from '@lockstep/kernel';
import { afterHint, freshFlags, hintCost } from '@lockstep/progress';
import { protocol } from '@lockstep/protocol';
import { practiceNotice } from '@lockstep/words';
import { hintLines } from '@lockstep/words-protocol';
import { Fault } from '../fault.ts';
import { answer } from '../output.ts';
import { hintFor, recordsFor, resume, sourceOf } from '../sit.ts';
import { dataDir, openStore } from '../store.ts';

/** A hint for the try that is saved, or for a fresh one. What makes it practice is said first and wants a yes. */
export const giveHint = (
  game: string,
  options: { readonly date?: string; readonly level: string; readonly yes?: boolean; readonly json?: boolean },
): void => {
  if (game !== 'protocol')
    throw new Fault('unknown-game', `there are no hints for "${game}"; try: lockstep hint protocol`);
  const level = HINT_LEVELS.find((one) => one === options.level);
  if (!level) throw new Fault('usage', `--level is one of ${HINT_LEVELS.join(', ')}`);
  const store = openStore(dataDir(), (message) => process.stderr.write(`${message}\n`));
  const source = sourceOf(options.date === undefined ? {} : { date: options.date });
  const { practiceBecauseSolutionShown: solutionShown } = recordsFor(store, source);
  const saved = resume(store, source);
  const run = saved?.run ?? begin(protocol, source.setup, source.seed);
  const flags = saved ? { ...saved.flags, solutionShown } : freshFlags(solutionShown);
  const cost = hintCost(flags, level, null);
  if (cost && !options.yes) throw new Fault('practice', `${practiceNotice(cost)} To take it: add --yes`);
  const given = hintFor(level, run);
  const { practice, nudged } = afterHint(flags, level, cost);
  store.save('protocol', source.key, { replay: makeReplay(run, source.from), practice, nudged });
  if (level === 'line' && source.date !== null && !solutionShown)
    store.record({ kind: 'solution-shown', game: 'protocol', daily: source.date });
  const lines = hintLines(source.setup, given, run.now.state.evidence === 0);
  answer(options, { ok: true, ...given, practice }, () => lines.join('\n'));
};
