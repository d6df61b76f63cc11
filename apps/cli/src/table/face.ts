import type { Mood } from '@lockstep/words-protocol';

const FEATURES: { readonly [mood in Mood]: readonly [eyes: string, mouth: string, small: string] } = {
  watching: ['o   o', '  -  ', '(o_o)'],
  doubting: ['o   -', '  ~  ', '(o_~)'],
  conceding: ['-   -', '  _  ', '(-_-)'],
  auditing: ['O   O', ' ### ', '(O#O)'],
  smug: ['¬   ¬', '  ‿  ', '(¬‿¬)'],
};

/** AURA as the panel on the wall: five lines and eleven columns. */
export const face = (mood: Mood): readonly string[] => {
  const [eyes, mouth] = FEATURES[mood];
  return ['╭─────────╮', `│  ${eyes}  │`, `│  ${mouth}  │`, '╰────┬────╯', '   AURA    '];
};

export const FACE_WIDTH = 11;

/** The same in one line, for narrow screens and pages. */
export const smallFace = (mood: Mood): string => FEATURES[mood][2];
