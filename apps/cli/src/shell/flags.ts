import { nearest } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import { Fault } from '../fault.ts';

/** Which of these flags were given. */
export const givenOf = (flags: { readonly [flag: string]: unknown }): readonly string[] =>
  Object.entries(flags).flatMap(([flag, value]) => (value === undefined ? [] : [`--${flag}`]));

/** Refuses flags that were given with one that excludes them. */
export const exclude = (flag: string, given: readonly string[], why: string): void => {
  if (given.length > 0) throw new Fault('usage', `--${flag} and ${listed(given)} exclude each other: ${why}`);
};

export const notOneOf = (flag: string, names: readonly string[], word: string): Fault => {
  const near = nearest(word, names);
  return new Fault('usage', `--${flag} is one of ${listed(names, 'or')}${near ? `; did you mean ${near}?` : ''}`);
};

/** The value of a flag among those there are, whichever case it was typed in. */
export const oneOf = (flag: string, names: readonly string[], word: string): string => {
  const found = names.find((name) => name === word.toLowerCase());
  if (found === undefined) throw notOneOf(flag, names, word);
  return found;
};

/** A file may have a name that a command line would take apart. */
const typable = (text: string): string => (/^[\w./:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);

/** What is typed to play something with these flags. */
export const playCommand = (game: string, flags: { readonly [flag: string]: string }): string =>
  `lockstep play ${game} ${Object.entries(flags)
    .map(([flag, value]) => `--${flag} ${typable(value)}`)
    .join(' ')}`;
