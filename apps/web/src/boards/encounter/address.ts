import { refTo } from '@lockstep/play';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { settings } from '../../plumbing/settings.svelte.ts';
import { ENCOUNTER_WORDS } from './words.ts';

/** "/scene/first-steps?difficulty=HARD&seed=1f9c000000000000"; without a difficulty that of the settings. A scene with a seed records nothing. */
export const refOf: RefOf = async (_progress, scene, { difficulty: wanted = settings.difficulty, seed }) => {
  const shelf = await shelfOf('encounter');
  if (!shelf.scenes.some(({ id }) => id === scene)) return ENCOUNTER_WORDS.shelf.noScene;
  const difficulty = shelf.difficulties.find(({ id }) => id === wanted)?.id ?? 'STANDARD';
  return refTo('encounter', { kind: 'scene', scene }, { options: { difficulty }, seed: seed || null });
};
