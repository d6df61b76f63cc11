export { GAMES, gameOf, offersOf, resolveSetup } from './catalogue.ts';
