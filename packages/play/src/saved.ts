import { makeReplay, type Source } from '@lockstep/kernel';
import type { Saved } from './entry.ts';
import type { Flags } from './practice.ts';
import type { RunOf, Types } from './types.ts';

/** A try as it is kept. */
export const makeSaved = <G extends Types>(run: RunOf<G>, from: Source | undefined, flags: Flags): Saved => ({
  replay: makeReplay(run, from),
  practice: flags.practice,
  nudged: flags.nudged,
  ...(flags.unrecorded ? { unrecorded: true } : {}),
});
