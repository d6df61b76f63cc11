import { openStream } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { shareOf } from './draw.ts';
import { makeOffer, type Part } from './offer.ts';
import { copiesOfCard, staleOfCard } from './pool.ts';
import type { Setup } from './setup.ts';
import {
  card,
  entryOf,
  even,
  fits,
  HOLDS,
  idsOf,
  offerOf,
  poolOf,
  profile,
  quest,
  rare,
  read,
  route,
  SEED,
  tally,
  themed,
  whole,
} from './small.fixture.ts';
import type { Pool } from './state.ts';

const DISTINCT = [true, false] as const;

/** One of each: as RES's example has them. */
const three = (distinct: boolean): Setup =>
  read(
    quest({
      preset: even({ house: { distinct_offers: distinct } }),
      card: [card('Seer', ['Tide']), card('Medic'), card('Imp', ['Ember'])],
      scene: route(['PURGE']),
    }),
  );

/** Copies, staleness and weights all differ. */
const five = (distinct: boolean): { readonly setup: Setup; readonly pool: Pool } => {
  const setup = read(
    quest({
      preset: even({ house: { distinct_offers: distinct } }),
      card: [
        card('Seer', ['Tide'], { tags: ['mechanic:draw'] }),
        card('Pair', ['Tide', 'Ruin'], { rarity: 'Rare', tags: ['mechanic:draw'] }),
        card('Medic', [], { rarity: 'Uncommon', tags: ['mechanic:draw'] }),
        card('Other', ['Tide'], { rarity: 'Rare', tags: ['mechanic:draw'] }),
        card('Imp', ['Ember'], { rarity: 'Legendary' }),
      ],
      scene: route(['PURGE']),
    }),
  );
  const copies = { seer: 2, pair: 1, medic: 4, other: 3, imp: 2 };
  return { setup, pool: poolOf(setup, { copies, stale: { seer: 1, medic: 2, pair: 3 } }) };
};

/** Weights by RES's formula, with the engine's own floating point power: no unit, no rounding. */
const exactWeights = (setup: Setup, pool: Pool, holds: readonly number[]): ReadonlyMap<string, number> =>
  new Map(
    setup.cards.map((card) => {
      const { id, mask } = card;
      const added = holds.reduce((sum, held, r) => sum + (mask & (1 << r) ? (held / 1000) ** 1.4 : 0), 0);
      return [id, (mask === 0 ? 3 : 0.5 + added) / (1 + staleOfCard(pool, card) * 0.3)];
    }),
  );

/** RES "Selection Probability" by trying everything: the chance of every row of cards that can be drawn, in order. */
const lawOf = (
  setup: Setup,
  pool: Pool,
  holds: readonly number[],
  n: number,
  among: (id: string) => boolean = () => true,
): ReadonlyMap<string, number> => {
  const weights = exactWeights(setup, pool, holds);
  const copies = new Map(
    setup.cards.filter(({ id }) => among(id)).map((card) => [card.id, copiesOfCard(pool, card)] as [string, number]),
  );
  const law = new Map<string, number>();
  const go = (drawn: readonly string[], left: ReadonlyMap<string, number>, chance: number): void => {
    if (drawn.length === n) {
      law.set(drawn.join(' '), chance);
      return;
    }
    const total = [...left].reduce((sum, [id, count]) => sum + count * weights.get(id)!, 0);
    for (const [id, count] of left) {
      if (count === 0) continue;
      const rest = new Map(left);
      rest.set(id, setup.tuning.distinct ? 0 : count - 1);
      go([...drawn, id], rest, (chance * count * weights.get(id)!) / total);
    }
  };
  go([], copies, 1);
  return law;
};

const countOffers = (setup: Setup, pool: Pool, part: Part, n: number, draws: number): ReadonlyMap<string, number> => {
  const stream = openStream(SEED, 'offer');
  return tally(draws, () =>
    idsOf(setup, makeOffer(setup, pool, { profile: HOLDS, picks: 0, part, n }, stream).cards).join(' '),
  );
};

describe('[R1] RES-61 the chance of a card is its weight’s part of the whole pool’s', () => {
  test('Seer among Seer, Medic and Imp: 0.8181', () => {
    const setup = three(true);
    const pool = poolOf(setup, { copies: { seer: 1, medic: 1, imp: 1 } });
    const { total, weightOf } = shareOf(setup, pool, HOLDS, 0, setup.all);
    expect(weightOf(entryOf(setup, 'seer').index) / total).toBeCloseTo(0.8181, 4);
  });

  test('every copy is an entry of its own', () => {
    const { setup, pool } = five(true);
    const { total, weightOf } = shareOf(setup, pool, HOLDS, 0, setup.all);
    const share = (id: string, copies: number): number => (copies * weightOf(entryOf(setup, id).index)) / total;
    const law = lawOf(setup, pool, HOLDS, 1);
    for (const [id, copies] of [
      ['seer', 2],
      ['pair', 1],
      ['medic', 4],
      ['other', 3],
      ['imp', 2],
    ] as const)
      expect(share(id, copies)).toBeCloseTo(law.get(id)!, 6);
  });

  test.each(DISTINCT)('first draws fall as their exact odds say (distinct offers: %s)', (distinct) => {
    const { setup, pool } = five(distinct);
    expect(fits(countOffers(setup, pool, whole(setup), 1, 8000), lawOf(setup, pool, HOLDS, 1))).toBe(true);
  });

  test('and would not fit the odds of another profile', () => {
    const { setup, pool } = five(true);
    const other = lawOf(setup, pool, profile({ Tide: 6, Ruin: 6 }), 1);
    expect(fits(countOffers(setup, pool, whole(setup), 1, 8000), other)).toBe(false);
  });
});

describe('RES-62 cards are drawn one after another, without replacement', () => {
  test.each(DISTINCT)(
    '[R7] whole offers of three, in order, fall as their exact odds say (distinct: %s)',
    (distinct) => {
      const { setup, pool } = five(distinct);
      const law = lawOf(setup, pool, HOLDS, 3);
      expect([...law.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
      expect(fits(countOffers(setup, pool, whole(setup), 3, 12_000), law)).toBe(true);
    },
  );

  test.each(DISTINCT)('[R7] each card is among them as often as it should be (distinct: %s)', (distinct) => {
    const { setup, pool } = five(distinct);
    const law = lawOf(setup, pool, HOLDS, 3);
    const draws = 6000;
    const met = countOffers(setup, pool, whole(setup), 3, draws);
    for (const id of ['seer', 'pair', 'medic', 'other', 'imp']) {
      const sum = (of: ReadonlyMap<string, number>): number =>
        [...of].reduce((all, [row, value]) => all + (row.split(' ').includes(id) ? value : 0), 0);
      const chance = sum(law);
      const spread = Math.sqrt((chance * (1 - chance)) / draws);
      expect(Math.abs(sum(met) / draws - chance)).toBeLessThan(3.5 * spread);
    }
  });

  test('the two readings differ: only where names may stand twice do they', () => {
    const twice = (distinct: boolean): number => {
      const { setup, pool } = five(distinct);
      return [...countOffers(setup, pool, whole(setup), 3, 500)].reduce(
        (sum, [row, count]) => sum + (new Set(row.split(' ')).size < 3 ? count : 0),
        0,
      );
    };
    expect(twice(true)).toBe(0);
    expect(twice(false)).toBeGreaterThan(100);
  });

  test.each(DISTINCT)('RES-71 [R8] a rare set and a theme are weighed within themselves (distinct: %s)', (distinct) => {
    const { setup, pool } = five(distinct);
    const rares = lawOf(setup, pool, HOLDS, 2, (id) => ['pair', 'other', 'imp'].includes(id));
    expect(fits(countOffers(setup, pool, rare(setup), 2, 6000), rares)).toBe(true);
    const draws = lawOf(setup, pool, HOLDS, 2, (id) => id !== 'imp');
    expect(fits(countOffers(setup, pool, themed(setup, 'mechanic:draw'), 2, 6000), draws)).toBe(true);
  });
});

describe('[R7] distinct offers', () => {
  test('no offer of the shipped pack shows a card twice', () => {
    const pack = readContent();
    const setup = questOf(pack, { scene: 'seven-dreams' });
    const pool = poolOf(setup);
    const stream = openStream(SEED, 'offer');
    for (let i = 0; i < 400; i += 1) {
      const part = [whole(setup), rare(setup), themed(setup, 'mechanic:reclaim')][i % 3]!;
      const { cards } = makeOffer(setup, pool, { profile: HOLDS, picks: 0, part, n: 4 + (i % 3) }, stream);
      expect(new Set(cards).size).toBe(4 + (i % 3));
    }
  });

  test('a set with fewer names shows fewer', () => {
    const setup = three(true);
    expect([...offerOf(setup, { n: 6 }).ids].sort()).toEqual(['imp', 'medic', 'seer']);
    expect(offerOf(three(false), { n: 6 }).ids).toHaveLength(6);
  });

  test('a set with fewer entries shows fewer, whichever way it is read', () => {
    const setup = three(false);
    const pool = poolOf(setup, { copies: { seer: 2, medic: 1, imp: 0 } });
    expect([...offerOf(setup, { n: 6, pool }).ids].sort()).toEqual(['medic', 'seer', 'seer']);
  });

  test('what weighs nothing is never drawn', () => {
    const setup = read(
      quest({ preset: even({ resonance: { neutral_base: 1, floor_weight: 0 } }), scene: route(['PURGE']) }),
    );
    expect([...offerOf(setup, { n: 6, holds: profile({ Tide: 2 }) }).ids].sort()).toEqual([
      'abyssal-reclaimer',
      'field-medic',
      'whirlpool-seer',
    ]);
  });
});
