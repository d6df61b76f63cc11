import { makeReplay } from '@lockstep/kernel';
import type { SavedTry } from './entry.ts';
import type { Flags } from './practice.ts';
import type { Opening } from './session.ts';
import type { RunOf, Types } from './types.ts';

/** A run as text, with what it was opened from and who sat where. */
export const replayOf = <G extends Types>(run: RunOf<G>, { from, bots }: Pick<Opening<G>, 'from' | 'bots'>): string =>
  makeReplay(run, from, false, bots);

/** A try as it is kept. */
export const makeSaved = <G extends Types>(
  run: RunOf<G>,
  opening: Pick<Opening<G>, 'from' | 'bots'>,
  flags: Flags,
): SavedTry => ({
  replay: replayOf(run, opening),
  practice: flags.practice,
  nudged: flags.nudged,
  ...(flags.unrecorded ? { unrecorded: true } : {}),
});
