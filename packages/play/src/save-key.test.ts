import { describe, expect, test } from 'vitest';
import { parseSaveKey, type Ref, refTo, saveKey } from './index.ts';

const KEYS: readonly [Ref, string][] = [
  [refTo('protocol', { kind: 'daily', date: '2026-12-01' }), 'protocol/daily.2026-12-01'],
  [
    refTo('testimony', { kind: 'daily', date: '2026-12-01' }, { options: { visibility: 'HIDDEN' } }),
    'testimony/daily.2026-12-01.visibility=HIDDEN',
  ],
  [
    refTo(
      'freeplay',
      { kind: 'scene', scene: 'long-way' },
      { options: { level: 'fw1', kit: 'spoofer' }, seed: 'rain' },
    ),
    'freeplay/scene.long-way.kit=spoofer.level=fw1.@rain',
  ],
  [
    refTo('testimony', { kind: 'dealt', row: 'HARD' }, { seed: 'a.b=c/d @!' }),
    'testimony/dealt.HARD.@a%2Eb%3Dc%2Fd%20%40!',
  ],
  [refTo('testimony', { kind: 'dealt', row: null }), 'testimony/dealt.'],
  [
    refTo('draft', { kind: 'file', file: './my quest.toml' }, { pack: 'content/draft' }),
    'draft/file.%2E%2Fmy%20quest%2Etoml.!content%2Fdraft',
  ],
  [
    refTo('protocol', { kind: 'daily', date: '2026-12-01' }, { options: { literal: true } }),
    'protocol/daily.2026-12-01.literal=true',
  ],
];

describe('the key of a save', () => {
  test.each(KEYS)('%# is one text in every shell, and says what it is of', (ref, key) => {
    expect(saveKey(ref)).toBe(key);
    expect(parseSaveKey(key)).toEqual(ref);
  });

  test('two references that differ have different keys', () => {
    expect(new Set(KEYS.map(([ref]) => saveKey(ref))).size).toBe(KEYS.length);
  });

  test.each([
    '',
    'protocol',
    '/daily.x',
    'protocol/2026-12-01',
    'protocol/daily',
    'protocol/daily.x.y',
    'protocol/daily.%E0%A4%A',
  ])('%j is no key', (text) => {
    expect(parseSaveKey(text)).toBeUndefined();
  });
});
