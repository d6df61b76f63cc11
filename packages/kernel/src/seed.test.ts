import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSeed, parseSeed } from './index.ts';

describe('a seed', () => {
  const names: readonly [text: string, made: string][] = [
    ['0123456789abcdef', '0123456789abcdef'],
    ['ffffffffffffffff', 'ffffffffffffffff'],
    ['0000000000000001', '0000000000000001'],
    ['2026-12-01', '50282632e318d12a'],
    ['', 'e3b0c44298fc1c14'],
    ['ABCDEF0123456789', '1c1181e7f8dece46'],
  ];
  test.each(names)('[K1] "%s" is %s', (text, made) => {
    expect(makeSeed(parseSeed(text))).toBe(made);
  });

  test('[K1] written and read, every seed is itself', () => {
    const word = fc.integer({ min: 0, max: 0xffffffff });
    fc.assert(
      fc.property(word, word, (hi, lo) => {
        expect(parseSeed(makeSeed({ hi, lo }))).toEqual({ hi, lo });
      }),
      { seed: 20260101 },
    );
  });
});
