import type { TaleId } from '../games/ids.ts';
import type { Shelf } from '../games/teller.ts';
import { published } from '../plumbing/published.ts';

/** What stands on a shelf: the build wrote it down, so that nothing of the game has to be loaded to show it. */
export const shelfOf = async (tale: TaleId): Promise<Shelf> => (await published(`${tale}/shelf.json`)) as Shelf;
