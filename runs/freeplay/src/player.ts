import type { Playable } from '@lockstep/play';
import { type Freeplay, freeplay } from './freeplay.ts';
import { INCOMPLETE, prompt } from './prompt.ts';
import { recorder } from './record.ts';

export const player: Playable<Freeplay> = {
  game: freeplay,
  prompt,
  incomplete: INCOMPLETE,
  adviser: 'search',
  recorder,
  surrenders: ['give-up', 'abandon'],
  final: true,
};
