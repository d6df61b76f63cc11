import type { Entry } from '@lockstep/play';
import type { WebSaved } from './progress.ts';

/** One try under its key. Null when it is over: its number stays, so that a tab that missed the end cannot bring it back. */
export interface StoredTry {
  readonly saved: WebSaved | null;
  readonly rev: number;
}

/** What a job may do while it has the tables to itself. Values come as they are stored, so they may be damaged. */
export interface Hold {
  entries(): Promise<readonly { readonly at: number; readonly value: unknown }[]>;
  add(entry: Entry): Promise<void>;
  drop(at: number): Promise<void>;
  keys(): Promise<readonly string[]>;
  saves(): Promise<readonly { readonly key: string; readonly value: unknown }[]>;
  save(key: string): Promise<unknown>;
  put(key: string, kept: StoredTry): Promise<void>;
  forget(key: string): Promise<void>;
  /** Keeps what cannot be read, for a person to look at. */
  aside(what: { readonly from: string; readonly value: unknown }): Promise<void>;
  /** Throws away what was kept aside. */
  sweep(): Promise<void>;
}

/** Where progress lies. A job happens whole or not at all, and no other job comes between. */
export interface Tables {
  read<Answer>(job: (hold: Hold) => Promise<Answer>): Promise<Answer>;
  write<Answer>(job: (hold: Hold) => Promise<Answer>): Promise<Answer>;
}
