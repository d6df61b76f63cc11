import type { Action, Event, Setup, State, View } from '@lockstep/testimony';
import type { Clear, Line } from '@lockstep/words-testimony';
import type { Table } from '../../play/table.svelte.ts';

export interface TestimonyKinds {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly clear: Clear;
  readonly line: Line;
}

export type TestimonyTable = Table<TestimonyKinds>;
