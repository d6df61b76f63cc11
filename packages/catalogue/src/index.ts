export {
  dailyModuleOf,
  dailyPlayerOf,
  datedPlayerOf,
  gameOf,
  MATCHES,
  moduleOf,
  RANKED,
  resolveSetup,
} from './catalogue.ts';
export { GAMES } from './games.ts';
