import type { Contradiction } from '@lockstep/testimony';
import { describe, expect, test } from 'vitest';
import { clashWords, contradictionWords, gapWords } from './clash.ts';
import { setupOf } from './puzzle.fixture.ts';

const setup = setupOf();
const pair = (severity: Contradiction['severity'], minutes: number): Contradiction => ({
  severity,
  clash: { cards: ['mattress-pad', 'kettle-log'], claims: ['ASLEEP', 'AWAKE'], minutes },
});

describe('a contradiction in words', () => {
  const sentences: readonly [Contradiction, string][] = [
    [pair('MAJOR', 0), 'Mattress Pad says ASLEEP and Kettle Log says AWAKE, at the same time: both cannot be true.'],
    [pair('MAJOR', 1), 'Mattress Pad says ASLEEP and Kettle Log says AWAKE, 1 minute apart: both cannot be true.'],
    [pair('MAJOR', 2), 'Mattress Pad says ASLEEP and Kettle Log says AWAKE, 2 minutes apart: both cannot be true.'],
    [
      pair('MINOR', 7),
      'Mattress Pad says ASLEEP and Kettle Log says AWAKE, 7 minutes apart: just possible, for Scrutiny +1.',
    ],
  ];
  test.each(sentences)('[T4] D05v2-06, D05v2-51, D05v2-52: %j', (found, words) => {
    expect(contradictionWords(setup, found)).toBe(words);
  });

  test('[T3] the price of a MINOR one is the puzzle’s', () => {
    expect(contradictionWords(setupOf({ tuning: { minor_scrutiny: 2 } }), pair('MINOR', 7))).toContain('Scrutiny +2');
  });

  test('a claim of two words is two words', () => {
    const clash = { cards: ['crumb-trail', 'kettle-log'], claims: ['LIVING_ROOM', 'KITCHEN'], minutes: 1 } as const;
    expect(clashWords(setup, clash)).toBe('Crumb Trail says LIVING ROOM and Kettle Log says KITCHEN, 1 minute apart');
  });

  test('the gap alone', () => {
    expect([0, 1, 12].map(gapWords)).toEqual(['at the same time', '1 minute apart', '12 minutes apart']);
  });
});
