import { type AnyGame, act, begin, parseSeed, Refusal, type Run, splitSeat } from '@lockstep/kernel';
import { type Position, WorkerError } from './messages.ts';

// biome-ignore lint/suspicious/noExplicitAny: a run of any game
type AnyRun = Run<any, any, any, any, any>;

/** The run that leads to a position. */
export const runOf = (game: AnyGame, { setup: input, seed, actions }: Position): AnyRun => {
  const setup = game.parseSetup(input);
  if (!setup.ok) throw new WorkerError('internal', `no setup: ${setup.fault[0]?.expected}`);
  let run: AnyRun = begin(game, setup.value, parseSeed(seed));
  for (const line of actions) {
    const [seat, text] = splitSeat(game.seats, line);
    const action = game.parse(setup.value, text);
    const next = action.ok ? act(run, seat, action.value) : action.fault;
    if (next instanceof Refusal) throw new WorkerError('internal', `${line}: ${next.code}`);
    run = next;
  }
  return run;
};
