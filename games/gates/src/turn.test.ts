import { describe, expect, test } from 'vitest';
import { EASY, gate, holding, incident, kinds, play, SEED, SHUT } from './small.fixture.ts';

const weak = { ...EASY, strength: 5 };

describe('[G9] the end of a turn', () => {
  test('D05v1-71 [G1] all gates at 0: the incident is won, at once', () => {
    const { outcome, events } = play(holding(['meter'], { gate: [weak], turns: 5 }), SEED, 'inject meter at EASY');
    expect(outcome).toMatchObject({ result: 'won', reason: 'cleared' });
    expect(events.at(-1)).toEqual({ kind: 'incident-won', turnsLeft: 4 });
  });

  test('D05v1-71 [G1] one gate still open: it goes on', () => {
    expect(play(holding(['meter'], { gate: [weak, SHUT] }), SEED, 'inject meter at EASY').outcome).toBeUndefined();
  });

  test('D05v1-71 [G1] the budget used up with a gate open: lost', () => {
    const short = incident({ turns: 2, gate: [SHUT] });
    expect(play(short, SEED, 'cycle meter').outcome).toBeUndefined();
    const { outcome, events } = play(short, SEED, 'cycle meter', 'flag at SHUT path 1');
    expect(outcome).toMatchObject({ result: 'lost', reason: 'turns-used-up' });
    expect(events.slice(-2)).toEqual([{ kind: 'turn-ended', turnsLeft: 0 }, { kind: 'incident-lost' }]);
  });

  test('[G1] cleared on the last turn is a win', () => {
    expect(play(holding(['meter'], { gate: [weak], turns: 1 }), SEED, 'inject meter at EASY').outcome?.result).toBe(
      'won',
    );
  });

  test('[G9] a cleared gate: cleared, its token, its relief, then the Audit, then the turn', () => {
    const one = holding(['rumour'], {
      gate: [
        weak,
        gate('HALF', [
          [10, 'trust SKETCHY'],
          [5, 'tag MOOD'],
        ]),
      ],
      scrutiny: 9,
      tokens: 0,
    });
    const { events } = play(one, SEED, 'inject rumour at EASY');
    expect(kinds(events)).toEqual([
      'injected',
      'checked',
      'damaged',
      'scrutiny-changed',
      'discarded',
      'cleared',
      'token-gained',
      'scrutiny-changed',
      'audit-began',
      'turn-ended',
      'drew',
    ]);
  });

  test('[G9] [G15] what held ends before the hand is filled', () => {
    const written = holding(['receipt', 'photo'], { gate: [EASY, SHUT], scrutiny: 9 });
    const { events } = play(
      written,
      SEED,
      'flag at EASY path 2',
      'exploit at SHUT disable',
      'inject receipt photo at EASY',
    );
    const tail = kinds(events).slice(kinds(events).indexOf('turn-ended'));
    expect(tail).toEqual(['turn-ended', 'flag-ended', 'gate-enabled', 'drew']);
  });

  test('[G1] every move is one turn', () => {
    const lines = [
      'inject meter at SHUT',
      'flag at SHUT path 1',
      'rewire receipt from TIME to WORK',
      'corroborate badge',
      'cycle badge',
    ];
    const written = holding(['meter', 'badge', 'receipt'], { gate: [SHUT] });
    lines.forEach((_, i) => {
      expect(play(written, SEED, ...lines.slice(0, i + 1)).view.turn).toBe(i + 2);
    });
  });

  test('[G15] the hand is filled to five at the start of each turn', () => {
    const { view } = play(holding(['meter', 'badge'], { gate: [SHUT] }), SEED, 'inject meter badge at SHUT');
    expect(view.hand).toHaveLength(5);
  });
});
