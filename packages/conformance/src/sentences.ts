import { expect, test } from 'vitest';
import { rawNames } from './raw-names.ts';

/** One sentence, and what it is said of: an event, or a refusal with its data. */
export interface Sentence {
  readonly of: unknown;
  readonly says: string;
}

export interface Sentences {
  /** Relative to the test: the page of all sentences as it was read and accepted. `npm run golden` writes it. */
  readonly file: string;
  readonly parts: { readonly [part: string]: readonly Sentence[] };
  /** What belongs to the machine and to no player. */
  readonly machine: RegExp;
  /** What else a sentence may take its numbers from: the setup's tuning. */
  readonly numbers: unknown;
}

const numbersSaid = (words: string): readonly number[] => [...words.matchAll(/\d+(?:\.\d+)?/g)].map(Number);

/** All numbers of a value, however deep, the lengths of its lists and the digits of its words among them. */
const numbersOf = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [Math.abs(value)];
  if (typeof value === 'string') return numbersSaid(value);
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(numbersOf);
  return Array.isArray(value) ? [value.length, ...inside] : inside;
};

/** Those, and what is left when one is taken from another. */
const reachedFrom = (value: unknown): ReadonlySet<number> => {
  const given = [0, 1, ...numbersOf(value)];
  return new Set(given.flatMap((a) => given.map((b) => Math.abs(a - b))));
};

/** What is wrong with a sentence: no sentence, a word of the machine, a number from nowhere. */
export const faultsOf = (
  { of, says }: Sentence,
  { machine, numbers }: Pick<Sentences, 'machine' | 'numbers'>,
): readonly string[] => {
  const reached = reachedFrom(of);
  const rules = new Set(numbersOf(numbers).flatMap((n) => [n, n / 100]));
  const strange = numbersSaid(says).filter((n) => !reached.has(n) && !rules.has(n));
  // What was typed is quoted as it was typed.
  const told = says.replace(/[“"][^”"]*[”"]/g, '');
  return [
    ...(/^[A-Z\d“].*[.?”]$/.test(says) ? [] : ['no sentence']),
    ...(machine.test(told) || rawNames(says).length > 0 || /undefined|NaN|\[object|\bnull\b/.test(says)
      ? ['a word of the machine']
      : []),
    ...strange.map((n) => `${n} from nowhere`),
  ];
};

const pageOf = (parts: Sentences['parts']): string =>
  Object.entries(parts)
    .map(([part, list]) => `${part}\n\n${list.map(({ of, says }) => `${JSON.stringify(of)}\n    ${says}\n`).join('')}`)
    .join('\n');

/**
 * Every sentence is one: whole, without a word of the machine, with numbers that its event or the rules have; and the page of
 * them all is the one that was kept. Call inside `describe`.
 */
export const keepSentences = ({ file, parts, machine, numbers }: Sentences): void => {
  test.each(Object.values(parts).flat())('$of: $says', (sentence) => {
    expect(faultsOf(sentence, { machine, numbers })).toEqual([]);
  });

  test('are the ones that were read and kept', async () => {
    await expect(pageOf(parts)).toMatchFileSnapshot(file);
  });
};
