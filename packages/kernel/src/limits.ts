import type { Json } from './json.ts';

/** How much of a stranger's text is taken on. What is beyond is refused by name, before any work is done on it. */
export const LIMITS = {
  /** Characters of a replay. The longest game there is takes an eighth of it. */
  replayLength: 1_000_000,
  /** Steps of a replay. */
  replaySteps: 20_000,
  /** Lists and tables within each other, in a setup or in options. */
  depth: 32,
  /** Characters of one line of the pipe. */
  lineLength: 1_048_576,
  /** Entries of a file of progress: ten a day for five years. */
  backupEntries: 20_000,
  /** Steps that a search plays for one question before it gives up. */
  searchSteps: 4_000_000,
} as const;

/** Whether lists and tables are within each other no deeper than they may. */
export const isShallow = (value: Json, depth: number = LIMITS.depth): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part: Json) => isShallow(part, depth - 1)));
