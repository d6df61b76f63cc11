import type { Json } from '@lockstep/kernel';
import type { Backup, Entry, SavedTry } from '@lockstep/play';

/** A try that is not over, with the puzzle itself: it must stay playable when the schedule cannot be reached or changes. */
export interface WebSaved extends SavedTry {
  readonly setup: Json;
  readonly seed: string;
  readonly date: string | null;
  readonly pack: string | null;
  /** The player's date when it began. */
  readonly began: string;
  /** What was chosen for this try, where a game offers a choice. */
  readonly options?: Json;
}

/** Something that could not be read any more and was put out of the way. */
export interface Notice {
  readonly kind: 'set-aside';
  readonly what: 'database' | 'entries' | 'save';
  readonly count: number;
}

/** What another tab changed. */
export type Change =
  | { readonly kind: 'entries' }
  | { readonly kind: 'save'; readonly key: string }
  | { readonly kind: 'all' };

/** What a restore brought; a save without its puzzle cannot be used here. */
export interface RestoreResult {
  readonly entries: number;
  readonly saves: number;
  readonly unusable: number;
}

/** A key is that of `saveKey`, such as "protocol/daily.2026-12-01". */
export interface Progress {
  readonly kept: 'disk' | 'memory';
  /** Why it is kept in memory only: storage is blocked, or was written by a newer version of the app. */
  readonly why: 'blocked' | 'newer' | null;
  /** What was set aside so far; also told to `onNotice`. */
  readonly notices: readonly Notice[];
  onNotice(callback: (notice: Notice) => void): () => void;
  entries(): Promise<readonly Entry[]>;
  record(entry: Entry): Promise<void>;
  saved(key: string): Promise<(WebSaved & { readonly rev: number }) | undefined>;
  /** `rev` is what `saved` or the last `save` answered, 0 for a try that is new. Throws `SavedElsewhere`, `StorageFull`. */
  save(key: string, saved: WebSaved, rev: number): Promise<number>;
  clear(key: string): Promise<void>;
  /** The end of a try in one step: recorded (null: nothing to record) and cleared, or `SavedElsewhere`. */
  finish(key: string, entry: Entry | null, rev: number): Promise<void>;
  /** A saved try that cannot be played on is put out of the way, with a notice. */
  setAside(key: string): Promise<void>;
  backup(): Promise<Backup>;
  restore(backup: Backup): Promise<RestoreResult>;
  /** All that is kept under these names of games and ledgers, or 'all'. */
  remove(...what: readonly string[]): Promise<void>;
  /** What other tabs did. */
  onChange(callback: (change: Change) => void): () => void;
}
