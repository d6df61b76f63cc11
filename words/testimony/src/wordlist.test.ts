import { readFileSync } from 'node:fs';
import { namesIn, quotedIn, sourcesIn } from '@lockstep/conformance';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { CONTENT } from './puzzle.fixture.ts';

/** D05v2 §11: what each thing is called inside, next to the words that are the player's too. */
const TERMS: readonly (readonly [player: string, internal: string, description: string])[] = [
  ['Submit', 'submit', 'Play cards'],
  ['Resistance', 'lock_strength', 'Health bar to deplete'],
  ['Concern', 'proof_requirement', 'What you must prove'],
  ['Counter-Evidence', 'counter', "KOA's challenges"],
  ['Evidence', 'evidence_card', 'Your cards'],
  ['Refutation', 'refutation_card', 'Nullifies counters'],
  ['Corroboration', 'claim_match_bonus', 'Cards agreeing on claims'],
];
const INTERNAL = TERMS.map(([, internal]) => internal).filter((word) => word.includes('_'));

const here = new URL('./', import.meta.url);
const read = (file: string, folder: URL): string => readFileSync(new URL(file, folder), 'utf8');
const found = (text: string): readonly string[] => wordsFound(text, [...INTERNAL, ...COURTROOM]);

/** The game's own package has a name of that list; a player never reads an import. */
const withoutImports = (source: string): string => source.replace(/^(?:import|export)\b[^;]*? from '[^']*';$/gm, '');

describe('what a player can read', () => {
  test.each(sourcesIn(here))('[K6] %s has no internal word and no courtroom', (file) => {
    expect(found(withoutImports(read(file, here)))).toEqual([]);
  });

  test.each(namesIn(CONTENT, '.toml'))('[K6] content/testimony/%s has none either', (file) => {
    expect(found(quotedIn(read(file, CONTENT)))).toEqual([]);
  });

  test('[K6] the list works on what is left of a source', () => {
    const source = "import { a } from '@lockstep/testimony';\nexport const alibi = 'the evidence_card';\n";
    expect(found(withoutImports(source))).toEqual(['evidence_card', 'alibi']);
  });
});

test.each(TERMS)('[K6] D05v2-77 to D05v2-80: docs/glossary.md has the row of %s', (player, internal, description) => {
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  expect(glossary).toContain(`\n| ${player} | \`${internal}\` | ${description} |\n`);
});
