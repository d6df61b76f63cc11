export { dailyModuleOf, gameOf, moduleOf, resolveSetup } from './catalogue.ts';
export { GAMES } from './games.ts';
