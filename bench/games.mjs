import { gameOf } from '../packages/catalogue/dist/index.js';

export const GAMES = ['protocol', 'testimony', 'encounter', 'draft', 'freeplay', 'battle'];

/** A game and the one puzzle all its rivals play. */
export const tableOf = async (id) => {
  const { PUZZLE } = await import(`./${id}/puzzle.mjs`);
  const game = gameOf(id);
  const parsed = game.parseSetup(PUZZLE);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
  return { game, puzzle: PUZZLE, setup: parsed.value };
};
