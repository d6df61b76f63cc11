import type { Issue, Json, Preview, Refusal, Result } from '@lockstep/kernel';
import type { MomentOf, Options } from '@lockstep/play';
import type { Paint, Tint } from '../../terminal/paint.ts';
import type { Button } from './button.ts';
import type { Card, CardLabels } from './cards.ts';
import type { Meter } from './meter.ts';
import type { AnyTypes, GameTypes, LockTry } from './try.ts';

/** How a word is typed, and what it does. */
export type Help = readonly [usage: string, does: string];

/** A page of the game's own. Its key is the word that opens it. */
export interface Page<G extends GameTypes = AnyTypes> {
  readonly help: Help;
  readonly title: string;
  lines(attempt: LockTry<G>, width: number, paint: Paint): readonly string[];
}

/** Another way to play the same puzzle, to be chosen on the Lock. */
export interface Variant {
  readonly word: string;
  readonly help: Help;
  readonly label: string;
  readonly options: Options;
}

/** What the chosen cards would do, or why they may not. */
export interface Ahead<G extends GameTypes = AnyTypes> {
  readonly kind: G['kind'];
  readonly result: Preview<G['event'], G['details']> | Refusal;
}

/** How much of a board there is room for. */
export interface Density {
  /** Cards drawn as cards, or as lines of a list. */
  readonly boxes: boolean;
  /** Everything in as few lines as it fits. */
  readonly tight: boolean;
  /** The whole of what the cards have to meet, or its heads alone. */
  readonly whole: boolean;
  /** Less than tight: what there is no other way to see, and cards in one line each. */
  readonly compact: boolean;
  /** Smallest layout: no host line, and only what the next step needs. */
  readonly minimal: boolean;
}

/** Who keeps the lock, and how they look and speak. Flavour: nothing of it reaches the rules. */
export interface LockHost<G extends GameTypes = AnyTypes> {
  /** "AURA" */
  readonly name: string;
  /** The game's `voice.toml`, or every issue of it. */
  parseVoice(input: unknown): Result<G['voice'], readonly Issue[]>;
  line(attempt: LockTry<G>): G['line'];
  /** What is said to a hint or an undo. */
  remark(attempt: LockTry<G>, when: 'hint' | 'undo'): G['line'];
  /** The face in lines of one width, and in one line for narrow screens and pages. */
  portrait(attempt: LockTry<G>): { readonly large: readonly string[]; readonly small: string };
  /** What is kept shut, drawn, and the reason given for it. */
  lock(attempt: LockTry<G>): { readonly picture: readonly string[]; readonly reason: string };
}

/** What a player can choose and do. */
export interface Hand<G extends GameTypes = AnyTypes> {
  /** The words that act on cards, such as `submit 1 4`. */
  readonly verbs: { readonly [kind: string]: Help };
  readonly pages: { readonly [word: string]: Page<G> };
  readonly cardLabels: CardLabels;
  /** Those that the setup at hand is not one of. */
  variants(setup: G['setup']): readonly Variant[];
  /** All cards; a card's place, from 1, is the number it is called by. */
  ids(setup: G['setup']): readonly string[];
  /** Those to choose from now. */
  cards(attempt: LockTry<G>): readonly Card[];
  /** The action the chosen cards are meant for. */
  kind(attempt: LockTry<G>): G['kind'];
  /** Between the Lock and the result. */
  buttons(attempt: LockTry<G>): readonly Button[];
}

/** What happens, in few words. */
export interface EventText<G extends GameTypes = AnyTypes> {
  /** What a step is called: "Turn 3". */
  step(events: readonly G['event'][]): string;
  /** What a step came to; empty where that is nothing. */
  effects(setup: G['setup'], events: readonly G['event'][]): string;
  tint(event: G['event']): Tint;
  /** What a step would have needed to come to something; empty where nothing was missing. */
  missing(setup: G['setup'], step: MomentOf<G>): string;
  /** What the chosen cards would do, or what there is to choose. */
  answer(attempt: LockTry<G>, ahead: Ahead<G> | null, width: number, paint: Paint): readonly string[];
  /** How it ended: a headline, what was earned, and why. */
  ending(attempt: LockTry<G>): { readonly head: string; readonly earned: readonly string[]; readonly why: string };
  /** Where every point came from, turn by turn. */
  account(attempt: LockTry<G>, width: number, paint: Paint): readonly string[];
  /** A clear with its stars or badges. */
  clearLine(clear: G['clear']): string;
  /** What the Lock says, for a script. */
  lockFacts(setup: G['setup']): { readonly [fact: string]: Json };
}

/** The parts of the board other than its cards. */
export interface BoardView<G extends GameTypes = AnyTypes> {
  /** Bars take `room` columns, or as few as they need where that is less. */
  meters(attempt: LockTry<G>, ahead: Ahead<G> | null, room: number, paint: Paint): readonly Meter[];
  /** Counts without a meter: "2 SCANs left"; empty if there are none. */
  tally(attempt: LockTry<G>): string;
  /** What the cards have to meet; `aside` where a side pane shows the whole of it. */
  demands(attempt: LockTry<G>, width: number, paint: Paint, density: Density, aside: boolean): readonly string[];
  /** What a side pane shows above the transcript, if anything. */
  aside(
    attempt: LockTry<G>,
    width: number,
    paint: Paint,
  ): { readonly head: string; readonly lines: readonly string[] } | null;
  /** How the chosen cards meet it: on paper, the answer to a choice. */
  standing(attempt: LockTry<G>, width: number, paint: Paint): readonly string[];
  /** Lines that choosing cards will add: the board is laid out for them, so that it does not jump. */
  growth(attempt: LockTry<G>): number;
}

/** What a game shows of itself on a lock board, which knows no rule; a face knows no key, file or terminal. */
export interface LockView<G extends GameTypes = AnyTypes> extends LockHost<G>, Hand<G>, EventText<G>, BoardView<G> {}
