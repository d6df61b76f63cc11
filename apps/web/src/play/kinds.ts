import type { Game, Moment, Run } from '@lockstep/kernel';

/** What a host says: the line as shown, and as written, to tell one from another. */
interface Said {
  readonly text: string;
  readonly said: string;
}

/** The types of one game at a table, by name: seven of them would be too many to pass around one by one. */
export interface Kinds {
  readonly setup: unknown;
  readonly state: unknown;
  readonly action: unknown;
  readonly event: { readonly kind: string };
  readonly view: unknown;
  readonly clear: unknown;
  readonly line: Said;
}

export type GameOf<K extends Kinds> = Game<K['setup'], K['state'], K['action'], K['event'], K['view']>;
export type RunOf<K extends Kinds> = Run<K['setup'], K['state'], K['action'], K['event'], K['view']>;
export type StepOf<K extends Kinds> = Moment<K['state'], K['event']>;
