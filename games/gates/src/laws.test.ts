import { fc, playOut } from '@lockstep/conformance';
import { moments, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { type Action, compare, type Event, makeAction } from './action.ts';
import { gates } from './gates.ts';
import { EASY, gate, incident, LONG, modifier, read, SHUT } from './small.fixture.ts';
import { isWon, type State } from './state.ts';
import { MOVES } from './vocabulary.ts';

const LOCK = gate(
  'LOCK',
  [
    [25, 'sealed', 'every PLAUSIBLE'],
    [30, 'pair SENSOR with !SENSOR'],
  ],
  { seals: true },
);
const setups = [
  read(incident({ opening: [], gate: [EASY, LONG], turns: 10 })),
  read(incident({ opening: [], gate: [LOCK, SHUT], turns: 10, scrutiny: 17, modifier: [modifier('NARROW_CHANNEL')] })),
  read(
    incident({
      opening: [],
      gate: [LOCK, LONG],
      turns: 10,
      act: 3,
      modifier: [modifier('POLICY_LOCKDOWN'), modifier('RATE_LIMIT')],
    }),
  ),
];
const setup = fc.constantFrom(...setups);

/** Any move with any of what moves take, sensible or not; half of it in the hand. */
const actions = fc
  .record({
    move: fc.constantFrom(...MOVES),
    cards: fc.nat({ max: (1 << 14) - 1 }),
    few: fc.boolean(),
    gate: fc.integer({ min: -1, max: 2 }),
    path: fc.integer({ min: -1, max: 3 }),
    strike: fc.integer({ min: -1, max: 4 }),
    from: fc.integer({ min: -1, max: 13 }),
    to: fc.integer({ min: -1, max: 13 }),
    tool: fc.integer({ min: -1, max: 5 }),
    disable: fc.boolean(),
    plain: fc.boolean(),
  })
  .map((all) => all);
type Any = typeof actions extends fc.Arbitrary<infer One> ? One : never;

/** As text would make it: what `plain` leaves out is what the move does not take. */
const shaped = (any: Any, state: State): Action => {
  let cards = any.few ? any.cards & state.hand : any.cards;
  if (any.few)
    while ((cards & (cards - 1)) !== 0 && (cards & (cards - 1) & ((cards & (cards - 1)) - 1)) !== 0) cards &= cards - 1;
  const lead = any.move === 'corroborate' && cards !== 0 ? 31 - Math.clz32(cards & -cards) : -1;
  if (!any.plain) return makeAction(any.move, cards, { ...any, lead });
  const { gate: at, path, strike, from, to, tool, disable } = any;
  const target = { gate: Math.max(0, at) };
  if (any.move === 'inject') return makeAction('inject', cards, { ...target, tool });
  if (any.move === 'flag') return makeAction('flag', cards, { ...target, path, strike });
  if (any.move === 'rewire') return makeAction('rewire', cards, { from, to, tool });
  if (any.move === 'exploit') return makeAction('exploit', cards, { ...target, disable });
  return makeAction(any.move, cards, { lead });
};

const games = fc.record({ setup, seed: fc.string(), steps: fc.nat({ max: 8 }) });

describe('laws of an incident', () => {
  test('[G18] [G16] a move is accepted exactly if it is among the legal ones', () => {
    let accepted = 0;
    fc.assert(
      fc.property(games, fc.array(actions, { minLength: 60, maxLength: 60 }), ({ setup: at, seed, steps }, tried) => {
        const { state } = playOut(gates, at, parseSeed(seed), parseSeed(`${seed}!`), steps).now;
        const legal = gates.legal(at, state, 0);
        for (const any of tried) {
          const action = shaped(any, state);
          const next = gates.step(at, state, 0, action);
          const allowed = legal.some((one) => compare(one, action) === 0);
          expect([gates.format(at, action), next instanceof Refusal]).toEqual([gates.format(at, action), !allowed]);
          if (allowed) accepted += 1;
        }
      }),
      { seed: 20260101, numRuns: 25 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  test('[G19] [K5] no preview is contradicted: all but the cards to come is what happens', () => {
    fc.assert(
      fc.property(games, fc.nat(), ({ setup: at, seed, steps }, n) => {
        const { state } = playOut(gates, at, parseSeed(seed), parseSeed(`${seed}!`), steps).now;
        const legal = gates.legal(at, state, 0);
        if (legal.length === 0) return;
        const action = legal[n % legal.length]!;
        const seen = preview(gates, at, state, 0, action);
        if (seen instanceof Refusal) throw new Error(seen.code);
        const log: Event[] = [];
        gates.step(at, state, 0, action, log);
        const dark = (event: Event): Event => (event.kind === 'drew' ? { ...event, artifacts: null } : event);
        expect(seen.events.map(dark)).toEqual(log.map(dark));
      }),
      { seed: 20260101, numRuns: 80 },
    );
  });

  test('[G9] [G1] every step is one turn; strengths rise only by an Audit, and a cleared gate stays cleared', () => {
    fc.assert(
      fc.property(setup, fc.string(), (at, seed) => {
        let before = gates.start(at, parseSeed(seed));
        for (const { state, events } of moments(playOut(gates, at, parseSeed(seed), parseSeed(`${seed}!`)))) {
          if (events.length > 0) {
            expect(state.turn).toBe(before.turn + 1);
            state.strengths.forEach((strength, i) => {
              const was = before.strengths[i]!;
              if (was === 0) expect(strength).toBe(0);
              if (strength > was) expect(events.some(({ kind }) => kind === 'audit-began')).toBe(true);
              expect(strength).toBeLessThanOrEqual(at.gates[i]!.strength);
            });
          }
          before = state;
        }
        expect(isWon(before) || before.turn > at.script.turns).toBe(true);
      }),
      { seed: 20260101, numRuns: 25 },
    );
  });
});
