import { bots, type Pack } from '@lockstep/draft';
import type { Claim, FigurePlan, Quantity, Sweep } from '@lockstep/lab';
import { toJson } from '@lockstep/shape';

const share = (player: string, name: string, places?: readonly [number, number]): Quantity => ({
  player,
  name,
  as: 'share',
  ...(places ? { places } : {}),
});
const mean = (player: string, name: string, per: number, places?: readonly [number, number]): Quantity => ({
  player,
  name,
  as: 'mean',
  per,
  ...(places ? { places } : {}),
});
const median = (player: string, name: string): Quantity => ({ player, name, as: 'median' });

/** Where RES divides a quest. */
const EARLY: readonly [number, number] = [1, 5];
const FIVE_TO_TEN: readonly [number, number] = [6, 11];
const MIDDLE: readonly [number, number] = [6, 15];
const LATE: readonly [number, number] = [16, 200];

const HUNDREDTHS = 100;
const THOUSANDTHS = 1000;
const OVERLAP = { name: 'overlap', player: 'synergy', as: 'mean', per: THOUSANDTHS } as const;

/** RES's design goals and its section on convergence, as numbers. */
export const claims: readonly Claim[] = [
  {
    claim: 'Pick from which a deck’s two resonances are settled',
    source: 'Goal 1',
    target: '5–10, in the middle',
    quantity: median('synergy', 'formed'),
    within: [5, 10],
  },
  {
    claim: 'The heaviest card of an offer is not the best pick',
    source: 'Goal 2',
    target: 'in a third of offers or more',
    quantity: share('synergy', 'best is not heaviest'),
    within: [1 / 3, 1],
  },
  {
    claim: 'Cards that two quests of one dreamcaller share',
    source: 'Goal 3',
    target: 'less than 40 % of the deck',
    quantity: OVERLAP,
    within: [0, 0.4],
  },
  {
    claim: 'Decks of two resonances, drafting for synergy',
    source: 'Goal 4',
    target: 'at least half',
    quantity: share('synergy', 'dual'),
    within: [0.5, 1],
  },
  {
    claim: 'Decks of one resonance without meaning to',
    source: 'Goal 4',
    target: 'at most a quarter',
    quantity: share('synergy', 'mono'),
    within: [0, 0.25],
  },
  {
    claim: 'Decks of three or more without meaning to',
    source: 'Goal 4',
    target: 'at most a third',
    quantity: share('synergy', 'three or more'),
    within: [0, 1 / 3],
  },
  {
    claim: 'Decks of one resonance, rigidly, with a dreamcaller of one',
    source: 'Convergence',
    target: 'at least three quarters',
    quantity: share('rigid', 'mono, called by one'),
    within: [0.75, 1],
  },
  {
    claim: 'Decks of three or more by setting out for them',
    source: 'Convergence',
    target: 'at least half',
    quantity: share('splitter', 'three or more'),
    within: [0.5, 1],
  },
  {
    claim: 'The main resonance weighs more than the floor after 5–10 picks',
    source: 'Weights',
    target: '15–30 times',
    quantity: mean('synergy', 'over the floor', HUNDREDTHS, FIVE_TO_TEN),
    within: [15, 30],
  },
  {
    claim: 'Early offers (1–5) in the main resonances',
    source: 'Convergence',
    target: 'more than half',
    quantity: share('synergy', 'on colour', EARLY),
    within: [0.5, 1],
  },
  {
    claim: 'Neutral cards among early offers (1–5)',
    source: 'Convergence',
    target: 'frequent: a tenth or more',
    quantity: share('synergy', 'neutral', EARLY),
    within: [0.1, 1],
  },
  {
    claim: 'Weight of a card of both main resonances in the middle (6–15)',
    source: 'Convergence',
    target: '25–30',
    quantity: mean('synergy', 'pair weight', HUNDREDTHS, MIDDLE),
    within: [25, 30],
  },
  {
    claim: 'Weight of the main resonance late (16 and after)',
    source: 'Convergence',
    target: '30 or more',
    quantity: mean('synergy', 'main weight', HUNDREDTHS, LATE),
    within: [30, 100_000],
  },
  {
    claim: 'Late offers (16 and after) in the main resonances',
    source: 'Convergence',
    target: 'mostly: 80 % or more',
    quantity: share('synergy', 'on colour', LATE),
    within: [0.8, 1],
  },
  {
    claim: 'Themed sites follow a tag that is already counted',
    source: 'Convergence',
    target: 'reliably: 75 % or more',
    quantity: share('synergy', 'theme of the deck'),
    within: [0.75, 1],
  },
  {
    claim: 'Themed sites show one of the deck’s three commonest tags',
    source: 'R8',
    target: 'half or more',
    quantity: share('synergy', 'common theme'),
    within: [0.5, 1],
  },
  {
    claim: 'Offers that show a card twice',
    source: 'R7',
    target: 'none',
    quantity: share('synergy', 'shows a card twice'),
    within: [0, 0],
  },
];

const DRAFTERS = Object.keys(bots);

const barsOf = (name: string, quantity: (player: string) => Quantity) => ({
  name,
  bars: DRAFTERS.map((player) => ({ x: player, quantity: quantity(player) })),
});

export const figures: readonly FigurePlan[] = [
  {
    title: 'What a fresh card weighs, by pick',
    note: 'Drafting for synergy. The pair is a card of both main resonances; the main line a card of the strongest alone.',
    kind: 'line',
    x: 'pick',
    y: 'weight',
    series: [
      { name: 'both main resonances', quantity: mean('synergy', 'pair weight', HUNDREDTHS) },
      { name: 'the strongest alone', quantity: mean('synergy', 'main weight', HUNDREDTHS) },
    ],
  },
  {
    title: 'What is offered, by pick',
    note: 'Cards of an offer in the two main resonances, neutral, and in others.',
    kind: 'area',
    x: 'pick',
    y: 'share of offered cards',
    percent: true,
    series: [
      { name: 'on colour', quantity: share('synergy', 'on colour') },
      { name: 'neutral', quantity: share('synergy', 'neutral') },
      { name: 'off colour', quantity: share('synergy', 'off colour') },
    ],
  },
  {
    title: 'The heaviest card is not the best pick, by pick',
    kind: 'line',
    x: 'pick',
    y: 'share of offers',
    percent: true,
    band: [1 / 3, 1],
    series: [{ name: 'synergy', quantity: share('synergy', 'best is not heaviest') }],
  },
  {
    title: 'Decks of one, two and more resonances',
    kind: 'bars',
    x: 'drafter',
    y: 'share of decks',
    percent: true,
    series: [
      barsOf('one', (player) => share(player, 'mono')),
      barsOf('two', (player) => share(player, 'dual')),
      barsOf('three or more', (player) => share(player, 'three or more')),
    ],
  },
  {
    title: 'Score of the deck',
    kind: 'bars',
    x: 'drafter',
    y: 'score',
    series: [barsOf('score', (player) => mean(player, 'score', 1))],
  },
  {
    title: 'Overlap of two quests with one dreamcaller',
    kind: 'bars',
    x: 'drafter',
    y: 'share of the deck',
    percent: true,
    band: [0, 0.4],
    series: [barsOf('overlap', (player) => mean(player, 'overlap', THOUSANDTHS))],
  },
  {
    title: 'How often a guarantee or a refill is needed',
    kind: 'bars',
    x: 'drafter',
    y: 'share of offers',
    percent: true,
    series: [
      barsOf('diversity', (player) => share(player, 'diversity kept')),
      barsOf('rarity', (player) => share(player, 'rarity kept')),
      barsOf('refill', (player) => share(player, 'refilled')),
    ],
  },
  {
    title: 'Weight that staleness leaves in the pool, by pick',
    note: 'What the pool weighs, of what it would weigh if nothing had been passed over.',
    kind: 'line',
    x: 'pick',
    y: 'share of weight',
    percent: true,
    series: [{ name: 'synergy', quantity: mean('synergy', 'weight kept', THOUSANDTHS) }],
  },
  {
    title: 'Cards shown again at the same site',
    kind: 'bars',
    x: 'drafter',
    y: 'share of offered cards',
    percent: true,
    series: [barsOf('shown again', (player) => share(player, 'shown again'))],
  },
  {
    title: 'Themes the deck already has',
    kind: 'bars',
    x: 'drafter',
    y: 'share of themed sites',
    percent: true,
    series: [barsOf('theme of the deck', (player) => share(player, 'theme of the deck'))],
  },
];

const EXPONENTS = ['1', '1.4', '2'];

export const sweeps: readonly Sweep<Pack>[] = [
  {
    claim:
      'The pick at which nine tenths of the pool’s weight is in the main resonances falls as affinity_exponent rises',
    source: 'Weights',
    target: 'slow at 1.0, fast at 2.0',
    quantity: { name: 'converged', player: 'synergy', as: 'mean', per: 1 },
    goes: 'down',
    over: (pack) => {
      const { seed } = pack.presets;
      return EXPONENTS.map((exponent) => ({
        name: `exponent ${exponent}`,
        configuration: toJson({ ...seed, resonance: { ...seed!.resonance, affinity_exponent: exponent } }),
      }));
    },
  },
];
