import type { Mood } from '@lockstep/words-protocol';

const FEATURES: { readonly [mood in Mood]: readonly [eyes: string, mouth: string, small: string] } = {
  watching: ['o   o', '  -  ', '(o_o)'],
  doubting: ['o   -', '  ~  ', '(o_~)'],
  conceding: ['-   -', '  _  ', '(-_-)'],
  auditing: ['O   O', ' ### ', '(O#O)'],
  smug: ['¬   ¬', '  ‿  ', '(¬‿¬)'],
};

/** AURA as the panel on the wall, and in one line. */
export const portrait = (mood: Mood): { readonly large: readonly string[]; readonly small: string } => {
  const [eyes, mouth, small] = FEATURES[mood];
  return { large: ['╭─────────╮', `│  ${eyes}  │`, `│  ${mouth}  │`, '╰────┬────╯', '   AURA    '], small };
};
