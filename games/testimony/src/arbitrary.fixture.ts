import { fc } from '@lockstep/conformance';
import { makeTime, minuteOf } from './time.ts';
import {
  ACTIVITIES,
  ALERT_STATES,
  type Condition,
  LOCATIONS,
  PROOFS,
  type Proof,
  STATES,
  TRUSTS,
} from './vocabulary.ts';

/** Forty minutes around midnight: close enough for every row of the conflict table to be met. */
const FIRST = minuteOf('23:40');

const evidence = fc
  .record(
    {
      power: fc.integer({ min: 1, max: 20 }),
      trust: fc.constantFrom(...TRUSTS),
      proves: fc.uniqueArray(fc.constantFrom(...PROOFS), { minLength: 1, maxLength: 2 }),
      start: fc.integer({ min: 0, max: 40 }),
      length: fc.constantFrom(0, 0, 1, 2, 5, 15),
      location: fc.constantFrom(...LOCATIONS),
      state: fc.constantFrom(...STATES),
      activity: fc.constantFrom(...ACTIVITIES),
    },
    { requiredKeys: ['power', 'trust', 'proves', 'start', 'length'] },
  )
  .map(({ start, length, location, state, activity, proves, ...rest }) => {
    const alert = state !== undefined && ALERT_STATES.includes(state as Condition);
    const proven = proves.filter((proof) => alert || proof !== 'ALERTNESS');
    return {
      ...rest,
      proves: proven.length > 0 ? proven : (['INTENT'] as const),
      claims: {
        timeRange: [makeTime(FIRST + start), makeTime(FIRST + start + length)],
        ...(location && { location }),
        ...(state && { state }),
        ...(activity && { activity }),
      },
    };
  });

/** Counters by their places, the first one always in the puzzle, and one of another puzzle. */
const refutation = fc.record({
  power: fc.integer({ min: 1, max: 9 }),
  trust: fc.constantFrom(...TRUSTS),
  refutes: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 3 }),
});

const counters = fc.array(fc.uniqueArray(fc.constantFrom(...PROOFS), { minLength: 1, maxLength: 3 }), {
  maxLength: 4,
});

const tunings = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        scrutiny_cap: fc.integer({ min: 5, max: 9 }),
        most_cards: fc.integer({ min: 1, max: 3 }),
        contested_percent: fc.integer({ min: 0, max: 100 }),
        corroboration_percent: fc.integer({ min: 100, max: 300 }),
        minor_scrutiny: fc.integer({ min: 0, max: 2 }),
        sketchy_scrutiny: fc.integer({ min: 0, max: 2 }),
      },
      { requiredKeys: [] },
    ),
  },
);

/** Any puzzle the rules can meet: one to seven cards, up to four counters, some with tuning or a conflict table of their own. */
export const setups = (visibilities: readonly ('FULL' | 'HIDDEN')[] = ['FULL', 'HIDDEN']): fc.Arbitrary<unknown> =>
  fc
    .record({
      first: evidence,
      more: fc.array(fc.oneof({ weight: 3, arbitrary: evidence }, { weight: 1, arbitrary: refutation }), {
        maxLength: 6,
      }),
      counters,
      wanted: fc.uniqueArray(fc.constantFrom(...PROOFS), { minLength: 1, maxLength: 4 }),
      visibility: fc.constantFrom(...visibilities),
      resistance: fc.integer({ min: 1, max: 60 }),
      turns: fc.integer({ min: 1, max: 6 }),
      scrutiny: fc.constantFrom(0, 0, 0, 1, 2, 3, 4),
      tuning: tunings,
      bare: fc.constantFrom(false, false, false, true),
    })
    .map(({ first, more, counters: targets, wanted, bare, ...rest }) => {
      const drawn = [first, ...more].filter((one) => !('refutes' in one) || targets.length > 0);
      const cards = drawn.map((one, i) => ({
        id: `card-${i}`,
        name: `Card ${i}`,
        ...one,
        ...('refutes' in one && {
          refutes: [...new Set(one.refutes.map((place, at) => `C${at === 0 ? place % targets.length : place}`))],
        }),
      }));
      const proven = PROOFS.filter((proof) =>
        drawn.some((one) => 'proves' in one && (one.proves as readonly Proof[]).includes(proof)),
      );
      const concern = wanted.filter((proof) => proven.includes(proof));
      return {
        ...rest,
        target: 'FRIDGE',
        concern: concern.length > 0 ? concern : proven.slice(0, 1),
        counter: targets.map((proofs, i) => ({ id: `C${i}`, name: `Counter ${i}`, targets: proofs })),
        card: cards,
        ...(bare && { conflict: [] }),
      };
    });
