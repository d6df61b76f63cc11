import type { Playable } from '@lockstep/play';
import type { Action, Event } from './action.ts';
import { draft } from './draft.ts';
import { prompt } from './prompt.ts';
import { recorder } from './record.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Draft {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
}

export const player: Playable<Draft> = { game: draft, prompt, recorder };
