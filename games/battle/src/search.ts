import type { Seat } from '@lockstep/kernel';
import { type Guide, samplingBot } from '@lockstep/solver';
import type { Action } from './action.ts';
import { battle } from './battle.ts';
import { estimate, playoutChoice } from './estimate.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** A lead of this many hundredths of a point wins three times of four. */
const EVEN_TO_LIKELY = 900;

/** The value of a position as a chance in thousandths: even at 500, and never quite certain. */
const chance = (setup: Setup, state: State, seat: Seat): number => {
  const worth = estimate(setup, state, seat);
  return 500 + Math.trunc((500 * worth) / (Math.abs(worth) + EVEN_TO_LIKELY));
};

const guide: Guide<Setup, State, Action> = { estimate: chance, quickChoice: playoutChoice };

/** 200 futures of about three turns. */
export const search = samplingBot(battle, guide, { playouts: 200, depth: 20 });
