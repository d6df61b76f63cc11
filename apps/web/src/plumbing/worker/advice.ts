import type { SolverAnswer } from '@lockstep/play';
import { advise } from '@lockstep/solver';
import { type Position, WorkerError } from './messages.ts';
import { runOf } from './run-of.ts';
import type { WorkerGame } from './worker-game.ts';

/** What a bot that plays futures on would do here: the hint of a game of chance. */
export const adviceFrom = async (
  { part, whole, module }: WorkerGame,
  position: Position,
  adviser: string,
): Promise<SolverAnswer> => {
  const found = await (whole ?? module ?? part)();
  const bot = 'bots' in found ? found.bots[adviser] : undefined;
  if (!bot) throw new WorkerError('internal', `no bot: ${adviser}`);
  const { game, setup, now } = runOf(found.game, position);
  const [seat = 0] = game.toMove(setup, now.state);
  const advice = [...advise(game, bot, { setup, state: now.state, seat })].at(-1);
  if (!advice) throw new WorkerError('internal', 'there is nothing to do');
  return { level: 'card', score: advice.chance, advice };
};
