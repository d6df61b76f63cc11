import type { Playable } from '@lockstep/play';
import type { Action, Event } from './action.ts';
import { prompt } from './prompt.ts';
import { recorder } from './record.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { testimony } from './testimony.ts';
import type { View } from './view.ts';

export interface Testimony {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
}

export const player: Playable<Testimony> = { game: testimony, prompt, recorder, solvable: true };
