import type { Medal, Setup, Trust } from '@lockstep/protocol';
import { listed } from '@lockstep/words';

/** A card's printed name; a preview cannot know which card comes from the Reserve. */
export const cardName = (setup: Setup, id: string | null): string =>
  id === null ? 'an unknown card' : (setup.puzzle.card.find((card) => card.id === id)?.name ?? id);

export const cardNames = (setup: Setup, ids: readonly (string | null)[]): string =>
  listed(ids.map((id) => cardName(setup, id)));

/** A sign for each tier, so that trust can be told without colour. */
export const TRUST_SIGN: { readonly [trust in Trust]: string } = { VERIFIED: '◆', PLAUSIBLE: '◇', SKETCHY: '≈' };

export const MEDAL_NAME: { readonly [medal in Medal]: string } = { GOLD: 'Gold', SILVER: 'Silver', BRONZE: 'Bronze' };
