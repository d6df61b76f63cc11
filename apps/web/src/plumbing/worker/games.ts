// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { WorkerGame } from './worker-game.ts';

/** Every game that has a pack, as the worker knows it. */
export const WORKER_GAMES: { readonly [game: string]: WorkerGame } = {
  protocol: {
    part: async () => (await import('../../boards/protocol/client.ts')).clientModule,
    module: async () => (await import('../../boards/protocol/module.ts')).gameModule,
    outliner: async () => (await import('../../boards/protocol/outliner.ts')).outliner,
  },
  testimony: {
    part: async () => (await import('../../boards/testimony/client.ts')).clientModule,
    module: async () => (await import('../../boards/testimony/module.ts')).gameModule,
    outliner: async () => (await import('../../boards/testimony/outliner.ts')).outliner,
  },
  encounter: {
    part: async () => (await import('../../boards/encounter/module.ts')).gameModule,
  },
  draft: {
    part: async () => (await import('../../boards/draft/module.ts')).gameModule,
  },
  freeplay: {
    part: async () => (await import('../../boards/freeplay/module.ts')).gameModule,
  },
  battle: {
    part: async () => (await import('@lockstep/battle')).gameModule,
  },
};
