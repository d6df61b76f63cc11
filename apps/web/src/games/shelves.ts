import type { Json } from '@lockstep/kernel';
import { shelfOf as routesOf } from './draft/shelving.ts';
import { shelfOf as scenesOf } from './encounter/shelving.ts';
import { shelfOf as runsOf } from './freeplay/shelving.ts';
import type { TaleId } from './ids.ts';
import type { Shelves } from './teller.ts';

/** For the build: what stands on each shelf, from the newest pack. */
export const SHELVES: { readonly [id in TaleId]: (pack: Json) => Shelves[id] } = {
  encounter: scenesOf,
  draft: routesOf,
  freeplay: runsOf,
};
