export { dailyModuleOf, dailyPlayerOf, datedPlayerOf, gameOf, MATCHES, moduleOf, resolveSetup } from './catalogue.ts';
export { GAMES } from './games.ts';
