import type { FinishedTry } from '@lockstep/play';
import { heldIn } from './facts.ts';
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

/** So many battles won in one quest, or all of its road, are a deed. */
export const DEED_BATTLES = 3;

/** Whom a player can call and what can be brought to a quest (Q29). */
export interface Openings {
  readonly dreamcallers: readonly string[];
  readonly dreamsigns: readonly string[];
}

/**
 * Every deed opens the dreamcaller it was done with and the first of its dreamsigns that was shut: one or two things a quest. Entries stand
 * in the order they were played. Nothing of it is read by a Daily.
 */
export const openingsOf = (entries: readonly Pick<FinishedTry, 'won' | 'practice' | 'facts'>[]): Openings => {
  const dreamcallers = new Set<string>();
  const dreamsigns = new Set<string>();
  for (const { won, practice, facts } of entries) {
    if (practice || (!won && (facts.battles ?? 0) < DEED_BATTLES)) continue;
    const { callers, signs } = heldIn(facts);
    for (const id of callers) dreamcallers.add(id);
    const next = signs.find((id) => !dreamsigns.has(id));
    if (next !== undefined) dreamsigns.add(next);
  }
  return { dreamcallers: [...dreamcallers], dreamsigns: [...dreamsigns] };
};
