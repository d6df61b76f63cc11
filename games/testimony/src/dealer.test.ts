import { parseDay, WEEKDAYS, type Weekday, weekday } from '@lockstep/calendar';
import { canonical, type Json, openStream, parseSeed } from '@lockstep/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from './card.ts';
import { published } from './content.fixture.ts';
import { constraintsFor, dealer } from './dealer.ts';
import { type Pack, type PackCard, parsePack } from './pack.ts';
import { counter, type Fields, read } from './play.fixture.ts';
import type { Script } from './script.ts';
import { makeSetup } from './setup.ts';
import { strongest } from './strongest.ts';
import { minuteOf } from './time.ts';
import { ALERT_STATES, CLAIM_KINDS, DIFFICULTIES, type Difficulty, PROOFS } from './vocabulary.ts';

type Constraints = { readonly [key: string]: Json };

const deal = (pack: Pack, seed: string, constraints: Constraints = {}) =>
  dealer(pack, openStream(parseSeed(seed), 'deal'), constraints);

/** So many deals that come off. */
const dealt = (count: number, constraints: Constraints, pack = published): readonly Script[] => {
  const made: Script[] = [];
  for (let i = 0; made.length < count; i += 1) {
    const one = deal(pack, `${canonical(constraints)} ${i}`, constraints);
    if (one.ok) made.push(read(one.value as Fields).script);
    if (i > count * 20) throw new Error(`only ${made.length} of ${i} deals came off`);
  }
  return made;
};

const packCard = ({ id }: Card): PackCard => published.card.find((one) => one.id === id)!;
const rowOf = (id: Difficulty) => published.difficulty.find((row) => row.id === id)!;
const within = (value: number, [least, most]: readonly [number, number]): boolean => least <= value && value <= most;
const rangeOf = ({ claims: { timeRange } }: Card): readonly [number, number] => [
  minuteOf(timeRange![0]),
  minuteOf(timeRange![1]),
];
const evidenceOf = ({ card }: Script): readonly Card[] => card.filter(({ refutes }) => refutes.length === 0);

/** One asleep and one up, at one place, four minutes apart at most. */
const alike = (a: Card, b: Card): boolean => {
  const [[from, to], [start, end]] = [rangeOf(a), rangeOf(b)];
  return (
    a.claims.state === 'ASLEEP' &&
    ALERT_STATES.includes(b.claims.state!) &&
    a.claims.location !== undefined &&
    a.claims.location === b.claims.location &&
    Math.max(from - end, start - to) <= 4
  );
};

describe.each(DIFFICULTIES)('[T42] D05v2-58 D05v2-60…64 deals of the row %s', (difficulty) => {
  const row = rowOf(difficulty);
  let puzzles: readonly Script[] = [];
  beforeAll(() => {
    puzzles = dealt(12, { difficulty });
  });

  /** What a deal shows, and what every one of them has to show. */
  const laws: readonly [law: string, value: (puzzle: Script) => unknown, wanted: unknown][] = [
    ['[T42] its cards, each once', ({ card }) => new Set(card.map(({ id }) => id)).size, row.cards],
    ['[T42] its Resistance', ({ resistance }) => resistance, row.resistance],
    ['[T42] its turns', ({ turns }) => turns, row.turns],
    ['[T42] its concerns', ({ concern }) => new Set(concern).size, row.concerns],
    ['[T42] its counters, each once', ({ counter: list }) => new Set(list.map(({ id }) => id)).size, row.counters],
    ['[T42] its name', (puzzle) => puzzle.difficulty, difficulty],
    [
      '[T44] its aims',
      ({ aims }) => aims,
      {
        traps: row.traps,
        margin: row.margin,
        greedy_wins: row.greedy_wins,
        random: [0, row.random_most],
        traps_exact: true,
        ...(row.wins_least === undefined ? {} : { wins_least: row.wins_least }),
      },
    ],
    [
      '[T14] refutations, as many as the row has',
      ({ card }) => within(card.filter(({ refutes }) => refutes.length > 0).length, row.refutations),
      true,
    ],
    [
      '[T8] each of them refutes a counter of the deal',
      (puzzle) =>
        puzzle.card.every(
          ({ refutes }) => refutes.length === 0 || puzzle.counter.some(({ id }) => refutes.includes(id)),
        ),
      true,
    ],
    [
      '[T44] two cards that look alike',
      (puzzle) => evidenceOf(puzzle).some((a) => evidenceOf(puzzle).some((b) => alike(a, b))),
      true,
    ],
    [
      '[T44] a strongest story that exceeds Resistance as the row asks',
      (puzzle) => within(strongest(makeSetup(puzzle))!.damage - puzzle.resistance, row.margin),
      true,
    ],
    ['[T11] FULL', ({ visibility }) => visibility, 'FULL'],
    ['[T37] no Scrutiny yet', ({ scrutiny }) => scrutiny, 0],
    ['[T39] the numbers of the pack', ({ tuning }) => tuning, published.tuning],
    ['[T6] the conflict table of the pack', ({ conflict }) => conflict, published.conflict],
    [
      '[T43] the target of its incident',
      ({ target, incident }) => published.incident.some((one) => one.id === incident && one.target === target),
      true,
    ],
    [
      '[T12] concerns in their printed order',
      ({ concern }) => concern.join() === PROOFS.filter((proof) => concern.includes(proof)).join(),
      true,
    ],
  ];
  test.each(laws)('%s', (_, value, wanted) => {
    for (const puzzle of puzzles) expect(value(puzzle)).toEqual(wanted);
  });

  test('[T14] powers and claims are of the card’s ranges and lists, all else is the card’s', () => {
    for (const card of puzzles.flatMap((puzzle) => puzzle.card)) {
      const { power, minutes, claims, ...rest } = packCard(card);
      const { power: fixed, claims: said, ...others } = card;
      expect(others).toEqual(rest);
      expect(within(fixed, power)).toBe(true);
      for (const kind of CLAIM_KINDS) {
        if (claims[kind] === undefined) expect(said).not.toHaveProperty(kind);
        else expect(claims[kind]).toContain(said[kind]);
      }
      if (card.refutes.length > 0) {
        expect(said).toEqual({});
        continue;
      }
      const [from, to] = rangeOf(card);
      expect(within(to - from, minutes)).toBe(true);
      const [first, last] = [minuteOf(claims.timeRange![0]), minuteOf(claims.timeRange![1])];
      expect(first <= from && to <= last).toBe(true);
    }
  });

  test('[T43] all times lie in the forty minutes around the incident', () => {
    for (const puzzle of puzzles) {
      const middle = minuteOf(published.incident.find(({ id }) => id === puzzle.incident)!.time);
      for (const card of evidenceOf(puzzle)) {
        const [from, to] = rangeOf(card);
        expect([from >= middle - 20, to <= middle + 20]).toEqual([true, true]);
      }
    }
  });

  test('[T38] counters are the pack’s, and not always the same', () => {
    for (const { counter: list } of puzzles) for (const one of list) expect(published.counter).toContainEqual(one);
    expect(new Set(puzzles.map(({ counter: list }) => list.map(({ id }) => id).join())).size).toBeGreaterThan(3);
  });
});

describe('deals of any kind', () => {
  test('[K1] one seed deals one puzzle, another another', () => {
    const constraints = { difficulty: 'EASY' };
    expect(deal(published, 'a', constraints)).toEqual(deal(published, 'a', constraints));
    const puzzles = dealt(20, constraints);
    expect(new Set(puzzles.map((puzzle) => canonical(puzzle))).size).toBe(20);
  });

  test('[K1] the pack is left as it was', () => {
    const before = canonical(published);
    dealt(3, { difficulty: 'HARD' });
    expect(canonical(published)).toBe(before);
  });

  test('[T13] what no constraint names is drawn: every row and every incident', () => {
    const puzzles = dealt(48, {});
    expect(new Set(puzzles.map(({ difficulty }) => difficulty))).toEqual(new Set(DIFFICULTIES));
    expect(new Set(puzzles.map(({ incident }) => incident))).toEqual(new Set(published.incident.map(({ id }) => id)));
  });

  test.each(published.incident)('[T13] a constraint on $id is kept', ({ id, target }) => {
    expect(dealt(2, { difficulty: 'TUTORIAL', incident: id })).toMatchObject([
      { incident: id, target },
      { incident: id, target },
    ]);
  });

  const { random_most: most } = rowOf('NORMAL');
  const halves: readonly [half: string | null, least: number, most: number][] = [
    ['easier', Math.floor(most / 2), most],
    ['harder', 0, Math.floor(most / 2)],
    [null, 0, most],
  ];
  test.each(halves)('[T44] the %s half of a row: random play wins %i to %i in a thousand', (half, least, largest) => {
    const constraints = { difficulty: 'NORMAL', ...(half === null ? {} : { half }) };
    for (const { aims } of dealt(3, constraints)) expect(aims!.random).toEqual([least, largest]);
  });
});

describe('a deal that no proof could mend fails, and says why', () => {
  const NIGHT = ['20:00', '09:00'];
  const evidence = (id: string, state: string, more: Fields = {}): Fields => ({
    id,
    name: id,
    power: [3, 16],
    trust: 'VERIFIED',
    proves: ['INTENT', 'IDENTITY', 'LOCATION', 'LIVENESS'],
    claims: { timeRange: NIGHT, location: ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'], state: [state] },
    ...more,
  });
  const many = (count: number, state: string, more: Fields = {}): readonly Fields[] =>
    Array.from({ length: count }, (_, i) => evidence(`${state.toLowerCase()}-${i}`, state, more));
  const REFUTER = { id: 'tape', name: 'tape', power: [2, 7], trust: 'VERIFIED', refutes: ['A', 'B', 'C'] };
  const packOf = (cards: readonly Fields[], changes: Fields = {}): Pack => {
    const parsed = parsePack({
      tuning: {},
      difficulty: published.difficulty,
      conflict: published.conflict,
      incident: published.incident,
      counter: ['A', 'B', 'C'].map((id) => counter(id, 'INTENT')),
      card: [...cards, REFUTER],
      ...changes,
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
    return parsed.value;
  };
  const ample = [...many(12, 'AWAKE'), ...many(12, 'ASLEEP')];

  test('[T43] a pack of these cards deals puzzles', () => {
    expect(dealt(2, { difficulty: 'NORMAL' }, packOf(ample))).toHaveLength(2);
  });

  const noon = [{ ...published.incident[0]!, time: '12:10' }];
  const rows: readonly [what: string, pack: Pack, why: string][] = [
    ['nobody sleeps', packOf(many(12, 'AWAKE')), 'no two cards of the night look alike'],
    ['nobody wakes', packOf(many(12, 'ASLEEP')), 'no two cards of the night look alike'],
    [
      'one card is all that sleeps and wakes',
      packOf([
        evidence('both', 'x', {
          claims: {
            timeRange: NIGHT,
            location: ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'],
            state: ['ASLEEP', 'AWAKE'],
          },
        }),
      ]),
      'no two cards of the night look alike',
    ],
    ['three cards', packOf([...many(2, 'AWAKE'), ...many(1, 'ASLEEP')]), 'the pack has too few cards of the night'],
    [
      'cards of another hour',
      packOf(many(12, 'AWAKE', { claims: { timeRange: ['13:00', '14:00'], state: ['AWAKE'] } })),
      'no two cards of the night look alike',
    ],
    ['an incident so near to noon', packOf(ample, { incident: noon }), 'no two cards of the night look alike'],
    [
      'two things proven of three',
      packOf([...many(12, 'AWAKE', { proves: ['INTENT'] }), ...many(12, 'ASLEEP', { proves: ['IDENTITY'] })]),
      'the hand proves too little',
    ],
    [
      'no card is strong enough',
      packOf([...many(12, 'AWAKE', { power: [1, 2] }), ...many(12, 'ASLEEP', { power: [1, 2] })]),
      'no story of these cards comes near the row',
    ],
  ];
  test.each(rows)('[T43] %s', (_, pack, why) => {
    for (let i = 0; i < 12; i += 1)
      expect(deal(pack, `poor ${i}`, { difficulty: 'NORMAL' })).toEqual({ ok: false, fault: why });
  });
});

describe('[T13] what a date asks of its deal', () => {
  const dayOf = (text: string): number => {
    const day = parseDay(text);
    if (!day.ok) throw new Error(day.fault);
    return day.value;
  };
  const MONDAY = dayOf('2026-11-16');
  const WEEK: readonly [day: Weekday, difficulty: Difficulty, half: string | undefined][] = [
    ['Monday', 'EASY', 'easier'],
    ['Tuesday', 'EASY', 'harder'],
    ['Wednesday', 'NORMAL', 'easier'],
    ['Thursday', 'NORMAL', 'harder'],
    ['Friday', 'HARD', 'easier'],
    ['Saturday', 'HARD', 'harder'],
    ['Sunday', 'EXPERT', undefined],
  ];
  test.each(WEEK)('[T13] %s is %s, its %s half', (name, difficulty, half) => {
    const at = WEEKDAYS.indexOf(name);
    for (const day of [MONDAY + at, MONDAY + at + 7 * 40, MONDAY + at - 7 * 9000]) {
      expect(weekday(day as never)).toBe(name);
      expect(constraintsFor(published, day)).toMatchObject({ difficulty, ...(half && { half }) });
      if (half === undefined) expect(constraintsFor(published, day)).not.toHaveProperty('half');
    }
  });

  test('[T13] no day is a TUTORIAL', () => {
    for (let i = 0; i < 21; i += 1) expect(constraintsFor(published, MONDAY + i).difficulty).not.toBe('TUTORIAL');
  });

  test('[T43] incidents come in turn: each once in any eight days', () => {
    const ids = new Set(published.incident.map(({ id }) => id));
    for (const first of [MONDAY, MONDAY + 3, -4, -900])
      expect(new Set(Array.from({ length: 8 }, (_, i) => constraintsFor(published, first + i).incident))).toEqual(ids);
  });

  test('[T13] a deal keeps the constraints of its date', () => {
    for (let i = 0; i < 7; i += 1) {
      const constraints = constraintsFor(published, MONDAY + i);
      const [puzzle] = dealt(1, constraints);
      expect(puzzle).toMatchObject({ difficulty: constraints.difficulty, incident: constraints.incident });
    }
  });
});
