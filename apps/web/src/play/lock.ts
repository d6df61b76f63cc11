import { parseSeed } from '@lockstep/kernel';
import { GAMES } from '../games/games.ts';
import type { GameId } from '../games/ids.ts';
import type { AnyLockPart } from '../games/parts.ts';
import { BrainFault, brain } from '../plumbing/worker/client.ts';
import { WORDS } from '../words.ts';
import { outlineOf } from './outline.ts';
import type { LockFacts } from './puzzle.ts';

/** The Lock of a date, dealt by the worker. */
export const loadLock = async (
  id: GameId,
  date: string,
): Promise<{ readonly Lock: AnyLockPart['Lock']; readonly facts: LockFacts<unknown> }> => {
  const [{ game, Lock }, daily, { grade, gradeName, target, line }] = await Promise.all([
    GAMES[id].lock(),
    brain.daily(id, date),
    outlineOf(id, date),
  ]);
  const setup = game.parseSetup(daily.setup);
  if (!setup.ok) throw new BrainFault('not-as-pinned', WORDS.faults['not-as-pinned']);
  const facts: LockFacts<unknown> = {
    setup: setup.value,
    seed: parseSeed(daily.seed),
    date,
    grade: { number: grade, name: gradeName },
    subject: { target, name: target, line },
    options: null,
  };
  return { Lock, facts };
};
