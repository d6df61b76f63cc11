import type { Json } from '@lockstep/kernel';

/** A scene that two players can play against each other. */
export interface MatchScene {
  readonly name: string;
  readonly title: string;
  readonly line: string;
  /** About how long it takes. */
  readonly minutes: number;
  /** What the seats are called, where the choices do not name them. */
  readonly sides: readonly [string, string];
  /** The written setup, with the first of every choice. */
  readonly setup: { readonly [field: string]: Json };
  /** What may be chosen before it begins, by the field of the written setup, and which side it is of. */
  readonly choices: readonly {
    readonly field: string;
    readonly seat: number;
    readonly values: readonly { readonly id: string; readonly name: string; readonly line: string }[];
  }[];
}
