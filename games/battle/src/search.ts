import type { Seat } from '@lockstep/kernel';
import { type Guide, samplingBot } from '@lockstep/solver';
import type { Action, Event } from './action.ts';
import { battle } from './battle.ts';
import { estimate, playoutChoice } from './estimate.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** A lead of this many hundredths of a point wins three times of four. */
const EVEN_TO_LIKELY = 900;

/** The value of a position as a chance in thousandths: even at 500, and never quite certain. */
const chance = (setup: Setup, state: State, seat: Seat): number => {
  const worth = estimate(setup, state, seat);
  return 500 + Math.trunc((500 * worth) / (Math.abs(worth) + EVEN_TO_LIKELY));
};

const guide: Guide<Setup, State, Action> = { estimate: chance, quickChoice: playoutChoice };

/** So many futures of about three turns for each decision. */
export const makeSearch = (playouts: number): ReturnType<typeof samplingBot<Setup, State, Action, Event, View>> =>
  samplingBot(battle, guide, { playouts, depth: 20 });

export const search = makeSearch(200);
