import { openStream, type Seed, shuffled } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

export const start = ({ script, tables }: Setup, seed: Seed): State => ({
  turn: 1,
  resistance: script.resistance,
  scrutiny: script.scrutiny,
  evidence: tables.drafted,
  discarded: 0,
  previous: 0,
  quarantined: 0,
  quarantineEnds: 0,
  scans: 0,
  order: shuffled(openStream(seed, 'reserve'), script.card.length),
});
