export { gameOf, offersOf, packOffersOf, resolveSetup } from './catalogue.ts';
export { GAMES } from './games.ts';
