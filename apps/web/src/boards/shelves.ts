import type { Json } from '@lockstep/kernel';
import type { SceneId } from '../games.ts';
import type { Shelves } from '../play/shelves.ts';
import { shelfOf as routesOf } from './draft/shelving.ts';
import { shelfOf as scenesOf } from './encounter/shelving.ts';
import { shelfOf as runsOf } from './freeplay/shelving.ts';

/** For the build: each shelf, from the newest pack. */
export const SHELVES: { readonly [id in SceneId]: (pack: Json) => Shelves[id] } = {
  encounter: scenesOf,
  draft: routesOf,
  freeplay: runsOf,
};
