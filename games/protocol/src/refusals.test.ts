import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { CARDS, EVIDENCE, type Fields, play, puzzle, refused, refusedAction, SEED, undrafted } from './play.fixture.ts';
import { protocol } from './protocol.ts';
import { type RefusalCode, refusals } from './refusals.ts';

const small = puzzle({ card: CARDS.slice(0, 7) });
const drafting = undrafted();

const byText: readonly [code: RefusalCode, written: Fields, lines: readonly string[], data: unknown][] = [
  ['unknown-action', puzzle(), ['flag badge'], { action: 'flag', actions: ['draft', 'submit', 'scan'] }],
  ['unknown-card', puzzle(), ['submit recipt'], { card: 'recipt', nearest: 'receipt' }],
  ['repeated-card', puzzle(), ['scan memo memo'], { card: 'memo' }],
  ['over', puzzle({ resistance: 12 }), ['submit badge', 'submit badge'], {}],
  ['already-drafted', puzzle(), [`draft ${EVIDENCE.join(' ')}`], {}],
  ['not-drafted', drafting, ['scan badge'], {}],
  ['draft-size', drafting, ['draft badge'], { keep: 6, kept: 1 }],
  ['not-in-evidence', puzzle(), ['submit r2'], { card: 'r2', where: 'reserve' }],
  ['payload-size', puzzle(), ['submit memo badge sulk'], { cards: ['badge', 'sulk', 'memo'] }],
  ['quarantined', puzzle({ scrutiny: 4 }), ['submit rumour', 'submit rumour'], { card: 'rumour', turns: 2 }],
  ['scan-size', puzzle(), ['scan'], { cards: [] }],
  ['scan-limit', puzzle({ scans: 1 }), ['scan memo', 'scan badge'], { limit: 1 }],
  ['scan-at-full-scrutiny', puzzle({ scrutiny: 5 }), ['scan memo'], { scrutiny: 5 }],
  ['reserve-short', small, ['scan badge memo'], { left: 1 }],
];

/** Actions that no text gives, from seats and shells of another game. */
const byHand: readonly [code: RefusalCode, seat: number, action: unknown][] = [
  ['not-your-seat', 1, { kind: 'submit', cards: 1 }],
  ['not-your-seat', -1, { kind: 'submit', cards: 1 }],
  ['unknown-card', 0, { kind: 'submit', cards: 1 << 12 }],
  ['unknown-card', 0, { kind: 'scan', cards: -1 }],
  ['unknown-card', 0, { kind: 'submit', cards: 1.5 }],
  ['unknown-card', 0, { kind: 'submit' }],
  ['unknown-action', 0, { kind: 'inject', cards: 1 }],
];

describe('[P33] [K3] every refusal', () => {
  test.each(byText)('[P33] [K3] %s', (code, written, lines, data) => {
    const fault = refused(written, SEED, ...lines);
    expect(fault?.code).toBe(code);
    expect(fault?.data).toEqual(data);
  });

  test.each(byHand)('[P33] [K3] %s from seat %i: %j', (code, seat, action) => {
    expect(refusedAction(play(puzzle(), SEED), seat, action as Action)?.code).toBe(code);
  });

  test('[P33] the two tables above hold every code of the game', () => {
    const codes = new Set([...byText, ...byHand].map(([code]) => code));
    expect([...codes].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[K3] play goes on after a refusal as if it had not been tried', () => {
    const { setup, state } = play(puzzle(), SEED, 'submit badge');
    expect(protocol.step(setup, state, 0, { kind: 'submit', cards: 7 })).toMatchObject({ code: 'payload-size' });
    const next = protocol.step(setup, state, 0, { kind: 'submit', cards: 3 });
    expect(next).toEqual(play(puzzle(), SEED, 'submit badge', 'submit badge receipt').state);
  });

  const first: readonly [what: string, written: Fields, lines: readonly string[], code: RefusalCode][] = [
    ['the text before the end', puzzle({ resistance: 12 }), ['submit badge', 'submit nobody'], 'unknown-card'],
    ['the end before the action', puzzle({ resistance: 12 }), ['submit badge', 'submit r1'], 'over'],
    ['the phase before the cards', drafting, ['submit badge receipt memo'], 'not-drafted'],
    ['Evidence before the size', puzzle(), ['submit badge receipt r1'], 'not-in-evidence'],
    [
      'the size before Quarantine',
      puzzle({ scrutiny: 4 }),
      ['submit rumour', 'submit rumour badge memo'],
      'payload-size',
    ],
  ];
  test.each(first)('[P33] %s', (_, written, lines, code) => {
    expect(refused(written, SEED, ...lines)?.code).toBe(code);
  });
});
