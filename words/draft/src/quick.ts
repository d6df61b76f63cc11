import { listed, spelled } from '@lockstep/words';
import { configOf, houseIn, questOf, type Rules } from './section.ts';

/** The rules on one screen. */
export const quickReference = (rules: Rules): readonly (readonly [label: string, text: string])[] => {
  const { draft_pool: pool, resonance, staleness, selection } = configOf(rules);
  const house = houseIn(rules);
  const quest = questOf(rules);
  const exponent =
    house.exponent_step === '0'
      ? resonance.affinity_exponent
      : `${house.exponent_start} + ${house.exponent_step} a card, to ${resonance.affinity_exponent}`;
  const kept = [
    ...(selection.enforce_resonance_diversity ? ['not all share a resonance'] : []),
    ...(selection.enforce_rarity_guarantee ? ['not all are Common'] : []),
  ];
  return [
    ['Quest', 'dreamscapes of sites, each ends in a battle; then the deck has a name and a score'],
    ['Profile', '1 for each symbol in the deck and each dreamsign, and the dreamcaller’s bonus'],
    ...(house.pick_decay === '1'
      ? []
      : ([['Fading', `what you took counts × ${house.pick_decay} after each further card`]] as const)),
    [
      'Weight',
      `neutral ${resonance.neutral_base}; else ${resonance.floor_weight} + profile to the power ${exponent}, for each symbol`,
    ],
    [
      'Stale',
      `shown and not taken: +${house.stale_by}, weight divided by 1 + ${staleness.staleness_factor} each; −${house.fresh_by} after a dreamscape`,
    ],
    [
      'Pool',
      `copies ${pool.copies_common}/${pool.copies_uncommon}/${pool.copies_rare}/${pool.copies_legendary} by rarity, × ${pool.variance_min} to ${pool.variance_max} for each resonance`,
    ],
    ...(kept.length === 0 ? [] : ([['Offer', `of ${spelled(house.guarded_cards)} or more ${listed(kept)}`]] as const)),
    ['Draft', `one of ${quest.draft_cards}, ${quest.draft_picks} times`],
    ['Discovery', `one of ${quest.discovery_cards} that share a theme`],
    [
      'Shop',
      `${quest.price_common}/${quest.price_uncommon}/${quest.price_rare}/${quest.price_legendary} by rarity, some on sale; reroll ${quest.reroll_cost}`,
    ],
    [
      'Dreamsigns',
      quest.leave_signs
        ? `an Offering shows 1, a Draft ${quest.dreamsign_choices}; accept one or leave`
        : `an Offering of 1 may be left; of ${quest.dreamsign_choices} in a Draft one is accepted`,
    ],
    ['Purge', `up to ${quest.purge_most} cards leave the deck`],
    [
      'Battle',
      `${quest.battle_essence} essence, ${quest.battle_essence_step} more each time; one of ${quest.reward_cards}, Rare or better`,
    ],
    ['Name', `by the two main resonances, the second from ${quest.pair_percent}% of the first on`],
    ['Score', `ratings, and ${quest.main_bonus} for each card in a main resonance`],
  ];
};
