import { type Draft, draft as game, type Pack, type Setup } from '@lockstep/draft';
import type { GameText } from '@lockstep/words';
import { eventWords } from './event.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { GAME_TITLE, seedLabel } from './title.ts';

const rulesOf = (pack: Pack, setup?: Setup) => ({ pack, setup });

/** Quest, as the shells say it. */
export const text: GameText<Draft, Pack> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  // The start of a quest tells no events.
  opening: ({ script: { scene, preset } }) => {
    const [first] = scene.dreamscape;
    return {
      title: `${scene.title}, ${preset.title}`,
      lines: [first!.name, ...(first!.line === undefined ? [] : [first!.line])],
    };
  },
};
