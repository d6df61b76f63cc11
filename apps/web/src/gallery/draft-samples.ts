import type { ComponentProps } from 'svelte';
import type DreamCard from '../boards/draft/DreamCard.svelte';
import type { Caller, Card, Dreamscape, Profile, Progress, Sign, Site, WeightPart } from '../boards/draft/kinds.ts';
import type PickReview from '../boards/draft/PickReview.svelte';

const card = (given: Omit<Card, 'id'>): Card => ({ ...given, id: given.name });

const SEER = card({
  name: 'Whirlpool Seer',
  symbols: ['Tide'],
  rarity: 'Common',
  type: 'Character',
  subtype: 'Mage',
  cost: 2,
  spark: 1,
  text: 'Materialized: Foresee 2.',
  flavour: 'She counts the drowned by their lamps.',
});
const RECLAIMER = card({
  name: 'Abyssal Reclaimer',
  symbols: ['Tide', 'Ruin'],
  rarity: 'Rare',
  type: 'Character',
  subtype: 'Ancient',
  cost: 5,
  spark: 4,
  text: 'Materialized: Discard 1, then Reclaim an event that costs 3 or less.',
  flavour: 'What the water was given, it gives back changed.',
});
const IMP = card({
  name: 'Flame Imp',
  symbols: ['Ember'],
  rarity: 'Common',
  type: 'Character',
  cost: 1,
  spark: 1,
  text: 'Kindle 1.',
});
const MEDIC = card({
  name: 'Field Medic',
  symbols: [],
  rarity: 'Uncommon',
  type: 'Character',
  subtype: 'Survivor',
  cost: 3,
  spark: 2,
  text: 'Return a character from your void to your hand. It costs 1 less this turn.',
  flavour: 'He carries one more name home than he can bear.',
});
const TITAN = card({
  name: 'Titan of Forgotten Echoes',
  symbols: ['Stone', 'Ruin'],
  rarity: 'Legendary',
  type: 'Character',
  subtype: 'Ancient',
  cost: 7,
  spark: 8,
  text: 'Static: characters you Reclaim have +2 spark. When it is dissolved, Reclaim it at the next dawn without its cost.',
  flavour: 'The hill remembers having stood.',
});
const WIND = card({
  name: 'A Door Left to the Wind',
  symbols: ['Zephyr'],
  rarity: 'Uncommon',
  type: 'Event',
  cost: 2,
  text: 'Fast. Prevent an event unless its owner pays 2 Energy.',
  flavour: 'Nobody closes it. Nobody has come in by it either.',
});
const SENTINEL = card({
  name: 'Boulder Sentinel',
  symbols: ['Stone'],
  rarity: 'Common',
  type: 'Character',
  subtype: 'Warrior',
  cost: 4,
  spark: 4,
  text: 'Static: gain 1 Energy at dawn.',
});
const STORM = card({
  name: 'Sparkfall',
  symbols: ['Tide', 'Ember'],
  rarity: 'Rare',
  type: 'Event',
  cost: 3,
  text: 'Draw 2. Gain points equal to the events you played this turn.',
  flavour: 'Rain that falls burning, and goes on burning under the sea.',
});
const LONG = card({
  name: 'Unterseekathedralenglockengießerlehrling',
  symbols: ['Zephyr', 'Stone'],
  rarity: 'Special',
  type: 'Character',
  subtype: 'Spirit Animal',
  cost: 12,
  spark: 12,
  text: 'Banish a character until the end of the turn, then Copy its Materialized ability as often as you have Energy left over from the turn before, but never more than three times.',
});
const HARVESTER = card({
  name: 'Void Harvester',
  symbols: ['Ruin'],
  rarity: 'Uncommon',
  type: 'Event',
  cost: 3,
  text: 'Dissolve a character. If you Abandon one of yours, Reclaim this once.',
  flavour: 'The field is bare. The scythe is not yet tired.',
});

type Shown = ComponentProps<typeof DreamCard>;
export const OFFER: readonly Shown[] = [
  { card: RECLAIMER, share: '11 %' },
  { card: SEER, share: '6.2 %', stale: 1 },
  { card: HARVESTER, share: '5.1 %' },
  { card: MEDIC, share: '1.2 %', badges: ['Kept for variety'] },
];
export const SHOP: readonly Shown[] = [
  { card: TITAN, price: { amount: 200 }, reason: 'You have 135 essence' },
  { card: WIND, price: { amount: 40, was: 80 }, badges: ['Kept for variety', 'Kept for rarity'], share: '0.4 %' },
  { card: SENTINEL, price: { amount: 50 }, sold: true },
  { card: STORM, price: { amount: 12, was: 120 }, stale: 3 },
  { card: IMP, price: { amount: 50 }, disabled: true },
  { card: LONG, price: { amount: 1000, was: 10_000 }, stale: 12, share: '<0.1 %', badges: ['Kept for rarity'] },
];
export const DECK: readonly { readonly card: Card; readonly count: number }[] = [
  { card: IMP, count: 1 },
  { card: SEER, count: 3 },
  { card: WIND, count: 1 },
  { card: HARVESTER, count: 2 },
  { card: MEDIC, count: 1 },
  { card: RECLAIMER, count: 1 },
  { card: TITAN, count: 1 },
  { card: LONG, count: 2 },
];

export const CALLERS: readonly Caller[] = [
  {
    id: 'vesper',
    name: 'Vesper, Twilight Arbiter',
    symbols: [
      { resonance: 'Tide', bonus: 4 },
      { resonance: 'Ruin', bonus: 4 },
    ],
    essence: 50,
    text: 'What you let go of comes back to you when the light fails.',
    flavour: 'She weighs the day against the night and keeps the difference.',
  },
  {
    id: 'oru',
    name: 'Oru of the First Fire',
    symbols: [{ resonance: 'Ember', bonus: 5 }],
    essence: 0,
    text: 'Your first character each turn costs 1 less.',
    flavour: 'He has never once looked behind him.',
  },
  {
    id: 'hask',
    name: 'Hask, Who Holds the Mountain Still',
    symbols: [
      { resonance: 'Zephyr', bonus: 3 },
      { resonance: 'Stone', bonus: 5 },
    ],
    essence: 120,
    text: 'Characters that return are heavier by one spark.',
    flavour: 'When he sleeps, the valley moves.',
  },
];

export const SIGNS: readonly Sign[] = [
  {
    id: 'shell',
    name: 'Shell That Speaks',
    symbol: 'Tide',
    text: 'Foresee 1 at dawn.',
    flavour: 'Not the sea. Somebody in it.',
  },
  { id: 'coal', name: 'Carried Coal', symbol: 'Ember', text: 'Your leftmost character has +1 spark.' },
  { id: 'feather', name: 'Feather of No Bird', symbol: 'Zephyr', text: 'Your first Fast card each turn costs 1 less.' },
  { id: 'tooth', name: 'Mountain’s Tooth', symbol: 'Stone', text: 'Begin with 1 Energy more.' },
  {
    id: 'nail',
    name: 'Nail from the Last Door',
    symbol: 'Ruin',
    text: 'Reclaim costs 1 less.',
    flavour: 'It still holds something shut.',
  },
];

export const VESPER: Profile = { Tide: 7, Ember: 0, Zephyr: 0, Stone: 1, Ruin: 6 };
export const BEGUN: Profile = { Tide: 1, Ember: 3, Zephyr: 2, Stone: 3, Ruin: 0 };
export const EMPTY: Profile = { Tide: 0, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 0 };
export const LATE: Profile = { Tide: 2, Ember: 14, Zephyr: 3, Stone: 22, Ruin: 1 };
export const BIAS: Profile = { Tide: 1.13, Ember: 0.75, Zephyr: 1, Stone: 1.25, Ruin: 0.92 };

export const CURVE = [1, 4, 7, 6, 3, 2, 0, 1];

const NAMES: { readonly [site in Site]: string } = {
  DREAMCALLER: 'Dreamcaller',
  DRAFT: 'Draft',
  DISCOVERY: 'Discovery draft',
  SHOP: 'Shop',
  SPECIALTY: 'Specialty shop',
  OFFERING: 'Dreamsign offering',
  SIGNS: 'Dreamsign draft',
  PURGE: 'Purge',
  BATTLE: 'Battle',
};
const dreamscape = (name: string, line: string, sites: readonly Site[], passed: number): Dreamscape => {
  const stateOf = (i: number): Progress => (i < passed ? 'done' : i === passed ? 'now' : 'ahead');
  const here = passed >= 0 && passed < sites.length;
  return {
    name,
    line,
    state: here ? 'now' : passed < 0 ? 'ahead' : 'done',
    sites: sites.map((site, i) => ({ site, name: NAMES[site], state: passed < 0 ? 'ahead' : stateOf(i) })),
  };
};
export const ROUTE: readonly Dreamscape[] = [
  dreamscape('The Shore Before Sleep', 'Sand, and no prints in it.', ['DREAMCALLER', 'DRAFT', 'SHOP', 'BATTLE'], 4),
  dreamscape(
    'The House of Seven Lamps',
    'Six are lit. You are not asked which.',
    ['DRAFT', 'DISCOVERY', 'OFFERING', 'SPECIALTY', 'BATTLE'],
    2,
  ),
  dreamscape('Where the Road Was', 'The stones remember the way.', ['DRAFT', 'SIGNS', 'PURGE', 'SHOP', 'BATTLE'], -1),
];

export const WEIGHT: readonly WeightPart[] = [
  { label: 'Floor', value: 0.5, shown: '0.5', sigil: 'Neutral' },
  { label: 'Tide', value: 15.2, shown: '15.2', sigil: 'Tide' },
  { label: 'Ruin', value: 12.3, shown: '12.3', sigil: 'Ruin' },
];
export const WHY = [
  { label: 'Weight', value: '28.0' },
  { label: 'Share of the pool', value: '11 %' },
  { label: 'Copies left', value: '2 of 3' },
  { label: 'Staleness', value: '1, weight ÷ 1.3' },
  { label: 'What it was raised by', value: 'Tide 7, Ruin 6' },
];
export const GUARANTEES = [
  'All four shared Ruin, so the lightest gave way to the heaviest card of another resonance.',
  'Four commons were drawn; one was exchanged for this.',
];

/** A deck of Vesper's that turns to Ruin: what was picked, by its first letter. */
const PICKED = 'RTRSRRTNRERTRRZRTRRR';
const CALLED: Profile = { ...EMPTY, Tide: 4, Ruin: 4 };
const after = (picks: number): Profile => {
  const sum = (name: keyof Profile) =>
    CALLED[name] + [...PICKED.slice(0, picks)].filter((letter) => name.startsWith(letter)).length;
  return { Tide: sum('Tide'), Ember: sum('Ember'), Zephyr: sum('Zephyr'), Stone: sum('Stone'), Ruin: sum('Ruin') };
};
export const PROFILES: readonly Profile[] = Array.from({ length: PICKED.length + 1 }, (_, picks) => after(picks));

export const REVIEWS: readonly ComponentProps<typeof PickReview>[] = [
  { pick: 1, took: HARVESTER, strong: null, difference: '0' },
  { pick: 2, took: MEDIC, strong: RECLAIMER, difference: '−3.4' },
  { pick: 3, took: TITAN, strong: LONG, difference: '−0.2' },
  { pick: 14, took: SEER, strong: null, difference: '0' },
];
