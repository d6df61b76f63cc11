import type { Json } from './json.ts';

export type Path = readonly (string | number)[];

/** One thing wrong with an input: where, what was wanted, what was there. */
export interface Issue {
  readonly code: string;
  readonly severity: 'error' | 'warning';
  readonly path: Path;
  readonly expected: string;
  readonly found: string;
  readonly nearest?: string;
  /** How far into the text at the path it is, in characters; the start of it where left out. */
  readonly offset?: number;
}

/** An action the rules do not allow: a stable code, and the data a shell needs to word it. */
export class Refusal {
  readonly code: string;
  readonly data: { readonly [key: string]: Json };
  constructor(code: string, data: { readonly [key: string]: Json } = {}) {
    this.code = code;
    this.data = data;
  }
}

export const refuse = (code: string, data?: { readonly [key: string]: Json }): Refusal => new Refusal(code, data);

const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
};

/** The word of the list most like this one, if any is close enough to be what was meant. */
export const nearest = (word: string, words: readonly string[]): string | undefined => {
  if (word.length > 64) return undefined;
  const plain = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 3)) + 1;
  for (const candidate of words) {
    const far = distance(plain, candidate.toLowerCase());
    // A word that shares nothing with the candidate was not meant to be it, however short both are.
    if (far < least && far < Math.max(plain.length, candidate.length)) {
      least = far;
      best = candidate;
    }
  }
  return best;
};
