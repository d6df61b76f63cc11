import { readFileSync } from 'node:fs';
import { namesIn, quotedIn, sourcesIn } from '@lockstep/conformance';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { CONTENT } from './puzzle.fixture.ts';

/** D29 §15, row for row. */
const TERMS: readonly (readonly [id: string, player: string, internal: string])[] = [
  ['D29-93', 'Resistance', '`lock_strength`'],
  ['D29-94', 'Protocol', '`gate`'],
  ['D29-95', 'Submit', '`inject`'],
  ['D29-96', 'Scan', '`cycle`'],
  ['D29-97', 'Evidence', '`artifact` / `card`'],
  ['D29-98', 'Compliance', '`damage` / `progress`'],
];

/** K6: what engineers and older papers call things. */
const INTERNAL = [
  'lock_strength',
  'inject',
  'injects',
  'injected',
  'cycle',
  'cycles',
  'cycled',
  'artifact',
  'artifacts',
  'damage',
  'damages',
  'gate',
  'gates',
];

const here = new URL('./', import.meta.url);
const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), 'utf8');
const found = (text: string): readonly string[] => wordsFound(text, [...INTERNAL, ...COURTROOM]);

describe('what a player can read', () => {
  test.each(sourcesIn(here))('[K6] D29-127: %s has no internal word and no courtroom', (file) => {
    expect(found(read(file, here))).toEqual([]);
  });

  test.each(namesIn(CONTENT, '.toml'))('[K6] D29-127: content/protocol/%s has none either', (file) => {
    expect(found(quotedIn(read(file, CONTENT)))).toEqual([]);
  });

  test.each(sourcesIn(here))('D05v1-18: %s calls no Scrutiny LOW, MED or HIGH', (file) => {
    expect(read(file, here)).not.toMatch(/\b(?:LOW|MED|MEDIUM|HIGH)\b/);
  });

  test('[K6] the list works on whole words, in any case', () => {
    expect(found('The Judge looked at the gate.')).toEqual(['gate', 'judge']);
    expect(found('Investigate the courtyard.')).toEqual([]);
  });
});

test.each(TERMS)('[K6] %s: docs/glossary.md has the row of %s, which is %s inside', (_, player, internal) => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  expect(glossary).toContain(`\n| ${player} | ${internal} |\n`);
});
