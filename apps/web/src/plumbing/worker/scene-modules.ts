// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { SceneId } from '../../games.ts';
import type { WorkerGame } from './worker-game.ts';

export const SCENE_MODULES: { readonly [id in SceneId]: WorkerGame['part'] } = {
  encounter: async () => (await import('../../boards/encounter/module.ts')).gameModule,
  quest: async () => (await import('../../boards/quest/module.ts')).gameModule,
  draft: async () => (await import('../../boards/draft/module.ts')).gameModule,
  freeplay: async () => (await import('../../boards/freeplay/module.ts')).gameModule,
  battle: async () => (await import('../../boards/battle/module.ts')).gameModule,
};
