import { quest as game, type Pack, type QuestGame, type Setup } from '@lockstep/quest';
import type { GameText } from '@lockstep/words';
import { adviceLines } from './action.ts';
import { eventWords } from './event.ts';
import { levelOf } from './names.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { GAME_TITLE, seedLabel } from './title.ts';

const rulesOf = (pack: Pack, setup?: Setup) => ({ pack, setup });

/** Quest, as the shells say it. */
export const text: GameText<QuestGame, Pack> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  adviceLines,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  // The start of a quest tells no events.
  opening: (setup) => {
    const { name, line } = levelOf(setup);
    const [first] = setup.script.dreamscape;
    return { title: `${setup.script.scene.title}, ${name}`, lines: [setup.script.scene.line, line, first!.line] };
  },
};
