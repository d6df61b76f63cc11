import { type Card, CLAIM_KINDS, type Claim } from '@lockstep/testimony';
import { listed } from '@lockstep/words';

export const claimsOf = ({ claims }: Card): readonly Claim[] => CLAIM_KINDS.flatMap((kind) => claims[kind] ?? []);

/** Claims as D05v2 prints them, in capitals; two words are two words. */
export const CLAIM_WORD: { readonly [claim in Claim]: string } = {
  HOME: 'HOME',
  BEDROOM: 'BEDROOM',
  KITCHEN: 'KITCHEN',
  LIVING_ROOM: 'LIVING ROOM',
  BATHROOM: 'BATHROOM',
  GYM: 'GYM',
  WORK: 'WORK',
  COFFEE_SHOP: 'COFFEE SHOP',
  OUTSIDE: 'OUTSIDE',
  AWAKE: 'AWAKE',
  ASLEEP: 'ASLEEP',
  DROWSY: 'DROWSY',
  ALERT: 'ALERT',
  ACTIVE: 'ACTIVE',
  IDLE: 'IDLE',
  WALKING: 'WALKING',
  SLEEPING: 'SLEEPING',
  SITTING: 'SITTING',
  EXERCISING: 'EXERCISING',
  EATING: 'EATING',
};

export const claimWords = (claims: readonly Claim[], last = 'and'): string =>
  listed(
    claims.map((claim) => CLAIM_WORD[claim]),
    last,
  );
