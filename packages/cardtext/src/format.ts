import type { Table } from './forms.ts';
import { articleBefore, wordsOf } from './read.ts';
import { formOf, formsOf, type Part, RECORD, type Terminal } from './template.ts';

type Numbers = ArrayLike<number>;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const writeTerminal = (terminal: Terminal, value: number): string => {
  switch (terminal) {
    case 'n':
      return String(value);
    case 'points':
      return value === 1 ? '1 point' : `${value} points`;
    case 'signed':
      return value < 0 ? String(value) : `+${value}`;
    case 'count':
    case 'ordinal':
    case 'kind':
    case 'kinds':
    case 'being':
    case 'beings':
    case 'subtype':
      return wordsOf(terminal).find(([, number]) => number === value)?.[0] ?? '?';
  }
};

/** One part, before what comes after it. */
const writePart = (part: Part, rest: string, code: Numbers, base: number): string => {
  switch (part.is) {
    case 'literal':
      return part.text + rest;
    case 'article':
      return articleBefore(rest.trimStart()) + rest;
    case 'capital':
      return capital(rest);
    case 'terminal':
      return writeTerminal(part.terminal, code[base + part.at]!) + rest;
    case 'phrase':
      return formatPhrase(part.table, code, base + part.at) + rest;
    case 'optional':
      return (code[base + part.at] === 0 ? '' : writeParts(part.parts, code, base)) + rest;
  }
};

/** From the last part to the first: an article and a capital depend on what comes after them. */
const writeParts = (parts: readonly Part[], code: Numbers, base: number): string =>
  parts.reduceRight((rest, part) => writePart(part, rest, code, base), '');

/** One phrase of a program, as it stands in the middle of a sentence. */
export const formatPhrase = (table: Table, code: Numbers, base: number): string => {
  const form = formsOf(table)[code[base]! - 1];
  return form ? writeParts(form.parts, code, base) : '';
};

const THEN = formOf('line', 'onward');

/** The text of a program, byte for byte as it was compiled from. */
export const formatText = (code: Numbers): string => {
  let text = '';
  for (let base = 0; base < code.length; base += RECORD) {
    const words = formatPhrase('line', code, base);
    text += code[base] === THEN ? `, then ${words}` : `${base === 0 ? '' : '. '}${capital(words)}`;
  }
  return text === '' ? '' : `${text}.`;
};
