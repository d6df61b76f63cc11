import { shareOf } from './draw.ts';
import { copiesOfCard, sizeOf, staleOfCard } from './pool.ts';
import { UNIT } from './power.ts';
import { SET_MASKS } from './sets.ts';
import type { Setup } from './setup.ts';
import type { State, Swap } from './state.ts';
import { weighTags } from './theme.ts';
import { RESONANCES, type Resonance, TAGS, type Tag } from './vocabulary.ts';
import { partOf } from './walk.ts';
import { exponentAt, finalWeight, partsOf, weighSets } from './weight.ts';

/** Why a card is offered: everything its chance is made of as things stand, after a purchase too. Weights are in units of 2^−20. */
export interface Why {
  readonly card: string;
  readonly weight: number;
  /** What it weighed before anyone passed it over. */
  readonly fresh: number;
  /** What all entries it was drawn from weigh together: its share is `copies × weight / total`. */
  readonly total: number;
  readonly copies: number;
  readonly entries: number;
  readonly staleness: number;
  /** What every card with a symbol has, or what a neutral one has instead. */
  readonly base: number;
  readonly parts: readonly { readonly resonance: Resonance; readonly profile: number; readonly adds: number }[];
  /** In thousandths. */
  readonly exponent: number;
  /** Where a guarantee brought it in, and for which card. */
  readonly kept: { readonly keeps: Swap['keeps']; readonly instead: string } | null;
  readonly theme: { readonly tag: Tag; readonly count: number; readonly depth: number; readonly score: number } | null;
}

const inUnits = (weight: number): number => Math.floor(weight * UNIT + 0.5);

/** The whys of some cards, at the present stop. */
export const whyEach = (setup: Setup, state: State, cards: readonly number[]): readonly Why[] => {
  const { profile, picks, pool, swaps, theme } = state;
  const { places } = partOf(setup, setup.stops[state.stop]!, theme);
  const { total, weightOf } = shareOf(setup, pool, profile, picks, places);
  const sets = weighSets(setup, profile, picks, new Float64Array(SET_MASKS.length));
  const { entries } = sizeOf(setup, pool, places);
  const themed = theme < 0 ? undefined : weighTags(setup, state)[theme]!;
  return cards.map((card) => {
    const { id, set } = setup.cards[card]!;
    const parts = partsOf(setup, profile, picks, set);
    const swap = swaps.find((one) => one.in === card);
    const base = set === 0 ? setup.tuning.neutral : setup.tuning.floor;
    const staleness = staleOfCard(pool, setup.cards[card]!);
    return {
      card: id,
      weight: weightOf(card),
      fresh: finalWeight(sets[set]!, 0, 0),
      total,
      copies: copiesOfCard(pool, setup.cards[card]!),
      entries,
      staleness,
      base: inUnits(base),
      parts: parts.map(({ symbol, adds }) => ({ resonance: RESONANCES[symbol]!, profile: profile[symbol]!, adds })),
      exponent: exponentAt(setup.tuning, picks),
      kept: swap ? { keeps: swap.keeps, instead: setup.cards[swap.out]!.id } : null,
      theme: themed ? { tag: TAGS[themed.tag]!, count: themed.count, depth: themed.depth, score: themed.score } : null,
    };
  });
};
