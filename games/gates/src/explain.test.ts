import { describe, expect, test } from 'vitest';
import { explainMove } from './explain.ts';
import { gates } from './gates.ts';
import { actionOf, EASY, find, gate, holding, legal, play, SEED, SHUT } from './small.fixture.ts';

const hand = holding(['receipt', 'photo', 'meter'], { gate: [EASY, SHUT] });
const explained = (line: string) => {
  const { setup, state } = play(hand, SEED);
  return explainMove(setup, state, actionOf(setup, line));
};

describe('[G19] what a move would do, and why', () => {
  test('[G19] [G12] an INJECT: truth table, path, factors, Damage, what is left', () => {
    expect(explained('inject receipt at EASY')).toEqual({
      gate: 'gate.EASY',
      table: [[true], [false]],
      barred: false,
      path: 1,
      base: 40,
      parts: [
        { factor: 'POWER', by: [19, 20] },
        { factor: 'TRUST', by: [1, 1] },
        { factor: 'STRICTNESS', by: [3, 4] },
      ],
      damage: 29,
      strength: 71,
    });
  });

  test('[G19] one that fails', () => {
    expect(explained('inject receipt at SHUT')).toMatchObject({
      path: null,
      base: 0,
      parts: [],
      damage: 0,
      strength: 100,
    });
  });

  test('[G19] an EXPLOIT is asked nothing', () => {
    expect(explained('exploit photo at EASY')).toMatchObject({ table: [], path: null, damage: 60, strength: 40 });
    expect(explained('exploit photo at EASY disable')).toMatchObject({ damage: 0, strength: 100 });
  });

  test('[G19] of the other moves, and of a move that is refused, there is nothing to say', () => {
    for (const line of ['cycle meter', 'corroborate meter', 'flag at EASY path 1', 'inject chart at EASY'])
      expect(explained(line)).toBeNull();
  });

  test('[G12] a barred payload says so', () => {
    const bars = gate(
      'BARS',
      [
        [40, 'tag TIME'],
        [10, 'tag WORK'],
      ],
      { bars: ['PURCHASE'] },
    );
    const { setup, state } = play(holding(['receipt'], { gate: [bars] }), SEED);
    expect(gates.explain!(setup, state, 0, actionOf(setup, 'inject receipt at BARS'))).toMatchObject({
      barred: true,
      table: [[true], [false]],
      path: null,
    });
  });

  test('[G19] law: the step does exactly what was explained', () => {
    const { setup, state } = play(hand, SEED);
    for (const line of legal({ setup, state })) {
      const said = explainMove(setup, state, actionOf(setup, line));
      const damaged = find(play(hand, SEED, line).events, 'damaged');
      if (said === null || said.damage === 0) expect(damaged?.damage ?? 0).toBe(0);
      else
        expect(damaged).toMatchObject({
          gate: said.gate,
          parts: said.parts,
          damage: said.damage,
          strength: said.strength,
        });
    }
  });
});
