import type { AnyGame, Bot, Dealer, Game, Outcome, Search, Seat } from './contract.ts';
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
  /**
   * Every line of play there is, depth first: only for a game whose search is `small`. `visit` is called for each position after the
   * start: `line` led to it (one array for the whole walk, to be copied if kept), `chance` is how often uniform random play gets there.
   */
  walk(visit: (state: unknown, line: readonly Action[], chance: number, outcome: Outcome | undefined) => void): void;
}

/** One thing a published puzzle keeps, and how far from keeping it this one is: `miss` is 0 when kept. */
export interface PromiseCheck<Setup, Action> {
  readonly name: string;
  readonly wanted: string;
  test(prover: Prover<Setup, Action>): { readonly measured: string; readonly miss: number };
}

/** What a certificate states of a puzzle, apart from every promise being kept. */
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

/** A setup that a pack has under a name: one of a shelf. */
export interface SceneInfo {
  readonly name: string;
  readonly title: string;
  /** What kind of thing it is, in the game's own word. */
  readonly kind: string;
  readonly line: string;
  /** About how long it takes. */
  readonly minutes: number;
}

type SetupOf<G> = G extends Game<infer Setup, infer _State, infer _Action, infer _Event, infer _View> ? Setup : never;
type StateOf<G> = G extends Game<infer _Setup, infer State, infer _Action, infer _Event, infer _View> ? State : never;
type ActionOf<G> = G extends Game<infer _Setup, infer _State, infer Action, infer _Event, infer _View> ? Action : never;

/** How a pack is read, and how a setup is written with it. */
interface PackPart<Pack> {
  /** Games whose packs this one is made of too. */
  readonly alsoUses?: readonly string[];
  parse(input: unknown): Result<Pack, readonly Issue[]>;
  /** What is allowed but unusual, and what a pack of its own must still have. */
  warnings(pack: Pack): readonly Issue[];
  /** Names in a written setup that neither it nor the pack explains. */
  unknownNames(pack: Pack, setup: unknown): readonly Issue[];
  /** What a player may choose of a scene, by its name in a written setup, as this one is played: the scene is as published all the same. */
  choices?(pack: Pack, written: { readonly [field: string]: Json }): { readonly [choice: string]: Json };
  /** What of earlier games, the oldest first, goes on into a scene: the field `carried` of a written setup. Null for nothing. */
  carries?(
    pack: Pack,
    scene: string,
    past: readonly {
      readonly game: string;
      readonly daily: string;
      readonly won: boolean;
      readonly practice: boolean;
      readonly facts: { readonly [fact: string]: number };
    }[],
  ): string | null;
  /** A setup written with ids of the pack, made complete in itself. */
  resolve(pack: Pack, setup: unknown): unknown;
  /** A setup played with options ("literal"), or which option is wrong. */
  withOptions(setup: Json, options: Json): Result<Json, readonly Issue[]>;
  readonly schemas: { readonly pack: unknown; readonly setup: unknown };
}

/** What it takes to deal, prove and rank a puzzle for every date. */
interface DailyPart<G, Pack> {
  readonly dealer: Dealer<Pack>;
  /** What a date asks of its deal; `beyondSchedule` past its end, where no week is proven with it. */
  constraintsFor(pack: Pack, day: number, beyondSchedule: boolean): { readonly [key: string]: Json };
  readonly search: Search<SetupOf<G>, StateOf<G>, ActionOf<G>>;
  readonly promises: readonly PromiseCheck<SetupOf<G>, ActionOf<G>>[];
  facts(prover: Prover<SetupOf<G>, ActionOf<G>>): Facts;
  /** What the days of one week, so far, break together; empty when nothing. */
  week(days: readonly Facts[]): readonly string[];
  /** Easiest first, where a game has kinds of puzzle. */
  rows?(pack: Pack): readonly Row[];
  /** A score in the game's own words: "GOLD" … "CLEAR", "LOSS", best first in `ranks`. */
  rank(setup: SetupOf<G>, score: number): string;
  readonly ranks: readonly string[];
  /** What is counted over many players: the turns a game took and the cards kept in it, by every state from the start on. */
  tally(setup: SetupOf<G>, states: readonly StateOf<G>[]): { readonly turns: number; readonly kept: readonly string[] };
}

/**
 * One game with its pack and its bots: all that solver, forge, lab and shells reach it by. Each game states it with its own types;
 * without type arguments it is a game of a list, whose setups and packs have no common type.
 */
// biome-ignore lint/suspicious/noExplicitAny: the pack of whichever game this is
export interface GameModule<G extends AnyGame = AnyGame, Pack = any> {
  readonly game: G;
  readonly pack: PackPart<Pack>;
  readonly bots: { readonly [name: string]: Bot<SetupOf<G>, StateOf<G>, ActionOf<G>> };
  /** The setups a pack has under a name, in the order of its shelf. A written setup names one with `scene`. */
  scenes?(pack: Pack): readonly SceneInfo[];
  /** The written setup that everyone plays on a date, where none has to be searched for; its seed is the date's. */
  today?(pack: Pack): Json;
  readonly daily?: DailyPart<G, Pack>;
  /**
   * A setup that `parseSetup` takes, with the same view and nothing in it that this seat does not know: what is sent to a seat that plays
   * elsewhere. Only where `mask` hides anything of the setup.
   */
  publicSetup?(setup: SetupOf<G>, state: StateOf<G>, seat: Seat): SetupOf<G>;
}

/** A game with Dailies. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface DailyModule<G extends AnyGame = AnyGame, Pack = any> extends GameModule<G, Pack> {
  readonly daily: DailyPart<G, Pack>;
}

/** The part of a game with Dailies that deals a puzzle and proves nothing: small enough to be loaded first. */
// biome-ignore lint/suspicious/noExplicitAny: as above
export interface ClientModule<G extends AnyGame = AnyGame, Pack = any>
  extends Pick<GameModule<G, Pack>, 'game' | 'pack'> {
  readonly daily: Pick<DailyPart<G, Pack>, 'dealer' | 'constraintsFor'>;
}
