import type { AnyGame, GameModule, Json } from '@lockstep/kernel';
import type { Finding, Survey } from './claim.ts';

type SetupOf<G extends AnyGame> = Parameters<G['makeSetup']>[0];
type StateOf<G extends AnyGame> = ReturnType<G['start']>;

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

/** One thing to be won, with the lines that are kept for it. */
export interface ProofPart {
  readonly name: string;
  readonly kept: readonly string[];
}

/** What designers state of a game, and how it is measured: `studies/<id>`. */
// biome-ignore lint/suspicious/noExplicitAny: the pack of whichever game this is
export interface GameStudy<G extends AnyGame = AnyGame, Pack = any> {
  readonly module: GameModule<G, Pack>;
  /** Lines of play kept in a file next to a pack, which show that all that is in it can be won. */
  readonly proofs?: {
    readonly file: string;
    /** How much the lines still prove, and what they do not. */
    check(pack: Pack, text: string): { readonly proven: number; readonly missing: readonly string[] };
    /** All that is to be won, in the order of the file. */
    parts(pack: Pack, text: string): readonly ProofPart[];
    /** Of a part: its lines that still hold, and new ones for what is missing. */
    prover(pack: Pack): (part: ProofPart) => readonly string[];
    /** The file, of the lines of every part. */
    text(lines: readonly string[]): string;
  };
  /** The shape of a pack in numbers, where its makers have aims for it. */
  table?(pack: Pack): readonly Finding[];
  readonly survey?: Survey<SetupOf<G>, Pack>;
  /** What the lab measures, with players of its own in addition to the bots, and how long a game was. */
  readonly matches?: {
    of(pack: Pack): readonly Match[];
    readonly players: { readonly [name: string]: GameModule<G>['bots'][string] };
    lengthOf(state: StateOf<G>): number;
    /** How often the first seat should win a setup, in a hundred, without playing it; null where that cannot be said. */
    expected?(setup: SetupOf<G>): number | null;
  };
}
