import { parseDay } from '@lockstep/kernel';

export const ROUTES = [
  'home',
  'protocol',
  'solution',
  'archive',
  'statistics',
  'settings',
  'rules',
  'learn',
  'replay',
  'gallery',
] as const;
export type RouteName = (typeof ROUTES)[number];

export interface Params {
  /** Of `protocol` and `solution`: always there, and in the calendar. */
  readonly date?: string;
  /** Of `replay`: a whole game, where the address carries one. */
  readonly data?: string;
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

const paramsOf = (name: RouteName, rest: readonly string[]): Params | undefined => {
  const [first, ...more] = rest;
  if (more.length > 0) return undefined;
  if (name === 'protocol' || name === 'solution')
    return first !== undefined && parseDay(first).ok ? { date: first } : undefined;
  if (name === 'replay') return first === undefined ? {} : { data: first };
  return first === undefined ? {} : undefined;
};

/** What an address stands for. Anything unknown is home. */
export const parseRoute = (hash: string): Route => {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split(/\?(.*)/s);
  const query = Object.fromEntries(new URLSearchParams(search));
  const [first = '', ...rest] = path
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
  if (first === '') return { ...HOME, query };
  const name = ROUTES.find((one) => one === first);
  const params = name && name !== 'home' ? paramsOf(name, rest) : undefined;
  return name && params ? { name, params, query } : HOME;
};

/** The address of a screen by its path, such as "/protocol/2026-12-01", as an `href`. */
export const hrefOf = (path: string): string => `#${path}`;
