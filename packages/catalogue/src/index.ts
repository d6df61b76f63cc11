export { GAMES, gameOf, offersOf } from './catalogue.ts';
