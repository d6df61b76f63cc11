import type { Json } from '@lockstep/kernel';
import type { Chart, Table } from '@lockstep/report';

/** One claim about a pack: what it should be, what was measured and between which bounds, and whether it is so. */
export interface Finding {
  readonly claim: string;
  /** Where the claim is written. */
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

/**
 * Something measured, and how it is read: the share of cases, the mean, the middle place or the one that so many lie below (`quantile`),
 * or the highest and the lowest share among the places.
 */
export interface Quantity {
  readonly name: string;
  readonly player: string;
  readonly as: 'share' | 'mean' | 'median' | 'quantile' | 'highest' | 'lowest';
  /** What the whole numbers are parts of: hundredths have 100. */
  readonly per?: number;
  readonly places?: readonly [first: number, last: number];
  /** Of a quantile: how many of a hundred lie below. */
  readonly below?: number;
  /** Of the highest and the lowest: how often a place must have been measured to count. */
  readonly least?: number;
}

/** What a designer states of a game, and what it takes for it to be so. */
export interface Claim {
  readonly claim: string;
  /** Where it is written. */
  readonly source: string;
  readonly target: string;
  readonly quantity: Quantity;
  readonly within: readonly [least: number, most: number];
}

/** A figure before its numbers are known: a quantity by its places, or one for each bar. */
export interface FigurePlan extends Omit<Chart, 'series'> {
  readonly series: readonly (
    | { readonly name: string; readonly quantity: Quantity }
    | { readonly name: string; readonly bars: readonly { readonly x: string; readonly quantity: Quantity }[] }
  )[];
}

/** Several configurations in a row, over which a quantity should go one way. */
// biome-ignore lint/suspicious/noExplicitAny: the pack of whichever game this is
export interface Sweep<Pack = any> {
  readonly claim: string;
  readonly source: string;
  readonly target: string;
  readonly quantity: Quantity;
  readonly goes: 'down' | 'up';
  over(pack: Pack): readonly { readonly name: string; readonly configuration: Json }[];
}

/** Many whole games of one configuration, measured, added up and judged. */
// biome-ignore lint/suspicious/noExplicitAny: the setup and the pack of whichever game this is
export interface Survey<Setup = any, Pack = any> {
  readonly players: readonly string[];
  /** The configurations a pack brings, by name. */
  configurations(pack: Pack): readonly string[];
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
  defaults?(pack: Pack): readonly string[];
  /** How to read what was found, for the head of a report. */
  readonly about: string;
  /** The written setup of a configuration (of its name, or of its own table), told as a scene or as the game's own choice. */
  setupOf(pack: Pack, configuration: Json, scene?: string): Json;
  /** Players that are slow, and how many times fewer games they play. */
  readonly fewer?: { readonly [player: string]: number };
  /** What the nth game of a player adds. */
  measure(setup: Setup, player: string, nth: number): Sums;
  readonly claims: readonly Claim[];
  readonly figures: readonly FigurePlan[];
  /** Further tables of a report, where there is more to tell than claims. */
  tables?(pack: Pack, surveyed: { readonly [player: string]: Sums }): readonly Table[];
  readonly sweeps: readonly Sweep<Pack>[];
}
