import { fc } from '@lockstep/conformance';
import { TAGS, TRAITS, TRUSTS } from './vocabulary.ts';

const MARKS = [...TAGS, ...TRAITS] as const;

const path = fc.record(
  {
    tags: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 2 }),
    traits: fc.uniqueArray(fc.constantFrom(...TRAITS), { minLength: 1, maxLength: 1 }),
    any: fc.uniqueArray(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 4 }),
    none: fc.uniqueArray(fc.constantFrom(...MARKS), { minLength: 1, maxLength: 2 }),
    verified: fc.integer({ min: 1, max: 2 }),
    trust: fc.constantFrom(...TRUSTS),
    at_least: fc.integer({ min: 1, max: 2 }),
    at_most: fc.integer({ min: 1, max: 2 }),
    pair: fc.uniqueArray(fc.constantFrom(...TAGS), { minLength: 1, maxLength: 6 }),
    no_repeat: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

const card = fc.record({
  impact: fc.integer({ min: 1, max: 40 }),
  trust: fc.constantFrom(...TRUSTS),
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  traits: fc.uniqueArray(fc.constantFrom(...TRAITS), { maxLength: 2 }),
});

/** Any puzzle the rules can meet, small ones included. */
export const puzzles = (sizes: { readonly least: number; readonly most: number }): fc.Arbitrary<unknown> =>
  fc
    .record({
      cards: fc.array(card, { minLength: sizes.least, maxLength: sizes.most }),
      protocols: fc.array(fc.array(path, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      froms: fc.uniqueArray(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 2 }),
      repeats: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
      keep: fc.integer({ min: 2, max: 6 }),
      turns: fc.integer({ min: 5, max: 8 }),
      resistance: fc.integer({ min: 20, max: 100 }),
      scrutiny: fc.integer({ min: 0, max: 4 }),
      scans: fc.integer({ min: 0, max: 3 }),
    })
    .map(({ cards, protocols, froms, repeats, keep, ...rest }) => {
      const from = [1, ...froms.sort((a, b) => a - b)];
      return {
        ...rest,
        target: 'FRIDGE',
        tuning: { keep: Math.min(keep, cards.length) },
        schedule: protocols.map((_, i) => ({ from: from[i], protocol: `P${i}`, no_repeat: repeats[i] })),
        protocol: protocols.map((paths, i) => ({ id: `P${i}`, line: 'A rule.', path: paths })),
        card: cards.map((one, i) => ({ id: `card-${i}`, name: `Card ${i}`, ...one })),
      };
    });
