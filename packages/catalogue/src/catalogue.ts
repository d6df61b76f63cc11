import type { AnyGame, Offers } from '@lockstep/kernel';
import { nullGame } from '@lockstep/null';
import { offers as protocol } from '@lockstep/protocol';

/** Games with packs, proofs and Dailies, by id. */
const OFFERS: readonly Offers[] = [protocol];

/** Every game there is: the only module that knows them all. */
export const GAMES: readonly AnyGame[] = [...OFFERS.map(({ game }) => game), nullGame];

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

export const offersOf = (id: string): Offers | undefined => OFFERS.find(({ game }) => game.id === id);
