import { type Options, refTo } from '@lockstep/play';
import type { RefOf } from '../../play/address.ts';
import { shelfOf } from '../../play/shelf.ts';
import { BATTLE_WORDS } from './words.ts';

/** "/battle/lamps-against-kilns?yours=…&enemy=…&players=2&seed=…" */
export const refOf: RefOf = async (_progress, scene, { seed, yours, enemy, players }) => {
  const { scenes, decks } = await shelfOf('battle');
  if (!scenes.some(({ id }) => id === scene)) return BATTLE_WORDS.shelf.noBattle;
  const chosen = [yours, enemy].filter((id) => id);
  if (chosen.some((id) => !decks.some((deck) => deck.id === id))) return BATTLE_WORDS.shelf.noDeck;
  const options: Options = {
    ...(yours ? { yours } : {}),
    ...(enemy ? { enemy } : {}),
    ...(players === '2' ? { players: 2 } : {}),
  };
  return refTo('battle', { kind: 'scene', scene }, { options, seed: seed || null });
};
