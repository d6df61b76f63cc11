// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import { offers as draft } from '@lockstep/draft';
import { offers as encounter } from '@lockstep/encounter';
import { offers as freeplay } from '@lockstep/freeplay';
import { offers as gates } from '@lockstep/gates';
import type { AnyGame, Offers, PackOffers } from '@lockstep/kernel';
import { nullGame } from '@lockstep/null';
import { offers as protocol } from '@lockstep/protocol';
import { offers as testimony } from '@lockstep/testimony';

/** Games with packs, proofs and Dailies. */
export const OFFERS: readonly Offers[] = [protocol, testimony];

/** All games with packs: those, and the ones whose packs tell scenes. */
export const PACKS: readonly PackOffers[] = [...OFFERS, encounter, draft, gates, freeplay];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...PACKS.map(({ game }) => game), nullGame];
