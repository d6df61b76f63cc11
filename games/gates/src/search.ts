import { samplingBot } from '@lockstep/solver';
import { gates } from './gates.ts';
import { operator } from './operator.ts';

/** More turns than an incident has: futures are played to their end. */
const TO_THE_END = 100;

/** Each action, followed by the operator in the same futures. */
export const search = samplingBot(
  gates,
  { quickChoice: (setup, state) => operator(setup, state) },
  { playouts: 300, depth: TO_THE_END },
);
