import { freeplay, packing } from '@lockstep/freeplay';
import type { PackOffers } from '@lockstep/kernel';
import type { Fetcher } from '../../plumbing/worker/content.ts';
import { openTale, type Tale } from '../../plumbing/worker/telling.ts';

/** Nobody plays against anybody here: without the bots, and without what proves a pack. */
export const offers: PackOffers = { game: freeplay, pack: packing, bots: {} };

export const open = (editions: readonly number[], fetchText: Fetcher): Tale => openTale(offers, editions, fetchText);
