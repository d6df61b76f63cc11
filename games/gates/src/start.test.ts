import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { EASY, holding, incident, LONG, play, SEED, SHUT } from './small.fixture.ts';

describe('[G1] how an incident begins', () => {
  test('[G1] gates at their strength, turn 1, what was brought along', () => {
    const { view } = play(incident({ gate: [EASY, { ...LONG, strength: 60 }, SHUT], tokens: 1, scrutiny: 8 }), SEED);
    expect(view.gates.map(({ strength }) => strength)).toEqual([100, 60, 100]);
    expect(view).toMatchObject({ turn: 1, turns: 8, tokens: 2, scrutiny: 8, audit: null, last: null, exploit: true });
  });

  test('[G15] a hand of five, the rest in the pile, by the seed', () => {
    const written = incident({ opening: [] });
    const { view } = play(written, SEED);
    expect([view.hand.length, view.pile.length, view.discard.length]).toEqual([5, 9, 0]);
    const hands = Array.from({ length: 6 }, (_, i) =>
      play(written, parseSeed(`hand ${i}`))
        .view.hand.map(({ id }) => id)
        .join(),
    );
    expect(new Set(hands).size).toBeGreaterThan(1);
  });

  test('[G15] a setup may name the first hand; what is too much of it is drawn like the rest', () => {
    const first = ['log', 'rule', 'cover'];
    expect(play(incident({ opening: first }), SEED).view.hand.map(({ id }) => id)).toEqual(
      expect.arrayContaining(first),
    );
    const many = ['log', 'rule', 'cover', 'coupon', 'chart', 'meter'];
    expect(play(holding(many), SEED).view.hand.map(({ id }) => id)).toEqual([
      'log',
      'rule',
      'cover',
      'coupon',
      'chart',
    ]);
  });

  test('[G5] where EXPLOIT was used before in the run, it is gone', () => {
    expect(play(incident({ exploit: false }), SEED).view.exploit).toBe(false);
  });
});
