import { act, begin, openStream, Refusal, type Seed } from '@lockstep/kernel';
import { bots } from './bots.ts';
import { freeplay } from './freeplay.ts';
import { summaryIn } from './record.ts';
import type { Setup } from './setup.ts';
import type { Summary } from './summary.ts';

/** [F24] How the competent bot fares in the same run, with the same draws. */
export const parOf = (setup: Setup, seed: Seed): Summary => {
  const stream = openStream(seed, 'par');
  let run = begin(freeplay, setup, seed);
  while (!freeplay.outcome(setup, run.now.state)) {
    const next = act(run, 0, bots.operator.choose(setup, run.now.state, 0, stream));
    if (next instanceof Refusal) throw new Error(`the bot was refused: ${next.code}`);
    run = next;
  }
  return summaryIn(run);
};

/** Acts first, then fewer turns: above 0 where the first is better. */
export const compareRuns = (mine: Summary, other: Summary): number =>
  mine.facts.won - other.facts.won ||
  mine.facts.acts - other.facts.acts ||
  (mine.facts.won ? other.facts.turns - mine.facts.turns : 0);
