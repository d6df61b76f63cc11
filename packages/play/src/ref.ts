/** What was chosen before a game begins, by the option's name: difficulty, preset, kit, level, visibility. */
export type Options = { readonly [option: string]: string | number | boolean };

/** Which puzzle, scene or run of a game is meant. */
export type Subject =
  | { readonly kind: 'daily'; readonly date: string }
  | { readonly kind: 'lesson'; readonly lesson: string }
  | { readonly kind: 'scene'; readonly scene: string }
  /** Dealt on demand, of a row of difficulty where the game has rows. */
  | { readonly kind: 'dealt'; readonly row: string | null }
  | { readonly kind: 'file'; readonly file: string };

/** Everything a player can open. */
export interface Ref {
  readonly game: string;
  readonly subject: Subject;
  readonly options: Options;
  /** A seed the player chose; null for the date's own, or for a fresh one. */
  readonly seed: string | null;
  /** A folder in place of the published edition. */
  readonly pack: string | null;
}

/** A thing that must be chosen before a game begins, and what may be chosen. */
export interface Choice {
  readonly option: string;
  readonly initial: string;
  readonly values: readonly {
    readonly id: string;
    readonly name: string;
    readonly line: string;
    /** Not open to this player yet. */
    readonly locked: boolean;
  }[];
}

/** Something a player can open, as a shelf shows it. */
export interface Title {
  readonly ref: Ref;
  readonly kind: 'daily' | 'lesson' | 'scene';
  readonly title: string;
  readonly line: string;
  /** About how long it takes. */
  readonly minutes: number;
  readonly choices: readonly Choice[];
}

/** A reference with nothing chosen. */
export const refTo = (game: string, subject: Subject, more: Partial<Omit<Ref, 'game' | 'subject'>> = {}): Ref => ({
  game,
  subject,
  options: {},
  seed: null,
  pack: null,
  ...more,
});
