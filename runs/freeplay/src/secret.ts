import { gates } from '@lockstep/gates';
import { openStream, type Position, pick, type Seat, type Seed } from '@lockstep/kernel';
import { hidden, PROOFS } from '@lockstep/testimony';
import { type Act, actSeed, gatesOf, nightOf } from './act.ts';
import { copy as copyKoa, openly, testimonyOf } from './koa/incident.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

/** What will be drawn is not known: of the incident, of its cards, of the caches, of the acts to come. */
export const mask = (setup: Setup, state: State, seat: Seat): Position<Setup, State> => {
  const seen = copy(state);
  seen.seed = null;
  if (state.gates) seen.gates = gates.mask(gatesOf(setup, state.act), state.gates, seat).state;
  if (state.koa) {
    const koa = copyKoa(state.koa);
    koa.seed = null;
    seen.koa = koa;
  }
  return { setup, state: seen };
};

/** Replaces the unseen counters by as many others, with targets drawn again. */
const otherCounters = (setup: Setup, state: State, seed: Seed): Act => {
  const testimony = testimonyOf(nightOf(setup, state.act), []);
  const unseen = hidden(testimony, openly(state.koa!));
  const stream = openStream(seed, 'counters');
  const counters = testimony.script.counter.map((one, i) =>
    (unseen >> i) & 1 ? { id: `OTHER_${i}`, name: 'Another', targets: [pick(stream, PROOFS)] } : one,
  );
  return { ...state.act, counters };
};

export const resample = (setup: Setup, state: State, seat: Seat, seed: Seed): Position<Setup, State> => {
  const drawn = copy(state);
  drawn.seed = seed;
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
