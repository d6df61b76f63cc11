import { tableOf } from './games.mjs';
import { lockstep } from './lockstep.mjs';

/** Everyone who plays the random games of one puzzle. */
export const rivalsOf = async (id) => {
  const { play: handPacked } = await import(`./${id}/hand-packed.mjs`);
  const { play: boardgame } = await import(`./${id}/boardgame.mjs`);
  return { ours: lockstep(await tableOf(id)), handPacked, boardgame };
};
