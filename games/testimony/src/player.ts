import type { Playable } from '@lockstep/play';
import { prompt } from './prompt.ts';
import { recorder } from './record.ts';
import { type Testimony, testimony } from './testimony.ts';

export const player: Playable<Testimony> = { game: testimony, prompt, recorder, solvable: true };
