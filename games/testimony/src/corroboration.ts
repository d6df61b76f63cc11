import type { Card } from './card.ts';
import { claimsOf } from './contradiction.ts';
import type { Claim } from './vocabulary.ts';

/** T9, T14: the claims that two or more cards of one submission share; time does not matter. */
export const sharedClaims = (cards: readonly Card[]): readonly Claim[] => {
  const claims = cards.flatMap(claimsOf);
  return [...new Set(claims)].filter((claim) => claims.indexOf(claim) !== claims.lastIndexOf(claim));
};
