import { type AnyGame, act, begin, moments, parseSeed, playBots, Refusal, type Run, splitSeat } from '@lockstep/kernel';
import type { SolverAnswer } from '@lockstep/play';
import { advise } from '@lockstep/solver';
import { type Bots, type Position, WorkerError } from './messages.ts';
import type { WorkerGame } from './worker-game.ts';

// biome-ignore lint/suspicious/noExplicitAny: a run of any game
type AnyRun = Run<any, any, any, any, any>;

const runOf = (game: AnyGame, { setup: input, seed, actions }: Position): AnyRun => {
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

/** What a bot that plays futures on would do here: the hint of a game of chance. */
export const adviceFrom = async (
  { part, module }: WorkerGame,
  position: Position,
  adviser: string,
): Promise<SolverAnswer> => {
  const found = await (module ?? part)();
  const bot = 'bots' in found ? found.bots[adviser] : undefined;
  if (!bot) throw new WorkerError('internal', `no bot: ${adviser}`);
  const { game, setup, now } = runOf(found.game, position);
  const [seat = 0] = game.toMove(setup, now.state);
  const advice = [...advise(game, bot, { setup, state: now.state, seat })].at(-1);
  if (!advice) throw new WorkerError('internal', 'there is nothing to do');
  return { level: 'card', score: advice.chance, advice };
};

/** What the bots do from a position until it is a person's move. */
export const botLines = async (
  { part, module }: WorkerGame,
  position: Position,
  seats: Bots,
): Promise<readonly string[]> => {
  const found = await (module ?? part)();
  if (!('bots' in found)) throw new WorkerError('internal', 'the game has no bots');
  const { game, bots } = found;
  const run = runOf(game, position);
  const players = Object.entries(seats).map(([seat, name]) => {
    const bot = bots[name];
    if (!bot) throw new WorkerError('internal', `no bot: ${name}`);
    return [Number(seat), { name, bot }] as const;
  });
  return moments(playBots(run, new Map(players)))
    .slice(position.actions.length)
    .map(({ text }) => text);
};
