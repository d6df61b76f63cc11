import { formatPhrase } from './format.ts';
import { phrasesIn } from './phrases.ts';
import { linesOf, type Program } from './text.ts';

/** How one clause of a program was read: its words, and the phrases found in it, each with its table, form and own words. */
export interface Reading {
  readonly line: string;
  readonly words: string;
  readonly phrases: readonly { readonly table: string; readonly form: string; readonly words: string }[];
}

/** A program clause by clause, as it was read. */
export const readingOf = (program: Program): readonly Reading[] =>
  linesOf(program).map(({ line, base }) => ({
    line,
    words: formatPhrase('line', program, base),
    phrases: phrasesIn('line', program, base)
      .slice(1)
      .filter(({ table }) => table !== 'clause')
      .map((phrase) => ({
        table: phrase.table,
        form: phrase.form,
        words: formatPhrase(phrase.table, program, phrase.base).trim(),
      })),
  }));
