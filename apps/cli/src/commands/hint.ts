import { HINT_LEVELS, perform } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { Fault } from '../fault.ts';
import { dailyGameFor } from '../games.ts';
import { answer } from '../output.ts';
import { type PuzzleFlags, puzzleRequest, refFor } from '../puzzle.ts';
import { openHost, parseCommandLine } from '../shell/host.ts';
import { dataDir, openStore } from '../store.ts';
import { warn } from '../streams.ts';

interface Options extends PuzzleFlags {
  readonly level: string;
  readonly yes?: boolean;
  readonly json?: boolean;
}

/** A hint for the try that is saved, or for a fresh one. What makes it practice is said first and wants a yes. */
export const giveHint = async (id: string, options: Options): Promise<void> => {
  const { level: word, yes, json: _, ...flags } = options;
  const game = await dailyGameFor(id);
  const level = HINT_LEVELS.find((one) => one === word);
  if (!level) throw new Fault('usage', `--level is one of ${HINT_LEVELS.join(', ')}`);
  const host = openHost(openStore(dataDir(), warn), game, parseCommandLine(game, {}));
  const opened = host.open(refFor(game, puzzleRequest(flags)), {});
  const asked = perform(opened, { kind: 'hint', level, sure: yes === true }).session;
  const cause = asked.confirmation?.cause;
  if (cause && cause !== 'retry' && cause !== 'surrender')
    throw new Fault('practice', `${practiceNotice(cause)} To take it: add --yes`);
  const found = await host.hint(asked, level);
  const { session, effects } = perform(asked, { kind: 'hint-found', found });
  for (const { kind } of effects)
    if (kind === 'save') host.save(session);
    else if (kind === 'solution-shown') host.recordSolutionShown(session);
  const { run, flags: kept } = session.attempt;
  const { score, ...told } = found;
  answer(
    options,
    { ok: true, reachable: game.module.daily.rank(run.setup, score), ...told, practice: kept.practice },
    () => (game.text.daily?.hintLines(run.setup, found, !run.now.before) ?? []).join('\n'),
  );
};
