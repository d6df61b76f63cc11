import type { TaleId } from './ids.ts';
import type { Teller } from './teller.ts';

/** Every game that tells scenes, as the worker knows it. */
export const TELLERS: { readonly [id in TaleId]: Teller } = {
  encounter: {
    offers: async () => (await import('./encounter/teller.ts')).offers,
    open: async (...given) => (await import('./encounter/teller.ts')).open(...given),
  },
};
