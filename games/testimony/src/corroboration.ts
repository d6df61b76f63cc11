import type { Card } from './card.ts';
import { claimsOf } from './contradiction.ts';
import type { Claim } from './vocabulary.ts';

/** T9, T14: the claims that two or more cards of one submission share; time does not matter. */
export const sharedClaims = (cards: readonly Card[]): readonly Claim[] => {
  const made: Claim[] = [];
  const again: Claim[] = [];
  for (const card of cards) for (const claim of claimsOf(card)) (made.includes(claim) ? again : made).push(claim);
  return again.length === 0 ? again : made.filter((claim) => again.includes(claim));
};
