import { describe, expect, test } from 'vitest';
import { type Beat, lengthOf } from './beat.ts';

const turn: readonly Beat[] = [
  { kind: 'carry', what: ['card:a'], to: 'slot' },
  { kind: 'stamp', at: 'tray', tone: 'good', says: 'ACCEPTED' },
  { kind: 'react', what: 'host', how: 'nod' },
  { kind: 'slide', what: 'resistance' },
  { kind: 'delta', at: 'resistance', tone: 'good', says: '−12' },
];

describe('how long a turn takes', () => {
  test('600 to 900 ms, also where what is asked changes', () => {
    for (const beats of [turn, [...turn, { kind: 'turn', what: 'asked' } as const]]) {
      expect(lengthOf(beats)).toBeGreaterThanOrEqual(600);
      expect(lengthOf(beats)).toBeLessThanOrEqual(900);
    }
  });

  test('what takes the screen stays long enough to be read', () =>
    expect(lengthOf([...turn, { kind: 'veil', tone: 'bad', title: 'AUDIT', lines: [] }])).toBe(1660));

  test('nothing takes no time', () => expect(lengthOf([])).toBe(0));
});
