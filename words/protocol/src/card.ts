import type { Medal, Setup } from '@lockstep/protocol';
import { listed, nameOf } from '@lockstep/words';

export { TRUST_SIGN } from '@lockstep/words';

/** A card's printed name; a preview cannot know which card comes from the Reserve. */
export const cardName = (setup: Setup, id: string | null): string =>
  id === null ? 'an unknown card' : nameOf(setup.script.card, id);

export const cardNames = (setup: Setup, ids: readonly (string | null)[]): string =>
  listed(ids.map((id) => cardName(setup, id)));

export const MEDAL_NAME: { readonly [medal in Medal]: string } = { GOLD: 'Gold', SILVER: 'Silver', BRONZE: 'Bronze' };
