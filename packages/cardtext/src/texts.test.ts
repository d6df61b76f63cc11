import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  FORMS,
  formatText,
  formsOf,
  KINDS,
  linesOf,
  parseText,
  phrasesIn,
  RECORD,
  readingOf,
  type Table,
} from './index.ts';
import { nearestText, textIssues } from './issue.ts';
import type { Bearer } from './text.ts';

const DIR = new URL('../../../content/draft/', import.meta.url);

/** Every text of content/draft, read without the pack: "text" of cards, "ability" of dreamcallers, "effect" of dreamsigns. */
const shipped: readonly (readonly [name: string, text: string, bearer: Bearer])[] = readdirSync(DIR)
  .filter((name) => /^(?:cards-.*|banes|dreamcallers|dreamsigns)\.toml$/.test(name))
  .sort()
  .flatMap((file) =>
    readFileSync(new URL(file, DIR), 'utf8')
      .split(/^\[\[/m)
      .slice(1)
      .flatMap((entry) => {
        const field = (key: string): string | undefined => new RegExp(`^${key} = "(.*)"$`, 'm').exec(entry)?.[1];
        const emblem = field('ability') ?? field('effect');
        const text = emblem ?? field('text');
        if (text === undefined) return [];
        const bearer: Bearer = emblem !== undefined ? 'emblem' : field('type') === 'Character' ? 'character' : 'event';
        return [[field('name')!, text, bearer] as const];
      }),
  );

describe('the texts of content/draft', () => {
  test('there are 253', () => {
    expect(shipped).toHaveLength(253);
  });

  test.each(shipped)('[B43] %s: “%s” gives itself back', (_name, text, bearer) => {
    const program = parseText(text, bearer);
    if (!program.ok) throw new Error(JSON.stringify(program.fault));
    expect(program.value.length % RECORD).toBe(0);
    expect(formatText(program.value)).toBe(text);
  });

  test('[B43] no phrase of the grammar is there for nothing', () => {
    const used = new Set(
      shipped.flatMap(([, text, bearer]) => {
        const program = parseText(text, bearer);
        return program.ok
          ? linesOf(program.value).flatMap(({ base }) =>
              phrasesIn('line', program.value, base).map(({ table, form }) => `${table} ${form}`),
            )
          : [];
      }),
    );
    const unused = (Object.keys(FORMS) as Table[]).flatMap((table) =>
      formsOf(table).flatMap(({ name }) => (used.has(`${table} ${name}`) ? [] : [`${table} ${name}`])),
    );
    // Symmetric forms, so that a designer finds the enemy's word where one's own is.
    expect(unused).toEqual(['ending strong', 'endings weak', 'endings strong', 'char up-to-own', 'clause if-may']);
  });
});

/** Text, bearer, what is wrong, the letter it starts at, and a word that would fit. */
const WRONG: readonly (readonly [text: string, bearer: Bearer, code: string, at: number, fits: string])[] = [
  ['Judgment: Kindel 1.', 'character', 'text-unknown-phrase', 10, 'Kindle'],
  ['Judgment: Kindle one.', 'character', 'text-unknown-phrase', 17, 'a number'],
  ['Judgment: Kindle 1', 'character', 'text-unknown-phrase', 18, '.'],
  ['Judgment: kindle 1.', 'character', 'text-unknown-phrase', 10, 'Kindle'],
  ['Judgment: gain 1 point.', 'character', 'text-unknown-phrase', 10, 'Gain'],
  ['Judgment: Gain 1 points.', 'character', 'text-unknown-phrase', 22, 'for'],
  ['Kindle 1.', 'character', 'text-unknown-phrase', 0, 'Judgment:'],
  ['Judgment: Kindle 1.', 'event', 'text-unknown-phrase', 0, 'Kindle'],
  ['Discover a wizard.', 'event', 'text-unknown-word', 11, 'mage'],
  ['Discover an mage.', 'event', 'text-unknown-phrase', 9, 'a'],
  ['Static: Your mages have Fast. Draw 1.', 'character', 'text-after-static', 30, 'Judgment:'],
  [
    'Judgment: This character gains 1 spark.',
    'emblem',
    'text-this-character',
    10,
    'another character: only a character has a self',
  ],
  ['Judgment: Return it to play.', 'character', 'text-pronoun', 17, 'something said before in the same ability'],
  ['Judgment: If you do, Draw 1.', 'character', 'text-pronoun', 17, 'something said before in the same ability'],
  ['Judgment: Foresee 6.', 'character', 'text-foresee', 18, 'at most 5'],
  ['Judgment: You may Draw 1.', 'character', 'text-unknown-phrase', 18, 'an effect that chooses something'],
];

describe('a text that cannot be read', () => {
  test.each(WRONG)('[B44] “%s” of a %s: %s at %i', (text, bearer, code, at, fits) => {
    const program = parseText(text, bearer);
    if (program.ok) throw new Error(formatText(program.value));
    expect(program.fault).toMatchObject({ code, at });
    expect(program.fault.expected).toContain(fits);
  });

  test('[B44] names the nearest text that can be read', () => {
    const good = ['Judgment: Kindle 1.', 'Materialized: Draw 1.'].map((text, i) => ({
      text,
      bearer: 'character' as const,
      path: ['card', i],
    }));
    const [found] = textIssues([...good, { text: 'Judgment: Kindel 1.', bearer: 'character', path: ['card', 2] }]);
    expect(found).toMatchObject({ code: 'text-unknown-phrase', offset: 10, nearest: '“Judgment: Kindle 1.”' });
    expect(nearestText('Xyzzy', ['Draw 1.'])).toBeUndefined();
  });

  test('a text is said clause by clause', () => {
    const program = parseText('Judgment: Foresee 1. If a card went into the void, gain 1 point.', 'character');
    if (!program.ok) throw new Error(program.fault.code);
    expect(readingOf(program.value).map(({ line, phrases }) => [line, ...phrases.map(({ form }) => form)])).toEqual([
      ['ability', 'judgment', 'foresee'],
      ['says', 'foreseen', 'points'],
    ]);
  });

  test('every kind has a plural of its own', () => {
    expect(new Set(KINDS.flat()).size).toBe(KINDS.length * 2);
  });
});
