import type { TaleId } from '../games/ids.ts';
import type { Shelves } from '../games/teller.ts';
import { published } from '../plumbing/published.ts';

/** What stands on a shelf: the build wrote it down, so that nothing of the game has to be loaded to show it. */
export const shelfOf = async <Id extends TaleId>(tale: Id): Promise<Shelves[Id]> =>
  (await published(`${tale}/shelf.json`)) as Shelves[Id];
