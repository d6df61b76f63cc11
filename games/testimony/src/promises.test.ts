import type { Facts, Outcome, Prover } from '@lockstep/kernel';
import { prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { DAILY, daily, withCard } from './daily.fixture.ts';
import { gameModule } from './module.ts';
import { card, counter, type Fields, puzzle, read, refuter, SEED, says } from './play.fixture.ts';
import { facts, promises, week } from './promises.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { testimony } from './testimony.ts';
import { DIFFICULTIES } from './vocabulary.ts';

type TestimonyProver = Prover<Setup, Action>;

const proving = (written: Fields): TestimonyProver => prover<Setup, Action>(gameModule, read(written), SEED);

const kept = (name: string, written: Fields) => {
  const found = promises.find((one) => one.name === name);
  if (!found) throw new Error(`no promise is called ${name}`);
  return found.test(proving(written));
};

const AIMS = DAILY.aims as Fields;
const aiming = (aims: Fields, written: Fields = DAILY): Fields => ({ ...written, aims: { ...AIMS, ...aims } });

const idle = (id: string, power: number): Fields => card(id, power, says('02:00', { state: 'IDLE' }));
const loud = (id: string, power: number): Fields => card(id, power, { trust: 'SKETCHY' });

describe('[T44] promises', () => {
  test('[T44] are these eleven', () => {
    expect(promises.map(({ name }) => name).sort()).toEqual([
      'decoy',
      'greedy',
      'look-alike',
      'margin',
      'order',
      'random-loses',
      'several-turns',
      'several-wins',
      'traps',
      'weak-card',
      'winnable',
    ]);
  });

  const proof = proving(DAILY);
  test.each(promises)('[T44] $name is kept by a puzzle such as is published: $wanted', ({ test: run }) => {
    expect(run(proof)).toMatchObject({ miss: 0 });
  });

  /** One submission wins. */
  const quick = puzzle([card('a', 8)], { resistance: 9 });
  /** The loud card wins too, but not best. */
  const choice = puzzle([loud('loud', 9), card('calm', 8)], { resistance: 9 });
  /** Two that agree win together, and only together. */
  const together = puzzle([idle('a', 8), idle('b', 8)], { resistance: 21 });
  /** In whichever way they are played. */
  const anyhow = puzzle([card('a', 8), card('b', 8)], { resistance: 17, tuning: { most_cards: 2 } });
  /** Won by all three cards, in any grouping and order. */
  const thirteen = puzzle([card('a', 8), card('b', 8)], { resistance: 17, concern: ['INTENT'] });

  const rows: readonly [name: string, what: string, written: Fields, miss: number, measured: string][] = [
    ['winnable', 'one line wins', DAILY, 0, '1 of 222 lines win'],
    ['winnable', 'Resistance 40', daily({ resistance: 40 }), 0, '1 of 222 lines win'],
    ['winnable', 'Resistance 41', daily({ resistance: 41 }), 1, '0 of 222 lines win'],

    ['margin', 'as the row asks', DAILY, 0, 'by 5, asked 3 to 6'],
    ['margin', 'at its upper end', daily({ resistance: 34 }), 0, 'by 6, asked 3 to 6'],
    ['margin', 'above it', daily({ resistance: 33 }), 1, 'by 7, asked 3 to 6'],
    ['margin', 'at its lower end', daily({ resistance: 37 }), 0, 'by 3, asked 3 to 6'],
    ['margin', 'below it', daily({ resistance: 38 }), 1, 'by 2, asked 3 to 6'],
    ['margin', 'to the point', daily({ resistance: 40 }), 3, 'by 0, asked 3 to 6'],
    ['margin', 'not won at all', daily({ resistance: 41 }), 4, 'by -1, asked 3 to 6'],
    ['margin', 'a puzzle without aims', quick, 0, 'by 0, asked 0 to 60'],

    ['greedy', 'it loses and should', DAILY, 0, 'it loses'],
    ['greedy', 'it loses and should win', aiming({ greedy_wins: true }), 1, 'it loses'],
    ['greedy', 'it wins and should', aiming({ greedy_wins: true }, quick), 0, 'it wins'],
    ['greedy', 'it wins and should lose', aiming({}, quick), 1, 'it wins'],
    ['greedy', 'it wins a puzzle without aims', quick, 0, 'it wins'],
    ['greedy', 'it loses a puzzle without aims', { ...quick, resistance: 10 }, 0, 'it loses'],

    ['several-turns', 'two turns', DAILY, 0, 'won in 2 at best'],
    ['several-turns', 'one turn above Tutorial', { ...quick, difficulty: 'EASY' }, 1, 'won in 1 at best'],
    ['several-turns', 'one turn of a Tutorial', { ...quick, difficulty: 'TUTORIAL' }, 0, 'won in 1 at best'],
    ['several-turns', 'one turn of no row', quick, 0, 'won in 1 at best'],
    ['several-turns', 'never won', daily({ resistance: 41 }), 0, 'never won'],

    ['decoy', 'the strongest is in no win', DAILY, 0, 'talk'],
    ['decoy', 'no trap asked: the strongest is in no best line', aiming({ traps: 0 }, choice), 0, 'loud'],
    ['decoy', 'a trap asked: the strongest is in some win', aiming({ traps: 1 }, choice), 1, 'none'],
    [
      'decoy',
      'the second strongest is in no win',
      aiming({ traps: 1 }, puzzle([card('a', 9), loud('b', 8), card('c', 2)], { resistance: 12, scrutiny: 4 })),
      0,
      'b',
    ],
    [
      'decoy',
      'the third strongest does not count',
      aiming({ traps: 1 }, puzzle([card('a', 9), card('b', 8), loud('c', 7)], { resistance: 18, scrutiny: 4 })),
      1,
      'none',
    ],
    [
      'decoy',
      'of equals the first dealt are the strongest',
      aiming({ traps: 1 }, puzzle([card('a', 8), card('b', 8), loud('c', 8)], { resistance: 17, scrutiny: 4 })),
      1,
      'none',
    ],

    ['traps', 'edition 1 counts none', DAILY, 0, 'talk, not counted'],
    ['traps', 'one printed, one there', aiming({ traps_exact: true }), 0, 'talk, asked 1'],
    ['traps', 'none printed, one there', aiming({ traps: 0, traps_exact: true }), 1, 'talk, asked 0'],
    ['traps', 'none printed, none there', aiming({ traps: 0, traps_exact: true }, choice), 0, 'none, asked 0'],
    ['traps', 'one printed, none there', aiming({ traps_exact: true }, choice), 1, 'none, asked 1'],
    [
      'traps',
      'one printed, two there',
      aiming({ traps_exact: true }, puzzle([loud('a', 9), loud('b', 8), card('c', 7)], { resistance: 8, scrutiny: 4 })),
      1,
      'a, b, asked 1',
    ],
    [
      'traps',
      'of equals the first dealt are the strongest',
      aiming(
        { traps: 0, traps_exact: true },
        puzzle([card('a', 8), card('b', 8), loud('c', 8)], { resistance: 17, scrutiny: 4 }),
      ),
      0,
      'none, asked 0',
    ],

    ['several-wins', 'one where none is asked for', DAILY, 0, '1, asked 1'],
    ['several-wins', 'as many as asked', aiming({ wins_least: 13 }, thirteen), 0, '13, asked 13'],
    ['several-wins', 'one too few', aiming({ wins_least: 14 }, thirteen), 1, '13, asked 14'],

    ['weak-card', 'two of the weaker half', DAILY, 0, 'face, tag'],
    [
      'weak-card',
      'only strong cards are needed',
      puzzle([card('a', 9), card('b', 8)], { resistance: 9, concern: ['INTENT'] }),
      1,
      'none',
    ],
    [
      'weak-card',
      'the middle one of three is weak',
      puzzle([card('a', 9), card('b', 5)], { resistance: 14, concern: ['INTENT'] }),
      0,
      'b',
    ],
    [
      'weak-card',
      'the second of four is not',
      puzzle([card('a', 9), card('b', 8), card('c', 2)], { resistance: 17, concern: ['INTENT'] }),
      1,
      'none',
    ],
    ['weak-card', 'nothing wins', daily({ resistance: 41 }), 1, 'none'],

    ['order', 'it matters', DAILY, 0, 'it matters'],
    ['order', 'cards that must agree', { ...together, difficulty: 'EASY' }, 0, 'it matters'],
    ['order', 'cards that need not', { ...anyhow, difficulty: 'EASY' }, 1, 'it does not matter'],
    ['order', 'the same on a Tutorial', { ...anyhow, difficulty: 'TUTORIAL' }, 0, 'it does not matter'],

    ['random-loses', 'as seldom as asked', DAILY, 0, '36 in a thousand, asked 0 to 85'],
    ['random-loses', 'at the upper end', aiming({ random: [0, 36] }), 0, '36 in a thousand, asked 0 to 36'],
    ['random-loses', 'too often', aiming({ random: [0, 34] }), 2, '36 in a thousand, asked 0 to 34'],
    ['random-loses', 'at the lower end', aiming({ random: [36, 85] }), 0, '36 in a thousand, asked 36 to 85'],
    ['random-loses', 'too seldom', aiming({ random: [42, 85] }), 6, '36 in a thousand, asked 42 to 85'],
    ['random-loses', 'a puzzle without aims', quick, 0, '1000 in a thousand, asked 0 to 1000'],
  ];
  test.each(rows)('[T44] %s, %s', (name, _, written, miss, measured) => {
    expect(kept(name, written)).toEqual({ miss, measured });
  });
});

describe('[T44] two cards that look alike', () => {
  /** A nap at 02:00 in the BEDROOM, and a call at that time. */
  const pair = (time: string, sleeping: Fields = {}, waking: Fields = {}, changes: Fields = {}): Fields =>
    puzzle(
      [
        card('nap', 5, says('02:00', { location: 'BEDROOM', state: 'ASLEEP', ...sleeping })),
        card('call', 5, says(time, { location: 'BEDROOM', state: 'AWAKE', ...waking })),
      ],
      changes,
    );
  const elsewhere = says('02:19–02:20', { location: 'KITCHEN', state: 'ASLEEP' });
  const rows: readonly [what: string, found: boolean, written: Fields][] = [
    ['in one minute', true, pair('02:00')],
    ['2 minutes apart, MAJOR', true, pair('02:02')],
    ['4 minutes apart, MINOR', true, pair('02:04')],
    ['5 minutes apart', false, pair('02:05')],
    ['4 minutes before', true, pair('01:50–01:56')],
    ['5 minutes before', false, pair('01:50–01:55')],
    ['ALERT', true, pair('02:00', {}, { state: 'ALERT' })],
    ['ACTIVE', true, pair('02:00', {}, { state: 'ACTIVE' })],
    ['IDLE', false, pair('02:00', {}, { state: 'IDLE' })],
    ['asleep by activity alone', true, pair('02:00', { state: undefined, activity: 'SLEEPING' })],
    ['at two places', false, pair('02:00', {}, { location: 'KITCHEN' })],
    ['at no place', false, pair('02:00', { location: undefined }, { location: undefined })],
    ['at a place that holds the other', false, pair('02:00', {}, { location: 'HOME' })],
    ['where nothing contradicts', false, pair('02:00', {}, {}, { conflict: [] })],
    ['a card moved elsewhere', false, withCard('talk', elsewhere)],
  ];
  test.each(rows)('[T44] %s: %s', (_, found, written) => {
    expect(kept('look-alike', written)).toEqual({ miss: found ? 0 : 1, measured: found ? 'one such pair' : 'none' });
  });

  test('[T44] every pair is counted', () => {
    const bed = (id: string, state: string): Fields => card(id, 5, says('02:00', { location: 'BEDROOM', state }));
    const cards = [bed('nap', 'ASLEEP'), bed('call', 'AWAKE'), bed('snore', 'ASLEEP')];
    expect(kept('look-alike', puzzle(cards))).toEqual({ miss: 0, measured: '2 such pairs' });
  });
});

describe('[T44] facts', () => {
  test('[T44] of a puzzle that keeps every promise', () => {
    expect(facts(proving(DAILY))).toEqual({
      grade: 3,
      numbers: { turns: 2, scrutiny: 1, margin: 5, lines: 222, wins: 1, best: 1, random: 36 },
      line: ['submit face plank duck', 'submit tag'],
      themes: {
        'refuting first': ['wrong'],
        'top card': ['trap'],
        counters: ['CHECK_IN', 'MISMATCH'],
        needed: ['face', 'plank', 'tag', 'duck'],
      },
    });
  });

  test('[T42] the grade is the place of the row; a puzzle of no row is as easy as can be', () => {
    const grades = [undefined, ...DIFFICULTIES].map((difficulty) => facts(proving(daily({ difficulty }))).grade);
    expect(grades).toEqual([1, 1, 2, 3, 4, 5]);
  });

  const tops: readonly [what: string, written: Fields, found: string][] = [
    ['in the best line', puzzle([card('a', 8)], { resistance: 9 }), 'right'],
    ['in a win, but no best line', puzzle([loud('a', 9), card('b', 8)], { resistance: 9 }), 'neither'],
    ['in no win', puzzle([loud('a', 9), card('b', 8)], { resistance: 9, scrutiny: 4 }), 'trap'],
    [
      'in the best line, of two as strong the first dealt',
      puzzle([card('a', 8), loud('b', 8)], { resistance: 9 }),
      'right',
    ],
  ];
  test.each(tops)('[T44] the top card is %s', (_, written, found) => {
    expect(facts(proving(written)).themes['top card']).toEqual([found]);
  });

  test('[T44] refuting first is right where a best line begins so', () => {
    // The bonus would fall on halves.
    const cards = [idle('a', 8), idle('b', 8), refuter('tape', 2, ['CAMERA'])];
    const written = puzzle(cards, { counter: [counter('CAMERA', 'INTENT')], resistance: 24 });
    expect(facts(proving(written)).themes['refuting first']).toEqual(['right']);
  });

  const odds: readonly [chance: number, random: number][] = [
    [0, 0],
    [0.00049, 0],
    [0.0005, 1],
    [0.0355, 36],
    [1, 1000],
  ];
  test.each(odds)('[T44] a chance of %d is %i in a thousand', (chance, random) => {
    const setup = read(DAILY);
    const won: Outcome = { result: 'won', reason: 'granted', scores: [1] };
    const state: State = { ...testimony.start(setup, SEED), resistance: 0, story: 1 };
    const walk = (visit: Parameters<TestimonyProver['walk']>[0]): void =>
      visit(state, [{ kind: 'submit', cards: 1 }], chance, won);
    expect(facts({ ...proving(DAILY), walk })).toMatchObject({ numbers: { random } });
  });
});

describe('[T44] a week', () => {
  const day = (first: string, top: string, grade = 1, random = 100): Facts => ({
    grade,
    numbers: { random },
    line: [],
    themes: { 'refuting first': [first], 'top card': [top] },
  });
  const days = (firsts: string, tops: string): readonly Facts[] =>
    [...firsts].map((first, i) =>
      // A grade of its own for each day, so that none is compared.
      day(first === 'r' ? 'right' : 'wrong', { r: 'right', t: 'trap', n: 'neither' }[tops[i]!]!, i),
    );

  const weeks: readonly [what: string, firsts: string, tops: string, broken: readonly string[]][] = [
    ['no day', '', '', []],
    ['twice each', 'rrwwrrr', 'rrttnnn', []],
    ['refuting right once', 'rwwwwww', 'rrttnnn', ['refuting first is right on 1 and wrong on 6 of the days']],
    ['refuting wrong once', 'rrrwrrr', 'rrttnnn', ['refuting first is right on 6 and wrong on 1 of the days']],
    ['refuting never wrong', 'rrrrrrr', 'rrttnnn', ['refuting first is right on 7 and wrong on 0 of the days']],
    ['the top card right once', 'rrwwrrr', 'rtttnnn', ['top card is right on 1 and trap on 3 of the days']],
    ['the top card a trap once', 'rrwwrrr', 'rrtnnnn', ['top card is right on 2 and trap on 1 of the days']],
    ['the top card neither', 'rrwwrrr', 'nnnnnnn', ['top card is right on 0 and trap on 0 of the days']],
    [
      'both',
      'rrrrrrr',
      'rrrrrrr',
      ['refuting first is right on 7 and wrong on 0 of the days', 'top card is right on 7 and trap on 0 of the days'],
    ],
    ['five days, what lacks can still come', 'rrrrr', 'rrrrr', []],
    [
      'six days, one to come and two lacking',
      'rrrrrr',
      'rrrrrr',
      ['refuting first is right on 6 and wrong on 0 of the days', 'top card is right on 6 and trap on 0 of the days'],
    ],
    ['six days, one to come and one lacking', 'rrrrrw', 'rrrrrt', []],
    ['three days, four to come', 'rww', 'nnn', []],
    ['four days, three to come and four lacking', 'rrww', 'nnnn', ['top card is right on 0 and trap on 0 of the days']],
    ['two days without a refutation first', 'ww', 'rt', []],
    ['three days without', 'www', 'rtr', ['refuting first is right on none of the first 3 days']],
  ];
  test.each(weeks)('[T44] %s', (_, firsts, tops, broken) => {
    expect(week(days(firsts, tops))).toEqual(broken);
  });

  const pairs: readonly [
    what: string,
    first: readonly number[],
    second: readonly number[],
    broken: readonly string[],
  ][] = [
    ['harder', [2, 200], [2, 199], []],
    ['as hard', [2, 200], [2, 200], []],
    ['easier', [2, 200], [2, 201], ['day 2 is easier than day 1: random play wins 201 in a thousand, not 200']],
    ['easier, but of another row', [2, 200], [3, 900], []],
  ];
  test.each(pairs)('[T44] of two days the later is %s', (_, [grade, random], [next, then], broken) => {
    expect(week([day('right', 'right', grade, random), day('right', 'right', next, then)])).toEqual(broken);
  });

  test('[T44] days that do not follow each other are not compared', () => {
    const three = [day('right', 'right', 2, 100), day('right', 'right', 3, 50), day('right', 'right', 2, 200)];
    expect(week(three)).toEqual([]);
  });
});
