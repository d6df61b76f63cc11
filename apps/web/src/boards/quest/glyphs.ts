import type { Site } from '@lockstep/quest';
import { SITES as DRAFT, ESSENCE } from '../draft/glyphs.ts';

/** Every site on a 24-unit grid; those of the draft are its own. A path, an apple, two arrows in a ring, two sheets, a chest, a drop. */
export const SITES: { readonly [site in Site]: string } = {
  DRAFT: DRAFT.DRAFT,
  SHOP: DRAFT.SHOP,
  ESSENCE,
  DISCOVERY: DRAFT.DISCOVERY,
  OFFERING: DRAFT.OFFERING,
  SPECIALTY: DRAFT.SPECIALTY,
  SIGNS: DRAFT.SIGNS,
  PURGE: DRAFT.PURGE,
  JOURNEY: 'M8 21c0-5 8-5 8-9.5S9 7.5 9 3M4 21h16M16.5 3.5v4M14.5 5.5h4',
  TEMPTATION:
    'M12 8c-2-2-7.5-1.5-7.5 4.2C4.5 17 7.5 20.5 9.5 20.5c1.2 0 1.6-.6 2.5-.6s1.3.6 2.5.6c2 0 5-3.5 5-8.3C19.5 6.5 14 6 12 8ZM12 8c0-2.5 1-4.3 3.2-5',
  TRANSFIGURATION: 'M5 10a7.5 7.5 0 0 1 13-3.3L20 9M20 4v5h-5M19 14a7.5 7.5 0 0 1-13 3.3L4 15M4 20v-5h5',
  DUPLICATION: 'M4 4h10v13H4ZM10 17v3.5h10V7.5h-6',
  REWARD: 'M3.5 10.5h17V20h-17ZM3.5 10.5c0-4 2-6 4.5-6h8c2.5 0 4.5 2 4.5 6M10.5 9.5h3v4h-3Z',
  CLEANSE: 'M12 3c3.7 4.7 5.5 7.8 5.5 10.8a5.5 5.5 0 0 1-11 0C6.5 10.8 8.3 7.7 12 3ZM9.3 14.5c.2 1.5 1.2 2.4 2.7 2.5',
};

export const { BATTLE } = DRAFT;
