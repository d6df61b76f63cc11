import type { Playable } from '@lockstep/play';
import { prompt } from './prompt.ts';
import { type Protocol, protocol } from './protocol.ts';
import { recorder } from './record.ts';

export const player: Playable<Protocol> = { game: protocol, prompt, recorder, solvable: true };
