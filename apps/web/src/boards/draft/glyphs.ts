import type { Rarity, Site } from '@lockstep/draft';
import type { Sigil } from './kinds.ts';

/** Line drawings on a 24-unit grid: a curling wave, a flame, a wind, a hewn rock, a broken ring; an empty frame for none. */
export const SIGILS: { readonly [sigil in Sigil]: string } = {
  Tide: 'M2.5 15C3 8.5 7.4 4 12.7 4c4.3 0 7.3 2.7 7.3 6 0 2.7-2 4.6-4.4 4.6-2 0-3.5-1.4-3.5-3.2 0-1.4 1-2.4 2.4-2.4M2.5 19.5c2.4-2 4.7-2 7.1 0s4.7 2 7.1 0 3.6-1.7 4.8-.8',
  Ember:
    'M12.4 2.5c.2 4.4 5.8 6.3 5.8 11.9a6.2 6.2 0 0 1-12.4 0c0-3.2 2-4.7 2.6-7.4 1.6.9 2.3 2.2 2.3 4 1.6-2 2.4-5.2 1.7-8.5ZM12 20.5c-2.2-1.3-2.2-3.7 0-6 2.2 2.3 2.2 4.7 0 6Z',
  Zephyr: 'M2.5 9h11.3a3.1 3.1 0 1 0-2.9-4.2M2.5 13.2h15.6a3.2 3.2 0 1 1-3 4.3M2.5 17.4h6.8a2.1 2.1 0 1 1-1.9 3',
  Stone: 'M11 3 19 6.5 21.5 15l-4 5.5h-11L2.5 14 5 7ZM11 3l1.5 8.5L21.5 15M12.5 11.5l-10 2.5M12.5 11.5l1 9',
  Ruin: 'M13.6 3.6A8.6 8.6 0 1 0 20.4 14M17 5a8.6 8.6 0 0 1 3.5 5.4M12.6 6.6l-2.8 4.6 4.4 1.9-3 5',
  Neutral: 'M12 3.5 20.5 12 12 20.5 3.5 12ZM12 8.2l3.8 3.8-3.8 3.8L8.2 12Z',
};

/** A moon, a fan of cards, an eye, a bag, a marked bag, a bowl with fire, stars, a scythe, two blades. */
export const SITES: { readonly [site in Site]: string } = {
  DREAMCALLER: 'M14.5 3.5a8.7 8.7 0 1 0 6 11.5 7.4 7.4 0 0 1-6-11.5Z',
  DRAFT: 'M8.5 5h7v14h-7ZM8.5 7.5 4 9l3 9M15.5 7.5 20 9l-3 9',
  DISCOVERY:
    'M2.5 12C6.5 5.8 17.5 5.8 21.5 12 17.5 18.2 6.5 18.2 2.5 12ZM12 9.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 1 0 0-5.2Z',
  SHOP: 'M7 9h10l2 11H5ZM9 9V7a3 3 0 0 1 6 0v2',
  SPECIALTY: 'M7 9h10l2 11H5ZM9 9V7a3 3 0 0 1 6 0v2M12 11.8l2.6 2.7-2.6 2.7-2.6-2.7Z',
  OFFERING: 'M3.5 12.5h17c0 4.4-3.6 7.5-8.5 7.5s-8.5-3.1-8.5-7.5ZM12 3c2.4 2.4 2.4 4.2 0 6-2.4-1.8-2.4-3.6 0-6Z',
  SIGNS: 'M10 3.5c.7 4.6 2.4 6.3 7 7-4.6.7-6.3 2.4-7 7-.7-4.6-2.4-6.3-7-7 4.6-.7 6.3-2.4 7-7ZM18 15v6M15 18h6',
  PURGE: 'M7 21 16.5 4.5M16.5 4.5C10.5 2.7 5.3 5 3 10.5c4.5-2.6 8-2.8 11-1.7',
  BATTLE: 'M4 3.5 16.5 16M20 3.5 7.5 16M13.5 19l5.5-5.5M5 13.5l5.5 5.5M17 17l3.5 3.5M7 17l-3.5 3.5',
};

export const ESSENCE = 'M12 2.5 18.5 12 12 21.5 5.5 12ZM5.5 12h13M12 2.5 9.4 12l2.6 9.5 2.6-9.5Z';
export const SPARK = 'M12 2c1 6.4 3.6 9 10 10-6.4 1-9 3.6-10 10-1-6.4-3.6-9-10-10 6.4-1 9-3.6 10-10Z';
export const CHECK = 'M5 12.5 10 18 19.5 6.5';
/** A lantern on its hook. */
export const LANTERN = 'M12 2.5v3M8 8.5a4 3 0 0 1 8 0M6.5 8.5h11l-1.5 10H8ZM9.5 21.5h5M12 11v4';

/** One to four diamonds, and a cross for what is in no pool; 24 units high, as wide as they are. */
const diamonds = (count: number): string =>
  Array.from({ length: count }, (_, i) => `M${6 + i * 12} 6l5 6-5 6-5-6Z`).join('');
export const RARITY: { readonly [rarity in Rarity]: { readonly line: string; readonly width: number } } = {
  Common: { line: diamonds(1), width: 12 },
  Uncommon: { line: diamonds(2), width: 24 },
  Rare: { line: diamonds(3), width: 36 },
  Legendary: { line: diamonds(4), width: 48 },
  Special: { line: 'M3 6l12 12M15 6 3 18', width: 18 },
};
