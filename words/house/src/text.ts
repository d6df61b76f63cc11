import type { Refusal, Seat, Seed } from '@lockstep/kernel';
import type { Change, FinishedTry, Result, RunOf, SolverAnswer, Types } from '@lockstep/play';
import type { Section } from './section.ts';

/** Which puzzle this is: of a date, or a free one. */
export interface Title {
  readonly date: string | null;
  readonly seedLabel: string;
  /** What a lesson is called; a lesson has no date, and its seed decides nothing. */
  readonly lesson?: string;
}

/** P11: the first clear is what is shared; the best one is a line of its own when it differs. */
export interface SharedClears<Clear> {
  readonly first: Clear;
  readonly best?: Clear | undefined;
  /** Names the puzzle where there is no date. */
  readonly seedLabel: string;
}

/** Everything a shell says of a game that is the same question for every game. Each words room offers one, as `text`. */
export interface GameText<G extends Types, Pack = unknown, Clear = unknown> {
  /** The game's id. */
  readonly game: string;
  /** "Life with AURA" */
  readonly title: string;
  seedLabel(seed: Seed): string;
  eventWords(setup: G['setup'], event: G['event']): string;
  refusalWords(setup: G['setup'], refusal: Refusal): string;
  /** What a search by futures found, in a game of chance. */
  adviceLines?(setup: G['setup'], view: G['view'], advice: NonNullable<SolverAnswer['advice']>): readonly string[];
  /** Whose seat it is, where people sit at several. */
  seatName?(setup: G['setup'], seat: Seat): string;
  /** FULL RULES from the numbers of a pack, and of the setup at hand where there is one (K4). */
  rulebook(pack: Pack, setup?: G['setup']): readonly Section[];
  quickReference(pack: Pack, setup?: G['setup']): readonly (readonly [label: string, text: string])[];
  /** Every word of the game that a player meets on a screen, with its one sentence. */
  terms?(setup: G['setup']): readonly (readonly [term: string, says: string])[];
  /** What a replay is of, and what is read before its first step. */
  opening?(setup: G['setup']): { readonly title: string; readonly lines: readonly string[] };
  readonly daily?: DailyText<G, Pack, Clear>;
}

/** Where an end of some score went out of reach; `step` is null where it was open to the last. */
export interface MissedEnd {
  readonly step: number | null;
  readonly wanted: number;
  readonly won: boolean;
}

/** What a game with a Daily says in addition. */
export interface DailyText<G extends Types, Pack, Clear> {
  /** "AURA Daily" */
  readonly name: string;
  targetOf(setup: G['setup']): string;
  /** The Lock as it is printed. */
  lockLines(setup: G['setup'], title: Title): readonly string[];
  /** `first`: before the first action. */
  hintLines(setup: G['setup'], found: SolverAnswer, first: boolean): readonly string[];
  /** Grades run from 1 to 5. */
  gradeName(grade: number): string;
  /** A grade defined by numbers of a pack includes them where the pack is given. */
  gradeWords(grade: number, pack?: Pack): string;
  /** A recorded result as it is shown; null where it was not won. */
  clearFrom(setup: G['setup'], result: Result, date: string | null): Clear | null;
  /** "Gold (4 turns left)" */
  clearWords(clear: Clear): string;
  /** The same of an entry alone, where the puzzle is not at hand. */
  entryWords(entry: FinishedTry): string;
  shareText(setup: G['setup'], shared: SharedClears<Clear>): string;
  /** The same facts for a reader who hears them: no emoji, no signs. */
  shareWords(setup: G['setup'], shared: SharedClears<Clear>): string;
  /** What a lost try is shared as; null where it was not lost. */
  lossText(setup: G['setup'], events: readonly G['event'][], title: Title): string | null;
  lossWords(setup: G['setup'], events: readonly G['event'][], title: Title): string | null;
  /** A row of signs for each turn, from the events of the steps of a try. No card is named. */
  shareRows(setup: G['setup'], steps: readonly (readonly G['event'][])[]): readonly string[];
  /** The same rows for a reader who hears them. */
  rowWords(setup: G['setup'], steps: readonly (readonly G['event'][])[]): readonly string[];
  /** After a try: at which step an end went out of reach, in one sentence that names no card. */
  missedWords(setup: G['setup'], missed: MissedEnd): string;
  /** A step on the axis of a plot, from the start (0) on: "", "Draft", "1". */
  stepName(step: number): string;
  /** The one change, and why it would have been better. */
  changeLines(run: RunOf<G>, told: readonly (readonly G['event'][])[], change: Change): readonly string[];
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common types
export type AnyGameText = GameText<any, any, any>;
