import { openStream, type Position, type Seat, type Seed } from '@lockstep/kernel';
import type { Event } from './action.ts';
import { planOf } from './budget.ts';
import { declarable } from './legal.ts';
import { isSeen, seenMoves } from './look.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { isSameTell, showsTells, tellOfMove } from './tell.ts';

/** What is hidden from a seat: the dice to come, and while intents are sealed the other's. */
export const mask = (setup: Setup, state: State, seat: Seat): Position<Setup, State> => {
  const seen = copy(state);
  seen.seed = null;
  if (state.phase === 'INTENT') {
    if (seat === 0) seen.plan1 = null;
    else seen.plan0 = null;
  }
  return { setup, state: seen };
};

const MOST_DRAWN = 4;

/** Another plan that the other side could have declared: what was seen of it stays. */
const drawPlan = (setup: Setup, state: State, seat: Seat, seed: Seed): readonly number[] => {
  const stream = openStream(seed, 'redraw');
  const mine = setup.actors.filter((actor) => actor.seat === seat && !isSeen(state, actor.index));
  const drawn = copy(state);
  const put = (plan: readonly number[]): void => {
    if (seat === 0) drawn.plan0 = plan;
    else drawn.plan1 = plan;
  };
  let plan: readonly number[] = seenMoves(setup, state, (1 - seat) as Seat);
  put(plan);
  // E48: who showed how it begins begins so in every plan it could have; who showed nothing means nothing.
  const shown = showsTells(setup, state, seat);
  const begun = shown
    ? mine.filter(({ index }) => planOf(state, seat).some((at) => setup.moves[at]!.actor === index))
    : mine;
  for (const { index } of shown ? begun : []) {
    const first = planOf(state, seat).find((at) => setup.moves[at]!.actor === index)!;
    const tell = tellOfMove(setup, setup.moves[first]!);
    const moves = declarable(setup, drawn, index).filter((at) => isSameTell(tellOfMove(setup, setup.moves[at]!), tell));
    plan = [...plan, moves.length === 0 ? first : moves[stream.below(moves.length)]!];
    put(plan);
  }
  if (begun.length === 0) return plan;
  for (let left = stream.below(MOST_DRAWN + 1); left > 0; left -= 1) {
    const moves = declarable(setup, drawn, begun[stream.below(begun.length)]!.index);
    if (moves.length === 0) continue;
    plan = [...plan, moves[stream.below(moves.length)]!];
    put(plan);
  }
  return plan;
};

export const resample = (setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State> => {
  const drawn = copy(state);
  drawn.seed = seed;
  if (state.phase === 'INTENT') {
    if (seat === 0) drawn.plan1 = drawPlan(setup, state, 1, seed);
    else drawn.plan0 = drawPlan(setup, state, 0, seed);
  }
  return { setup, state: drawn };
};

/** A sealed intent is visible to its own side only, and to who paid for a look at it. */
export const visibleTo = (event: Event, seat: Seat | 'watcher'): boolean =>
  (event.kind !== 'declared' && event.kind !== 'took-back' && event.kind !== 'looked') || event.seat === seat;
