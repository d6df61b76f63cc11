import type { Setup } from '@lockstep/encounter';
import { DIFFICULTY_NAME } from '@lockstep/words-encounter';
import { lineText, speechOf } from './telling.ts';

/** What a replay is of, and the page it begins with: the start of a scene tells no events. */
export const opening = (given: unknown): { readonly title: string; readonly lines: readonly string[] } => {
  const setup = given as Setup;
  const { scene, difficulty } = setup.script;
  return {
    title: `${scene.title}, ${DIFFICULTY_NAME[difficulty.id]}`,
    lines: scene.beat[0]!.say.map((speech) => lineText(speechOf(setup, speech))),
  };
};
