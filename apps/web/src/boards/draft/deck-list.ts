import type { Card } from './kinds.ts';

/** Different cards with how many of each there are, the cheapest first. */
export const countCards = (cards: readonly Card[]): readonly { readonly card: Card; readonly count: number }[] =>
  [...new Map(cards.map((card) => [card.id, card])).values()]
    .map((card) => ({ card, count: cards.filter(({ id }) => id === card.id).length }))
    .sort((a, b) => a.card.cost - b.card.cost || (a.card.name < b.card.name ? -1 : 1));

const MOST_COST = 7;

/** How many cards cost 0, 1, … and, as the last, that or more. */
export const curveOfCards = (cards: readonly Card[]): readonly number[] => {
  const counts = Array.from({ length: MOST_COST + 1 }, () => 0);
  for (const { cost } of cards) counts[Math.min(MOST_COST, cost)]! += 1;
  return counts;
};
