/** RES "The Five Resonances", in its order. */
export const RESONANCES = ['Tide', 'Ember', 'Zephyr', 'Stone', 'Ruin'] as const;
export type Resonance = (typeof RESONANCES)[number];

/** RES "Resonance Pairs": what a deck of two is called. */
export const PAIRS = [
  { name: 'Tempest', of: ['Tide', 'Ember'] },
  { name: 'Mirage', of: ['Tide', 'Zephyr'] },
  { name: 'Depths', of: ['Tide', 'Stone'] },
  { name: 'Undertow', of: ['Tide', 'Ruin'] },
  { name: 'Gale', of: ['Ember', 'Zephyr'] },
  { name: 'Crucible', of: ['Ember', 'Stone'] },
  { name: 'Cinder', of: ['Ember', 'Ruin'] },
  { name: 'Basalt', of: ['Zephyr', 'Stone'] },
  { name: 'Eclipse', of: ['Zephyr', 'Ruin'] },
  { name: 'Bedrock', of: ['Stone', 'Ruin'] },
] as const satisfies readonly { readonly name: string; readonly of: readonly [Resonance, Resonance] }[];
export type PairName = (typeof PAIRS)[number]['name'];

/** RES "Pool Generation", the commonest first. */
export const RARITIES = ['Common', 'Uncommon', 'Rare', 'Legendary', 'Special'] as const;
export type Rarity = (typeof RARITIES)[number];

/** RES "Tag Categories". */
export const TRIBES = [
  'warrior',
  'spirit-animal',
  'ancient',
  'survivor',
  'visitor',
  'explorer',
  'synth',
  'outsider',
  'musician',
  'mage',
] as const;
export const MECHANICS = [
  'reclaim',
  'dissolve',
  'sacrifice',
  'kindle',
  'foresee',
  'figments',
  'draw',
  'discard',
  'fast',
  'ramp',
  'copy',
  'banish',
  'bounce',
] as const;
export const ROLES = ['removal', 'finisher', 'engine', 'utility', 'payoff', 'enabler'] as const;

export type Tag =
  | `tribal:${(typeof TRIBES)[number]}`
  | `mechanic:${(typeof MECHANICS)[number]}`
  | `role:${(typeof ROLES)[number]}`;

/** Every tag there is, in RES's order. */
export const TAGS: readonly Tag[] = [
  ...TRIBES.map((word) => `tribal:${word}` as const),
  ...MECHANICS.map((word) => `mechanic:${word}` as const),
  ...ROLES.map((word) => `role:${word}` as const),
];

/** What a card is for, in place of what it is: no theme a player can feel (R8). */
export const isRole = (tag: Tag): boolean => tag.startsWith('role:');

export const TYPES = ['Character', 'Event'] as const;
export type CardType = (typeof TYPES)[number];

/** What a card is in an encounter: which pillar it strikes, and what it is paid with. */
export const PILLARS = ['VIOLENCE', 'INFLUENCE', 'REVELATION'] as const;
export const SLOTS = ['MAJOR', 'MINOR', 'BONUS', 'REACTION'] as const;
export const MOST_EFFECT = 8;

/** Where a quest stops (Q2). A battle ends a dreamscape without being written among its sites. */
export const SITES = [
  'DREAMCALLER',
  'DRAFT',
  'DISCOVERY',
  'SHOP',
  'SPECIALTY',
  'OFFERING',
  'SIGNS',
  'PURGE',
  'BATTLE',
] as const;
export type Site = (typeof SITES)[number];

/** The words of each resonance (RES "The Five Resonances"), as they stand in a card's text. */
export const KEYWORDS: { readonly [resonance in Resonance]: readonly string[] } = {
  Tide: ['Foresee', 'Discover', 'Draw'],
  Ember: ['Kindle', 'Gain points'],
  Zephyr: ['Fast', 'Prevent', 'Copy', 'Banish'],
  Stone: ['Energy', 'Static'],
  Ruin: ['Dissolve', 'Abandon', 'Reclaim', 'Discard'],
};
