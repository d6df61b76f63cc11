import type { SceneId } from '../games.ts';
import { fetchPublished } from '../plumbing/published.ts';
import type { Shelves } from './shelves.ts';

/** What stands on a shelf: the build wrote it down, so that nothing of the game has to be loaded to show it. */
export const shelfOf = async <Id extends SceneId>(game: Id): Promise<Shelves[Id]> =>
  (await fetchPublished(`${game}/shelf.json`)) as Shelves[Id];
