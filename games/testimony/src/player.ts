import type { Playable } from '@lockstep/play';
import { prompt } from './prompt.ts';
import { recorder } from './record.ts';
import { type Testimony, testimony } from './testimony.ts';

export const player: Playable<Testimony> = {
  game: testimony,
  prompt,
  recorder,
  // T11: who has seen the counters can no longer choose not to.
  showsAtStart: ({ script }) => script.visibility === 'FULL' && script.counter.length > 0,
  solvable: true,
};
