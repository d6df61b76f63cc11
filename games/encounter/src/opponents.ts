import type { Seat, Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { barTo, meansOf, planOf } from './budget.ts';
import { type EncounterBot, greedy, pickOf, READY } from './greedy.ts';
import { declarable, legal } from './legal.ts';
import { lookAhead } from './look-ahead.ts';
import { isStanding } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const TRIES = 8;

/** Any move of a random actor of its side; ready once a few draws find none. Never takes an intent back or withdraws. */
const random: EncounterBot = {
  choose: (setup, state, seat, stream) => {
    if (state.phase !== 'INTENT') return pickOf(stream, legal(setup, state, seat));
    const plan = planOf(state, seat);
    const first = seat === 0 ? 0 : setup.heroes;
    const count = seat === 0 ? setup.heroes : setup.actors.length - setup.heroes;
    const index = first + stream.below(count);
    if (!isStanding(state.actors, index))
      return plan.length > 0 && stream.below(2) === 0 ? READY : anyOf(setup, state, seat, stream);
    const means = meansOf(setup, state, plan, index);
    const moves = setup.movesOf[index]!;
    for (let tries = 0; tries < TRIES; tries += 1) {
      const move = moves[stream.below(moves.length)]!;
      if (barTo(setup, state, means, move) === '') return { kind: 'declare', move: move.index };
    }
    return READY;
  },
};

const anyOf = (setup: Setup, state: State, seat: Seat, stream: Stream): Action => {
  const able = setup.actors.filter((one) => one.seat === seat && isStanding(state.actors, one.index));
  const moves = able.length === 0 ? [] : declarable(setup, state, pickOf(stream, able).index);
  return moves.length === 0 ? READY : { kind: 'declare', move: pickOf(stream, moves) };
};

/** Who may sit on the other side. */
export const opponents: { readonly [name: string]: EncounterBot } = { random, greedy, 'look-ahead': lookAhead };
