import { moments, playBots } from '@lockstep/kernel';
import { type Bots, type Position, WorkerError } from './messages.ts';
import { runOf } from './run-of.ts';
import type { WorkerGame } from './worker-game.ts';

/** What the bots do from a position until it is a person's move. */
export const botLines = async (
  { part, whole, module }: WorkerGame,
  position: Position,
  seats: Bots,
): Promise<readonly string[]> => {
  const own = await (module ?? part)();
  const sitsApart = (name: string): boolean => !('bots' in own && Object.hasOwn(own.bots, name));
  const found = whole && Object.values(seats).some(sitsApart) ? await whole() : own;
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
