import type { Kysely } from 'kysely';

/** The tables as every store has them. Truth is 0 or 1, times are milliseconds since 1970, dates are counts of days. */
export interface Tables {
  readonly players: { readonly id: string; readonly name: string | null; readonly joined: number };
  readonly devices: { readonly key: string; readonly player: string; readonly added: number };
  /** Signatures that were used, by a hash that tells neither key nor nonce; `created` in seconds. */
  readonly nonces: { readonly mark: string; readonly created: number };
  /** One row: signatures made before `purged` are refused, because their nonces are forgotten. */
  readonly clock: { readonly id: number; readonly purged: number };
  readonly results: ResultRow;
  readonly matches: MatchRow;
  readonly match_entries: {
    readonly match: string;
    readonly number: number;
    readonly at: number;
    readonly kind: string;
    readonly seat: number;
    readonly text: string;
  };
  /** Codes for a second device, by their hashes. */
  readonly codes: { readonly mark: string; readonly player: string; readonly expires: number };
  /** Entries of the players' own journals, each as canonical text with its hash. */
  readonly journal: {
    readonly player: string;
    /** From 1, in the order they came. */
    readonly place: number;
    readonly mark: string;
    readonly entry: string;
  };
  /** A group is joined by its id, which is a secret. */
  readonly groups: { readonly id: string; readonly name: string; readonly owner: string; readonly made: number };
  readonly members: { readonly group_id: string; readonly player: string; readonly joined: number };
  /** A challenge is taken up by its id, which is a secret. */
  readonly challenges: {
    readonly id: string;
    readonly day: number;
    readonly ledger: string;
    readonly game: string;
    readonly made: number;
  };
  readonly challengers: { readonly challenge: string; readonly player: string; readonly joined: number };
  readonly ratings: RatingRow;
  /** When a player first opened a puzzle here. */
  readonly attempts: {
    readonly day: number;
    readonly ledger: string;
    readonly player: string;
    readonly opened: number;
  };
  readonly ranked_days: RankedDayRow;
  readonly ranked_tries: TryRow;
  readonly ranked_steps: {
    readonly try: string;
    /** From 0, without a gap. */
    readonly number: number;
    readonly at: number;
    readonly seat: number;
    readonly text: string;
  };
}

/** What the deal of a day follows from. The secret is told to no client before `closed` is set. */
export interface RankedDayRow {
  readonly day: number;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  readonly secret: string;
  readonly fingerprint: string;
  readonly sealed: number;
  /** When the day was over; null before. It is never opened again. */
  readonly closed: number | null;
}

/** The one try of a player at the deal of a day. */
export interface TryRow {
  /** Told to its player alone. */
  readonly id: string;
  readonly day: number;
  readonly game: string;
  readonly player: string;
  readonly program: number;
  readonly began: number;
  /** Steps made. */
  readonly number: number;
  readonly over: number;
  /** When it was played to its end; null before, and for one that the end of the day cut off. */
  readonly ended: number | null;
  readonly won: number;
  readonly rank: string;
  readonly turns: number;
  readonly reason: string;
  /** Numbers as JSON. */
  readonly merit: string;
  readonly replay: string | null;
}

export interface ResultRow {
  readonly day: number;
  readonly ledger: string;
  readonly player: string;
  /** From 0, in the order they came. */
  readonly attempt: number;
  readonly seal: string;
  readonly replay: string;
  readonly won: number;
  readonly rank: string;
  readonly turns: number;
  readonly reason: string;
  /** Numbers and names as JSON. */
  readonly merit: string;
  readonly facts: string;
  readonly kept: string;
  readonly counted: number;
  readonly received: number;
}

/** One counted result of a date, as the figures about everyone need it. */
export type CountedRow = Pick<ResultRow, 'player' | 'won' | 'rank' | 'turns' | 'reason' | 'merit' | 'kept'>;

/** A match: what it was made of, who sits at it, and how it stands after the last entry of its log. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly pack: string;
  /** The written setup as JSON. */
  readonly setup: string;
  /** Sixteen hex digits, told to no client before the end. */
  readonly seed: string;
  readonly pace: string;
  readonly move_ms: number;
  /** Null for an empty seat; empty for a player who has deleted everything. */
  readonly player0: string | null;
  readonly player1: string | null;
  readonly bot0: number;
  readonly bot1: number;
  readonly made: number;
  /** Of the last entry; −1 before there is one. */
  readonly number: number;
  /** As JSON: what every viewer is told. */
  readonly standing: string;
  readonly deadline: number | null;
  readonly over: number;
  /** 0: not to be rated; 1: over, and still to be rated; 2: done with. */
  readonly rated: number;
  /** By how much the ratings of both seats changed, as JSON; null for a match that was not rated. */
  readonly changes: string | null;
}

/** What a player is rated in one game: against people, or as a program against programs. */
export interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly list: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly played: number;
  /** When the last match was rated. */
  readonly at: number;
}

export type Database = Kysely<Tables>;
