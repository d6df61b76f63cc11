import {
  type Explained,
  explainPayload,
  type Kind,
  type Pack,
  type Phase,
  type ProtocolTypes,
  protocol,
} from '@lockstep/protocol';
import type { Clear, Line, Voice } from '@lockstep/words-protocol';
import { type Scene as SceneOf, viewOf } from '../lock/scene.ts';

export interface Protocol extends ProtocolTypes {
  readonly pack: Pack;
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
