export { dailyModuleOf, dailyPlayerOf, gameOf, moduleOf, resolveSetup } from './catalogue.ts';
export { GAMES } from './games.ts';
