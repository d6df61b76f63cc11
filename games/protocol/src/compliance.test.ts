import { describe, expect, test } from 'vitest';
import { card, EVIDENCE, type Fields, find, hand, play, puzzle, SEED } from './play.fixture.ts';
import { TAGS } from './vocabulary.ts';

const gained = (cards: readonly Fields[], tuning: Fields = {}) => {
  const line = `submit ${cards.map(({ id }) => id).join(' ')}`;
  const spare = card('spare', 1);
  return find(play(hand([...cards, spare], { tuning }), SEED, line).events, 'compliance-gained')!;
};

const pair = (a: number, b: number, tags: readonly string[] = []): readonly Fields[] => [
  card('a', a, { tags }),
  card('b', b, { tags }),
];

describe('[P23] Compliance', () => {
  const rows: readonly [what: string, cards: readonly Fields[], base: number, compliance: number][] = [
    ['D29-50 one card is its Impact', [card('a', 12)], 12, 12],
    ['D29-51 two cards are their sum', pair(12, 10), 22, 22],
    ['D29-61 half a point is dropped', pair(9, 10, ['TIME']), 19, 28],
    ['D05v1-08 11 + 8 resonant', pair(11, 8, ['WORK']), 19, 28],
    ['an even base keeps its half', pair(8, 10, ['WORK']), 18, 27],
  ];
  test.each(rows)('[P23] %s', (_, cards, base, compliance) => {
    expect(gained(cards)).toMatchObject({ base, compliance, resistance: 100 - compliance, capped: false });
  });

  const caps: readonly [what: string, cards: readonly Fields[], compliance: number, capped: boolean][] = [
    ['29', [card('a', 29)], 29, false],
    ['30', [card('a', 30)], 30, false],
    ['31', [card('a', 31)], 30, true],
    ['19 resonant, 28', pair(10, 9, ['TIME']), 28, false],
    ['20 resonant, 30', pair(10, 10, ['TIME']), 30, false],
    ['21 resonant, 31', pair(10, 11, ['TIME']), 30, true],
    ['D05v1-08 13 + 14 resonant, 40', pair(13, 14, ['TIME']), 30, true],
    ['24 + 20 resonant, 66', pair(24, 20, ['TIME']), 30, true],
    ['24 + 20 plain, 44', pair(24, 20), 30, true],
  ];
  test.each(caps)('[P23] D29-62 capped at 30: %s', (_, cards, compliance, capped) => {
    expect(gained(cards)).toMatchObject({ compliance, capped, resistance: 100 - compliance });
  });
});

describe('[P24] resonance', () => {
  const resonant = ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY'];
  const plain = ['SELF_REPORT', 'FOOD', 'HEALTH', 'MEDIA', 'POLICY', 'SYSTEM_LOG', 'MOOD', 'PRIVACY'];

  test('D05v1-09 the two lists below are all tags there are', () => {
    expect([...resonant, ...plain].sort()).toEqual([...TAGS].sort());
  });

  test.each(resonant)('[P24] D05v1-09 D29-53 to D29-58 both cards %s: 8 + 10 is 27', (tag) => {
    expect(gained(pair(8, 10, [tag]))).toMatchObject({ resonance: [tag], compliance: 27 });
  });

  test.each(plain)('[P24] D05v1-09 D29-59 both cards %s: 8 + 10 is 18', (tag) => {
    expect(gained(pair(8, 10, [tag]))).toMatchObject({ resonance: [], compliance: 18 });
  });

  const rows: readonly [what: string, cards: readonly Fields[], resonance: readonly string[], compliance: number][] = [
    ['D29-52 one card never resonates', [card('a', 10, { tags: ['TIME'] })], [], 10],
    ['D29-60 two shared tags count once', pair(8, 10, ['TIME', 'WORK']), ['TIME', 'WORK'], 27],
    ['different tags do not meet', [card('a', 8, { tags: ['TIME'] }), card('b', 10, { tags: ['WORK'] })], [], 18],
    [
      'the shared one of several is enough',
      [card('a', 8, { tags: ['FOOD', 'TIME'] }), card('b', 10, { tags: ['TIME', 'WORK'] })],
      ['TIME'],
      27,
    ],
    ['a shared trait is no tag', [card('a', 8, { traits: ['HASHED'] }), card('b', 10, { traits: ['HASHED'] })], [], 18],
  ];
  test.each(rows)('[P24] %s', (_, cards, resonance, compliance) => {
    expect(gained(cards)).toMatchObject({ resonance, compliance });
  });
});

describe('[P37] the numbers come from the tuning', () => {
  const rows: readonly [what: string, tuning: Fields, cards: readonly Fields[], compliance: number][] = [
    ['D29-128 cap 25', { compliance_cap: 25 }, [card('a', 26)], 25],
    ['125 % of 19 is 23', { resonance_percent: 125 }, pair(9, 10, ['TIME']), 23],
    ['FOOD resonates where the list says so', { resonance_tags: ['FOOD'] }, pair(8, 10, ['FOOD']), 27],
    ['and TIME then does not', { resonance_tags: ['FOOD'] }, pair(8, 10, ['TIME']), 18],
  ];
  test.each(rows)('[P37] %s', (_, tuning, cards, compliance) => {
    expect(gained(cards, tuning).compliance).toBe(compliance);
  });
});

test('[P25] D29-63 a resonant pair that fails the protocol gives nothing', () => {
  const tags = ['MOOD', 'TIME'];
  const cards = EVIDENCE.map((id) => card(id, 12, { tags }));
  const { state, events } = play(puzzle({ card: cards, resistance: 70 }), SEED, 'submit badge receipt');
  expect(find(events, 'compliance-gained')).toBeUndefined();
  expect(state.resistance).toBe(70);
});
