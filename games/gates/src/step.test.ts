import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import {
  actionOf,
  EASY,
  gate,
  holding,
  kinds,
  modifier,
  play,
  read,
  refusedAction,
  SEED,
  SHUT,
} from './small.fixture.ts';
import { step } from './step.ts';

const FIVE = ['rumour', 'ticket', 'chart', 'photo', 'meter'];
const hand = (changes = {}) => holding(FIVE, { gate: [EASY, SHUT], ...changes });

describe('[G9] a turn, D05v1 §10', () => {
  test('D05v1-68 move, attach, tool, target in the text; resolve, effects, end check in the events', () => {
    const { events } = play(hand(), SEED, 'inject rumour ticket with tool.REDACT at gate.EASY');
    expect(kinds(events)).toEqual([
      'injected',
      'tool-used',
      'checked',
      'damaged',
      'scrutiny-changed',
      'discarded',
      'turn-ended',
      'drew',
    ]);
    expect(events[0]).toEqual({
      kind: 'injected',
      turn: 1,
      artifacts: ['rumour', 'ticket'],
      tool: 'tool.REDACT',
      gate: 'gate.EASY',
    });
  });

  const moves: readonly [line: string, events: readonly string[]][] = [
    ['inject meter at SHUT', ['injected', 'checked', 'scrutiny-changed', 'discarded', 'turn-ended', 'drew']],
    ['flag photo at EASY path 2', ['flagged', 'paid', 'scrutiny-changed', 'turn-ended']],
    ['flag at EASY path 2', ['flagged', 'paid', 'turn-ended']],
    ['rewire chart from HEALTH to SENSOR', ['rewired', 'paid', 'scrutiny-changed', 'turn-ended']],
    [
      'rewire photo from MEDIA to SENSOR with REWIRE_ANCHOR',
      ['rewired', 'paid', 'tool-used', 'scrutiny-changed', 'turn-ended'],
    ],
    ['corroborate rumour ticket', ['corroborated', 'tool-used', 'scrutiny-changed', 'turn-ended']],
    ['cycle photo', ['cycled', 'drew', 'scrutiny-changed', 'turn-ended', 'drew']],
    ['exploit at EASY', ['exploited', 'paid', 'damaged', 'scrutiny-changed', 'turn-ended']],
    ['exploit at EASY disable', ['exploited', 'paid', 'scrutiny-changed', 'turn-ended']],
  ];
  test.each(moves)('D05v1-68 "%s"', (line, events) => {
    expect(kinds(play(hand(), SEED, line).events)).toEqual(events);
  });

  test('[G9] an Audit ended by CORROBORATE is told after its Scrutiny', () => {
    const { events } = play(hand({ scrutiny: 9 }), SEED, 'inject chart at EASY', 'corroborate rumour ticket');
    expect(kinds(events)).toEqual(['corroborated', 'tool-used', 'scrutiny-changed', 'audit-ended', 'turn-ended']);
  });

  test('[K1] the same setup, seed and lines give the same state; events or none make no difference', () => {
    const setup = read(hand());
    const { state } = play(hand(), SEED);
    const action = actionOf(setup, 'cycle photo');
    const log: Event[] = [];
    expect(step(setup, state, 0, action)).toEqual(step(setup, state, 0, action, log));
    expect(play(hand(), SEED, 'cycle photo').state).toEqual(step(setup, state, 0, action));
  });

  test('[G1] nobody moves after the end, and no seat but one ever does', () => {
    const won = play(hand({ gate: [{ ...EASY, strength: 5 }] }), SEED, 'inject meter at EASY');
    const action = actionOf(won.setup, 'cycle photo');
    expect(refusedAction(won, 0, action)).toMatchObject({ code: 'over' });
    expect(refusedAction(play(hand(), SEED), 1, action)).toMatchObject({ code: 'over' });
  });
});

describe('D05v1-80 every modifier has an effect that can be seen', () => {
  const senses = gate('SENSES', [
    [30, 'tag SENSOR'],
    [20, 'tag POLICY'],
  ]);
  /** With these in hand these lines end another way under the modifier. */
  const rows: readonly [name: string, held: readonly string[], lines: readonly string[]][] = [
    ['DEEP_VERIFY', ['hunch'], ['inject hunch at SENSES']],
    ['NARROW_CHANNEL', ['meter'], ['inject meter at SENSES']],
    ['RATE_LIMIT', ['meter', 'thermo'], ['inject meter at SENSES', 'inject thermo at SENSES']],
    ['SENSOR_DRIFT', ['meter'], ['inject meter at SENSES']],
    ['POLICY_LOCKDOWN', ['meter'], ['flag at SENSES path 1']],
    ['TIMESTAMP_HARDLINE', ['meter'], ['inject meter at SENSES']],
  ];
  test.each(rows)('[G14] [G7] %s', (name, held, lines) => {
    const written = (modifiers: readonly object[]) => holding(held, { gate: [senses], modifier: modifiers });
    const [bare, under] = [[], [modifier(name)]].map((list) => play(written(list), SEED, ...lines).state);
    expect([bare!.strengths, bare!.tokens]).not.toEqual([under!.strengths, under!.tokens]);
    expect(play(written([modifier(name)]), SEED).view.modifiers).toMatchObject([{ id: `modifier.${name}` }]);
  });
});
