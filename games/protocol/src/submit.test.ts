import { describe, expect, test } from 'vitest';
import { EVIDENCE, find, play, puzzle, refused, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';

describe('[P20] a payload', () => {
  const rows: readonly [what: string, line: string, code: string | undefined][] = [
    ['D29-38 none', 'submit', 'payload-size'],
    ['one', 'submit badge', undefined],
    ['two', 'submit badge receipt', undefined],
    ['D29-38 three', 'submit badge receipt memo', 'payload-size'],
    ['D29-38 one card twice', 'submit badge badge', 'repeated-card'],
    ['D29-34 a Reserve card', 'submit badge r1', 'not-in-evidence'],
  ];
  test.each(rows)('[P20] %s', (_, line, code) => {
    expect(refused(puzzle(), SEED, line)?.code).toBe(code);
  });

  test('[P15] the order of its cards does not matter', () => {
    const one = play(puzzle(), SEED, 'submit forgery badge');
    const other = play(puzzle(), SEED, 'submit badge forgery');
    expect(one.state).toEqual(other.state);
    expect(one.events).toEqual(other.events);
    expect(one.events[0]).toEqual({ kind: 'submitted', turn: 1, cards: ['badge', 'forgery'] });
  });
});

test('[P1] D29-22 submitted cards stay in Evidence and can be submitted again', () => {
  const { setup, state } = play(puzzle(), SEED, 'submit badge receipt', 'submit badge receipt');
  const { cards } = protocol.view(setup, state, 0);
  expect(cards.filter(({ place }) => place === 'evidence').map(({ id }) => id)).toEqual(EVIDENCE);
  expect(state.resistance).toBe(100 - 22 - 22);
});

describe('accepted or rejected', () => {
  test('[P23] D29-39 70 and a Compliance of 22 leave 48', () => {
    expect(play(puzzle({ resistance: 70 }), SEED, 'submit badge receipt').state.resistance).toBe(48);
  });

  test('[P25] D29-40 D29-41 a rejected payload leaves 70, tells of no Compliance and raises Scrutiny by 1', () => {
    const { state, events } = play(puzzle({ resistance: 70, scrutiny: 1 }), SEED, 'submit sulk');
    expect(state).toMatchObject({ resistance: 70, scrutiny: 2 });
    expect(events).toEqual([
      { kind: 'submitted', turn: 1, cards: ['sulk'] },
      { kind: 'protocol-failed', protocol: 'CALM' },
      { kind: 'scrutiny-rose', by: 1, reasons: ['FAILED'], scrutiny: 2 },
      { kind: 'turn-ended', turnsLeft: 7 },
    ]);
  });
});

describe('[P4] Scrutiny of a SUBMIT', () => {
  const rows: readonly [what: string, line: string, rise: number, reasons: readonly string[]][] = [
    ['D05v1-12 accepted, all VERIFIED', 'submit badge', 0, []],
    ['D05v1-13 accepted, with PLAUSIBLE', 'submit badge receipt', 0, []],
    ['D29-74 accepted, all PLAUSIBLE', 'submit receipt memo', 0, []],
    ['D05v1-10 D29-71 accepted, one SKETCHY', 'submit badge rumour', 1, ['SKETCHY']],
    ['D29-71 accepted, two SKETCHY', 'submit rumour forgery', 1, ['SKETCHY']],
    ['D29-72 D05v1-11 rejected, no SKETCHY', 'submit badge sulk', 1, ['FAILED']],
    ['D29-73 rejected, SKETCHY', 'submit rumour sulk', 2, ['SKETCHY', 'FAILED']],
  ];
  test.each(rows)('[P4] %s', (_, line, rise, reasons) => {
    const { state, events } = play(puzzle({ scrutiny: 1 }), SEED, line);
    expect(state.scrutiny).toBe(1 + rise);
    expect(find(events, 'scrutiny-rose')).toEqual(
      rise === 0 ? undefined : { kind: 'scrutiny-rose', by: rise, reasons, scrutiny: 1 + rise },
    );
  });
});

describe('[P6] Resistance 0 wins at once', () => {
  const rows: readonly [what: string, resistance: number, left: number, won: boolean][] = [
    ['D29-05 exactly 0', 22, 0, true],
    ['D29-06 past 0', 5, 0, true],
    ['one short', 23, 1, false],
  ];
  test.each(rows)('[P6] [P15] %s', (_, resistance, left, won) => {
    const { setup, state, events } = play(puzzle({ resistance }), SEED, 'submit badge receipt');
    expect(state.resistance).toBe(left);
    expect(find(events, 'compliance-gained')).toMatchObject({ compliance: 22, resistance: left });
    expect(protocol.outcome(setup, state)?.result).toBe(won ? 'won' : undefined);
  });

  test('[P6] [P15] a SKETCHY win from Scrutiny 4 brings no Audit and leaves Scrutiny 4', () => {
    const { state, events } = play(puzzle({ resistance: 20, scrutiny: 4 }), SEED, 'submit rumour');
    expect(state.scrutiny).toBe(4);
    expect(state.resistance).toBe(0);
    expect(events.map(({ kind }) => kind)).toEqual([
      'submitted',
      'protocol-satisfied',
      'compliance-gained',
      'turn-ended',
      'unlocked',
    ]);
  });

  test('[P6] one point more and the same payload brings the Audit', () => {
    const { state } = play(puzzle({ resistance: 21, scrutiny: 4 }), SEED, 'submit rumour');
    expect(state).toMatchObject({ resistance: 16, scrutiny: 2 });
  });
});

test('[P17] D29-28 no SUBMIT before the draft', () => {
  expect(refused(undrafted(), SEED, 'submit badge')?.code).toBe('not-drafted');
});
