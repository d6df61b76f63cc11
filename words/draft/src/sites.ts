import { type Config, houseOf, type Pack, RARITIES, type Rarity } from '@lockstep/draft';
import { counted, list, say, spelled, table } from '@lockstep/words';
import { configOf, questOf, type Rules, type Section } from './section.ts';

/** R15. */
export const shopSection = (rules: Rules): Section => {
  const quest = questOf(rules);
  const price: { readonly [rarity in Rarity]: number | null } = {
    Common: quest.price_common,
    Uncommon: quest.price_uncommon,
    Rare: quest.price_rare,
    Legendary: quest.price_legendary,
    Special: null,
  };
  return {
    id: 'shop',
    title: 'Shops',
    blocks: [
      table(
        ['Rarity', 'Price'],
        ...RARITIES.flatMap((rarity) => (price[rarity] === null ? [] : [[rarity, `${price[rarity]} essence`]])),
      ),
      list(
        `A shop shows ${spelled(quest.shop_cards)} cards. Buy any of them, in any order, as far as your essence goes. Each is there once.`,
        `Each is on sale in ${quest.sale_percent} of 100 cases, by ${quest.sale_least} to ${quest.sale_most} percent, each whole percent as likely as any other; to the nearest ${quest.sale_step}, never below ${quest.sale_step} nor above the price.`,
        `A reroll costs ${quest.reroll_cost} and lays out ${spelled(quest.shop_cards)} others. What was not bought grows stale first.`,
        'What is left behind when you leave grows stale too.',
        `A deck holds ${quest.deck_most}. A shop sells nothing that would leave no room for the cards you still have to take.`,
      ),
    ],
  };
};

/** R14. */
export const dreamsignsSection = (rules: Rules): Section => {
  const signs = rules.setup?.script.dreamsign ?? rules.pack.dreamsign;
  const { dreamsign_choices: choices, dreamsign_most: most, leave_signs: leave } = questOf(rules);
  return {
    id: 'dreamsigns',
    title: 'Dreamsigns',
    blocks: [
      list(
        'A dreamsign stays with you and is no card of the deck. Its symbol counts 1 in your profile, and its theme counts as a card’s does.',
        'It adds nothing to the score by itself.',
        `An Offering shows one, and you may leave it. A Dreamsign Draft shows ${spelled(choices)}, and you ${leave ? 'may accept one or leave them' : 'must accept one'}.`,
        'They are drawn from those you do not hold, each as likely as any other.',
        ...(most === undefined ? [] : [`You hold ${spelled(most)} at most; with as many no more are shown.`]),
      ),
      table(['Dreamsign', 'Symbol'], ...signs.map(({ name, resonance }) => [name, resonance.join(', ')])),
    ],
  };
};

/** R17. */
export const purgeSection = (rules: Rules): Section => ({
  id: 'purge',
  title: 'Purging',
  blocks: [
    list(
      `At a Purge you may put down up to ${counted(questOf(rules).purge_most, 'card')} of your deck, one at a time, and leave when you like.`,
      'A purged card is gone: from the deck, the profile and the score. It does not return to the pool.',
    ),
  ],
});

/** R16. */
export const battleSection = (rules: Rules): Section => {
  const { battle_essence: base, battle_essence_step: more, reward_cards: cards } = questOf(rules);
  return {
    id: 'battle',
    title: 'Battles',
    blocks: [
      list(
        'A battle ends the dreamscape, and here it is always won.',
        `It brings ${base} essence, and ${more} more for each dreamscape before it: ${base}, ${base + more}, ${base + 2 * more} and so on.`,
        `Then ${spelled(cards)} cards are shown, Rare and Legendary only, weighed as ever. You take one.`,
      ),
    ],
  };
};

/** R11, R24. */
export const scoreSection = (rules: Rules): Section => ({
  id: 'score',
  title: 'The score',
  blocks: [
    list(
      'Each card has a rating, which stands on it. The score is the ratings of your deck together,',
      `and ${questOf(rules).main_bonus} more for each card that carries one of your two main resonances.`,
      'Essence that is left counts for nothing.',
      'When the last site is done the quest is finished, with the name of the deck and its score.',
    ),
  ],
});

/** R18, R19. */
export const knowingSection = (): Section => ({
  id: 'knowing',
  title: 'What you can know',
  blocks: [
    list(
      'Everything but the draws to come: the pool with its copies and staleness, your profile, every weight and chance.',
      'How the pool leans is only told at the end, as five numbers. Until then the copies of a card are what you see of it.',
      'Pool, dreamcallers, offers, themes, sales and dreamsigns each have dice of their own: a reroll does not change which dreamsign comes.',
      'The same route, preset, seed and choices give the same quest, always.',
    ),
  ],
});

const yes = (value: boolean): string => (value ? 'yes' : 'no');

const ROWS: readonly (readonly [what: string, of: (config: Config) => string])[] = [
  [
    'Copies, Common to Legendary',
    ({ draft_pool: p }) => [p.copies_common, p.copies_uncommon, p.copies_rare, p.copies_legendary].join(' '),
  ],
  ['Pool numbers', ({ draft_pool: p }) => `${p.variance_min} to ${p.variance_max}`],
  ['A neutral card weighs', ({ resonance }) => resonance.neutral_base],
  ['Every symbol card has', ({ resonance }) => resonance.floor_weight],
  ['Exponent', ({ resonance }) => resonance.affinity_exponent],
  ['… begins at', ({ house }) => (house.exponent_step === '0' ? '–' : house.exponent_start)],
  ['… grows a card by', ({ house }) => (house.exponent_step === '0' ? '–' : house.exponent_step)],
  [
    'A caller’s symbol counts',
    ({ house }) => (house.dreamcaller_bonus === 0 ? 'its own' : String(house.dreamcaller_bonus)),
  ],
  ['An earlier pick counts', ({ house }) => `× ${house.pick_decay}`],
  ['Staleness', ({ staleness }) => staleness.staleness_factor],
  ['Entries a theme needs', ({ tags }) => String(tags.min_theme_cards)],
  ['Theme: scale', ({ tags }) => tags.tag_scale],
  ['Theme: boost', ({ tags }) => tags.relevance_boost],
  ['Theme: depth', ({ tags }) => tags.depth_factor],
  ['Diversity', ({ selection }) => yes(selection.enforce_resonance_diversity)],
  ['Rarity guarantee', ({ selection }) => yes(selection.enforce_rarity_guarantee)],
  ['Each card once an offer', ({ house }) => yes(house.distinct_offers)],
  ['Guarantees from so many cards on', (config) => String(houseOf(config).guarded_cards)],
  ['For rarity leaves', (config) => (houseOf(config).rarity_slot === 'ANY' ? 'who can' : 'the lightest')],
  ['Theme: depth in', (config) => (houseOf(config).theme_depth === 'NAMES' ? 'cards' : 'entries')],
  ['Theme: roles', (config) => yes(houseOf(config).theme_roles)],
  ['Theme: score to the power of', (config) => String(houseOf(config).theme_power)],
  ['Passed over: staler by', (config) => String(houseOf(config).stale_by)],
  ['After a dreamscape: fresher by', (config) => String(houseOf(config).fresh_by)],
];

const configs = ({ pack, setup }: Rules): readonly Config[] => {
  const shipped = Object.values(pack.presets) as readonly Pack['presets'][string][];
  const own = setup?.script.preset;
  const known = own && shipped.some((one) => JSON.stringify(one) === JSON.stringify(own));
  return own && !known ? [own, ...shipped] : shipped;
};

/** R10, R22. */
export const presetsSection = (rules: Rules): Section => {
  const all = configs(rules);
  return {
    id: 'presets',
    title: 'Presets',
    blocks: [
      say(
        `A preset is the numbers cards are weighed with. You choose one before a quest. These rules speak of ${configOf(rules).title}.`,
      ),
      list(...all.map(({ title, line }) => `${title}: ${line}`)),
      table(['Number', ...all.map(({ title }) => title)], ...ROWS.map(([what, of]) => [what, ...all.map(of)])),
    ],
  };
};

/** R24, R25. */
export const reviewSection = (): Section => ({
  id: 'review',
  title: 'Looking back',
  blocks: [
    say(
      'When a quest is over each pick is laid beside that of a strong drafter, who saw the same cards with the same deck.',
    ),
    list(
      'It takes what adds most to the score, a main resonance counting a little more and a stray symbol a little less. Of equal cards it takes the first of the pack.',
      'Points beside a card are what it added to the score at that moment, what it did to your main resonances included.',
      'It does not look ahead, and it is sometimes wrong. The heaviest card of an offer is often not the best.',
    ),
  ],
});

/** R26. */
export const todaySection = ({ pack }: Pick<Rules, 'pack'>, route: string): Section => ({
  id: 'today',
  title: 'Today’s draft, and what counts',
  blocks: [
    list(
      `Today’s draft is ${route} with the preset ${pack.presets.seed?.title ?? 'Seed'}, dreamt alike by everyone on that date. It changes at your own midnight.`,
      'Of each route, and of each date, your first and your best score are kept. A streak counts dates whose quest was finished on the day itself.',
      'Taking a step back makes the quest practice, and says so first. Practice records nothing.',
      'A seed, a pack or a setup of your own records nothing either.',
    ),
  ],
});
