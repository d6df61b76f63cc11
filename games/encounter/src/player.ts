import type { Playable } from '@lockstep/play';
import { type Encounter, encounter } from './encounter.ts';
import { INCOMPLETE, prompt } from './prompt.ts';
import { recorder } from './record.ts';

export const player: Playable<Encounter> = {
  game: encounter,
  prompt,
  incomplete: INCOMPLETE,
  recorder,
  opponents: ({ script }, { opponent }) => ({
    1: typeof opponent === 'string' ? opponent : script.difficulty.opponent,
  }),
};
