import { type Refusal, refuse, type Seat } from '@lockstep/kernel';
import type { Action, Event } from './action.ts';
import { groundOf, invokesOf, meansOf, planOf } from './budget.ts';
import { intentOf } from './clash.ts';
import { hasBit, isStanding, withBit } from './numbers.ts';
import { spendInvokes } from './pace.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { open } from './work.ts';

/** E46: `ready` has a bit a seat, then one for every actor whose intents the other side has seen. */
const SEATS = 2;
export const BOTH_READY = 3;

export const isSeen = (state: State, actor: number): boolean => hasBit(state.ready, SEATS + actor);

/** Places of the setup's moves that a seat has seen of the other side's plan. */
export const seenMoves = (setup: Setup, state: State, seat: Seat): readonly number[] =>
  planOf(state, 1 - seat).filter((move) => isSeen(state, setup.moves[move]!.actor));

/** Invokes that are left for a look: those that no declared intent has claimed. */
const invokesLeft = (setup: Setup, state: State, seat: Seat): number => {
  const own = setup.actors.find((actor) => actor.seat === seat);
  return own ? meansOf(setup, state, planOf(state, seat), own.index).invokes : invokesOf(setup, state, seat);
};

/** Why a look is refused: there is none in this pack, nothing is fixed yet, or it cannot be paid. A code, or ''. */
const barToLook = (setup: Setup, state: State, seat: Seat, actor: number): string => {
  const foe = setup.actors[actor];
  if (!foe || foe.seat === seat) return 'unknown-actor';
  if (setup.tuning.look === 0) return 'no-look';
  if (groundOf(setup, state).only !== null) return 'not-taught';
  if (!isStanding(state.actors, actor)) return 'target-gone';
  if (!hasBit(state.ready, 1 - seat)) return 'not-sealed';
  if (isSeen(state, actor)) return 'seen-already';
  return invokesLeft(setup, state, seat) < setup.tuning.look ? 'no-invokes' : '';
};

export const looksOf = (setup: Setup, state: State, seat: Seat): readonly Action[] =>
  setup.tuning.look === 0
    ? []
    : setup.actors.flatMap(({ index }): readonly Action[] =>
        barToLook(setup, state, seat, index) === '' ? [{ kind: 'look', actor: index }] : [],
      );

/** E46: what one of the other side means to do this round, for invokes. */
export const look = (setup: Setup, state: State, seat: Seat, actor: number, log?: Event[]): State | Refusal => {
  const code = barToLook(setup, state, seat, actor);
  const foe = setup.actors[actor];
  if (code !== '') return refuse(code, { actor: foe?.id ?? null, target: foe?.id ?? null, technique: null });
  const work = open(state);
  spendInvokes(setup, work, seat, setup.tuning.look, log);
  work.ready = withBit(work.ready, SEATS + actor);
  const plan = seat === 0 ? state.plan1 : state.plan0;
  if (plan !== null)
    log?.push({
      kind: 'looked',
      seat,
      actor: foe!.id,
      intents: plan.flatMap((at) => (setup.moves[at]!.actor === actor ? [intentOf(setup, setup.moves[at]!)] : [])),
    });
  return work;
};
