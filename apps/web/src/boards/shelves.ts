// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { SceneId } from '../games.ts';
import type { Shelves } from '../play/shelves.ts';
import { shelfOf as battleShelf } from './battle/shelf-data.ts';
import { shelfOf as draftShelf } from './draft/shelf-data.ts';
import { shelfOf as encounterShelf } from './encounter/shelf-data.ts';
import { shelfOf as freeplayShelf } from './freeplay/shelf-data.ts';
import { shelfOf as questShelf } from './quest/shelf-data.ts';

/** For the build: each shelf, from the newest pack, which its game has parsed. */
// biome-ignore lint/suspicious/noExplicitAny: a list of games has no common pack
export const SHELVES: { readonly [id in SceneId]: (pack: any) => Shelves[id] } = {
  encounter: encounterShelf,
  quest: questShelf,
  draft: draftShelf,
  freeplay: freeplayShelf,
  battle: battleShelf,
};
