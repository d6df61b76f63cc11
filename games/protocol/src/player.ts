import type { Playable } from '@lockstep/play';
import type { Action, Event } from './action.ts';
import { prompt } from './prompt.ts';
import { protocol } from './protocol.ts';
import { recorder } from './record.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export interface Protocol {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
}

export const player: Playable<Protocol> = { game: protocol, prompt, recorder, solvable: true };
