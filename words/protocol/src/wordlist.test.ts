import { readdirSync, readFileSync } from 'node:fs';
import { COURTROOM, wordsFound as found } from '@lockstep/words';
import { describe, expect, test } from 'vitest';
import { CONTENT } from './puzzle.fixture.ts';

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
const sources = readdirSync(here).filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file));
const packs = readdirSync(CONTENT).filter((file) => file.endsWith('.toml'));

describe('what a player can read', () => {
  test.each(sources)('[K6] D29-127: %s has no internal word and no courtroom', (file) => {
    expect(found(readFileSync(new URL(file, here), 'utf8'), [...INTERNAL, ...COURTROOM])).toEqual([]);
  });

  test.each(packs)('[K6] D29-127: content/protocol/%s has none either', (file) => {
    const texts = [...readFileSync(new URL(file, CONTENT), 'utf8').matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(
      (one) => one[1]!,
    );
    expect(found(texts.join('\n'), [...INTERNAL, ...COURTROOM])).toEqual([]);
  });

  test('[K6] the list works on whole words, in any case', () => {
    expect(found('The Judge looked at the gate.', [...INTERNAL, ...COURTROOM])).toEqual(['gate', 'judge']);
    expect(found('Investigate the courtyard.', [...INTERNAL, ...COURTROOM])).toEqual([]);
  });
});
