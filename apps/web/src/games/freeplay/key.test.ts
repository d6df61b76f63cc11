import { expect, test } from 'vitest';
import { keyOf, pathOf, readKey } from './key.ts';

test('a run is saved under what it was begun with, and found again by it', () => {
  const wanted = { scene: 'aura-run', kit: 'receipt-runner', level: 'fw0', seed: null };
  expect(keyOf(wanted)).toBe('freeplay/aura-run.receipt-runner.fw0');
  for (const one of [wanted, { ...wanted, seed: '00000000000000ab' }]) expect(readKey(keyOf(one))).toEqual(one);
  expect(readKey('draft/2026-12-10')).toBeUndefined();
  expect(readKey('freeplay/2026-12-10')).toBeUndefined();
  expect(pathOf({ ...wanted, seed: 'a b' })).toBe('/run/aura-run?kit=receipt-runner&level=fw0&seed=a%20b');
});
