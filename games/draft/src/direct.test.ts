import { fc } from '@lockstep/conformance';
import { openStream } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { directOffer, directWeights, plainOf } from './direct.fixture.ts';
import { shareOf } from './draw.ts';
import { makeOffer, type Part } from './offer.ts';
import { refill, settle } from './pool.ts';
import type { Setup } from './setup.ts';
import { even, type Fields, poolOf, rare, read, route, themed, whole } from './small.fixture.ts';
import type { Pool } from './state.ts';
import { PAIRS, RARITIES, RESONANCES, type Resonance } from './vocabulary.ts';

const FIRST = 'mechanic:draw';
const SECOND = 'mechanic:fast';

/** Few symbols at a time, so that offers often share one; and all of them. */
const SYMBOLS: readonly (readonly (readonly Resonance[])[])[] = [
  [['Tide'], ['Tide', 'Ruin'], ['Tide', 'Ember']],
  [['Tide'], ['Tide'], ['Tide', 'Ember'], []],
  [['Tide'], ['Tide'], ['Tide'], ['Tide'], ['Stone'], []],
  [['Stone'], ['Ruin'], ['Stone', 'Ruin'], []],
  [[], ...RESONANCES.map((one) => [one]), ...PAIRS.map(({ of }) => of)],
];

const MOSTLY_COMMON = ['Common', 'Common', 'Common', 'Common', 'Uncommon'] as const;
const RARITY_LISTS = [['Common'], MOSTLY_COMMON, MOSTLY_COMMON, RARITIES] as const;

const packs = fc
  .record({ symbols: fc.constantFrom(...SYMBOLS), rarities: fc.constantFrom(...RARITY_LISTS) })
  .chain(({ symbols, rarities }) =>
    fc.array(
      fc.record({
        resonance: fc.constantFrom(...symbols),
        rarity: fc.constantFrom(...rarities),
        tags: fc.subarray([FIRST, SECOND]),
      }),
      { minLength: 4, maxLength: 14 },
    ),
  );

const tunings = fc.record({
  floor: fc.constantFrom(0, 0.5, 3),
  exponent: fc.constantFrom(0, 1.4, 1.4, 2),
  factor: fc.constantFrom(0, 0.3, 1),
  distinct: fc.boolean(),
  diversity: fc.constantFrom(true, true, true, false),
  rarity: fc.constantFrom(true, true, true, false),
  step: fc.constantFrom(0, 0.05),
});

interface Case {
  readonly setup: Setup;
  readonly pool: Pool;
  readonly profile: readonly number[];
  readonly picks: number;
  readonly part: Part;
  readonly n: number;
  readonly hi: number;
}

const setupOf = (list: readonly Fields[], tuning: { readonly [key: string]: number | boolean }): Setup =>
  read({
    preset: even({
      resonance: { neutral_base: 3, floor_weight: tuning.floor, affinity_exponent: tuning.exponent },
      staleness: { staleness_factor: tuning.factor },
      selection: { enforce_resonance_diversity: tuning.diversity, enforce_rarity_guarantee: tuning.rarity },
      house: { distinct_offers: tuning.distinct, exponent_step: tuning.step },
    }),
    scene: route(['PURGE']),
    card: list.map((one, i) => ({ ...one, id: `c${i}`, name: `Card ${i}` })),
  });

/** Weights that tie, or that all differ. */
const profiles = fc.oneof(
  fc.constantFrom([0, 0, 0, 0, 0], [4000, 0, 0, 4000, 4000], [7000, 0, 0, 1000, 6000], [20_000, 0, 0, 0, 0]),
  fc.array(fc.nat(20_000), { minLength: 5, maxLength: 5 }),
);

const cases: fc.Arbitrary<Case> = packs.chain((list) =>
  fc
    .record({
      tuning: tunings,
      copies: fc.array(fc.nat(4), { minLength: list.length, maxLength: list.length }),
      stale: fc.array(fc.nat(3), { minLength: list.length, maxLength: list.length }),
      profile: profiles,
      picks: fc.nat(30),
      part: fc.constantFrom('all', 'all', 'all', 'all', 'rare', FIRST, SECOND),
      n: fc.constantFrom(1, 2, 3, 4, 4, 5, 6),
      hi: fc.nat(0xffff),
    })
    .map(({ tuning, copies, stale, profile, picks, part, n, hi }) => {
      const setup = setupOf(list, tuning);
      const by = (values: readonly number[]): { readonly [id: string]: number } =>
        Object.fromEntries(values.map((value, i) => [`c${i}`, value]));
      return {
        setup,
        pool: poolOf(setup, { copies: by(copies), stale: by(stale) }),
        profile,
        picks,
        part:
          part === 'all'
            ? whole(setup)
            : part === 'rare'
              ? rare(setup)
              : themed(setup, part as typeof FIRST | typeof SECOND),
        n,
        hi,
      };
    }),
);

/** What an offer told of itself, word for word as the direct version tells it. */
const toldBy = (log: readonly Event[]): readonly string[] =>
  log.map((event) => {
    switch (event.kind) {
      case 'refilled':
        return `refilled ${event.what}`;
      case 'kept':
      case 'guarantee-skipped':
        return `${event.kind} ${event.keeps}`;
      default:
        return event.kind;
    }
  });

const RUNS = { seed: 107, numRuns: 450 } as const;
const FEWER = { seed: 108, numRuns: 100 } as const;

describe('the selection by classes and the direct one', () => {
  test('[R1] [R3] [R4] [R5] [R7] give the same cards, swaps, pool and events', () => {
    const met = new Map<string, number>();
    const meet = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
    fc.assert(
      fc.property(cases, ({ setup, pool, profile, picks, part, n, hi }) => {
        const seed = { hi, lo: 5 };
        const log: Event[] = [];
        const one = openStream(seed, 'offer');
        const other = openStream(seed, 'offer');
        const made = makeOffer(setup, pool, { profile, picks, part, n }, one, log);
        const direct = directOffer(setup, plainOf(setup, pool), { profile, picks, part, n }, other);
        expect({ ...made, pool: plainOf(setup, made.pool), told: toldBy(log), at: one.at }).toEqual({
          ...direct,
          at: other.at,
        });
        for (const word of new Set(direct.told)) meet(word);
        if (made.swaps.length === 2) meet('both');
      }),
      RUNS,
    );
    // What a run of small numbers must have met for this to prove anything.
    for (const word of [
      'refilled POOL',
      'refilled RARE',
      'refilled THEME',
      'kept DIVERSITY',
      'kept RARITY',
      'guarantee-skipped DIVERSITY',
      'guarantee-skipped RARITY',
      'both',
    ])
      expect([word, (met.get(word) ?? 0) >= 3]).toEqual([word, true]);
  });

  test('[R1] [R6] stay the same through many offers of one pool, with picks and refills between', () => {
    fc.assert(
      fc.property(cases, ({ setup, pool: from, profile, picks, part, n, hi }) => {
        const one = openStream({ hi, lo: 6 }, 'offer');
        const other = openStream({ hi, lo: 6 }, 'offer');
        let pool = from;
        for (let turn = 0; turn < 5; turn += 1) {
          const made = makeOffer(setup, pool, { profile, picks: picks + turn, part, n }, one);
          const direct = directOffer(setup, plainOf(setup, pool), { profile, picks: picks + turn, part, n }, other);
          expect([made.cards, plainOf(setup, made.pool)]).toEqual([direct.cards, direct.pool]);
          if (made.cards.length === 0) return;
          const at = turn % made.cards.length;
          pool = settle(setup, made.pool, made.cards[at]!, made.cards, at);
          if (turn === 2) pool = refill(setup, pool, part.places);
        }
      }),
      FEWER,
    );
  });

  test('[R1] weigh every card and the whole alike', () => {
    fc.assert(
      fc.property(cases, ({ setup, pool, profile, picks, part }) => {
        const plain = plainOf(setup, pool);
        const weights = directWeights(setup, plain, profile, picks);
        const { total, weightOf } = shareOf(setup, pool, profile, picks, part.places);
        expect(setup.cards.map(({ index }) => weightOf(index))).toEqual(weights);
        const inPart = setup.cards.filter(({ set, place }) => part.places[set]!.includes(place));
        expect(total).toBe(inPart.reduce((sum, { index }) => sum + plain.copies[index]! * weights[index]!, 0));
      }),
      FEWER,
    );
  });
});
