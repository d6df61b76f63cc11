import type { Game, Moment, Position, Run, Seat } from '@lockstep/kernel';

/** The types of one game under one name. */
export interface Types {
  readonly setup: unknown;
  readonly state: unknown;
  readonly action: unknown;
  readonly event: { readonly kind: string };
  readonly view: unknown;
  /** What a preview explains in addition to its events. */
  readonly details: unknown;
  /** Its content, where it has any. */
  readonly pack?: unknown;
}

export type GameOf<G extends Types> = Game<G['setup'], G['state'], G['action'], G['event'], G['view'], G['details']>;
export type RunOf<G extends Types> = Run<G['setup'], G['state'], G['action'], G['event'], G['view']>;
export type MomentOf<G extends Types> = Moment<G['state'], G['event']>;

/** What the player at a seat can know of a position: setup and state with every secret masked, and the view. */
export interface Sight<G extends Types> extends Position<G['setup'], G['state']> {
  readonly view: G['view'];
  readonly seat: Seat;
}

/** The seat of the person who plays alone; bots play the others. */
export const OWN: Seat = 0;
