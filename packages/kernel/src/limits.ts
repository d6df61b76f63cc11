import type { Json } from './json.ts';

/** How much of a stranger's text is taken on. What is beyond is refused by name, before any work is done on it. */
export const LIMITS = {
  /** Characters of a replay. The longest game there is takes an eighth of it. */
  replayLength: 1_000_000,
  /** Steps of a replay. */
  replaySteps: 20_000,
  /** Moves of a replay that bots are asked for again. */
  botMoves: 1_000,
  /** Lists and tables within each other, in a setup or in options. */
  depth: 32,
  /** Things in one list or table of a setup or of options. */
  listLength: 5_000,
  /** Characters of one line of the pipe. */
  lineLength: 1_048_576,
  /** Characters of a file of progress. */
  backupLength: 20_000_000,
  /** Entries of a file of progress: ten a day for five years. */
  backupEntries: 20_000,
  /** Steps that a search plays for one question before it gives up. */
  searchSteps: 4_000_000,
} as const;

/** Which limit a value of a stranger's is beyond, if any. */
export const passedLimit = (value: Json, depth: number = LIMITS.depth): 'depth' | 'listLength' | null => {
  if (typeof value !== 'object' || value === null) return null;
  if (depth === 0) return 'depth';
  const parts: readonly Json[] = Object.values(value);
  if (parts.length > LIMITS.listLength) return 'listLength';
  for (const part of parts) {
    const passed = passedLimit(part, depth - 1);
    if (passed) return passed;
  }
  return null;
};
