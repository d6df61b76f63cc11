import { gates } from '@lockstep/gates';
import { openStream, type Position, type Seat, type Seed, shuffled } from '@lockstep/kernel';
import { type Counter, hidden } from '@lockstep/testimony';
import { type Act, actSeed, gatesOf, nightOf } from './act.ts';
import { maskDoors, redealDoors } from './crossing.ts';
import { copy as copyKoa, testimonyOf, withFlagged } from './koa/incident.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

/** What will be drawn is not known: of the incident, of its cards, of the caches, of the acts to come. */
export const mask = (setup: Setup, state: State, seat: Seat): Position<Setup, State> => {
  const seen = copy(state);
  seen.seed = null;
  if (state.crossing) seen.crossing = maskDoors(state.crossing);
  if (state.gates) seen.gates = gates.mask(gatesOf(setup, state.act), state.gates, seat).state;
  if (state.koa) {
    const koa = copyKoa(state.koa);
    koa.seed = null;
    seen.koa = koa;
  }
  return { setup, state: seen };
};

/** Every counter that a night of this setup could have, one of each id. */
const countersOf = ({ script }: Setup): readonly Counter[] => {
  const all = script.counter ?? script.case.flatMap(({ counter }) => counter);
  return all.filter(({ id }, i) => all.findIndex((one) => one.id === id) === i);
};

/** How often a draw is tried until it could be what was dealt. */
const TRIES = 50;

/**
 * Puts others in the place of the unseen counters, each as likely: counters of the pack under their own ids, so that a refutation in hand
 * refutes one of them as it does in play.
 */
const otherCounters = (setup: Setup, state: State, seed: Seed): Act => {
  const { script } = testimonyOf(nightOf(setup, state.act), []);
  const unseen = hidden(testimonyOf(nightOf(setup, state.act), []), withFlagged(state.koa!));
  const stream = openStream(seed, 'counters');
  const seen = script.counter.filter((_, i) => ((unseen >> i) & 1) === 0);
  const pool = countersOf(setup).filter(({ id }) => !seen.some((one) => one.id === id));
  const refuting = script.card.filter(({ refutes }) => refutes.length > 0);
  const dealt = (counters: readonly Counter[]): boolean =>
    refuting.every(
      ({ refutes }) =>
        !refutes.some((id) => script.counter.some((one) => one.id === id)) ||
        refutes.some((id) => counters.some((one) => one.id === id)),
    );
  for (let i = 0; i < TRIES; i += 1) {
    const drawn = shuffled(stream, pool.length);
    let next = 0;
    const counters = script.counter.map((one, at) => ((unseen >> at) & 1 ? pool[drawn[next++]!] : one));
    if (counters.every((one) => one !== undefined) && dealt(counters)) return { ...state.act, counters: [...counters] };
  }
  return { ...state.act, counters: script.counter };
};

export const resample = (setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State> => {
  const drawn = copy(state);
  drawn.seed = seed;
  if (state.crossing) drawn.crossing = redealDoors(setup, state.crossing, openStream(seed, 'doors'));
  const own = actSeed(seed, state.act.number);
  if (state.gates) drawn.gates = gates.resample(gatesOf(setup, state.act), state.gates, seat, own).state;
  if (state.koa) {
    const koa = copyKoa(state.koa);
    koa.seed = own;
    drawn.koa = koa;
    drawn.act = otherCounters(setup, state, own);
  }
  return { setup, state: drawn };
};
