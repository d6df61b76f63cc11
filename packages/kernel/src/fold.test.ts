import { describe, expect, test } from 'vitest';
import { fold, link, makeLanes } from './fold.ts';

const lanes = (value: unknown): string => makeLanes(fold(value));

describe('fold', () => {
  const pinned: readonly [value: unknown, expected: string][] = [
    [null, '9ab54f1e3fce9c8b'],
    [true, '642b50659834b886'],
    [false, 'f82daa162e26358c'],
    [0, '36edeae112937676'],
    [1, '645066f7327e948d'],
    [-1, 'a9069b7754fb8f13'],
    [2 ** 31, '8fe507855e492ec8'],
    [2 ** 32 - 1, '6cd7d51ee95d86c9'],
    [-(2 ** 31) - 1, 'f8e4170f2fa30ce1'],
    [Number.MAX_SAFE_INTEGER, 'b4c365d262d090c0'],
    ['', 'dc840c2959fa3785'],
    ['a', '0cab317d0218a1e7'],
    [[], '06d8d0fff72bdc0f'],
    [{}, '9e0af071c28801c3'],
    [[1, 2], '1cb11e4fce290322'],
    [{ a: 1, b: [2, 'x'] }, '85e394f6d9530099'],
  ];
  test.each(pinned)('[K1] %j folds to %s forever', (value, expected) => {
    expect(lanes(value)).toBe(expected);
  });

  test('[K1] a link depends on the link before it, the action and the state', () => {
    const from = fold({ turn: 0 });
    expect(makeLanes(link(from, 'add 3', { turn: 1 }))).toBe('8703301e0670b931');
    const others = [
      link(fold({ turn: 1 }), 'add 3', { turn: 1 }),
      link(from, 'add 2', { turn: 1 }),
      link(from, 'add 3', { turn: 2 }),
      link(from, 'add 3', { turn: 1, more: 0 }),
    ];
    for (const other of others) expect(makeLanes(other)).not.toBe('8703301e0670b931');
  });

  test('[K1] the order of fields does not count, the order of a list does', () => {
    expect(lanes({ a: 1, b: { c: 2, d: 3 } })).toBe(lanes({ b: { d: 3, c: 2 }, a: 1 }));
    expect(lanes([1, 2])).not.toBe(lanes([2, 1]));
  });

  const apart: readonly [unknown, unknown][] = [
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: 1 }, { b: 1 }],
    [{ a: { b: 1 } }, { b: { a: 1 } }],
    [
      [[1], 2],
      [1, [2]],
    ],
    [
      ['ab', 'c'],
      ['a', 'bc'],
    ],
    [[], [[]]],
    [{}, []],
    ['', []],
    ['1', 1],
    [0, false],
    [null, false],
    [{ a: null }, {}],
    [4294967296, 0],
    [4294967297, 1],
  ];
  test.each(apart)('[K1] %j and %j are told apart', (left, right) => {
    expect(lanes(left)).not.toBe(lanes(right));
  });

  test('[K1] 100 000 states of small numbers fold to 100 000 values, each lane as evenly as chance would', () => {
    const [both, first, second] = [new Set<string>(), new Set<number>(), new Set<number>()];
    for (let i = 0; i < 100_000; i += 1) {
      const { a, b } = fold({
        turn: i % 10,
        resistance: Math.floor(i / 10) % 100,
        hand: Math.floor(i / 1000),
        log: [i % 2],
      });
      both.add(makeLanes({ a, b }));
      first.add(a);
      second.add(b);
    }
    expect(both.size).toBe(100_000);
    // Chance alone makes one pair of equal 32-bit lanes in so many; ten would be a flaw.
    expect(Math.min(first.size, second.size)).toBeGreaterThan(99_990);
  });

  test.each([1.5, Number.NaN, 2 ** 53, undefined, () => 1, 1n])(
    '[K1] %s cannot be folded, and the next fold is not disturbed',
    (value) => {
      expect(() => fold({ a: [value] })).toThrow(TypeError);
      expect(lanes('a')).toBe('0cab317d0218a1e7');
    },
  );

  test('more field names than are remembered fold alike', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field ${i}`, i]));
    expect(lanes(many)).toBe(lanes(Object.fromEntries(Object.entries(many).reverse())));
  });

  describe('[K1] what a step left alone is not folded again, and the link is the same', () => {
    const from = fold('start');
    /** A link after which nothing of `state` was seen, so that all of it is folded. */
    const whole = (state: unknown) => {
      link(from, '', { nothing: null });
      return link(from, 'go', structuredClone(state));
    };
    const [hand, pool, seed] = [[1, 2, 3], { copies: [[1], [2, 2]], stale: [0] }, { hi: 1, lo: 2 }];
    const replaced = (items: readonly unknown[], at: number, item: unknown): readonly unknown[] =>
      items.map((one, i) => (i === at ? item : one));
    const long: readonly unknown[] = Array.from({ length: 30 }, (_, i) => i % 7);
    const rows: readonly unknown[] = Array.from({ length: 20 }, (_, i) => [i, i % 3]);
    const chains: { readonly [what: string]: readonly unknown[] } = {
      'a number changes': [
        { turn: 1, hand },
        { turn: 2, hand },
        { turn: 1, hand },
      ],
      'a list changes': [{ hand }, { hand: [3, 2, 1] }, { hand }],
      'a record within changes': [
        { pool, seed },
        { pool: { ...pool, stale: [1] }, seed },
        { pool, seed: null },
        { pool: null, seed },
        { pool, seed: { lo: 2, hi: 1 } },
      ],
      'fields come, go and change places': [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
        { a: 1 },
        { a: 1, b: { c: 2 } },
        { a: 1, b: { c: 2, d: [seed] } },
        {},
        { a: '1', b: 2 },
      ],
      'a long list changes at its beginning, middle and end, grows and shrinks': [
        { long },
        ...[0, 7, 8, 20, 29].map((at) => ({ long: replaced(long, at, 99) })),
        { long },
        { long: long.slice() },
        { long: [...long, 1] },
        { long: long.slice(0, 20) },
        { long: replaced(long, 9, 'nine') },
        { long: replaced(long, 0, [1]) },
      ],
      'a long list of lists changes': [
        { rows },
        ...[0, 7, 8, 19].map((at) => ({ rows: replaced(rows, at, [at, 1, 2]) })),
        { rows: replaced(rows, 3, [[1], [2, [3]], 'x']) },
        { rows },
        { rows: replaced(rows, 0, 5) },
      ],
      'long lists change places': [
        { a: long, b: rows },
        { b: rows, a: long },
        { a: rows, b: long },
        { a: long, c: long },
        { pool: { a: long, b: long } },
        { pool: { a: long, b: rows } },
      ],
      'states that are no records': [[1, 2], { 0: 1, 1: 2 }, 'ab', { 0: 'a' }, null, {}],
    };
    test.each(Object.entries(chains))('%s', (_, states) => {
      const alone = states.map(whole);
      expect(states.map((state) => link(from, 'go', state))).toEqual(alone);
      expect(new Set(alone.map(makeLanes)).size).toBe(new Set(states.map((state) => lanes(state))).size);
    });

    test('a state that cannot be folded leaves nothing behind', () => {
      const state = { turn: 1, hand, pool };
      const alone = whole(state);
      expect(() => link(from, 'go', { turn: 2, hand: [1.5], pool })).toThrow(TypeError);
      expect(() => link(from, 'go', { turn: 2, hand: undefined, pool })).toThrow(TypeError);
      expect(link(from, 'go', state)).toEqual(alone);
    });

    test('nor does a long list that cannot be folded', () => {
      const other = replaced(long, 2, 50);
      const alone = [whole({ long }), whole({ long: other })];
      link(from, 'go', { long });
      expect(() => link(from, 'go', { long: replaced(other, 25, 1.5) })).toThrow(TypeError);
      expect([link(from, 'go', { long }), link(from, 'go', { long: other })]).toEqual(alone);
    });
  });
});
