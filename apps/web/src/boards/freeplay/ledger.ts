import { type Meta, metaOf, type PastRun, readRun } from '@lockstep/freeplay';
import type { Entry, FinishedTry } from '@lockstep/play';
import type { RunShelf } from '../../play/shelves.ts';

export interface Past {
  readonly entry: FinishedTry;
  readonly kept: PastRun;
}

/** Every run that ended, the newest first. */
export const historyOf = (entries: readonly Entry[]): readonly Past[] =>
  entries
    .flatMap((entry) => {
      const kept = entry.kind === 'finished' && entry.game === 'freeplay' ? readRun(entry.facts) : undefined;
      return kept ? [{ entry: entry as FinishedTry, kept }] : [];
    })
    .reverse();

/** What counts for feats and badges: practice does not. */
export const countedRuns = (history: readonly Past[]): readonly PastRun[] =>
  history.filter(({ entry }) => !entry.practice).map(({ kept }) => kept);

/** What those runs have opened of a shelf. */
export const metaIn = ({ kit, level, badge }: RunShelf, counted: readonly PastRun[]): Meta =>
  metaOf({ kit: [...kit], level: [...level], badge: [...badge] }, counted);

/** Whether a kit can be brought to a run: with its own kit, or with KOA, there is nothing to open. */
export const kitOpen = ({ kits }: Meta, run: RunShelf['scenes'][number], kit: string): boolean =>
  run.edition === 'testimony' || run.kit !== null || kits.some(({ id, open }) => id === kit && open);

export const levelOpen = ({ levels }: Meta, { edition }: RunShelf['scenes'][number], level: string): boolean =>
  levels[edition].some(({ id, open }) => id === level && open);
