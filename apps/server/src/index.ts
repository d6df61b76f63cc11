import type { ServerOptions } from './serve.ts';
import type { Served } from './site/index.ts';
import type { Tls } from './site/secure.ts';
import type { Place } from './store/open.ts';
import type { Store } from './store/store.ts';

export type { Editions } from './match/scenes.ts';
export type { Library } from './results/puzzles.ts';
export { type Served, serveSite } from './site/index.ts';
export type { Place, ServerOptions, Store, Tls };

/** The app and the API. Loaded when it is asked for: the app alone does without it. */
export const serveAll = async (options: ServerOptions): Promise<Served | undefined> =>
  (await import('./serve.ts')).serveAll(options);

export const openStore = async (place: Place): Promise<Store> => (await import('./store/open.ts')).openStore(place);
