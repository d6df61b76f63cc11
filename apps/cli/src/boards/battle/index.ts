import type { BattleGame } from '@lockstep/battle';
import { seedLabel } from '@lockstep/words-battle';
import type { Board } from '../../shell/board.ts';
import { defaultBoard } from '../default.ts';
import { flags } from './flags.ts';
import { shelf } from './shelf.ts';
import { COMMANDS, NOTICES } from './words.ts';

const VERBS = ['keep', 'redraw', 'play', 'reclaim', 'use', 'end', 'pass', 'choose', 'foresee'];

/** A battle on a terminal. */
export const board: Board<BattleGame> = {
  ...(defaultBoard(VERBS) as unknown as Board<BattleGame>),
  notices: NOTICES,
  words: () => COMMANDS,
  flags,
  shelf,
  replayName: ({ attempt: { run } }) => `${run.setup.script.scene ?? 'battle'}-${seedLabel(run.seed)}.replay`,
};
