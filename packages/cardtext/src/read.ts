import type { Table } from './forms.ts';
import { type Form, formsOf, type Part, RECORD, type Terminal } from './template.ts';
import { COUNTS, FIRST_SUBTYPE, KIND, KINDS, LEAST_COUNT, ORDINALS } from './vocabulary.ts';

const MOST_DIGITS = 2;

/** "an" before a vowel and before a numeral that is said with one. */
export const articleBefore = (rest: string): 'a' | 'an' => (/^(?:[aeiou]|8|11\b|18\b)/i.test(rest) ? 'an' : 'a');

const isBeing = (kind: number): boolean => kind === KIND.character || kind === KIND.figment || kind >= FIRST_SUBTYPE;
const isCard = (kind: number): boolean => kind !== KIND.figment;
const isSubtype = (kind: number): boolean => kind >= FIRST_SUBTYPE;

const KIND_WORDS: {
  readonly [terminal in Terminal]?: { readonly plural: 0 | 1; readonly fits: (kind: number) => boolean };
} = {
  kind: { plural: 0, fits: isCard },
  kinds: { plural: 1, fits: isCard },
  being: { plural: 0, fits: isBeing },
  beings: { plural: 1, fits: isBeing },
  subtype: { plural: 0, fits: isSubtype },
};

/** The words a terminal takes, with their numbers. */
export const wordsOf = (terminal: Terminal): readonly (readonly [word: string, number: number])[] => {
  const kinds = KIND_WORDS[terminal];
  if (kinds)
    return KINDS.flatMap((words, i) => (kinds.fits(i + 1) ? [[words[kinds.plural], i + 1] as const] : [])).sort(
      ([a], [b]) => b.length - a.length || (a < b ? -1 : 1),
    );
  if (terminal === 'count') return COUNTS.map((word, i) => [word, i + LEAST_COUNT]);
  if (terminal === 'ordinal') return ORDINALS.map((word, i) => [word, i + LEAST_COUNT]);
  return [];
};

const WORDS = new Map<Terminal, ReturnType<typeof wordsOf>>();
const cachedWords = (terminal: Terminal): ReturnType<typeof wordsOf> => {
  const known = WORDS.get(terminal) ?? wordsOf(terminal);
  WORDS.set(terminal, known);
  return known;
};

const LETTER = /[A-Za-z’]/;

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

type Next = (pos: number) => boolean;

/** One line of a text, read with full backtracking. Keeps the farthest place where no phrase went on, and what would have fitted. */
export class LineReader {
  readonly #text: string;
  /** The record being filled. */
  readonly record: number[] = new Array<number>(RECORD).fill(0);
  #capitalAt = -1;
  farthest = 0;
  #expected = new Set<string>();
  /** Whether only words of the vocabulary were missing at the farthest place. */
  #onlyWords = true;

  constructor(text: string) {
    this.#text = text;
  }

  get expected(): readonly string[] {
    return [...this.#expected];
  }

  get onlyWords(): boolean {
    return this.#onlyWords;
  }

  #missing(pos: number, what: string, word = false): boolean {
    if (pos > this.farthest) {
      this.farthest = pos;
      this.#expected.clear();
      this.#onlyWords = true;
    }
    if (pos === this.farthest) {
      this.#expected.add(what);
      if (!word) this.#onlyWords = false;
    }
    return false;
  }

  /** Reads a literal as far as whole words agree, so that what is missing is a word and not a letter. */
  literal(text: string, pos: number, next: Next): boolean {
    const wanted = pos === this.#capitalAt ? capital(text) : text;
    if (this.#text.startsWith(wanted, pos)) return next(pos + wanted.length);
    let same = 0;
    while (same < wanted.length && this.#text[pos + same] === wanted[same]) same += 1;
    // Back to the start of the word that differs.
    const splitsWord = (at: number): boolean =>
      LETTER.test(wanted[at - 1] ?? ' ') && LETTER.test(wanted[at] ?? this.#text[pos + at] ?? ' ');
    while (same > 0 && splitsWord(same)) same -= 1;
    const rest = wanted.slice(same);
    this.#missing(pos + same, /^\S+/.exec(rest.trimStart())?.[0] ?? 'a word');
    return false;
  }

  #terminal(terminal: Terminal, at: number, pos: number, next: Next): boolean {
    const take = (value: number, end: number): boolean => {
      this.record[at] = value;
      return next(end);
    };
    switch (terminal) {
      case 'n':
      case 'points': {
        const digits = /^\d+/.exec(this.#text.slice(pos, pos + MOST_DIGITS + 1))?.[0];
        if (!digits || digits.length > MOST_DIGITS || (digits.length > 1 && digits.startsWith('0')))
          return this.#missing(pos, 'a number');
        const value = Number(digits);
        const end = pos + digits.length;
        if (terminal === 'n') return take(value, end);
        return this.literal(value === 1 ? ' point' : ' points', end, (after) => take(value, after));
      }
      case 'signed': {
        const found = /^([+-])(\d{1,2})(?!\d)/.exec(this.#text.slice(pos, pos + MOST_DIGITS + 2));
        if (!found) return this.#missing(pos, '+ or - and a number');
        return take(found[1] === '-' ? -Number(found[2]) : Number(found[2]), pos + found[0].length);
      }
      case 'count':
      case 'ordinal':
      case 'kind':
      case 'kinds':
      case 'being':
      case 'beings':
      case 'subtype': {
        for (const [word, value] of cachedWords(terminal)) {
          const end = pos + word.length;
          const wanted = pos === this.#capitalAt ? capital(word) : word;
          if (this.#text.startsWith(wanted, pos) && !LETTER.test(this.#text[end] ?? ' ') && take(value, end))
            return true;
        }
        for (const [word] of cachedWords(terminal)) this.#missing(pos, word, true);
        return false;
      }
    }
  }

  #parts(parts: readonly Part[], i: number, base: number, pos: number, next: Next): boolean {
    const part = parts[i];
    if (part === undefined) return next(pos);
    const onward: Next = (end) => this.#parts(parts, i + 1, base, end, next);
    switch (part.is) {
      case 'literal':
        return this.literal(part.text, pos, onward);
      case 'article': {
        const found = /^[Aa]n?(?= )/.exec(this.#text.slice(pos, pos + 3))?.[0] ?? '';
        const wanted = articleBefore(this.#text.slice(pos + found.length + 1));
        if (found !== '' && found.toLowerCase() !== wanted) return this.#missing(pos, wanted);
        return this.literal(wanted, pos, onward);
      }
      case 'capital': {
        const before = this.#capitalAt;
        this.#capitalAt = pos;
        if (onward(pos)) return true;
        this.#capitalAt = before;
        return false;
      }
      case 'terminal':
        return this.#terminal(part.terminal, base + part.at, pos, onward);
      case 'phrase':
        return this.phrase(part.table, base + part.at, pos, onward);
      case 'optional': {
        if (part.flag) this.record[base + part.at] = 1;
        if (this.#parts(part.parts, 0, base, pos, onward)) return true;
        this.record[base + part.at] = 0;
        return onward(pos);
      }
    }
  }

  #form(form: Form, number: number, base: number, pos: number, next: Next): boolean {
    this.record[base] = number;
    return this.#parts(form.parts, 0, base, pos, next);
  }

  phrase(table: Table, base: number, pos: number, next: Next): boolean {
    const forms = formsOf(table);
    for (let i = 0; i < forms.length; i += 1) if (this.#form(forms[i]!, i + 1, base, pos, next)) return true;
    this.record[base] = 0;
    return false;
  }

  /** One form of `line` at a place; `capitalised` where a sentence starts there. */
  line(name: string, pos: number, capitalised: boolean, next: Next): boolean {
    this.record.fill(0);
    this.#capitalAt = capitalised ? pos : -1;
    const forms = formsOf('line');
    const at = forms.findIndex((form) => form.name === name);
    return this.#form(forms[at]!, at + 1, 0, pos, next);
  }
}
