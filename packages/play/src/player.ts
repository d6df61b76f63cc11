import type { Seat } from '@lockstep/kernel';
import { ACTIONS, type LaidPieces, type Prompt } from './prompt.ts';
import type { Recorder } from './recorder.ts';
import type { Options } from './ref.ts';
import type { GameOf, MomentOf, Sight, Types } from './types.ts';

/** All that lets a person play a game in any shell. It knows rules and no words. */
export interface Playable<G extends Types> {
  readonly game: GameOf<G>;
  /** What is played where the game has no pack to choose from. */
  readonly defaultSetup?: G['setup'];
  /** What can be chosen now. Without it every legal action is an option. */
  prompt?(sight: Sight<G>, laid: LaidPieces): Prompt;
  /** Codes of refusals that only name what is not laid down yet: nothing that is laid down is wrong. */
  readonly incomplete?: readonly string[];
  readonly recorder: Recorder<G>;
  /** The seats that people sit at, who hand one screen to each other; without it one person sits at seat 0. */
  people?(setup: G['setup'], options: Options): readonly Seat[];
  /** Actions that are carried out without a question where nothing else can be done. */
  readonly passes?: readonly string[];
  /** Which bot plays each seat that no person sits at. */
  opponents?(setup: G['setup'], options: Options): { readonly [seat: Seat]: string };
  /** Actions that end a try by choice: they ask before they are carried out. */
  readonly surrenders?: readonly string[];
  /** Whether these steps, from one of the player's own on, can be taken back without making the try practice. */
  undoesFreely?(undone: readonly MomentOf<G>[]): boolean;
  /** An ended try cannot be taken back. */
  readonly final?: boolean;
  /** Leaving the intro shows what cannot be unseen, so that the try is begun with it. */
  showsAtStart?(setup: G['setup']): boolean;
  /** There is an exact search, and so hints and a solution. */
  readonly solvable?: boolean;
  /** The bot whose futures hints are made of, in a game of chance. */
  readonly adviser?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common types
export type AnyTypes = { readonly [part in keyof Types]: any };
export type AnyPlayable = Playable<AnyTypes>;

/** Every legal action as an option: the prompt of a game that has none of its own. */
const legalPrompt = <G extends Types>({ game }: Playable<G>, { setup, state, seat }: Sight<G>): Prompt => ({
  zones: [],
  options: game.legal(setup, state, seat).map((action) => {
    const text = game.format(setup, action);
    return { zone: ACTIONS, id: text, text, off: null, laid: false };
  }),
  text: null,
  off: null,
});

export const promptFor = <G extends Types>(playable: Playable<G>, sight: Sight<G>, laid: LaidPieces): Prompt =>
  playable.prompt?.(sight, laid) ?? legalPrompt(playable, sight);
