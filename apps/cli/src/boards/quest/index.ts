import { type QuestGame, VERBS } from '@lockstep/quest';
import { seedLabel } from '@lockstep/words-quest';
import type { Board } from '../../shell/board.ts';
import { defaultBoard } from '../default.ts';
import { daily } from './daily.ts';
import { flags } from './flags.ts';
import { shelf } from './shelf.ts';
import { COMMANDS, NOTICES } from './words.ts';

/** Quest on a terminal. */
export const board: Board<QuestGame> = {
  ...(defaultBoard(VERBS) as unknown as Board<QuestGame>),
  notices: NOTICES,
  words: () => COMMANDS,
  flags,
  shelf,
  daily,
  keys: {
    play: {},
    shelf: { left: 'option-back', right: 'option-on' },
    reading: { named: {}, chars: {}, other: 'play' },
  },
  replayName: ({ attempt: { run }, opening: { ref } }) =>
    `${ref.subject.kind === 'daily' ? ref.subject.date : run.setup.script.scene.id}-${seedLabel(run.seed)}.replay`,
};
