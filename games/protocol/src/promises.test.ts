import type { Facts, Outcome, Prover } from '@lockstep/kernel';
import { parseSeed } from '@lockstep/kernel';
import { prover } from '@lockstep/solver';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { DAILY, daily, withCards } from './daily.fixture.ts';
import { gameModule } from './module.ts';
import { card, type Fields, hand, read } from './play.fixture.ts';
import { facts, promises, week } from './promises.ts';
import type { Setup } from './setup.ts';

type ProtocolProver = Prover<Setup, Action>;

const promise = (name: string) => {
  const found = promises.find((one) => one.name === name);
  if (!found) throw new Error(`no promise is called ${name}`);
  return found;
};

const proving = (written: Fields): ProtocolProver =>
  prover<Setup, Action>(gameModule, read(written), parseSeed('daily'));

const ANY: Action = { kind: 'draft', cards: 63 };
const lost: Outcome = { result: 'lost', reason: 'turns-used-up', scores: [0] };

/** A prover that answers what it is told to. */
const told = (answers: Partial<ProtocolProver> = {}): ProtocolProver => ({
  walk: () => {},
  setup: read(DAILY),
  best: () => ({ score: 5, line: [] }),
  reaches: () => false,
  firstActions: () => [],
  winsAtRandom: () => 0,
  outcomeOf: () => lost,
  ...answers,
});

describe('[P16] what a day of the week asks', () => {
  const drafts: readonly [grade: number, count: number, miss: number][] = [
    [1, 92, 0],
    [1, 93, 1],
    [1, 60, 0],
    [1, 59, 1],
    [2, 59, 0],
    [2, 60, 1],
    [2, 30, 0],
    [2, 29, 1],
    [3, 29, 0],
    [3, 12, 0],
    [3, 11, 1],
    [4, 11, 0],
    [4, 5, 0],
    [4, 4, 1],
    [5, 4, 0],
    [5, 5, 1],
    [5, 2, 0],
    [5, 1, 1],
  ];
  test.each(drafts)('[P16] [P15] grade %i with %i Gold drafts misses by %i', (grade, count, miss) => {
    const setup = read(daily({ aims: { grade } }));
    const firstActions = () => Array.from({ length: count }, () => ANY);
    expect(promise('gold-drafts').test(told({ setup, firstActions })).miss).toBe(miss);
  });

  const risks: readonly [risk: boolean | undefined, safe: boolean, miss: number][] = [
    [true, true, 1],
    [true, false, 0],
    [false, true, 0],
    [undefined, true, 0],
  ];
  test.each(risks)('[P16] risk %s, safe Gold %s: missed by %i', (risk, calm, miss) => {
    const setup = read(daily({ aims: { risk } }));
    const reaches = (lines: string): boolean => lines === 'safe' && calm;
    expect(promise('risk').test(told({ setup, reaches })).miss).toBe(miss);
  });
});

describe('promises', () => {
  test('are these eleven, the cheap ones first', () => {
    expect(promises.map(({ name }) => name)).toEqual([
      'deal',
      'schedule',
      'top-impact-below-gold',
      'greedy-below-gold',
      'gold-drafts',
      'risk',
      'earned-gold',
      'varied-gold',
      'safe-line',
      'winnable',
      'random-loses',
    ]);
  });

  const proof = proving(DAILY);
  test.each(promises)('$name is kept by a Daily that was published: $wanted', ({ test: run }) => {
    expect(run(proof)).toMatchObject({ miss: 0 });
  });

  const entries = (DAILY.schedule as readonly Fields[]).map((entry) => ({ ...entry }));
  const trusting = (trust: string, ...at: readonly number[]): Fields =>
    withCards((one, i) => (at.includes(i) ? { trust } : { trust: one.trust === trust ? 'PLAUSIBLE' : one.trust }));

  const broken: readonly [name: string, what: string, written: Fields, miss: number, measured: string][] = [
    ['deal', 'no SKETCHY card', trusting('SKETCHY'), 1, '0 SKETCHY, 2 VERIFIED, a pair, an anchor'],
    ['deal', 'four SKETCHY cards', trusting('SKETCHY', 1, 2, 3, 5), 2, '4 SKETCHY, 2 VERIFIED, a pair, an anchor'],
    ['deal', 'one VERIFIED card', trusting('VERIFIED', 0), 1, '2 SKETCHY, 1 VERIFIED, a pair, an anchor'],
    ['deal', 'five VERIFIED cards', trusting('VERIFIED', 0, 1, 2, 3, 4), 2, '2 SKETCHY, 5 VERIFIED, a pair, an anchor'],
    [
      'deal',
      'nothing that resonates',
      daily({ tuning: { resonance_tags: ['TIME'] } }),
      1,
      '2 SKETCHY, 2 VERIFIED, no pair, an anchor',
    ],
    [
      'deal',
      'no AUTHORITY or TIME',
      withCards(() => ({ tags: ['LOCATION'] })),
      1,
      '2 SKETCHY, 2 VERIFIED, a pair, no anchor',
    ],
    [
      'schedule',
      'a protocol after turn 4',
      daily({ schedule: entries.map((entry, i) => (i === 2 ? { ...entry, from: 5 } : entry)) }),
      1,
      '2 protocols, 2 with no repeats, Scrutiny 2',
    ],
    [
      'schedule',
      'the first protocol once more',
      daily({ schedule: entries.map((entry, i) => (i === 2 ? { ...entry, protocol: 'SOURCES' } : entry)) }),
      1,
      '2 protocols, 2 with no repeats, Scrutiny 2',
    ],
    [
      'schedule',
      'no clause about repeats',
      daily({ schedule: entries.map((entry) => ({ ...entry, no_repeat: false })) }),
      2,
      '3 protocols, 0 with no repeats, Scrutiny 2',
    ],
    ['schedule', 'Scrutiny from 4', daily({ scrutiny: 4 }), 2, '3 protocols, 2 with no repeats, Scrutiny 4'],
    ['top-impact-below-gold', 'Resistance 60', daily({ resistance: 60 }), 1, '4 turns left'],
    ['greedy-below-gold', 'Resistance 60', daily({ resistance: 60 }), 2, '5 turns left'],
    ['gold-drafts', 'Resistance 30', daily({ resistance: 30 }), 798, '890 drafts'],
    ['gold-drafts', 'a turn less', daily({ turns: 7 }), 2, '0 drafts'],
    ['earned-gold', 'Resistance 80 (D29-86)', daily({ resistance: 80 }), 1, 'a Gold line without either'],
    ['varied-gold', 'Resistance 80', daily({ resistance: 80 }), 2, '2 do'],
    ['safe-line', 'four turns', daily({ turns: 4 }), 1, 'a bare clear'],
    ['safe-line', 'SKETCHY cards alone', withCards(() => ({ trust: 'SKETCHY' })), 2, 'no clear'],
    ['winnable', 'a cap of 5', daily({ tuning: { compliance_cap: 5 } }), 1, 'not won'],
  ];
  test.each(broken)('%s is broken by %s, and the miss says by how much', (name, _, written, miss, measured) => {
    expect(promise(name).test(proving(written))).toEqual({ miss, measured });
  });

  test('random-loses is broken where any payload of little worth wins', () => {
    const open = hand([card('a', 9), card('b', 9), card('c', 9)], { resistance: 10 });
    expect(promise('random-loses').test(proving(open))).toEqual({
      miss: 10_000 - 1499,
      measured: '10000 of 10000 won',
    });
  });
});

describe('the edges of a promise', () => {
  const drafts: readonly [drafts: number, miss: number][] = [
    [0, 2],
    [1, 1],
    [2, 0],
    [92, 0],
    [93, 1],
    [924, 832],
  ];
  test.each(drafts)('D29-85 %i Gold drafts miss by %i', (count, miss) => {
    const asked: unknown[] = [];
    const firstActions = (...question: unknown[]) => {
      asked.push(question);
      return Array.from({ length: count }, () => ANY);
    };
    expect(promise('gold-drafts').test(told({ firstActions }))).toEqual({ miss, measured: `${count} drafts` });
    expect(asked).toEqual([['scanless', 5]]);
  });

  const scores: readonly [score: number, miss: number, measured: string][] = [
    [0, 0, 'loses'],
    [4, 0, '3 turns left'],
    [5, 1, '4 turns left'],
    [8, 4, '7 turns left'],
  ];
  test.each(scores)('a bot that scores %i misses by %i', (score, miss, measured) => {
    for (const bot of ['top-impact', 'greedy']) {
      const outcomeOf = (name: string): Outcome => ({ ...lost, scores: [name === bot ? score : 99] });
      expect(promise(`${bot}-below-gold`).test(told({ outcomeOf }))).toEqual({ miss, measured });
    }
  });

  const wins: readonly [wins: number, miss: number][] = [
    [0, 0],
    [1499, 0],
    [1500, 1],
    [1600, 101],
  ];
  test.each(wins)('%i random wins of 10 000 miss by %i', (count, miss) => {
    const winsAtRandom = (playouts: number): number => (playouts === 10_000 ? count : -1);
    expect(promise('random-loses').test(told({ winsAtRandom })).miss).toBe(miss);
  });

  const safe: readonly [score: number, miss: number][] = [
    [0, 2],
    [1, 1],
    [2, 0],
    [5, 0],
  ];
  test.each(safe)('D29-87 a safe line of score %i misses by %i', (score, miss) => {
    const answers = {
      reaches: (lines: string, least: number) => lines === 'safe' && score >= least,
      best: (lines: string) => ({ score: lines === 'safe' ? score : 8, line: [] }),
    };
    expect(promise('safe-line').test(told(answers)).miss).toBe(miss);
  });

  test('Bronze, Gold and the lines they are asked of follow the numbers of the puzzle', () => {
    const asked: unknown[] = [];
    const setup = read(daily({ tuning: { gold_turns_left: 6, silver_turns_left: 4, bronze_turns_left: 3 } }));
    const reaches = (...question: unknown[]): boolean => {
      asked.push(question);
      return true;
    };
    promise('safe-line').test(told({ setup, reaches }));
    promise('earned-gold').test(told({ setup, reaches }));
    expect(asked).toEqual([
      ['safe', 4],
      ['plain', 7],
    ]);
  });
});

describe('varied-gold', () => {
  /** Only a and b together are worth 30; any other payload 19 at most. */
  const pair = (changes: Fields = {}): Fields =>
    hand([card('a', 15), card('b', 15), ...['c', 'd', 'e', 'f'].map((id) => card(id, 4))], {
      evidence: undefined,
      ...changes,
    });
  const winners = (written: Fields): number => promise('varied-gold').test(told({ setup: read(written) })).miss;

  test('one payload of 30 repeated wins with Gold; with a cap of 24 nothing does', () => {
    expect(winners(pair())).toBe(1);
    expect(winners(pair({ tuning: { compliance_cap: 24 } }))).toBe(0);
  });

  test('two of 26 alternated win with Gold, in whichever order', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) => card(id, 13));
    const schedule = [{ from: 1, protocol: 'OPEN', no_repeat: true }];
    // Three ways to make two pairs of four cards.
    expect(winners(hand(cards, { schedule, evidence: undefined, tuning: { keep: 4 } }))).toBe(3 * 2);
  });

  test('a clause about repeats stops the one payload', () => {
    expect(winners(pair({ schedule: [{ from: 1, protocol: 'OPEN', no_repeat: true }] }))).toBe(0);
  });

  test('a turn that gains nothing does not stop it where there is time for one', () => {
    const shut = { id: 'SHUT', line: 'No.', path: [{ tags: ['FOOD'] }, { tags: ['FOOD'] }] };
    const open = { id: 'OPEN', line: 'Yes.', path: [{ at_least: 1 }, { at_most: 2 }] };
    const schedule = [
      { from: 1, protocol: 'SHUT' },
      { from: 2, protocol: 'OPEN' },
    ];
    const written = { schedule, protocol: [shut, open] };
    expect(winners(pair({ ...written, resistance: 91 }))).toBe(0);
    expect(winners(pair({ ...written, resistance: 90 }))).toBe(1);
  });

  test('a payload whose card an Audit quarantined cannot be repeated', () => {
    const risky = ['a', 'b'].map((id) => card(id, 15, { trust: 'SKETCHY' }));
    // The cap of 5 is reached on turn 1: 100 − 30 + 15 would still leave time for Gold.
    expect(winners(hand(risky, { scrutiny: 4, evidence: undefined, tuning: { keep: 2 } }))).toBe(0);
    expect(winners(hand(risky, { scrutiny: 0, evidence: undefined, tuning: { keep: 2 } }))).toBe(1);
  });

  test('Evidence that a puzzle gives is all there is to alternate', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) => card(id, 13));
    expect(winners(hand(cards, { evidence: ['a', 'b'] }))).toBe(1);
    expect(winners(hand(cards))).toBe(6 * 6);
  });
});

describe('facts', () => {
  test('[P15] of a published Daily, proven', () => {
    const found = facts(proving(DAILY));
    expect(found).toEqual({
      grade: 2,
      numbers: { par: 4, excellent: 31, safe: 4, random: 0 },
      line: [
        'draft certificate probe still out-of-office doorbell plumber',
        'submit certificate plumber',
        'submit probe',
        'submit still doorbell',
        'submit probe out-of-office',
      ],
      themes: { protocols: ['SOURCES', 'SINGLE', 'STAMPED'], resonances: ['AUTHORITY'], doubled: [] },
    });
  });

  const grades: readonly [drafts: number, grade: number][] = [
    [924, 1],
    [60, 1],
    [59, 2],
    [30, 2],
    [29, 3],
    [12, 3],
    [11, 4],
    [5, 4],
    [4, 5],
    [2, 5],
  ];
  test.each(grades)('[P15] %i Gold drafts are grade %i', (count, grade) => {
    const firstActions = () => Array.from({ length: count }, () => ANY);
    expect(facts(told({ firstActions }))).toMatchObject({ grade, numbers: { excellent: count } });
  });

  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [1499, 150],
  ])('%i random wins of 10 000 are %i in a thousand', (wins, random) => {
    expect(facts(told({ winsAtRandom: () => wins }))).toMatchObject({ numbers: { random } });
  });

  test('a tag that resonates on two turns of the best line is doubled, on one it is not', () => {
    const cards = [
      card('t1', 10, { tags: ['TIME'] }),
      card('t2', 10, { tags: ['TIME'] }),
      card('w1', 10, { tags: ['WORK', 'SENSOR'] }),
      card('w2', 10, { tags: ['WORK', 'SENSOR'] }),
    ];
    const schedule = [{ from: 1, protocol: 'OPEN', no_repeat: true }];
    const { themes } = facts(proving(hand(cards, { schedule, resistance: 90, turns: 3 })));
    expect(themes.protocols).toEqual(['OPEN']);
    expect([...themes.resonances!].sort()).toEqual(['SENSOR', 'TIME', 'WORK']);
    expect(themes.doubled).toEqual(['TIME']);
  });
});

describe('a week', () => {
  const day = (protocols: readonly string[], doubled: readonly string[] = []): Facts => ({
    grade: 1,
    numbers: {},
    line: [],
    themes: { protocols, resonances: doubled, doubled },
  });
  const days = (count: number, those: Facts): readonly Facts[] =>
    Array.from({ length: 7 }, (_, i) => (i < count ? those : day([`OTHER_${i}`])));

  test.each([
    [4, []],
    [5, ['SENSOR_DRIFT is enforced on 5 days']],
    [7, ['SENSOR_DRIFT is enforced on 7 days']],
  ])('a protocol on %i days', (count, broken) => {
    expect(week(days(count, day(['SENSOR_DRIFT'])))).toEqual(broken);
  });

  test.each([
    [3, []],
    [4, ['TIME resonates twice in the best line on 4 days']],
  ])('a tag doubled on %i days', (count, broken) => {
    expect(week(days(count, day([], ['TIME'])))).toEqual(broken);
  });

  test('every fault of a week is named', () => {
    expect(week(days(6, day(['A', 'B'], ['WORK'])))).toEqual([
      'A is enforced on 6 days',
      'B is enforced on 6 days',
      'WORK resonates twice in the best line on 6 days',
    ]);
  });

  test('a tag that resonates once a day is no fault', () => {
    const once = { ...day([]), themes: { protocols: [], resonances: ['TIME'], doubled: [] } };
    expect(week(days(7, once))).toEqual([]);
    expect(week([])).toEqual([]);
  });
});
