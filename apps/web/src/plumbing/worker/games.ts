// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import { SCENE_IDS, type SceneId } from '../../games.ts';
import type { WorkerGame } from './worker-game.ts';

const sceneModule = (id: SceneId, what: 'part' | 'whole') => async () =>
  (await import('./scene-modules.ts')).SCENE_MODULES[id][what]();

/** Every game that has a pack, as the worker knows it. */
export const WORKER_GAMES: { readonly [game: string]: WorkerGame } = {
  protocol: {
    part: async () => (await import('../../boards/protocol/client.ts')).clientModule,
    module: async () => (await import('../../boards/protocol/module.ts')).gameModule,
    summary: async () => (await import('../../boards/protocol/daily-summary.ts')).dailySummary,
  },
  testimony: {
    part: async () => (await import('../../boards/testimony/client.ts')).clientModule,
    module: async () => (await import('../../boards/testimony/module.ts')).gameModule,
    summary: async () => (await import('../../boards/testimony/daily-summary.ts')).dailySummary,
  },
  ...Object.fromEntries(
    SCENE_IDS.map((id) => [id, { part: sceneModule(id, 'part'), whole: sceneModule(id, 'whole') }]),
  ),
};
