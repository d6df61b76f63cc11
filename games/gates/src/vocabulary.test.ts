import { describe, expect, test } from 'vitest';
import {
  AUDITS,
  MODIFIERS,
  MOST_ARTIFACTS,
  MOVES,
  TAGS,
  TOOLS,
  TRAITS,
  TRUSTS,
  tagBits,
  traitBits,
  wordsIn,
} from './vocabulary.ts';

describe('words', () => {
  test('[G8] the six moves of D05v1 §7, in its order', () => {
    expect(MOVES.map((move) => move.toUpperCase())).toEqual([
      'INJECT',
      'FLAG',
      'REWIRE',
      'CORROBORATE',
      'CYCLE',
      'EXPLOIT',
    ]);
  });

  test('[G7] an id says what it is of', () => {
    for (const [kind, ids] of [
      ['tool', TOOLS],
      ['modifier', MODIFIERS],
      ['audit', AUDITS],
    ] as const)
      for (const id of ids) expect(id).toMatch(new RegExp(`^${kind}\\.[A-Z_]+$`));
    expect(MODIFIERS).toHaveLength(10);
  });

  test('a set of words is one number, and a deck fits into one', () => {
    for (const words of [[], ['SENSOR'], ['TIME', 'PRIVACY'], [...TAGS]] as const)
      expect(wordsIn(TAGS, tagBits(words))).toEqual([...words]);
    expect(wordsIn(TRAITS, traitBits(TRAITS))).toEqual([...TRAITS]);
    expect(MOST_ARTIFACTS).toBeLessThan(31);
    expect(TRUSTS).toEqual(['SKETCHY', 'PLAUSIBLE', 'VERIFIED']);
  });
});
