/** Where a quest stops (Q10), apart from the choice of a dreamcaller and the battle. */
export const SITES = [
  'DRAFT',
  'SHOP',
  'ESSENCE',
  'DISCOVERY',
  'OFFERING',
  'SPECIALTY',
  'SIGNS',
  'PURGE',
  'JOURNEY',
  'TEMPTATION',
  'TRANSFIGURATION',
  'DUPLICATION',
  'REWARD',
  'CLEANSE',
] as const;
export type Site = (typeof SITES)[number];

/** Q14, in the order they are told. */
export const FORMS = ['viridian', 'scarlet', 'golden', 'azure', 'bronze', 'magenta'] as const;
export type Form = (typeof FORMS)[number];

/** Q17: what a Reward can be. */
export const REWARDS = ['ESSENCE', 'CARD', 'DREAMSIGN'] as const;
export type RewardKind = (typeof REWARDS)[number];

/** How a quest ends. */
export const ENDINGS = ['won', 'lost', 'drawn'] as const;
export type Ending = (typeof ENDINGS)[number];
