import type { Json, Run } from '@lockstep/kernel';
import type { MomentOf, Playable, RunOf, Types } from '@lockstep/play';
import type { Component, Snippet } from 'svelte';
import type { HostLine } from './host.ts';
import type { GameSession } from './session.svelte.ts';
import type { SessionText } from './text.ts';

/** What a board is given. */
export interface BoardProps<G extends Types> {
  session: GameSession<G>;
  /** Deals the same again with other options, where the game has any. */
  onoptions?: ((options: Json | null) => void) | undefined;
}

/** One moment of a replay as a board draws it. */
export interface MomentProps<G extends Types> {
  whole: RunOf<G>;
  /** Which of the board's frames, from 0. */
  frame: number;
  /** Up to the moment that is looked at. */
  run: RunOf<G>;
  /** What was done next; undefined at the end. */
  next: MomentOf<G> | undefined;
  /** The viewer's own controls. */
  children: Snippet;
}

/** How the browser shows a game: a board draws a view and a prompt inside the table, which is the same for every game. */
export interface BoardModule<G extends Types> {
  readonly player: Playable<G>;
  readonly text: SessionText<G>;
  /** Inside it: the table's frame, the board, and the end of the game. */
  readonly Board: Component<BoardProps<G>>;
  /** What its host says on the intro. */
  greeting?(session: GameSession<G>): Promise<HostLine>;
  moment(): Promise<Component<MomentProps<G>>>;
  /** A replay as pages, as the number of steps before each; step by step where it is not said. */
  pages?(run: RunOf<G>): readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common types
export type AnyBoardModule = BoardModule<any>;
export type AnyRun = Run<unknown, unknown, unknown, { readonly kind: string }, unknown>;
