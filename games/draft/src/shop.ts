import { halfUpDiv, openStream, type Seed } from '@lockstep/kernel';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Q3: some items are on sale, by a share drawn for each, to the nearest step and never for nothing. */
export const drawPrices = (
  { cards, script }: Setup,
  offer: readonly number[],
  seed: Seed,
  from: number,
): { readonly prices: readonly number[]; readonly at: number } => {
  const { sale_percent: often, sale_least: least, sale_most: most, sale_step: step } = script.quest;
  const stream = openStream(seed, 'sale', from);
  const prices = offer.map((card) => {
    const { price } = cards[card]!;
    if (stream.below(100) >= often) return price;
    const off = least + stream.below(most - least + 1);
    const reduced = halfUpDiv(price * (100 - off), 100 * step) * step;
    return Math.min(price, Math.max(step, reduced));
  });
  return { prices, at: stream.at };
};

/** How many more cards a shop may sell: a deck has a most, and the picks still to come need their room. */
export const roomOf = ({ script, stops }: Setup, { deck, stop }: State): number =>
  Math.max(0, script.quest.deck_most - deck.length - (stops[stop]?.ahead ?? 0));

/** The place of a card that is still for sale, −1 where it is not; the cheapest where it is shown twice. */
export const onSale = ({ offer, prices }: State, card: number): number => {
  let found = -1;
  for (let i = 0; i < offer!.length; i += 1)
    if (offer![i] === card && prices[i]! >= 0 && (found < 0 || prices[i]! < prices[found]!)) found = i;
  return found;
};
