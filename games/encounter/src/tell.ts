import type { Seat } from '@lockstep/kernel';
import { planOf } from './budget.ts';
import { isSeen } from './look.ts';
import type { Move } from './move.ts';
import { hasBit, isStanding } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { type Deed, PILLARS, type Pillar } from './vocabulary.ts';

/** How an actor begins a round, as the other side can see it: the deed, and where it aims at or covers one, the pillar. */
export interface Tell {
  readonly does: Deed | 'NOTHING';
  readonly pillar: Pillar | null;
}

export const tellOfMove = ({ kits }: Setup, { kind, kit }: Move): Tell => {
  if (kind !== 'USE') return { does: 'PREPARE', pillar: null };
  const { does, aims, at } = kits[kit]!;
  return { does, pillar: aims || does === 'WARD' ? PILLARS[at]! : null };
};

export const isSameTell = (a: Tell, b: Tell): boolean => a.does === b.does && a.pillar === b.pillar;

/** E48: whether the intents of a side show how they begin. */
export const showsTells = ({ tuning }: Setup, { phase, ready }: State, seat: number): boolean =>
  tuning.tells === 'SHOWN' && phase === 'INTENT' && hasBit(ready, seat);

/** E48: how a foe of `seat` begins; null where that is not shown, or all of it was seen. */
export const tellOf = (setup: Setup, state: State, seat: Seat | 'watcher', actor: number): Tell | null => {
  const { seat: own } = setup.actors[actor]!;
  if (seat === 'watcher' || own === seat || !showsTells(setup, state, own)) return null;
  if (!isStanding(state.actors, actor) || isSeen(state, actor)) return null;
  const first = planOf(state, own).find((move) => setup.moves[move]!.actor === actor);
  return first === undefined ? { does: 'NOTHING', pillar: null } : tellOfMove(setup, setup.moves[first]!);
};
