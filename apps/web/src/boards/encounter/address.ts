import { refTo } from '@lockstep/play';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { settings } from '../../plumbing/settings.svelte.ts';
import { ENCOUNTER_WORDS } from './words.ts';

/** "/scene/first-steps?difficulty=HARD"; without one the difficulty of the settings. */
export const refOf: RefOf = async (_progress, scene, { difficulty: wanted = settings.difficulty }) => {
  const shelf = await shelfOf('encounter');
  if (!shelf.scenes.some(({ id }) => id === scene)) return ENCOUNTER_WORDS.shelf.noScene;
  const difficulty = shelf.difficulties.find(({ id }) => id === wanted)?.id ?? 'STANDARD';
  return refTo('encounter', { kind: 'scene', scene }, { options: { difficulty } });
};
