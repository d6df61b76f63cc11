import { parseDay } from '@lockstep/calendar';
import { dailyNamed, type GameId, PLACES, plainNamed, SCENE_IDS, sceneGameNamed } from '../games.ts';

/**
 * The address of a Daily begins with its game's name: "/protocol/2026-12-01", or "/protocol" for the one of today; "/quest" and "/quest/…" are the shelf and a scene of
 * the Quest, as `PLACES` names them; "/play/null" is a game with nothing to choose from. Every other begins with the
 * screen's.
 */
export const ROUTES = [
  'home',
  'daily',
  'solution',
  'archive',
  'statistics',
  'settings',
  'people',
  'rules',
  'learn',
  'replay',
  'match',
  'scenes',
  'scene',
  'gallery',
  'not-found',
] as const;
export type RouteName = (typeof ROUTES)[number];

export interface Params {
  /** Of `daily`, `scenes` and `scene` always; of `solution`, `archive`, `statistics`, `rules` and `learn` where the address names one. */
  readonly game?: GameId;
  /** Of `daily` and `solution`: always there, and in the calendar. */
  readonly date?: string;
  /** Of `replay`: a whole game, where the address carries one; of `match`: which, where it names one. */
  readonly data?: string;
  /** Of `learn`: one of the game's lessons, where the address names one. */
  readonly lesson?: string;
  /** Of `scene`: always there. */
  readonly scene?: string;
}

export interface Route {
  readonly name: RouteName;
  readonly params: Params;
  readonly query: { readonly [key: string]: string };
}

const HOME: Route = { name: 'home', params: {}, query: {} };

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What follows the first word of an address, or undefined where it is more than the screen takes. */
type Rest = (rest: readonly string[]) => Params | undefined;

const nothing: Rest = ({ length }) => (length === 0 ? {} : undefined);

const aDate: Rest = ([date, ...more]) =>
  date !== undefined && more.length === 0 && parseDay(date).ok ? { date } : undefined;

const maybeAGame: Rest = ([word, ...more]) => {
  if (word === undefined) return {};
  const game = dailyNamed(word);
  return game && more.length === 0 ? { game } : undefined;
};

const maybeAnyGame: Rest = (rest) => {
  const game = sceneGameNamed(rest[0]);
  return game && rest.length === 1 ? { game } : maybeAGame(rest);
};

const aScene: Rest = ([scene, ...more]) => (scene !== undefined && more.length === 0 ? { scene } : undefined);

const maybeAGameAndADate: Rest = (rest) => {
  const game = dailyNamed(rest[0]);
  if (!game) return aDate(rest);
  const dated = aDate(rest.slice(1));
  return dated && { game, ...dated };
};

const maybeAGameAndALesson: Rest = ([word, lesson, ...more]) => {
  const found = maybeAGame(word === undefined ? [] : [word, ...more]);
  return found && (lesson === undefined ? found : { ...found, lesson });
};

const maybeData: Rest = ([data, ...more]) => {
  if (more.length > 0) return undefined;
  return data === undefined ? {} : { data };
};

const SCREENS: { readonly [name in Exclude<RouteName, 'home' | 'daily' | 'scenes' | 'scene' | 'not-found'>]: Rest } = {
  solution: maybeAGameAndADate,
  archive: maybeAnyGame,
  statistics: maybeAGame,
  settings: nothing,
  people: nothing,
  rules: maybeAnyGame,
  learn: maybeAGameAndALesson,
  replay: maybeData,
  match: maybeData,
  gallery: nothing,
};

const isScreen = (word: string): word is keyof typeof SCREENS => Object.hasOwn(SCREENS, word);

/** The shelf of a game, or one of its scenes. */
const sceneOf = (first: string, rest: readonly string[]): Omit<Route, 'query'> | undefined => {
  if (first === 'play') {
    const game = rest.length === 1 ? plainNamed(rest[0]) : undefined;
    return game && { name: 'scene', params: { game, scene: '' } };
  }
  for (const game of SCENE_IDS) {
    const { shelf, scene } = PLACES[game];
    if (rest.length === 0 && (first === shelf || (first === scene && shelf !== 'scenes')))
      return { name: 'scenes', params: { game } };
    if (rest.length === 1 && first === scene) return { name: 'scene', params: { game, ...aScene(rest) } };
  }
  return undefined;
};

const placeOf = (first: string, rest: readonly string[], today: string): Omit<Route, 'query'> | undefined => {
  const scene = sceneOf(first, rest);
  if (scene) return scene;
  const name = dailyNamed(first) ? 'daily' : isScreen(first) ? first : undefined;
  if (!name) return undefined;
  const dated = rest.length === 0 ? [today] : rest;
  const params = name === 'daily' ? maybeAGameAndADate([first, ...dated]) : SCREENS[name](rest);
  return params && { name, params };
};

const NOT_FOUND: Route = { name: 'not-found', params: {}, query: {} };

/** What an address stands for on a date. An unknown one says so. */
export const parseRoute = (hash: string, today: string): Route => {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const query = Object.fromEntries(new URLSearchParams(search));
  const [first = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === '') return { ...HOME, query };
  const place = placeOf(first, rest, today);
  return place ? { ...place, query } : NOT_FOUND;
};

/** The address of a screen by its path, such as "/protocol/2026-12-01", as an `href`. */
export const hrefOf = (path: string): string => `#${path}`;
