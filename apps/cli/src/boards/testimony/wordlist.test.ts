import { readdirSync, readFileSync } from 'node:fs';
import { COURTROOM, wordsFound } from '@lockstep/words';
import { describe, expect, test } from 'vitest';

/** D05v2 §11: what things are called inside. */
const INTERNAL = ['lock_strength', 'proof_requirement', 'evidence_card', 'refutation_card', 'claim_match_bonus'];

const here = new URL('./', import.meta.url);
const sources = readdirSync(here).filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file));
const screens = readdirSync(new URL('./screens/', here));

/** The game's own package has a name of that list; a player never reads an import. */
const withoutImports = (source: string): string => source.replace(/^import\b[^;]*? from '[^']*';$/gm, '');

describe('[K6] the player’s words only', () => {
  test.each(sources)('%s', (file) => {
    const source = withoutImports(readFileSync(new URL(file, here), 'utf8'));
    expect(wordsFound(source, [...INTERNAL, ...COURTROOM])).toEqual([]);
  });

  test.each(screens)('screens/%s', (file) => {
    const text = readFileSync(new URL(`./screens/${file}`, here), 'utf8');
    expect(wordsFound(text, [...INTERNAL, ...COURTROOM])).toEqual([]);
  });
});
