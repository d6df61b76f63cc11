import type { Action, Event, Setup, State, View } from '@lockstep/protocol';
import type { Clear, Line } from '@lockstep/words-protocol';
import type { RunOf } from '../../play/kinds.ts';
import type { Table } from '../../play/table.svelte.ts';

export interface ProtocolKinds {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly clear: Clear;
  readonly line: Line;
}

export type ProtocolRun = RunOf<ProtocolKinds>;
export type ProtocolTable = Table<ProtocolKinds>;
