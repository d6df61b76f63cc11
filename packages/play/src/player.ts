import type { Game, Moment, Position, Run, Seat } from '@lockstep/kernel';
import type { Laid, Prompt } from './prompt.ts';
import type { Recorder } from './record.ts';
import type { Options } from './ref.ts';

/** The types of one game under one name. */
export interface Types {
  readonly setup: unknown;
  readonly state: unknown;
  readonly action: unknown;
  readonly event: { readonly kind: string };
  readonly view: unknown;
}

export type GameOf<G extends Types> = Game<G['setup'], G['state'], G['action'], G['event'], G['view']>;
export type RunOf<G extends Types> = Run<G['setup'], G['state'], G['action'], G['event'], G['view']>;
export type MomentOf<G extends Types> = Moment<G['state'], G['event']>;

/** What the player can know of a position: setup and state with every secret masked, and the view. */
export interface Sight<G extends Types> extends Position<G['setup'], G['state']> {
  readonly view: G['view'];
}

/** The seat of the person who plays; bots play the others. */
export const OWN: Seat = 0;

/** All that lets a person play a game in any shell. It knows rules and no words. */
export interface Playable<G extends Types> {
  readonly game: GameOf<G>;
  /** What can be chosen now. Without it every legal action is an option. */
  prompt?(sight: Sight<G>, laid: Laid): Prompt;
  /** Codes of refusals that only name what is not laid down yet: nothing that is laid down is wrong. */
  readonly incomplete?: readonly string[];
  readonly recorder: Recorder<G>;
  /** Which bot plays each seat that is not the player's. */
  opponents?(setup: G['setup'], options: Options): { readonly [seat: Seat]: string };
  /** Actions that end a try by choice: they ask before they are carried out. */
  readonly surrenders?: readonly string[];
  /** An ended try cannot be taken back. */
  readonly final?: boolean;
  /** There is an exact search, and so hints and a solution. */
  readonly solvable?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common types
export type AnyTypes = { readonly [part in keyof Types]: any };
export type AnyPlayable = Playable<AnyTypes>;
