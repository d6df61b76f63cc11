import type { ServerOptions } from './serve.ts';
import type { Served } from './site/index.ts';
import type { Tls } from './site/secure.ts';
import type { Place } from './store/open.ts';
import type { Store } from './store/store.ts';

export type { Editions } from './match/scenes.ts';
export type { Library } from './results/puzzles.ts';
export { type Served, serveSite } from './site/index.ts';
export { ownCertificate } from './site/self-signed.ts';
export { hasSite } from './site/site.ts';
export type { Place, ServerOptions, Store, Tls };

/** The app and the API. Loaded when it is asked for: the app alone does without it. */
export const serveAll = async (options: ServerOptions): Promise<Served | undefined> =>
  (await import('./serve.ts')).serveAll(options);

export const openStore = async (place: Place): Promise<Store> => (await import('./store/open.ts')).openStore(place);

/** A whole store to an empty place: how many rows each table has. */
export const copyStore = async (from: Place, to: Place): Promise<{ readonly [table: string]: number }> =>
  (await import('./store/copy.ts')).copyStore(from, to);
