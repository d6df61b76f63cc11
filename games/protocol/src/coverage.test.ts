import { describe, expect, test } from 'vitest';
import { coverageOf, servingOf } from './coverage.ts';
import { card, type Fields, play, puzzle, read, SEED } from './play.fixture.ts';

const CARDS = [
  card('stamp', 10, { tags: ['TIME'] }),
  card('clock', 9, { tags: ['TIME'] }),
  card('decree', 25, { tags: ['AUTHORITY'] }),
  card('seal', 8, { tags: ['AUTHORITY', 'TIME'], trust: 'VERIFIED' }),
  card('crumb', 7, { tags: ['FOOD'] }),
];
const TIMED = { id: 'TIMED', line: 'When?', path: [{ tags: ['AUTHORITY', 'TIME'] }, { pair: ['TIME'] }] };
const FRESH = { id: 'FRESH', line: 'Something else.', path: [{ tags: ['TIME'], at_most: 1 }, { tags: ['FOOD'] }] };
const written: Fields = puzzle({
  card: CARDS,
  evidence: undefined,
  tuning: { keep: 3 },
  turns: 6,
  schedule: [
    { from: 1, protocol: 'TIMED' },
    { from: 4, protocol: 'FRESH', no_repeat: true },
  ],
  protocol: [TIMED, FRESH],
});
const setup = read(written);

describe('[P41] what a hand covers', () => {
  test('nothing kept covers nothing', () =>
    expect(coverageOf(setup, [])).toEqual([
      {
        protocol: 'TIMED',
        from: 1,
        to: 3,
        paths: [
          { payloads: 0, best: 0 },
          { payloads: 0, best: 0 },
        ],
        best: 0,
        lasting: false,
      },
      {
        protocol: 'FRESH',
        from: 4,
        to: 6,
        paths: [
          { payloads: 0, best: 0 },
          { payloads: 0, best: 0 },
        ],
        best: 0,
        lasting: false,
      },
    ]));

  test('by protocol and path: payloads, and the best of them with resonance and cap', () => {
    const [timed] = coverageOf(setup, ['stamp', 'clock', 'decree']);
    expect(timed).toEqual({
      protocol: 'TIMED',
      from: 1,
      to: 3,
      paths: [
        { payloads: 2, best: 30 },
        { payloads: 1, best: 28 },
      ],
      best: 30,
      lasting: true,
    });
  });

  test('[P14] where no card may repeat, one way is not enough for two turns', () => {
    const lasting = (ids: readonly string[]) => coverageOf(setup, ids)[1]!.lasting;
    expect(lasting(['stamp'])).toBe(false);
    expect(lasting(['stamp', 'clock'])).toBe(true);
  });

  test('what it says of a payload is what a SUBMIT makes of it', () => {
    for (const ids of [
      ['stamp', 'clock'],
      ['decree', 'stamp'],
      ['crumb', 'decree'],
      ['seal', 'decree'],
    ]) {
      const { events } = play({ ...written, evidence: ids }, SEED, `submit ${ids.join(' ')}`);
      const gained = events.find(({ kind }) => kind === 'compliance-gained');
      const both = coverageOf(read({ ...written, evidence: ids }), ids)[0]!;
      const alone = ids.map((id) => coverageOf(setup, [id])[0]!.best);
      expect(Math.max(both.best, 0)).toBe(
        Math.max(gained?.kind === 'compliance-gained' ? gained.compliance : 0, ...alone),
      );
    }
  });
});

describe('[P41] which cards serve a path', () => {
  const names = (entry: number, path: number) =>
    servingOf(setup, entry, path).map(({ id, alone, partners }) => [id, alone, partners]);

  test('alone, or with whom', () => {
    expect(names(0, 0)).toEqual([
      ['stamp', false, ['decree']],
      ['clock', false, ['decree']],
      ['decree', false, ['stamp', 'clock']],
      ['seal', true, []],
    ]);
  });

  test('a card that needs nobody, where only one is allowed', () =>
    expect(names(1, 0)).toEqual([
      ['stamp', true, []],
      ['clock', true, []],
      ['seal', true, []],
    ]));
});
