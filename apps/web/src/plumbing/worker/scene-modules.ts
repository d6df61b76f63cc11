// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { GameModule } from '@lockstep/kernel';
import type { SceneId } from '../../games.ts';
import { loadApart } from '../apart.ts';

export const SCENE_MODULES: { readonly [id in SceneId]: Record<'part' | 'whole', () => Promise<GameModule>> } = {
  encounter: {
    part: async () => (await import('../../boards/encounter/client.ts')).clientModule,
    whole: async () => (await loadApart('asked', () => import('../../boards/encounter/module.ts'))).gameModule,
  },
  quest: {
    part: async () => (await import('../../boards/quest/client.ts')).clientModule,
    whole: async () => (await import('../../boards/quest/module.ts')).gameModule,
  },
  draft: {
    part: async () => (await import('../../boards/draft/client.ts')).clientModule,
    whole: async () => (await loadApart('asked', () => import('../../boards/draft/module.ts'))).gameModule,
  },
  freeplay: {
    part: async () => (await import('../../boards/freeplay/client.ts')).clientModule,
    whole: async () => (await loadApart('asked', () => import('../../boards/freeplay/module.ts'))).gameModule,
  },
  battle: {
    part: async () => (await import('../../boards/battle/client.ts')).clientModule,
    whole: async () => (await loadApart('asked', () => import('../../boards/battle/module.ts'))).gameModule,
  },
};
