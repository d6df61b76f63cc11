import { type BattleGame, battle as game, type Pack } from '@lockstep/battle';
import type { GameText } from '@lockstep/words';
import { adviceLines } from './action.ts';
import { eventWords } from './event.ts';
import { seatName } from './names.ts';
import { refusalWords } from './refusal.ts';
import { quickReference, rulebook } from './rulebook.ts';
import { GAME_TITLE, seedLabel } from './title.ts';

/** A battle, as the shells say it. */
export const text: GameText<BattleGame, Pack> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  adviceLines,
  seatName,
  rulebook: (pack, setup) => rulebook({ battle: setup?.tuning ?? pack.battle }),
  quickReference: (pack, setup) => quickReference({ battle: setup?.tuning ?? pack.battle }),
  opening: (setup) => ({
    title: setup.script.title,
    lines: [`${seatName(setup, 0)} against ${seatName(setup, 1)}, to ${setup.seats[0]!.pointsToWin} points.`],
  }),
};
