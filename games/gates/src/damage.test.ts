import { fc } from '@lockstep/conformance';
import { describe, expect, test } from 'vitest';
import { damageOf, FACTORS, type Factor } from './damage.ts';
import {
  card,
  DECK,
  EASY,
  find,
  gate,
  holding,
  incident,
  modifier,
  payload,
  play,
  read,
  SEED,
  stateWith,
} from './small.fixture.ts';
import { AUDITS } from './vocabulary.ts';

const DONE = { path: 0, declared: false, untimed: false, disabled: false, chained: false };

/** Damage of cards of given power and trust at a gate of that base; corroborated so that strictness is out of it where it is said. */
const of = (
  base: number,
  cards: readonly (readonly [trust: string, power: number])[],
  corroborated = false,
  act = 1,
): number => {
  const added = cards.map(([trust, power], i) => card(`card-${i}`, ['FOOD'], { trust, power }));
  const setup = read(
    incident({
      artifact: [...added, ...DECK],
      gate: [
        gate(
          'G',
          [
            [base, 'trust SKETCHY'],
            [1, 'listed'],
          ],
          { sources: ['log'] },
        ),
      ],
      act,
    }),
  );
  const names = added.map((_, i) => `card-${i}`);
  const state = stateWith(setup, corroborated ? { corroborated: (1 << names.length) - 1 } : {});
  return damageOf(setup, state, 0, payload(setup, state, names), DONE);
};

describe('[G3] Damage', () => {
  const rows: readonly [
    base: number,
    cards: readonly (readonly [string, number])[],
    corroborated: boolean,
    act: number,
    damage: number,
  ][] = [
    [40, [['VERIFIED', 5]], false, 1, 44],
    [40, [['PLAUSIBLE', 5]], false, 1, 30],
    [40, [['PLAUSIBLE', 5]], false, 2, 24],
    [40, [['PLAUSIBLE', 5]], false, 3, 24],
    [40, [['PLAUSIBLE', 7]], false, 1, 33],
    [40, [['PLAUSIBLE', 5]], true, 1, 48],
    [40, [['PLAUSIBLE', 5]], true, 3, 48],
    [40, [['SKETCHY', 7]], false, 1, 26],
    [40, [['SKETCHY', 7]], true, 1, 42],
    [40, [['VERIFIED', 1]], false, 3, 35],
    [
      40,
      [
        ['VERIFIED', 4],
        ['VERIFIED', 4],
      ],
      false,
      1,
      51,
    ],
    [
      40,
      [
        ['VERIFIED', 4],
        ['PLAUSIBLE', 5],
      ],
      false,
      1,
      36,
    ],
    [
      40,
      [
        ['VERIFIED', 4],
        ['SKETCHY', 7],
      ],
      false,
      1,
      31,
    ],
    [
      60,
      [
        ['VERIFIED', 10],
        ['VERIFIED', 10],
      ],
      false,
      1,
      60,
    ],
    [1, [['SKETCHY', 1]], false, 3, 5],
    [5, [['PLAUSIBLE', 5]], false, 3, 5],
    [10, [['PLAUSIBLE', 5]], false, 3, 6],
  ];
  test.each(rows)('[G3] base %i, %j, corroborated %s, act %i: %i', (base, cards, corroborated, act, damage) => {
    expect(of(base, cards, corroborated, act)).toBe(damage);
  });

  test('[G3] rounded once, at the end, halves away from zero', () => {
    // 30 × 3/4 is 22.5; 34 × 3/4 is 25.5; 33 × 3/4 is 24.75.
    expect([30, 34, 33].map((base) => of(base, [['PLAUSIBLE', 5]]))).toEqual([23, 26, 25]);
  });

  test('[G3] with no path met it is 0', () => {
    const setup = read(incident());
    const state = stateWith(setup);
    expect(damageOf(setup, state, 0, payload(setup, state, ['meter']), { ...DONE, path: -1 })).toBe(0);
  });

  test('[G3] some card that is neither VERIFIED nor corroborated is enough for strictness', () => {
    const told = (names: readonly string[], corroborated: number): readonly Factor[] => {
      const setup = read(incident());
      const state = stateWith(setup, { corroborated });
      const factors: Factor[] = [];
      damageOf(setup, state, 0, payload(setup, state, names), DONE, (factor) => factors.push(factor));
      return factors;
    };
    // meter is 0, badge 1, receipt 2, photo 3.
    expect(told(['meter', 'badge'], 0)).not.toContain('STRICTNESS');
    expect(told(['meter', 'receipt'], 0)).toContain('STRICTNESS');
    expect(told(['meter', 'receipt'], 1 << 2)).not.toContain('STRICTNESS');
    expect(told(['receipt', 'photo'], 1 << 2)).toContain('STRICTNESS');
    expect(told(['receipt', 'photo'], 1 << 2)).toContain('CORROBORATED');
    expect(told(['receipt', 'photo'], (1 << 2) | (1 << 3))).not.toContain('STRICTNESS');
  });

  const modified: readonly [modifier: string, names: string, factor: Factor | null, damage: number][] = [
    ['NARROW_CHANNEL', 'receipt', 'NARROW_CHANNEL', 31],
    ['TIMESTAMP_HARDLINE', 'photo', 'TIMESTAMP_HARDLINE', 15],
    ['TIMESTAMP_HARDLINE', 'receipt', null, 29],
    ['TIMESTAMP_HARDLINE', 'photo receipt', null, 36],
    ['RATE_LIMIT', 'receipt', null, 29],
  ];
  test.each(modified)('[G14] [G3] D05v1-80 %s, %s: %s, %i', (name, names, factor, damage) => {
    const { events } = play(
      holding(['receipt', 'photo'], { modifier: [modifier(name)] }),
      SEED,
      `inject ${names} at EASY`,
    );
    const damaged = find(events, 'damaged')!;
    expect(damaged.damage).toBe(damage);
    const factors = damaged.parts.map((part) => part.factor);
    if (factor) expect(factors).toContain(factor);
    else expect(factors).toEqual(['POWER', 'TRUST', 'STRICTNESS']);
  });

  test('[G14] METADATA_SCRAPER answers TIMESTAMP_HARDLINE, which looks at the payload and not at the path', () => {
    const written = holding(['photo'], { modifier: [modifier('TIMESTAMP_HARDLINE')] });
    const { events } = play(written, SEED, 'inject photo with METADATA_SCRAPER at EASY');
    expect(find(events, 'damaged')!.damage).toBe(30);
  });

  test('[G7] under SOURCE_LOCK a payload without SENSOR does half; the locked source counts as one', () => {
    const setup = read(incident());
    const state = stateWith(setup, { audit: AUDITS.indexOf('audit.SOURCE_LOCK'), auditEnds: 3 });
    const damage = (...names: readonly string[]): number =>
      damageOf(setup, state, 0, payload(setup, state, names), DONE);
    expect(damage('photo')).toBe(15);
    expect(damage('meter')).toBe(40);
    expect(damage('log')).toBe(37);
    expect(damage('photo', 'log')).toBe(33);
  });

  test('[G3] parts are told in their order, and multiply to the Damage', () => {
    const lines = [
      'rewire chart from HEALTH to SENSOR',
      'corroborate chart meter',
      'flag at EASY path 1',
      'inject chart at EASY',
    ];
    const { events } = play(holding(['chart', 'meter'], { turns: 9 }), SEED, ...lines);
    const { base, parts, damage } = find(events, 'damaged')!;
    expect(parts).toEqual([
      { factor: 'POWER', by: [20, 20] },
      { factor: 'TRUST', by: [11, 10] },
      { factor: 'CORROBORATED', by: [6, 5] },
      { factor: 'REWIRED', by: [23, 20] },
      { factor: 'DECLARED', by: [4, 3] },
    ]);
    expect(base).toBe(40);
    expect(damage).toBe(60);
    expect(parts.map(({ factor }) => FACTORS.indexOf(factor))).toEqual([0, 1, 3, 4, 5]);
  });

  test('[G3] law: 0, or between the least and the most, whatever is thrown at it', () => {
    const trusts = fc.constantFrom('SKETCHY', 'PLAUSIBLE', 'VERIFIED');
    const cards = fc.array(fc.tuple(trusts, fc.integer({ min: 1, max: 10 })), { minLength: 1, maxLength: 2 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        cards,
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        (base, list, corroborated, act) => {
          const damage = of(base, list, corroborated, act);
          expect(damage).toBeGreaterThanOrEqual(5);
          expect(damage).toBeLessThanOrEqual(60);
          expect(Number.isInteger(damage)).toBe(true);
        },
      ),
      { seed: 20260101, numRuns: 100 },
    );
  });

  test('[G3] power below the base never turns Damage round', () => {
    const setup = read(incident({ tuning: { power_base: 20, power_step: [1, 2], damage_least: 0 }, gate: [EASY] }));
    const state = stateWith(setup);
    expect(damageOf(setup, state, 0, payload(setup, state, ['meter']), DONE)).toBe(0);
  });
});
