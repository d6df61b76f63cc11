import type { AnyGame, Bot, Dealer, Outcome, Search } from './contract.ts';
import type { Issue } from './issue.ts';
import type { Json } from './json.ts';
import type { Result } from './result.ts';

/** What an exact search and a fair simulation can tell about one puzzle. Answers are computed when asked for and kept. */
export interface Prover<Setup, Action> {
  readonly setup: Setup;
  /** The best score of a family of lines, and one line that reaches it. */
  best(lines: string): { readonly score: number; readonly line: readonly Action[] };
  reaches(lines: string, score: number): boolean;
  /** The first actions (the drafts, where a game begins with one) from which the family reaches a score. */
  firstActions(lines: string, score: number): readonly Action[];
  /** How many of so many uniform random playouts are won. */
  winsAtRandom(playouts: number): number;
  outcomeOf(bot: string): Outcome;
  /** Every line of play there is, depth first: only for a game whose search is `small`. */
  walk(visit: Visit<Action>): void;
}

/**
 * One position of a walk, the start left out: `line` is what led to it (one array for the whole walk, to be copied if kept), `chance`
 * that a uniform random player comes here.
 */
export type Visit<Action> = (
  state: unknown,
  line: readonly Action[],
  chance: number,
  outcome: Outcome | undefined,
) => void;

/** One thing a published puzzle keeps, and how far from keeping it this one is: `miss` is 0 when kept. */
export interface Promised<Setup, Action> {
  readonly name: string;
  readonly wanted: string;
  test(prover: Prover<Setup, Action>): { readonly measured: string; readonly miss: number };
}

/** What a certificate states of a puzzle, beside that every promise is kept. */
export interface Facts {
  /** 1, the easiest, to 5. */
  readonly grade: number;
  /** Whole numbers that are pinned with the date, under the game's own names. */
  readonly numbers: { readonly [name: string]: number };
  readonly line: readonly string[];
  /** What weekly promises look at. */
  readonly themes: { readonly [kind: string]: readonly string[] };
}

/** A kind of puzzle a pack deals, and what it is aimed at: how often which bot wins it, in a hundred. */
export interface Row {
  readonly name: string;
  readonly constraints: { readonly [key: string]: Json };
  readonly aims: { readonly [bot: string]: number };
}

/** A setup that a pack tells under a name, beside the puzzles it deals: one of a shelf. */
export interface SceneInfo {
  readonly name: string;
  readonly title: string;
  /** What kind of thing it is, in the game's own word. */
  readonly kind: string;
  readonly line: string;
  /** About how long it takes. */
  readonly minutes: number;
}

/** Two players or more at one setup, many times over: what a claim about a pack is measured by. */
export interface Match {
  readonly name: string;
  /** What it is played for. */
  readonly about: string;
  /** Written with ids of the pack. */
  readonly setup: Json;
  /** Who sits at each seat. */
  readonly seats: readonly string[];
  /** How many games are enough, where a player is slow. */
  readonly games?: number;
  readonly aims: {
    /** How often the first seat wins, in a hundred. */
    readonly wins?: readonly [least: number, most: number];
    /** Where the median length lies. */
    readonly median?: readonly [least: number, most: number];
    /** Between which lengths the middle eight of ten games lie. */
    readonly lengths?: readonly [least: number, most: number];
    /** By how many points it wins more often than another match at least. */
    readonly above?: { readonly match: string; readonly by: number };
  };
}

/** A figure of a report, as plain data. */
export interface Chart {
  readonly title: string;
  readonly note?: string;
  readonly kind: 'line' | 'area' | 'bars';
  readonly x: string;
  readonly y: string;
  readonly percent?: boolean;
  readonly series: readonly {
    readonly name: string;
    readonly points: readonly {
      readonly x: number | string;
      readonly y: number;
      readonly low?: number;
      readonly high?: number;
    }[];
  }[];
  /** What the values should lie between. */
  readonly band?: readonly [low: number, high: number];
}

/** One claim about a pack: what it should be, what was measured and between which bounds, and whether it is so. */
export interface Finding {
  readonly claim: string;
  /** Where the claim stands. */
  readonly of: string;
  readonly target: string;
  readonly measured: string;
  readonly interval: string;
  /** Null where nothing is claimed. */
  readonly met: boolean | null;
}

/**
 * What games added up to: under each name, for each place (a pick, a round, or the only one), how often it was measured, the sum, and the
 * sum of squares. All whole numbers, so that the order of games does not matter.
 */
export type Sums = { readonly [name: string]: readonly number[] };

/** Something measured, and how it is read: the share of cases, the mean, or the middle place. */
export interface Quantity {
  readonly name: string;
  readonly player: string;
  readonly as: 'share' | 'mean' | 'median';
  /** What the whole numbers are parts of: hundredths have 100. */
  readonly per?: number;
  readonly places?: readonly [first: number, last: number];
}

/** What a designer states of a game, and what it takes for it to be so. */
export interface Claim {
  readonly claim: string;
  /** Where it stands. */
  readonly source: string;
  readonly target: string;
  readonly quantity: Quantity;
  readonly within: readonly [least: number, most: number];
}

/** A figure before its numbers are known: a quantity by its places, or one for each bar. */
export interface Plotted extends Omit<Chart, 'series'> {
  readonly series: readonly (
    | { readonly name: string; readonly quantity: Quantity }
    | { readonly name: string; readonly bars: readonly { readonly x: string; readonly quantity: Quantity }[] }
  )[];
}

/** Several configurations in a row, over which a quantity should go one way. */
export interface Sweep {
  readonly claim: string;
  readonly source: string;
  readonly target: string;
  readonly quantity: Quantity;
  readonly goes: 'down' | 'up';
  over(pack: Json): readonly { readonly name: string; readonly configuration: Json }[];
}

/** Many whole games of one configuration, measured, added up and judged. */
export interface Survey {
  readonly players: readonly string[];
  /** The configurations a pack brings, by name. */
  configurations(pack: Json): readonly string[];
  /** What one game of it is, in the plural: "pairs of quests". */
  readonly games: string;
  /** What a report calls a player, a configuration and a scene, and which scene is played where none is named. */
  readonly labels: {
    readonly player: string;
    readonly configuration: string;
    readonly scene: string;
    readonly defaultScene: string;
  };
  /** The configurations measured where none is named; without it all. */
  defaults?(pack: Json): readonly string[];
  /** How to read what was found, for the head of a report. */
  readonly about: string;
  /** The written setup of a configuration (of its name, or of its own table), told as a scene or as the game's own choice. */
  setupOf(pack: Json, configuration: Json, scene?: string): Json;
  /** What the nth game of a player adds. */
  // biome-ignore lint/suspicious/noExplicitAny: the setup of whichever game this is
  measure(setup: any, player: string, nth: number): Sums;
  readonly claims: readonly Claim[];
  readonly figures: readonly Plotted[];
  readonly sweeps: readonly Sweep[];
}

/** What a game with a pack offers, whether or not puzzles are dealt from it. */
export interface PackOffers {
  readonly game: AnyGame;
  readonly pack: {
    /** Games whose packs this one is made of too: their folders stand beside its own. */
    readonly alsoUses?: readonly string[];
    parse(input: unknown): Result<Json, readonly Issue[]>;
    /** What is allowed but unusual, and what a pack of its own must still have. */
    warnings(pack: Json): readonly Issue[];
    /** Names in a written setup that neither it nor the pack explains. */
    unknownNames(pack: Json, setup: unknown): readonly Issue[];
    /** A setup written with ids of the pack, made complete in itself. */
    resolve(pack: Json, setup: unknown): unknown;
    /** A setup played with options ("literal"), or which option is wrong. */
    withOptions(setup: Json, options: Json): Result<Json, readonly Issue[]>;
    readonly schemas: { readonly pack: unknown; readonly setup: unknown };
  };
  /** Lines of play kept in a file beside a pack, which show that all that is in it can be won. */
  readonly proofs?: {
    readonly file: string;
    /** How much the lines still prove, and what they do not. */
    check(pack: Json, text: string): { readonly proven: number; readonly missing: readonly string[] };
    /** The lines that still hold, and new ones for what is missing. */
    make(pack: Json, text: string, tell?: (done: number, of: number) => void): string;
  };
  /** The shape of a pack in numbers, where its makers have aims for it. */
  table?(pack: Json): readonly Finding[];
  /** The written setup that everyone plays on a date, where none has to be searched for; its seed is the date's. */
  today?(pack: Json): Json;
  readonly survey?: Survey;
  /** What the pack tells, in the order of its shelf. A setup names one with `scene`. */
  scenes?(pack: Json): readonly SceneInfo[];
  // biome-ignore lint/suspicious/noExplicitAny: the setup, state and action of whichever game this is
  readonly bots: { readonly [name: string]: Bot<any, any, any> };
  /** What the lab measures, with players of its own beside the bots, and how long a game was. */
  readonly matches?: {
    of(pack: Json): readonly Match[];
    // biome-ignore lint/suspicious/noExplicitAny: as above
    readonly players: { readonly [name: string]: Bot<any, any, any> };
    lengthOf(state: unknown): number;
    /** How often the first seat should win a setup, in a hundred, without playing it; null where that cannot be said. */
    // biome-ignore lint/suspicious/noExplicitAny: as above
    expected?(setup: any): number | null;
  };
}

/** Beside its rules a game with Dailies offers these, under these names; solver, forge and lab reach them through the catalogue. */
export interface Offers extends PackOffers {
  // biome-ignore lint/suspicious/noExplicitAny: the setup, state and action of whichever game this is
  readonly search: Search<any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly dealer: Dealer<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly promises: readonly Promised<any, any>[];
  // biome-ignore lint/suspicious/noExplicitAny: as above
  facts(prover: Prover<any, any>): Facts;
  /** What the days of one week, so far, break together; empty when nothing. */
  week(days: readonly Facts[]): readonly string[];
  /** What a date asks of its deal; `beyondSchedule` past its end, where no week is proven with it. */
  constraintsFor(pack: Json, day: number, beyondSchedule: boolean): { readonly [key: string]: Json };
  /** Easiest first, where a game has kinds of puzzle. */
  rows?(pack: Json): readonly Row[];
  /** A score in the game's own words: "GOLD" … "CLEAR", "LOSS", best first in `ranks`. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  rank(setup: any, score: number): string;
  readonly ranks: readonly string[];
}

/** The part of an offer that deals a puzzle and proves nothing: small enough to be loaded first. */
export type Dealing = Pick<Offers, 'game' | 'pack' | 'dealer' | 'constraintsFor'>;

/** How much a hint says: that something can be reached, then a card of it, then the whole line. */
export const HINT_LEVELS = ['nudge', 'card', 'line'] as const;
export type HintLevel = (typeof HINT_LEVELS)[number];
