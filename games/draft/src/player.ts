import type { Playable } from '@lockstep/play';
import { type Draft, draft } from './draft.ts';
import { prompt } from './prompt.ts';
import { recorder } from './record.ts';

export const player: Playable<Draft> = { game: draft, prompt, recorder };
