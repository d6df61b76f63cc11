import {
  type Explanation,
  explainPayload,
  type Kind,
  type Pack,
  type Phase,
  type ProtocolTypes,
  protocol,
} from '@lockstep/protocol';
import type { Clear, Line, Voice } from '@lockstep/words-protocol';
import { type LockTry, viewOf } from '../lock/try.ts';

export interface Protocol extends ProtocolTypes {
  readonly pack: Pack;
  readonly clear: Clear;
  readonly kind: Kind;
  readonly voice: Voice;
  readonly line: Line;
}

export type ProtocolTry = LockTry<Protocol>;

/** D29 §3: Lock, Draft, Solve, Result. */
export const phaseOf = (attempt: ProtocolTry): 'lock' | Phase => (attempt.locked ? 'lock' : viewOf(attempt).phase);

/** Path by path, for the chosen payload or for none. */
export const explanationOf = (attempt: ProtocolTry): Explanation | null => {
  const { run, selection } = attempt;
  const action = protocol.parse(run.setup, ['submit', ...selection].join(' '));
  if (phaseOf(attempt) !== 'solve' || selection.length === 0 || !action.ok) return null;
  return explainPayload(run.setup, run.now.state, action.value.cards);
};
