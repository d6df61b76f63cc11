import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { gates } from './gates.ts';
import { resolve } from './resolve.ts';
import { DECK, EASY, gate, incident, LONG, modifier, SHUT, tool } from './small.fixture.ts';

const pack = readContent();
const deck = (from: number): readonly string[] =>
  Array.from({ length: 14 }, (_, i) => pack.artifact[(from + i * 5) % pack.artifact.length]!.id);

/** Two gates and a modifier of the pack, a deck spread over its families. */
const shipped = fc
  .record({
    gate: fc.shuffledSubarray(
      pack.gate.map(({ id }) => id),
      { minLength: 1, maxLength: 2 },
    ),
    modifier: fc.subarray(
      pack.modifier.map(({ id }) => id),
      { maxLength: 1 },
    ),
    from: fc.nat({ max: 40 }),
    act: fc.integer({ min: 1, max: 3 }),
    scrutiny: fc.nat({ max: 30 }),
  })
  .map(({ gate: ids, from, ...rest }) =>
    resolve(pack, {
      ...rest,
      gate: ids.map((id) => ({ id, strength: 60 })),
      artifact: deck(from),
      tool: ['tool.CORROBORATE', 'tool.HASH_RECEIPT', 'tool.REWIRE_ANCHOR'],
      turns: 5,
    }),
  );

const few = [tool('CORROBORATE', 1), tool('REDACT', 1), tool('REWIRE_ANCHOR', 1)];
/** Incidents at the edges: a deck that runs dry, hands that are larger than it, every price at nothing, every modifier. */
const odd = fc.constantFrom(
  incident({ gate: [LONG], tool: few }),
  incident({
    gate: [EASY, SHUT],
    tool: few,
    modifier: [modifier('NARROW_CHANNEL'), modifier('DEEP_VERIFY')],
    scrutiny: 19,
  }),
  incident({
    gate: [LONG],
    tool: [],
    modifier: [modifier('RATE_LIMIT'), modifier('POLICY_LOCKDOWN')],
    tokens: 3,
    opening: [],
  }),
  incident({
    artifact: DECK.slice(0, 6),
    opening: [],
    tool: few,
    gate: [SHUT],
    tuning: { hand: 3, hand_after_cycle: 6 },
  }),
  incident({
    artifact: DECK.slice(0, 7),
    opening: [],
    tool: [],
    gate: [EASY],
    tuning: { hand: 8, hand_after_cycle: 8 },
    tokens: 0,
  }),
  incident({
    opening: [],
    tool: [],
    gate: [LONG],
    tokens: 0,
    tuning: { hand: 1, hand_after_cycle: 4, tokens_at_start: 0, inject_most: 1 },
  }),
  incident({
    opening: [],
    tool: few,
    gate: [
      gate(
        'SEALS',
        [
          [20, 'sealed', 'fresh', 'families'],
          [20, 'bound'],
        ],
        { seals: true, bars: ['MOOD'] },
      ),
    ],
    modifier: [modifier('SENSOR_DRIFT'), modifier('TIMESTAMP_HARDLINE')],
    tuning: {
      hand: 4,
      flag_cost: 0,
      rewire_cost: 0,
      exploit_cost: 0,
      med_from: 2,
      high_from: 4,
      scrutiny_most: 6,
      audit_turns: 1,
    },
    scrutiny: 1,
  }),
);

describe('gates', () => {
  conform(gates, fc.oneof(shipped, odd), 10);
});
