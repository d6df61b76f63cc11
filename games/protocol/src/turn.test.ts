import { describe, expect, test } from 'vitest';
import { CALM, EVIDENCE, type Fields, find, kinds, play, puzzle, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';

const changing = {
  schedule: [
    { from: 1, protocol: 'CALM' },
    { from: 2, protocol: 'LATER' },
  ],
  protocol: [CALM, { ...CALM, id: 'LATER' }],
};

describe('[P30] the order of events', () => {
  const rows: readonly [what: string, changes: Fields, lines: readonly string[], expected: readonly string[]][] = [
    [
      'an accepted SUBMIT',
      {},
      ['submit badge'],
      ['submitted', 'protocol-satisfied', 'compliance-gained', 'turn-ended'],
    ],
    [
      'D05v1-07 a rejected SUBMIT',
      {},
      ['submit sulk'],
      ['submitted', 'protocol-failed', 'scrutiny-rose', 'turn-ended'],
    ],
    [
      'D29-82 an accepted SUBMIT with an Audit',
      { scrutiny: 4 },
      ['submit rumour'],
      ['submitted', 'protocol-satisfied', 'compliance-gained', 'scrutiny-rose', 'audited', 'quarantined', 'turn-ended'],
    ],
    [
      'a SCAN with an Audit that finds nothing',
      { scrutiny: 4 },
      ['scan badge'],
      ['scanned', 'scrutiny-rose', 'audited', 'nothing-quarantined', 'turn-ended'],
    ],
    ['a SCAN', {}, ['scan badge'], ['scanned', 'scrutiny-rose', 'turn-ended']],
    [
      'a SCAN before another protocol',
      changing,
      ['scan badge'],
      ['scanned', 'scrutiny-rose', 'turn-ended', 'protocol-changed'],
    ],
    [
      'both of what a next turn can bring',
      {
        ...changing,
        schedule: [
          { from: 1, protocol: 'CALM' },
          { from: 4, protocol: 'LATER' },
        ],
        scrutiny: 4,
      },
      ['submit rumour', 'submit badge', 'submit badge'],
      ['submitted', 'protocol-satisfied', 'compliance-gained', 'turn-ended', 'protocol-changed', 'quarantine-ended'],
    ],
    [
      'a win',
      { ...changing, resistance: 12 },
      ['submit badge'],
      ['submitted', 'protocol-satisfied', 'compliance-gained', 'turn-ended', 'unlocked'],
    ],
    [
      'the last turn, lost',
      { turns: 1, resistance: 50, scrutiny: 4 },
      ['submit sulk'],
      ['submitted', 'protocol-failed', 'scrutiny-rose', 'audited', 'quarantined', 'turn-ended', 'locked-out'],
    ],
    [
      'the last turn, on which a Quarantine would end',
      { turns: 3, scrutiny: 4 },
      ['submit rumour', 'submit badge', 'submit badge'],
      ['submitted', 'protocol-satisfied', 'compliance-gained', 'turn-ended', 'locked-out'],
    ],
  ];
  test.each(rows)('[P30] %s', (_, changes, lines, expected) => {
    expect(kinds(play(puzzle(changes), SEED, ...lines).events)).toEqual(expected);
  });

  test('[P30] the draft', () => {
    expect(kinds(play(undrafted(), SEED, `draft ${EVIDENCE.join(' ')}`).events)).toEqual(['drafted']);
  });

  test('[P2] [P30] the change names the protocol of the next turn', () => {
    expect(find(play(puzzle(changing), SEED, 'submit badge').events, 'protocol-changed')).toEqual({
      kind: 'protocol-changed',
      protocol: 'LATER',
    });
  });
});

describe('[P10] turns', () => {
  test('[P10] D29-35 D05v1-05 SUBMIT, accepted or not, and SCAN each take one', () => {
    for (const line of ['submit badge', 'submit sulk', 'scan memo']) {
      const { setup, state, events } = play(puzzle(), SEED, line);
      expect(find(events, 'turn-ended')?.turnsLeft).toBe(7);
      expect(protocol.view(setup, state, 0)).toMatchObject({ turn: 2, turnsLeft: 7 });
    }
  });

  test('[P15] turn n counts SCANs', () => {
    const { events } = play(puzzle(), SEED, 'scan memo', 'submit badge', 'scan sulk', 'submit badge');
    expect(events[0]).toEqual({ kind: 'submitted', turn: 4, cards: ['badge'] });
  });

  test('[P10] [P46] D29-07 eight failing SUBMITs lose, and seven do not', () => {
    const lines = Array.from({ length: 8 }, (_, i) => `submit ${EVIDENCE[i % 6]}`);
    const written = puzzle({ protocol: [{ ...CALM, path: [{ tags: ['TIME'] }, { tags: ['FOOD'] }] }] });
    const seven = play(written, SEED, ...lines.slice(0, 7));
    expect(protocol.outcome(seven.setup, seven.state)).toBeUndefined();
    const eight = play(written, SEED, ...lines);
    expect(protocol.outcome(eight.setup, eight.state)?.result).toBe('lost');
    expect(eight.events.slice(-2)).toEqual([
      { kind: 'turn-ended', turnsLeft: 0 },
      { kind: 'locked-out', resistance: 100 },
    ]);
  });

  const last: readonly [what: string, resistance: number, line: string, result: string][] = [
    ['D29-08 exactly 0 wins', 22, 'submit badge receipt', 'won'],
    ['1 above 0 loses', 23, 'submit badge receipt', 'lost'],
    ['a SCAN loses', 1, 'scan badge', 'lost'],
  ];
  test.each(last)('[P10] [P46] on the last turn %s', (_, resistance, line, result) => {
    const { setup, state } = play(puzzle({ turns: 1, resistance }), SEED, line);
    expect(protocol.outcome(setup, state)?.result).toBe(result);
    expect(protocol.view(setup, state, 0).turnsLeft).toBe(0);
  });

  test('[P10] an Audit of the last turn heals before the Daily is lost', () => {
    const { events } = play(puzzle({ turns: 1, resistance: 50, scrutiny: 4 }), SEED, 'submit sulk');
    expect(events.at(-1)).toEqual({ kind: 'locked-out', resistance: 65 });
  });
});
