import { describe, expect, test } from 'vitest';
import { openStream, pick, type Seed, type Stream, shuffled } from './index.ts';
import { parseSeed } from './seed.ts';

const WORDS = 0x100000000;
/** The largest safe integer. */
const MOST = Number.MAX_SAFE_INTEGER;
const seed = parseSeed('0123456789abcdef');

const take = (stream: Stream, count: number, n = WORDS): number[] =>
  Array.from({ length: count }, () => stream.below(n));
const hex = (words: readonly number[]): string => words.map((word) => word.toString(16).padStart(8, '0')).join(' ');

/** Sum of (found − expected)² ÷ expected over equally likely cells. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

const tally = (cells: number, draws: number, cell: () => number): number[] => {
  const counts = new Array<number>(cells).fill(0);
  for (let i = 0; i < draws; i += 1) counts[cell()]! += 1;
  return counts;
};

/** What a fair draw passes 999 times in 1000, by degrees of freedom. */
const BOUND: { readonly [freedom: number]: number } = {
  1: 10.83,
  5: 20.52,
  6: 22.46,
  23: 49.73,
  35: 66.62,
  255: 330.52,
};

const pinned: readonly [name: string, words: string, dice: readonly number[]][] = [
  ['deal', '0536e048 a655b9e5 8a8bd0ff a6ae8188 8b9ecee9 33f4f570 41fa4fdf c89c45c8', [2, 5, 3, 5, 3, 1, 0, 0, 4, 4]],
  [
    'reserve',
    'dc989d6a 38995cf4 f9b3fb0d be0a45c3 ca0b9179 37637e04 6971e9c9 4cca2653',
    [1, 0, 1, 2, 4, 4, 2, 5, 1, 5],
  ],
  ['voice', '53e4737d 06de2cea c98cc891 13f7b81f e9b045cc 262bf8dc 7ef3f32e e11c9ecd', [4, 1, 2, 2, 5, 3, 5, 2, 2, 3]],
];

describe('a stream', () => {
  test.each(pinned)('[K1] "%s" of one seed gives these words and dice forever', (name, words, dice) => {
    const stream = openStream(seed, name);
    expect(hex(take(stream, 8))).toBe(words);
    expect(take(stream, 10, 6)).toEqual(dice);
    expect(shuffled(openStream(seed, 'deal'), 12)).toEqual([11, 7, 10, 8, 6, 9, 0, 1, 2, 5, 3, 4]);
  });

  test('[K2] drawing from one never moves another', () => {
    const [alone, beside, busy] = [openStream(seed, 'deal'), openStream(seed, 'deal'), openStream(seed, 'voice')];
    const drawn = Array.from({ length: 50 }, () => {
      take(busy, 3, 10);
      return beside.below(1000);
    });
    expect(drawn).toEqual(take(alone, 50, 1000));
  });

  test('[K2] reopened where it stopped, it goes on', () => {
    const whole = take(openStream(seed, 'deal'), 40, 7);
    for (let cut = 0; cut <= 40; cut += 1) {
      const first = openStream(seed, 'deal');
      const before = take(first, cut, 7);
      expect([...before, ...take(openStream(seed, 'deal', first.at), 40 - cut, 7)]).toEqual(whole);
    }
  });

  /** 20 000 words are 640 000 bits; half agree by chance, give or take 400. The bound is four times that. */
  const near = (base: Seed): Seed => ({ hi: base.hi, lo: base.lo ^ 1 });
  const pairs: readonly [string, Stream, Stream][] = [
    ['names that differ', openStream(seed, 'deal'), openStream(seed, 'reserve')],
    ['names that differ in one letter', openStream(seed, 'dice-a'), openStream(seed, 'dice-b')],
    ['a name and its beginning', openStream(seed, 'dice'), openStream(seed, 'dic')],
    ['seeds that differ in one bit', openStream(seed, 'deal'), openStream(near(seed), 'deal')],
    ['seeds with the halves swapped', openStream(seed, 'deal'), openStream({ hi: seed.lo, lo: seed.hi }, 'deal')],
    ['one stream and itself a word later', openStream(seed, 'deal'), openStream(seed, 'deal', 1)],
  ];
  test.each(pairs)('[K2] is not correlated with another: %s', (_what, left, right) => {
    let agreeing = 0;
    for (let i = 0; i < 20_000; i += 1) {
      let same = ~(left.below(WORDS) ^ right.below(WORDS)) >>> 0;
      for (; same !== 0; same = (same & (same - 1)) >>> 0) agreeing += 1;
    }
    expect(Math.abs(agreeing - 320_000)).toBeLessThan(1600);
  });

  test('[K2] pairs of dice from two streams fall on all 36 cells alike', () => {
    const [left, right] = [openStream(seed, 'dice-a'), openStream(seed, 'dice-b')];
    expect(chiSquare(tally(36, 72_000, () => left.below(6) * 6 + right.below(6)))).toBeLessThan(BOUND[35]!);
  });

  test('[K2] the first die of neighbouring seeds is fair', () => {
    let lo = 0;
    const counts = tally(6, 12_000, () => openStream({ hi: 0, lo: lo++ }, 'die').below(6));
    expect(chiSquare(counts)).toBeLessThan(BOUND[5]!);
  });
});

describe('below', () => {
  test.each([2, 6, 7, 24, 36, 256])('[K2] below(%i) falls on every number alike', (n) => {
    const stream = openStream(seed, `below ${n}`);
    expect(chiSquare(tally(n, n * 2000, () => stream.below(n)))).toBeLessThan(BOUND[n - 1]!);
  });

  /** Words past the last whole multiple of n are thrown away: half of all words, where n is a little over 2³¹. */
  test.each([1, 3, 6, 0x80000001, 0xaaaaaaab, 0xffffffff, WORDS])(
    '[K2] below(%i) is the first fair word, modulo n',
    (n) => {
      const words = openStream(seed, 'fair');
      const drawn = openStream(seed, 'fair');
      const fair = Math.floor(WORDS / n) * n;
      for (let i = 0; i < 200; i += 1) {
        let word = words.below(WORDS);
        while (word >= fair) word = words.below(WORDS);
        expect(drawn.below(n)).toBe(word % n);
        expect(drawn.at).toBe(words.at);
      }
      if (n === 0x80000001) expect(drawn.at).toBeGreaterThan(300);
    },
  );

  test.each([0, -1, 1.5, WORDS + 0.5, Number.NaN, Number.POSITIVE_INFINITY, MOST + 1, 2 * MOST])(
    'refuses to draw below %d, and stays where it is',
    (n) => {
      const stream = openStream(seed, 'deal', 5);
      expect(() => stream.below(n)).toThrow(`cannot draw below ${n}`);
      expect(stream.at).toBe(5);
    },
  );
});

describe('below more than one word reaches', () => {
  /** What two words make, the first of them by its last 21 bits. */
  const wide = (words: Stream): number => (words.below(WORDS) & 0x1fffff) * WORDS + words.below(WORDS);

  const far: readonly [n: number, drawn: readonly number[]][] = [
    [WORDS + 1, [2_789_136_797, 2_795_679_881, 869_672_583, 3_363_960_297]],
    [MOST, [6_439_052_120_537_573, 3_326_021_175_509_384, 8_671_750_295_713_136, 7_406_171_956_463_048]],
  ];
  test.each(far)('[K1] below(%i) of one seed gives these numbers forever', (n, drawn) => {
    expect(take(openStream(seed, 'deal'), 4, n)).toEqual(drawn);
  });

  test('[K1] a size that one word reaches takes one word, the next size two', () => {
    for (const [n, words] of [
      [WORDS - 1, 1],
      [WORDS, 1],
      [WORDS + 1, 2],
    ] as const) {
      const stream = openStream(seed, 'deal');
      stream.below(n);
      expect([n, stream.at]).toEqual([n, words]);
    }
  });

  /** Of numbers past the last whole multiple of n none counts: nearly half of all, where n is a little over 2⁵². */
  test.each([WORDS + 1, 3 * WORDS, 2 ** 40, 2 ** 52 + 1, 2 ** 53 - 2 ** 51, MOST])(
    '[K2] below(%i) is the first fair number of two words, modulo n',
    (n) => {
      const words = openStream(seed, 'far');
      const drawn = openStream(seed, 'far');
      const fair = BigInt(2 ** 53) - (BigInt(2 ** 53) % BigInt(n));
      for (let i = 0; i < 200; i += 1) {
        let number = wide(words);
        while (BigInt(number) >= fair) number = wide(words);
        expect(drawn.below(n)).toBe(Number(BigInt(number) % BigInt(n)));
        expect(drawn.at).toBe(words.at);
      }
      if (n === 2 ** 52 + 1) expect(drawn.at).toBeGreaterThan(600);
    },
  );

  test.each([
    ['the low end', 6 * 2 ** 40, (drawn: number) => drawn % 6],
    ['the high end', 6 * 2 ** 50, (drawn: number) => Math.floor(drawn / 2 ** 50)],
    [
      'thirds that are no power of two',
      6 * 1_234_567_891_011,
      (drawn: number) => Math.floor(drawn / 1_234_567_891_011),
    ],
  ])('[K2] it falls on every number alike: %s', (what, n, cell) => {
    const stream = openStream(seed, what);
    expect(chiSquare(tally(6, 12_000, () => cell(stream.below(n))))).toBeLessThan(BOUND[5]!);
  });

  test('[K2] reopened where it stopped, it goes on', () => {
    const n = 2 ** 52 + 1;
    const whole = take(openStream(seed, 'deal'), 12, n);
    const first = openStream(seed, 'deal');
    const before = take(first, 5, n);
    expect([...before, ...take(openStream(seed, 'deal', first.at), 7, n)]).toEqual(whole);
    for (const drawn of whole) expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
  });

  test('a scripted one gives what is written', () => {
    const script = { hi: 0, lo: 0, rolls: { far: [WORDS + 5, MOST - 1] } };
    expect(take(openStream(script, 'far'), 2, MOST)).toEqual([WORDS + 5, MOST - 1]);
  });
});

describe('shuffled and pick', () => {
  test('a shuffle is a permutation', () => {
    const stream = openStream(seed, 'deal');
    for (let n = 0; n <= 60; n += 1)
      expect([...shuffled(stream, n)].sort((a, b) => a - b)).toEqual(Array.from({ length: n }, (_, i) => i));
  });

  test.each([
    [3, 6],
    [4, 24],
  ])('[K2] every order of %i comes up alike', (n, orders) => {
    const stream = openStream(seed, `orders of ${n}`);
    const seen = new Map<string, number>();
    const counts = tally(orders, orders * 2000, () => {
      const order = shuffled(stream, n).join();
      if (!seen.has(order)) seen.set(order, seen.size);
      return seen.get(order)!;
    });
    expect(seen.size).toBe(orders);
    expect(chiSquare(counts)).toBeLessThan(BOUND[orders - 1]!);
  });

  test('pick takes one of the list, and nothing from an empty one', () => {
    expect(pick(openStream({ hi: 0, lo: 0, rolls: { a: [2] } }, 'a'), ['x', 'y', 'z'])).toBe('z');
    expect(() => pick(openStream(seed, 'a'), [])).toThrow('cannot draw below 0');
  });
});

describe('a scripted stream', () => {
  const script = { hi: 0, lo: 0, rolls: { die: [3, 5] } };

  test('gives its rolls in order, from where it is opened', () => {
    expect(take(openStream(script, 'die'), 2, 6)).toEqual([3, 5]);
    expect(take(openStream(script, 'die', 1), 1, 6)).toEqual([5]);
  });

  test('throws where the script ends, and where a roll could not fall', () => {
    expect(() => take(openStream(script, 'die'), 3, 6)).toThrow('stream "die" has no roll 2 in its script');
    expect(() => take(openStream(script, 'coin'), 1, 2)).toThrow('stream "coin" has no roll 0');
    expect(() => take(openStream(script, 'die'), 2, 5)).toThrow('stream "die": scripted roll 5 is not below 5');
  });
});
