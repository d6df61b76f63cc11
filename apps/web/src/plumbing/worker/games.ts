import type { ClientModule, DailyModule, GameModule } from '@lockstep/kernel';
import type { Outliner } from '../../play/outliner.ts';

/** What a game brings to the worker, each part loaded with the first question that needs it. */
export interface WorkerGame {
  /** What opens it: for forged Dailies the part that deals, for scenes everything but words. */
  part(): Promise<ClientModule | GameModule>;
  /** What searches, for a game with forged Dailies. */
  module?(): Promise<DailyModule>;
  outliner?(): Promise<Outliner>;
}

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
  encounter: { part: async () => (await import('../../boards/encounter/module.ts')).gameModule },
  draft: { part: async () => (await import('../../boards/draft/module.ts')).gameModule },
  freeplay: { part: async () => (await import('../../boards/freeplay/module.ts')).gameModule },
};
