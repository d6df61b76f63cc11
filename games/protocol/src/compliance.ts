import { floorDiv } from '@lockstep/kernel';
import type { Card } from './card.ts';
import type { Tuning } from './tuning.ts';
import type { Tag } from './vocabulary.ts';

/** D29 §7: the tags of the list that both cards of a two-card payload carry. */
export const resonanceOf = (tuning: Tuning, payload: readonly Card[]): readonly Tag[] => {
  const [first, second] = payload;
  if (!first || !second) return [];
  return tuning.resonance_tags.filter((tag) => first.tags.includes(tag) && second.tags.includes(tag));
};

export const baseImpact = (payload: readonly Card[]): number => payload.reduce((sum, card) => sum + card.impact, 0);

/** D29 §7B before the cap: floor(base × 1.5), or the base without resonance. */
export const uncappedCompliance = (tuning: Tuning, payload: readonly Card[]): number => {
  const percent = resonanceOf(tuning, payload).length > 0 ? tuning.resonance_percent : 100;
  return floorDiv(baseImpact(payload) * percent, 100);
};

/** What an accepted payload takes off Resistance. */
export const compliance = (tuning: Tuning, payload: readonly Card[]): number =>
  Math.min(uncappedCompliance(tuning, payload), tuning.compliance_cap);
