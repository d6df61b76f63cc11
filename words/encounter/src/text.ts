import { type Encounter, encounter as game, type Pack, type Setup } from '@lockstep/encounter';
import type { GameText } from '@lockstep/words';
import { eventWords } from './event.ts';
import { characterName, DIFFICULTY_NAME } from './names.ts';
import { quickReference } from './quick.ts';
import { refusalWords } from './refusal.ts';
import { rulebook } from './rulebook.ts';
import { GAME_TITLE, seedLabel } from './title.ts';

type Speech = Setup['script']['scene']['beat'][number]['say'][number];

/** "Old Tao, wry: “…”"; a narrator is not named. */
const speechWords = (setup: Setup, { speaker, mood, line }: Speech): string => {
  if (speaker === 'narrator') return line;
  const tone = mood === 'CALM' ? '' : `, ${mood.toLowerCase()}`;
  return `${characterName(setup, speaker)}${tone}: “${line}”`;
};

const rulesOf = (pack: Pack, setup?: Setup) => ({ pack, setup });

/** The Bell Upriver, as the shells say it. */
export const text: GameText<Encounter, Pack> = {
  game: game.id,
  title: GAME_TITLE,
  seedLabel,
  eventWords,
  refusalWords,
  rulebook: (pack, setup) => rulebook(rulesOf(pack, setup)),
  quickReference: (pack, setup) => quickReference(rulesOf(pack, setup)),
  // The start of a scene tells no events: its first page is read instead.
  opening: (setup) => {
    const { scene, difficulty } = setup.script;
    return {
      title: `${scene.title}, ${DIFFICULTY_NAME[difficulty.id]}`,
      lines: scene.beat[0]!.say.map((speech) => speechWords(setup, speech)),
    };
  },
};
