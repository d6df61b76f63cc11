import type { FinishedTry } from '@lockstep/play';
import type { Pack } from './pack.ts';

/** The levels that are open: those up to 0, and each whose neighbour below, or any above that, was won. Nothing of it is read by a Daily. */
export const openLevels = (
  { level }: { readonly level: readonly Pick<Pack['level'][number], 'id' | 'number'>[] },
  entries: readonly Pick<FinishedTry, 'won' | 'practice' | 'facts'>[],
): readonly string[] => {
  const won = entries.filter((entry) => entry.won && !entry.practice).map(({ facts }) => facts.level ?? -1);
  const highest = Math.max(-1, ...won);
  return level.flatMap(({ id, number }) => (number <= Math.max(0, highest + 1) ? [id] : []));
};
