import { readFileSync } from 'node:fs';
import { namesIn, quotedIn, sourcesIn } from '@lockstep/conformance';
import { wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const here = new URL('./', import.meta.url);
const content = new URL('content/freeplay/', root);
const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), 'utf8');

/** D05v1 §12, row for row. */
const TERMS = [
  ['Submit', 'inject', 'Inject'],
  ['Scan', 'cycle', 'Cycle'],
  ['Resistance', 'lock_strength', 'Gate Strength'],
  ['Protocol', 'gate', 'Gate'],
  ['Evidence', 'artifact', 'Artifact'],
  ['Compliance', 'damage', 'Damage'],
];

/** The rows of the glossary's table under this heading. */
const rowsUnder = (heading: string): readonly (readonly string[])[] => {
  const [, section = ''] = read('docs/glossary.md', root).split(`\n## ${heading}\n`);
  return section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim().replaceAll('`', '')));
};

const rows = rowsUnder('AURA Daily and Freeplay');

/** Words that a player of Freeplay never reads: an internal term that is no term of the screens as well. */
const internal = rows.map(([, term]) => term!).filter((term, i) => term !== rows[i]![2]!.toLowerCase());

test('[K6] D05v1-79: docs/glossary.md has the rows of D05v1 §12', () => {
  expect(rows).toEqual(TERMS);
  expect(internal).toEqual(['lock_strength']);
});

describe('what a player can read', () => {
  test.each(sourcesIn(here))('[K6] %s has no internal word', (file) => {
    expect(wordsFound(read(file, here), internal)).toEqual([]);
  });

  test.each(namesIn(content, '.toml'))('[K6] content/freeplay/%s has none either', (file) => {
    expect(wordsFound(quotedIn(read(file, content)), internal)).toEqual([]);
  });

  test('[K6] the list finds what it looks for', () => {
    expect(wordsFound("'the lock_strength'", internal)).toEqual(['lock_strength']);
  });
});
