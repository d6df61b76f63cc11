import { refTo } from '@lockstep/play';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { BATTLE_WORDS } from './words.ts';

/** "/battle/lamps-against-kilns?seed=…" */
export const refOf: RefOf = async (_progress, scene, { seed }) => {
  const { scenes } = await shelfOf('battle');
  if (!scenes.some(({ id }) => id === scene)) return BATTLE_WORDS.shelf.noBattle;
  return refTo('battle', { kind: 'scene', scene }, { seed: seed || null });
};
