import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { card, type Fields, play, puzzle, refused, refusedAction, says } from './play.fixture.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { testimony } from './testimony.ts';

const nap = card('nap', 5, says('02:00', { state: 'ASLEEP' }));
const call = card('call', 5, says('02:01', { state: 'AWAKE' }));
const written = (changes: Fields = {}): Fields => puzzle([nap, card('note', 5), call], changes);

const byText: readonly [code: RefusalCode, changes: Fields, lines: readonly string[], data: unknown][] = [
  ['unknown-action', {}, ['scan nap'], { action: 'scan', actions: ['submit'] }],
  ['unknown-card', {}, ['submit mote'], { card: 'mote', nearest: 'note' }],
  ['repeated-card', {}, ['submit nap nap'], { card: 'nap' }],
  ['over', { turns: 1 }, ['submit nap', 'submit note'], {}],
  ['already-submitted', {}, ['submit nap note', 'submit note pulse'], { card: 'note' }],
  ['submission-size', {}, ['submit'], { cards: [], most: 3 }],
  ['submission-size', {}, ['submit pulse call note nap'], { cards: ['nap', 'note', 'call', 'pulse'], most: 3 }],
  ['submission-size', { tuning: { most_cards: 1 } }, ['submit nap note'], { cards: ['nap', 'note'], most: 1 }],
  [
    'major-contradiction',
    {},
    ['submit call', 'submit note nap'],
    { cards: ['nap', 'call'], claims: ['ASLEEP', 'AWAKE'], minutes: 1 },
  ],
];

/** Actions that no text gives, from seats and shells of another game. */
const byHand: readonly [code: RefusalCode, seat: number, action: unknown][] = [
  ['not-your-seat', 1, { kind: 'submit', cards: 1 }],
  ['not-your-seat', -1, { kind: 'submit', cards: 1 }],
  ['unknown-card', 0, { kind: 'submit', cards: 1 << 4 }],
  ['unknown-card', 0, { kind: 'submit', cards: -1 }],
  ['unknown-card', 0, { kind: 'submit', cards: 1.5 }],
  ['unknown-card', 0, { kind: 'submit' }],
  ['unknown-action', 0, { kind: 'scan', cards: 1 }],
];

describe('[T35] [K3] every refusal', () => {
  test.each(byText)('[T35] [K3] %s', (code, changes, lines, data) => {
    const fault = refused(written(changes), ...lines);
    expect(fault?.code).toBe(code);
    expect(fault?.data).toEqual(data);
  });

  test.each(byHand)('[T35] [K3] %s from seat %i: %j', (code, seat, action) => {
    expect(refusedAction(play(written()), seat, action as Action)?.code).toBe(code);
  });

  test('[T35] the two tables above hold every code of the game', () => {
    const codes = new Set([...byText, ...byHand].map(([code]) => code));
    expect([...codes].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('[K3] play goes on after a refusal as if it had not been tried', () => {
    const { setup, state } = play(written(), 'submit nap');
    expect(testimony.step(setup, state, 0, { kind: 'submit', cards: 0b100 })).toMatchObject({
      code: 'major-contradiction',
    });
    expect(testimony.step(setup, state, 0, { kind: 'submit', cards: 0b10 })).toEqual(
      play(written(), 'submit nap', 'submit note').state,
    );
  });

  const first: readonly [what: string, changes: Fields, lines: readonly string[], code: RefusalCode][] = [
    ['the text before the end', { turns: 1 }, ['submit nap', 'submit nobody'], 'unknown-card'],
    ['the end before the cards', { turns: 1 }, ['submit nap', 'submit nap'], 'over'],
    ['the hand before the size', {}, ['submit nap', 'submit nap note call pulse'], 'already-submitted'],
    ['the size before contradictions', {}, ['submit nap note call pulse'], 'submission-size'],
  ];
  test.each(first)('[T35] %s', (_, changes, lines, code) => {
    expect(refused(written(changes), ...lines)?.code).toBe(code);
  });
});
