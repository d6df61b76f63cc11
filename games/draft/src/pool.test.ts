import { fc } from '@lockstep/conformance';
import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { rowsOfPool } from './make-state.ts';
import { copiesDealt, drawMultipliers, freshen, makePool, refill, settle, sizeOf, tallyIn } from './pool.ts';
import type { Entry, Setup } from './setup.ts';
import {
  card,
  cards,
  copiesIn,
  entryOf,
  even,
  play,
  poolOf,
  quest,
  read,
  rolls,
  route,
  SEED,
  stalenessIn,
} from './small.fixture.ts';
import type { Pool } from './state.ts';
import { RARITIES, RESONANCES } from './vocabulary.ts';

const ONES = [1000, 1000, 1000, 1000, 1000];
const EVERY = RARITIES.map((rarity) => card(rarity, ['Tide'], { rarity }));
const setup = read(
  quest({
    card: [
      ...EVERY,
      card('Plain'),
      card('Plain Special', [], { rarity: 'Special' }),
      card('Pair', ['Ember', 'Stone'], { rarity: 'Uncommon' }),
      card('Other', ['Ruin'], { tags: ['mechanic:draw'] }),
      card('Another', ['Ruin'], { tags: ['mechanic:draw'], rarity: 'Rare' }),
    ],
    scene: route(['PURGE']),
  }),
);

const copies = (id: string, multipliers: readonly number[]): number => copiesDealt(entryOf(setup, id), multipliers);

describe('[R2] the pool at the beginning', () => {
  test.each([
    ['common', 4, 'RES-35'],
    ['uncommon', 3, 'RES-36'],
    ['rare', 2, 'RES-37'],
    ['legendary', 1, 'RES-38'],
    ['special', 0, 'RES-39'],
  ])('a %s card has %i copies where the multiplier is 1 (%s)', (id, count) => {
    expect(copies(id, ONES)).toBe(count);
  });

  const scaled: readonly [id: string, tide: number, count: number][] = [
    ['common', 875, 4],
    ['common', 874, 3],
    ['common', 1124, 4],
    ['common', 1125, 5],
    ['common', 1250, 5],
    ['common', 750, 3],
    ['uncommon', 750, 2],
    ['uncommon', 833, 2],
    ['uncommon', 834, 3],
    ['uncommon', 1166, 3],
    ['uncommon', 1167, 4],
    ['rare', 1250, 3],
    ['rare', 1249, 2],
    ['rare', 750, 2],
    ['rare', 749, 1],
    ['legendary', 750, 1],
    ['legendary', 1250, 1],
    ['legendary', 0, 1],
  ];
  test.each(scaled)('RES-41 %s × %i thousandths is %i copies: half up, at least one', (id, tide, count) => {
    expect(copies(id, [tide, 1000, 1000, 1000, 1000])).toBe(count);
  });

  test('RES-39 a Special has none at any multiplier', () => {
    for (const at of [0, 750, 1000, 1250, 4000])
      for (const id of ['special', 'plain-special']) expect(copies(id, [at, at, at, at, at])).toBe(0);
  });

  const averaged: readonly [ember: number, stone: number, count: number][] = [
    [750, 1250, 3],
    [1250, 750, 3],
    [1250, 1250, 4],
    [750, 750, 2],
    [1083, 1250, 3],
    [1084, 1250, 4],
  ];
  test.each(averaged)(
    'RES-42 two symbols of %i and %i: the average, %i copies of a base of 3',
    (ember, stone, count) => {
      expect(copies('pair', [4000, ember, 4000, stone, 4000])).toBe(count);
    },
  );

  test('RES-43 a neutral card has its base copies at any multiplier', () => {
    for (const at of [0, 750, 1250, 4000]) expect(copies('plain', [at, at, at, at, at])).toBe(4);
  });

  test('RES-40 multipliers are drawn from `pool`, one for each resonance, uniform over the range, both ends included', () => {
    const wide = read(quest({ preset: {} }));
    const dice = rolls({ pool: [0, 500, 250, 1, 499] });
    expect(drawMultipliers(wide, dice.seed)).toEqual([750, 1250, 1000, 751, 1249]);
    dice.done();
    const sixths = [0, 0, 0, 0, 0, 0];
    const drawn = Array.from({ length: 1200 }, (_, i) => drawMultipliers(wide, parseSeed(`pool ${i}`))).flat();
    for (const at of drawn) sixths[Math.floor(((at - 750) * 6) / 501)]! += 1;
    expect([Math.min(...drawn), Math.max(...drawn)]).toEqual([750, 1250]);
    // 20.52 is what fair draws stay below 999 times in 1000, with five degrees of freedom.
    expect(sixths.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(20.52);
  });

  test('a quest begins with it, and a setup may say how many copies there are and how stale they are', () => {
    const { state, setup: of } = play(
      quest({
        preset: {},
        begin: { copies: { gust: 9, 'flame-imp': 0 }, staleness: { gust: 2 } },
      }),
      rolls({ pool: [0, 500, 250, 125, 375], offer: [0, 0, 0, 0] }).seed,
    );
    expect(RESONANCES.map((_, r) => state.multipliers[r])).toEqual([750, 1250, 1000, 875, 1125]);
    expect(copiesIn(of, state.pool, 'whirlpool-seer')).toBe(3);
    expect(copiesIn(of, state.pool, 'echoing-monolith')).toBe(3);
    expect(copiesIn(of, state.pool, 'field-medic')).toBe(4);
    expect(['gust', 'flame-imp'].map((id) => copiesIn(of, state.pool, id))).toEqual([9, 0]);
    expect(stalenessIn(of, state.pool, 'gust')).toBe(2);
  });
});

const pool = poolOf(setup, { stale: { common: 2, other: 1 } });
const at = (id: string): number => entryOf(setup, id).index;

describe('[R6] after an offer', () => {
  test('RES-44 RES-45 one copy of what was taken leaves, each of the others is staler by 1', () => {
    const shown = ['common', 'plain', 'pair', 'other'].map(at);
    const next = settle(setup, pool, at('plain'), shown, 1);
    expect(['common', 'plain', 'pair', 'other'].map((id) => copiesIn(setup, next, id))).toEqual([4, 3, 3, 4]);
    expect(['common', 'plain', 'pair', 'other'].map((id) => stalenessIn(setup, next, id))).toEqual([3, 0, 1, 2]);
    expect(sizeOf(setup, next, setup.all).entries).toBe(sizeOf(setup, pool, setup.all).entries - 1);
  });

  test('where nothing is taken all of them grow stale, and where a card was shown twice it does so twice', () => {
    const next = settle(setup, pool, -1, [at('common'), at('common'), at('pair')], -1);
    expect(['common', 'pair'].map((id) => stalenessIn(setup, next, id))).toEqual([4, 1]);
    expect(rowsOfPool(setup, next).copies).toEqual(rowsOfPool(setup, pool).copies);
  });

  test('a card shown twice and taken once is staler by 1 too', () => {
    const next = settle(setup, pool, at('pair'), [at('pair'), at('pair')], 0);
    expect([copiesIn(setup, next, 'pair'), stalenessIn(setup, next, 'pair')]).toEqual([2, 1]);
  });

  test('the pool it came from is left as it was', () => {
    const before = JSON.stringify(pool);
    settle(setup, pool, at('common'), [at('common'), at('other')], 0);
    refill(setup, pool, setup.all);
    freshen(pool);
    expect(JSON.stringify(pool)).toBe(before);
  });
});

test('[R6] RES-47 after a dreamscape every card is fresher by 1, none below 0', () => {
  const next = freshen(pool);
  expect(['common', 'other', 'plain'].map((id) => stalenessIn(setup, next, id))).toEqual([1, 0, 0]);
  // A fresh card of the stale one's own set stays where it is.
  expect(['common', 'uncommon'].map((id) => stalenessIn(setup, pool, id))).toEqual([2, 0]);
  expect(stalenessIn(setup, next, 'uncommon')).toBe(0);
  expect(rowsOfPool(setup, next).copies).toEqual(rowsOfPool(setup, pool).copies);
  expect(
    rowsOfPool(setup, freshen(freshen(next)))
      .stale.flat()
      .every((level) => level === 0),
  ).toBe(true);
});

describe('[R5] a refill', () => {
  const low = poolOf(setup, {
    copies: { common: 0, other: 1, another: 0, plain: 7 },
    stale: { common: 2, other: 3, another: 1, plain: 5 },
  });

  test('RES-67 of the whole pool adds base copies of every card, without variance, and all of it is fresh', () => {
    const next = refill(setup, low, setup.all);
    expect(['common', 'other', 'another', 'plain', 'special'].map((id) => copiesIn(setup, next, id))).toEqual([
      4, 5, 2, 11, 0,
    ]);
    expect(
      rowsOfPool(setup, next)
        .stale.flat()
        .every((level) => level === 0),
    ).toBe(true);
  });

  test('RES-70 of the rare set adds 2 of a Rare and 1 of a Legendary, and leaves all else alone', () => {
    const next = refill(setup, low, setup.rares);
    expect(['rare', 'legendary', 'another', 'common', 'other'].map((id) => copiesIn(setup, next, id))).toEqual([
      4, 2, 2, 0, 1,
    ]);
    expect(['another', 'common', 'other'].map((id) => stalenessIn(setup, next, id))).toEqual([0, 2, 3]);
  });

  test('RES-92 of a themed set adds base copies of its cards, old copies fresh again too', () => {
    const draws = setup.tagged.find((places) => places.some((row) => row.length > 0))!;
    const next = refill(setup, low, draws);
    expect(['other', 'another', 'plain'].map((id) => copiesIn(setup, next, id))).toEqual([5, 2, 7]);
    expect(['other', 'another', 'plain'].map((id) => stalenessIn(setup, next, id))).toEqual([0, 0, 5]);
  });
});

/** How many entries of each staleness there are, counted card by card; zeros at the end say nothing. */
const recount = (of: Setup, pool: Pool): readonly (readonly number[])[] => {
  const { copies: held, stale } = rowsOfPool(of, pool);
  return of.sets.map((list, set) => {
    const count = (level: number): number =>
      list.reduce((sum, { place }) => sum + (stale[set]![place] === level ? held[set]![place]! : 0), 0);
    return Array.from({ length: 40 }, (_, level) => count(level));
  });
};

const padded = (tally: Pool['tally']): readonly (readonly number[])[] =>
  tally.map((row) => [...row, ...new Array<number>(40 - row.length).fill(0)]);

type Deed = readonly ['settle', number, readonly number[]] | readonly ['refill', number] | readonly ['freshen'];

const many = read(
  quest({
    card: [
      ...cards('tide', 3, ['Tide'], { rarity: 'Rare' }),
      ...cards('pair', 2, ['Tide', 'Ruin'], { tags: ['mechanic:draw'] }),
      ...cards('plain', 2),
      card('Lone', ['Stone'], { rarity: 'Legendary', tags: ['mechanic:draw'] }),
    ],
    preset: even(),
    scene: route(['PURGE']),
  }),
);
const anyCard = fc.nat(many.cards.length - 1);
const deeds: fc.Arbitrary<Deed> = fc.oneof(
  fc.tuple(fc.constant('settle' as const), fc.integer({ min: -1, max: 5 }), fc.array(anyCard, { maxLength: 6 })),
  fc.tuple(fc.constant('refill' as const), fc.nat(2)),
  fc.tuple(fc.constant('freshen' as const)),
);

const doOne = (before: Pool, deed: Deed): Pool => {
  switch (deed[0]) {
    case 'settle': {
      const [, wanted, shown] = deed;
      const taken = shown[wanted];
      const held = taken === undefined ? 0 : copiesIn(many, before, many.cards[taken]!.id);
      return held > 0 ? settle(many, before, taken!, shown, wanted) : settle(many, before, -1, shown, -1);
    }
    case 'refill':
      return refill(many, before, [many.all, many.rares, many.tagged.find((p) => p.flat().length > 0)!][deed[1]]!);
    case 'freshen':
      return freshen(before);
  }
};

describe('the count of entries by staleness', () => {
  test('[R2] [R5] [R6] is always what a recount of every card gives', () => {
    const start = fc.array(fc.record({ copies: fc.nat(5), stale: fc.nat(3) }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(start, fc.array(deeds, { maxLength: 12 }), (from, list) => {
        let now = makePool(
          many,
          ({ index }: Entry) => from[index]!.copies,
          ({ index }: Entry) => from[index]!.stale,
        );
        for (const deed of [undefined, ...list]) {
          if (deed) now = doOne(now, deed);
          expect(padded(now.tally)).toEqual(recount(many, now));
          expect(
            rowsOfPool(many, now)
              .copies.flat()
              .every((held) => held >= 0),
          ).toBe(true);
        }
      }),
      { seed: 41, numRuns: 60 },
    );
  });

  test('[R2] in a part of the pool is counted from that part alone', () => {
    const now = poolOf(many, { stale: { 'tide-2': 1, 'pair-1': 2 } });
    expect(many.all.map((_, set) => tallyIn(many, now, many.all, set))).toEqual(now.tally);
    const rares = many.rares.map((_, set) => tallyIn(many, now, many.rares, set));
    expect(rares[many.cards[many.cardAt.get('tide-1')!]!.set]).toEqual([4, 2]);
    expect(rares[many.cards[many.cardAt.get('plain-1')!]!.set]).toEqual([]);
    expect(rares.flat().reduce((a, b) => a + b, 0)).toBe(7);
    expect(sizeOf(many, now, many.rares)).toEqual({ entries: 7, names: 4 });
  });

  test('a name without copies is no name of the pool', () => {
    expect(sizeOf(many, poolOf(many, { copies: { lone: 0, 'tide-1': 0 } }), many.rares)).toEqual({
      entries: 4,
      names: 2,
    });
  });
});

describe('[R6] how stale and how fresh is configuration', () => {
  const written = (house: { readonly [key: string]: number }) =>
    quest({ preset: even({ house }), scene: route(['SHOP', 'SHOP'], ['SHOP']) });

  test('passed over by 3, fresher by 2', () => {
    const first = play(written({ stale_by: 3, fresh_by: 2 }), SEED);
    const passed = first.view.offer.map(({ card: id }) => id);
    const left = play(written({ stale_by: 3, fresh_by: 2 }), SEED, 'leave');
    for (const id of passed) expect(stalenessIn(left.setup, left.state.pool, id)).toBe(3);
    const twice = left.view.offer.map(({ card: id }) => id);
    const slept = play(written({ stale_by: 3, fresh_by: 2 }), SEED, 'leave', 'leave');
    for (const id of passed) expect(stalenessIn(slept.setup, slept.state.pool, id)).toBe(twice.includes(id) ? 4 : 1);
  });

  test('the entries of each staleness stay right', () => {
    const { setup: made, state } = play(written({ stale_by: 3, fresh_by: 5 }), SEED, 'leave', 'leave');
    expect(state.pool.tally).toEqual(
      makePool(
        made,
        ({ set, place }) => rowsOfPool(made, state.pool).copies[set]![place]!,
        ({ set, place }) => rowsOfPool(made, state.pool).stale[set]![place]!,
      ).tally,
    );
    for (const row of rowsOfPool(made, state.pool).stale) for (const level of row) expect(level).toBeLessThanOrEqual(1);
  });
});
