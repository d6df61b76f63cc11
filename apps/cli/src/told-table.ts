import type { Readable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import type { GameModule } from '@lockstep/kernel';
import type { Store } from './store.ts';
import type { How, Terminal } from './terminal/stage.ts';

/** Lines in, lines out: for pipes, scripts and screens that read aloud. */
export interface Paper {
  readonly input: Readable;
  readonly write: (text: string) => void;
  readonly width: number;
  readonly colour: boolean;
}

/** What everyone plays on a date: for a script, and for a person. */
export interface ToldDaily {
  readonly facts: { readonly [fact: string]: string | number | null };
  readonly lines: readonly string[];
}

/** The table of a game that is told in scenes. */
export interface ToldTable {
  /** The flags of `lockstep play` it understands. */
  readonly flags: readonly string[];
  /** The scene that teaches it. */
  readonly lesson: string;
  /** The shelf, or what was asked for, until the player leaves. */
  sit(
    store: Store,
    offers: GameModule,
    wanted: { readonly [flag: string]: string },
    on: { readonly terminal: Terminal } | { readonly paper: Paper },
  ): Promise<How>;
  /** Of the game whose scenes have a date. */
  daily?(store: Store, offers: GameModule, date: string | undefined): ToldDaily;
}

/** With a terminal on both ends the screen, else line by line. */
export const placeFor = (given: {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly colour: boolean;
}): { readonly terminal: Terminal } | { readonly paper: Paper } =>
  given.input.isTTY && given.output.isTTY
    ? { terminal: given }
    : {
        paper: {
          input: given.input,
          write: (text) => given.output.write(text),
          width: Math.max(40, Math.min(100, given.output.columns || 80)),
          colour: given.colour && given.output.isTTY === true,
        },
      };
