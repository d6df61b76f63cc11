import {
  type Action,
  type Event,
  type Explained,
  explainPayload,
  type Kind,
  type Phase,
  protocol,
  type Setup,
  type State,
  type View,
} from '@lockstep/protocol';
import type { Clear, Line, Voice } from '@lockstep/words-protocol';
import { type GameTypes, type Scene as SceneOf, viewOf } from '../lock/scene.ts';

export interface Protocol extends GameTypes {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly clear: Clear;
  readonly kind: Kind;
  readonly voice: Voice;
  readonly line: Line;
}

export type Scene = SceneOf<Protocol>;

/** D29 §3: Lock, Draft, Solve, Result. */
export const phaseOf = (scene: Scene): 'lock' | Phase => (scene.locked ? 'lock' : viewOf(scene).phase);

/** Path by path, for the chosen payload or for none. */
export const explainedOf = (scene: Scene): Explained | null => {
  const { run, selection } = scene;
  const action = protocol.parse(run.setup, ['submit', ...selection].join(' '));
  if (phaseOf(scene) !== 'solve' || selection.length === 0 || !action.ok) return null;
  return explainPayload(run.setup, run.now.state, action.value.cards);
};
