import { attempt } from './attempt.ts';
import type { Payload } from './clause-tests.ts';
import { damageBy, type Weight, weigh } from './damage.ts';
import { payloadsOf } from './legal.ts';
import { payloadOf } from './payload.ts';
import type { Setup } from './setup.ts';
import { isNarrow, type State } from './state.ts';

/** What every payload of a hand would do to every gate. */
export interface Prospects {
  readonly sets: readonly number[];
  /** Row by row, a column for each gate; 0 where nothing is done. */
  readonly damages: Int16Array;
  /** The lowest trust of each payload. */
  readonly minTrust: Uint8Array;
}

/** The same with what it was made from. */
export interface Known extends Prospects {
  readonly payloads: readonly Payload[];
  /** By a path that was not declared and that nothing halves. */
  readonly weights: readonly Weight[];
}

/** What a payload would do to a gate; its weight is asked for only where it is not known. */
export const damageAt = (setup: Setup, state: State, gate: number, payload: Payload, weight?: Weight): number => {
  if (state.strengths[gate] === 0) return 0;
  const by = attempt(setup, state, gate, payload);
  if (by.path < 0) return 0;
  const { base } = setup.gates[gate]!.paths[by.path]!;
  const plain = !by.declared && !by.disabled && !by.untimed && !by.chained;
  return damageBy(setup, base, weight && plain ? weight : weigh(setup, state, payload, by));
};

/** By a path of which nothing counts. */
const PLAIN = { declared: false, untimed: false, disabled: false, chained: false };

const fill = (setup: Setup, state: State, into: Prospects, at: number, payload: Payload, weight: Weight): void => {
  const gates = setup.gates.length;
  into.minTrust[at] = payload.minTrust;
  for (let gate = 0; gate < gates; gate += 1)
    into.damages[at * gates + gate] = damageAt(setup, state, gate, payload, weight);
};

export const prospectsOf = (setup: Setup, state: State): Known => {
  const sets = payloadsOf(state.hand, isNarrow(setup, state) ? 1 : setup.tuning.inject_most);
  const payloads: Payload[] = [];
  const weights: Weight[] = [];
  const damages = new Int16Array(sets.length * setup.gates.length);
  const known = { sets, damages, minTrust: new Uint8Array(sets.length), payloads, weights };
  for (let at = 0; at < sets.length; at += 1) {
    const payload = payloadOf(setup, state, sets[at]!, -1);
    const weight = weigh(setup, state, payload, PLAIN);
    payloads.push(payload);
    weights.push(weight);
    fill(setup, state, known, at, payload, weight);
  }
  return known;
};

/** Room for what a move would make of them: written over by every look ahead. */
export const roomFor = ({ sets, damages, minTrust }: Known): Prospects => ({
  sets,
  damages: new Int16Array(damages.length),
  minTrust: new Uint8Array(minTrust.length),
});

const copyInto = (room: Prospects, known: Known): void => {
  for (let i = 0; i < known.damages.length; i += 1) room.damages[i] = known.damages[i]!;
  for (let i = 0; i < known.minTrust.length; i += 1) room.minTrust[i] = known.minTrust[i]!;
};

/** After a move that changes some cards: only payloads with them are looked at again. */
export const withCards = (setup: Setup, next: State, known: Known, room: Prospects, cards: number): Prospects => {
  copyInto(room, known);
  for (let at = 0; at < known.sets.length; at += 1) {
    const set = known.sets[at]!;
    if ((set & cards) === 0) continue;
    const payload = payloadOf(setup, next, set, -1);
    fill(setup, next, room, at, payload, weigh(setup, next, payload, PLAIN));
  }
  return room;
};

/** After a move that changes one gate and no card: only its column is looked at again. */
export const withGate = (setup: Setup, next: State, known: Known, room: Prospects, gate: number): Prospects => {
  copyInto(room, known);
  const gates = setup.gates.length;
  for (let at = 0; at < known.sets.length; at += 1)
    room.damages[at * gates + gate] = damageAt(setup, next, gate, known.payloads[at]!, known.weights[at]!);
  return room;
};
