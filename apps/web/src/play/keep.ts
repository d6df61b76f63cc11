import { makeDay } from '@lockstep/calendar';
import {
  type Entry,
  type FinishedTry,
  type Ledger,
  NO_RECORDS,
  type Recorder,
  type Records,
  recordsOf,
  type SavedTry,
  type Streak,
  streakOf,
  type Types,
} from '@lockstep/play';
import type { Progress, WebSaved } from '../plumbing/progress/index.ts';
import { today } from '../plumbing/today.ts';
import { slotOf, type Trouble } from './slot.ts';

export type { Trouble } from './slot.ts';

/** What is known of a ledger now. */
export interface LedgerSummary {
  readonly records: Records;
  /** Null where there are no dates to be in a row. */
  readonly streak: Streak | null;
}

const NO_STANDING: LedgerSummary = { records: NO_RECORDS, streak: null };

/** Where the changes of one try go. */
export interface Keep {
  /** What is in the way of saving, if anything is. */
  save(saved: SavedTry): Promise<Trouble>;
  /** The try at hand is given up: what was saved of it goes. */
  discard(): Promise<void>;
  finish(entry: Omit<FinishedTry, 'on'> | null): Promise<LedgerSummary>;
  solutionShown(): Promise<void>;
  /** Whether no other tab went on with the try. */
  isCurrent(): Promise<boolean>;
}

/** Entries of earlier versions in today's form. */
const entriesOf = <G extends Types>(
  entries: readonly Entry[],
  { upgrade }: Pick<Recorder<G>, 'upgrade'>,
  game: string,
): readonly Entry[] =>
  upgrade
    ? entries.map((entry) => (entry.kind === 'finished' && entry.game === game ? upgrade(entry) : entry))
    : entries;

/** What counts of a ledger; nothing where there is none. */
export const standingOf = async <G extends Types>(
  progress: Progress,
  recorder: Recorder<G>,
  ledger: Ledger | null,
): Promise<LedgerSummary> => {
  if (!ledger) return NO_STANDING;
  const entries = entriesOf(await progress.entries(), recorder, ledger.game);
  return {
    records: recordsOf(entries, ledger.game, ledger.name, recorder.better),
    streak: streakOf(entries, ledger.game, today()),
  };
};

/** Keeps a try under its key, from the revision it was last saved with. */
export const keepUnder = <G extends Types>(
  progress: Progress,
  { key, rev }: { readonly key: string; readonly rev: number },
  recorder: Recorder<G>,
  ledger: Ledger | null,
  game: Omit<WebSaved, keyof SavedTry>,
): Keep => {
  const slot = slotOf(progress, key, rev);
  return {
    save: (saved) => slot.save({ ...game, ...saved }),
    discard: slot.clear,
    isCurrent: slot.isCurrent,
    finish: async (entry) => {
      await slot.finish(entry && { ...entry, on: makeDay(today()) });
      return standingOf(progress, recorder, ledger);
    },
    solutionShown: async () => {
      if (!ledger) return;
      for (const name of recorder.ledgers ?? [ledger.game])
        await progress.record({ kind: 'solution-shown', game: name, daily: ledger.name });
    },
  };
};

/** For a game that is not kept: a lesson, or a replay that goes on. */
export const keepNothing: Keep = {
  save: async () => null,
  discard: async () => {},
  finish: async () => NO_STANDING,
  solutionShown: async () => {},
  isCurrent: async () => true,
};
