import { type Config, RARITIES, type Rarity } from '@lockstep/draft';
import { list, say, spelled, table } from '@lockstep/words';
import { configOf, houseIn, questOf, type Rules, type Section } from './section.ts';

const copies = ({ draft_pool: pool }: Config): { readonly [rarity in Rarity]: number } => ({
  Common: pool.copies_common,
  Uncommon: pool.copies_uncommon,
  Rare: pool.copies_rare,
  Legendary: pool.copies_legendary,
  Special: 0,
});

/** R2, RES "Pool Generation". */
export const poolSection = (rules: Rules): Section => {
  const config = configOf(rules);
  const { variance_min: least, variance_max: most } = config.draft_pool;
  const each = copies(config);
  return {
    id: 'pool',
    title: 'The pool',
    blocks: [
      say('All offers of a quest are drawn from one pool. A card is in it several times, by its rarity:'),
      table(['Rarity', 'Copies'], ...RARITIES.map((rarity) => [rarity, String(each[rarity])])),
      list(
        `At the start each resonance is given a number from ${least} to ${most}, to three decimals, each as likely as any other. Cards with its symbol have their copies multiplied by it, rounded half up, 1 at least.`,
        'A card with two symbols goes by the average of both. Neutral cards stay as they are.',
        'Special cards are never in the pool. Dreamsigns and dreamcallers are no part of it.',
        'A card that you take or buy is gone from the pool: one copy of it. What you pass over goes back.',
      ),
    ],
  };
};

const EXAMPLES = [0, 1, 4, 7, 12];

/** R1, R10 `open`. */
export const weightsSection = (rules: Rules): Section => {
  const { resonance, house } = configOf(rules);
  const { neutral_base: neutral, floor_weight: floor, affinity_exponent: exponent } = resonance;
  const grows = house.exponent_step !== '0';
  const weigh = (value: number): string => (Number(floor) + (value === 0 ? 0 : value ** Number(exponent))).toFixed(2);
  return {
    id: 'weights',
    title: 'Weights',
    blocks: [
      say(
        'Each entry of the pool has a weight. The chance of being drawn is its weight, divided by that of all entries together.',
      ),
      list(
        `A neutral card weighs ${neutral}.`,
        `Any other weighs ${floor}, and for each of its symbols your profile there to the power of ${grows ? 'the exponent' : exponent}.`,
        ...(grows
          ? [
              `The exponent begins at ${house.exponent_start} and grows by ${house.exponent_step} with each card you take, up to ${exponent}.`,
            ]
          : []),
        'A resonance you have nothing of adds nothing.',
        'Weights are kept to about a millionth and rounded once, half up, staleness included.',
      ),
      say(`A card with one symbol${grows ? ', once the exponent has grown' : ''}:`),
      table(['Your profile there', 'Its weight'], ...EXAMPLES.map((value) => [String(value), weigh(value)])),
    ],
  };
};

/** RES "Selection Procedure", R3, R4, R7. */
export const offersSection = (rules: Rules): Section => {
  const { selection } = configOf(rules);
  const house = houseIn(rules);
  const enough = `${spelled(house.guarded_cards)} or more`;
  return {
    id: 'offers',
    title: 'How an offer is made',
    blocks: [
      list(
        '1. Every entry that may be shown is weighed.',
        `2. Cards are drawn one after another by weight, without putting any back.${
          house.distinct_offers ? ' No card is shown twice in one offer.' : ' A card may be shown twice in one offer.'
        }`,
        selection.enforce_resonance_diversity
          ? `3. Diversity: if there are ${enough} and all share a resonance, the lightest leaves, and the heaviest card without that symbol comes in. A neutral card counts as without.`
          : '3. All of them may share a resonance.',
        selection.enforce_rarity_guarantee
          ? `4. Rarity: if there are ${enough} and all are Common, the lightest leaves, and the heaviest Uncommon or better comes in; if it can be, one that leaves no resonance shared by all${
              house.rarity_slot === 'ANY' ? ', and if that takes it the next lightest leaves instead' : ''
            }.`
          : '4. All of them may be Common.',
        '5. They are shown. What is not taken grows stale.',
      ),
      list(
        'What left in steps 3 and 4 was never shown, and does not grow stale.',
        'Of equal weights the first in the order of the pack counts.',
        'If nothing fits, the cards are filled again and it is tried once more; then the guarantee is skipped.',
        'Every card tells why it is here: its weight, its chance, and what a guarantee did.',
      ),
    ],
  };
};

/** R6. */
export const stalenessSection = (rules: Rules): Section => {
  const { staleness_factor: factor } = configOf(rules).staleness;
  const { stale_by: staler, fresh_by: fresher } = houseIn(rules);
  const divided = (n: number): string => String(Math.round((1 + n * Number(factor)) * 1000) / 1000);
  return {
    id: 'staleness',
    title: 'Staleness',
    blocks: [
      say('What you pass over comes back paler.'),
      list(
        `A card that was shown and not taken is staler by ${staler}, everywhere: Draft, Discovery, shop and its rerolls, battle. All its copies are.`,
        `Its weight is divided by 1 + ${factor} for each: by ${divided(1)}, ${divided(2)}, ${divided(3)}.`,
        `After each dreamscape every card is fresher by ${fresher}, down to 0.`,
      ),
    ],
  };
};

/** R5. */
export const refillsSection = (): Section => ({
  id: 'refills',
  title: 'When the pool runs dry',
  blocks: [
    list(
      'The whole pool is filled again when it is empty, Rare and Legendary cards for a battle when none is left, the cards of a theme when they are fewer than the site shows.',
      'A guarantee that finds nothing fills what its offer is drawn from, once.',
      'Filling adds the copies of the table above, without the numbers of the start, and makes all of those cards fresh.',
    ),
  ],
});

/** Q2: a pick. */
export const picksSection = (rules: Rules): Section => {
  const { draft_picks: picks, draft_cards: cards, discovery_cards: discovery } = questOf(rules);
  return {
    id: 'picks',
    title: 'Taking cards',
    blocks: [
      list(
        `A Draft shows ${spelled(cards)} cards; you take one. That happens ${spelled(picks)} times, each time with a new offer.`,
        `A Discovery shows ${spelled(discovery)} cards of one theme; you take one.`,
        'A card must be taken. Only what is shown can be.',
      ),
    ],
  };
};

/** R8. */
export const themesSection = (rules: Rules): Section => {
  const {
    tag_scale: scale,
    min_theme_cards: least,
    relevance_boost: boost,
    depth_factor: depth,
  } = configOf(rules).tags;
  const { theme_depth: counted, theme_roles: roles, theme_power: power } = houseIn(rules);
  return {
    id: 'themes',
    title: 'Themes',
    blocks: [
      say(
        `A Discovery and a Specialty Shop show cards that share a theme: a people${roles ? ', a way of playing, a purpose' : ' or a way of playing'}. Themes do nothing anywhere else.`,
      ),
      list(
        `A theme is possible when the pool holds ${least} entries of it or more.`,
        'The dream counts your cards and dreamsigns of each theme, and what your dreamcaller leans towards.',
        `The score of a theme is ${boost} × ${scale} × the natural logarithm of 1 + that count, and ${depth} for each ${counted === 'NAMES' ? 'different card' : 'entry'} of it in the pool.`,
        `It is drawn by score${power > 1 ? `, each score to the power of ${power}: what you have most of comes most` : ''}. Where you hold nothing of any possible theme, each is as likely as any other.`,
        'Where none is possible, the site shows cards of the whole pool. A dreamscape may have its theme fixed.',
        'Inside a theme cards are weighed and guaranteed as ever. A reroll keeps the theme.',
      ),
    ],
  };
};
