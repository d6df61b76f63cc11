import type { Help } from './face.ts';
import type { Model } from './model.ts';
import { commandHelp } from './words.ts';

/** The words that every game knows. */
export type SharedWord = keyof ReturnType<typeof commandHelp>;

/** Every word that can be typed here, in the order `help` lists them: the game's own stand among the others. */
export const wordbook = ({ run, sitting: { face } }: Model): { readonly [word: string]: Help } => {
  const { start, pick, hint, undo, redo, ...reading } = commandHelp(face.name);
  const variants = face.variants(run.setup).map(({ word, help }): [string, Help] => [word, help]);
  const pages = Object.entries(face.pages).map(([word, { help }]): [string, Help] => [word, help]);
  return {
    start,
    ...Object.fromEntries(variants),
    ...face.verbs,
    pick,
    hint,
    undo,
    redo,
    ...Object.fromEntries(pages),
    ...reading,
  };
};
