import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256 as node, sha256After as nodeAfter } from './sha256.node.ts';
import { sha256 as portable, sha256After as portableAfter } from './sha256.portable.ts';

const published: readonly [text: string, digest: string][] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
];

describe('SHA-256', () => {
  test.each(published)('[K1] of "%s" is the published digest, on a server and in a browser', (text, digest) => {
    expect(node(text)).toBe(digest);
    expect(portable(text)).toBe(digest);
  });

  test('[K1] both give the same digest on either side of the end of a block', () => {
    for (let length = 0; length <= 200; length += 1)
      expect(portable('a'.repeat(length))).toBe(node('a'.repeat(length)));
  });

  test('[K1] both give the same digest of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(portable(text)).toBe(node(text));
      }),
      { seed: 20260101, numRuns: 500 },
    );
  });

  test('[K1] of a beginning and the rest is of both together, however often and however long the beginning', () => {
    const beginnings = [
      '',
      'short',
      'x'.repeat(4096),
      'é'.repeat(5000),
      ...Array.from({ length: 12 }, (_, i) => `${i}`.repeat(9000)),
    ];
    for (let round = 0; round < 2; round += 1)
      for (const beginning of beginnings)
        for (const rest of ['', 'rest', 'ü'.repeat(100)]) {
          expect(nodeAfter(beginning, rest)).toBe(node(beginning + rest));
          if (round === 0) expect(portableAfter(beginning, rest)).toBe(node(beginning + rest));
        }
  });
});
