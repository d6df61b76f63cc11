import { type Freeplay, freeplay as game, type Pack, type Setup } from '@lockstep/freeplay';
import type { GameText } from '@lockstep/words';
import { eventWords } from './event.ts';
import { termsOf } from './glossary.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { EDITION_HOST, GAME_TITLE, seedLabel } from './title.ts';

const rulesOf = (pack: Pack, setup?: Setup) => ({ pack, setup });

/** Freeplay, as the shells say it. */
export const text: GameText<Freeplay, Pack> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  terms: termsOf,
  // The start of a run tells no events.
  opening: ({ script, edition }) => {
    const { scene, kit, firmware } = script;
    const level = script.level.find(({ id }) => id === firmware)!;
    const as = [EDITION_HOST[edition], ...(edition === 'gates' ? [kit.name] : []), firmware];
    return { title: `${scene.title}, ${as.join(', ')}`, lines: [scene.line, `${level.name}. ${level.line}`] };
  },
};
