import type { GameModule } from '@lockstep/kernel';
import type { TaleId } from './ids.ts';
import type { Teller } from './teller.ts';

type Late = typeof import('./encounter/teller.ts').open;

/** Loaded with the first question. */
const late = (load: () => Promise<{ readonly offers: GameModule; readonly open: Late }>): Teller => ({
  offers: async () => (await load()).offers,
  open: async (...given) => (await load()).open(...given),
});

/** Every game that tells scenes, as the worker knows it. */
export const TELLERS: { readonly [id in TaleId]: Teller } = {
  encounter: late(() => import('./encounter/teller.ts')),
  draft: late(() => import('./draft/teller.ts')),
  freeplay: late(() => import('./freeplay/teller.ts')),
};
