export { GAMES, gameOf, offersOf, packOffersOf, resolveSetup } from './catalogue.ts';
