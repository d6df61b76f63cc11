import { describe, expect, test } from 'vitest';
import { gates } from './gates.ts';
import { injectTools, legal as legalIn, openGates, payloadsOf, toMove } from './legal.ts';
import { EASY, holding, incident, LONG, legal, play, read, SEED, SHUT, stateWith, tool } from './small.fixture.ts';
import { MOVES } from './vocabulary.ts';

const FIVE = ['meter', 'badge', 'receipt', 'photo', 'diary'];

describe('[G18] legal moves', () => {
  test('[G18] all there are, sorted, of a small incident', () => {
    const small = incident({
      artifact: undefined,
      ...holding(['chart', 'ticket'], { gate: [LONG], tool: [tool('CORROBORATE', 1)], tokens: 0 }),
      opening: ['chart', 'ticket'],
      tuning: { hand: 2 },
    });
    expect(legal(play(small, SEED))).toEqual([
      'inject ticket at gate.LONG',
      'inject chart at gate.LONG',
      'inject ticket chart at gate.LONG',
      ...['path 1 strike 1', 'path 1 strike 2', 'path 1 strike 3', 'path 2'].flatMap((path) => [
        `flag at gate.LONG ${path}`,
        `flag ticket at gate.LONG ${path}`,
        `flag chart at gate.LONG ${path}`,
      ]),
      'rewire ticket from TIME to WORK',
      'rewire ticket from LOCATION to TIME',
      'rewire ticket from LOCATION to PURCHASE',
      'rewire chart from HEALTH to SENSOR',
      'corroborate ticket',
      'corroborate chart',
      'cycle ticket',
      'cycle chart',
      'cycle ticket chart',
    ]);
  });

  test('[G18] D05v1-02 all six moves can be legal, in the order of D05v1 §7', () => {
    const all = gates.legal(read(incident({ tokens: 2 })), stateWith(read(incident({ tokens: 2 }))), 0);
    const order = all.map(({ move }) => MOVES.indexOf(move));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect([...new Set(all.map(({ move }) => move))]).toEqual([
      'inject',
      'flag',
      'rewire',
      'corroborate',
      'cycle',
      'exploit',
    ]);
  });

  test('[G18] without tokens only INJECT, CORROBORATE and CYCLE are left', () => {
    const poor = incident({ tokens: 0, tuning: { tokens_at_start: 0 } });
    expect(new Set(legal(play(poor, SEED)).map((line) => line.split(' ')[0]))).toEqual(
      new Set(['inject', 'corroborate', 'cycle']),
    );
  });

  test('[G18] D05v1-49 an INJECT is always among them', () => {
    const bare = incident({ tokens: 0, tool: [], gate: [SHUT], tuning: { tokens_at_start: 0 } });
    expect(legal(play(bare, SEED, 'cycle meter')).every((line) => line.startsWith('inject'))).toBe(true);
    expect(legal(play(bare, SEED, 'cycle meter'))).toHaveLength(6 + 15);
  });

  test('[G18] a cleared gate is no target', () => {
    const two = holding(FIVE, { gate: [{ ...EASY, strength: 5 }, SHUT] });
    const after = play(two, SEED, 'inject meter at EASY');
    expect(openGates(after.state)).toEqual([1]);
    expect(legal(after).some((line) => line.includes('gate.EASY'))).toBe(false);
  });

  test('[G18] none after the end, none for another seat', () => {
    const won = play(holding(FIVE, { gate: [{ ...EASY, strength: 5 }] }), SEED, 'inject meter at EASY');
    expect(legal(won)).toEqual([]);
    expect(toMove(won.setup, won.state)).toEqual([]);
    const open = play(incident(), SEED);
    expect(legalIn(open.setup, open.state, 1)).toEqual([]);
    expect(toMove(open.setup, open.state)).toEqual([0]);
  });

  test('[G2] payloads of one and of two, tools with a charge', () => {
    expect(payloadsOf(0b1011, 2)).toEqual([1, 2, 8, 3, 9, 10]);
    expect(payloadsOf(0b1011, 1)).toEqual([1, 2, 8]);
    const setup = read(incident({ tool: [tool('REDACT', 1), tool('CORROBORATE', 1), tool('REWIRE_ANCHOR', 1)] }));
    expect(injectTools(stateWith(setup))).toEqual([-1, 3]);
  });
});
