import { scripted } from '@lockstep/conformance';
import { parseSeed, Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { Dice, rankDice, rankSides } from './dice.ts';
import { begin, duel, moveOf, read } from './duel.fixture.ts';
import { encounter } from './encounter.ts';

const { tuning } = read(duel());

describe('[E1] rank dice', () => {
  const rows: readonly [rank: number, dice: number, sides: number][] = [
    [0, 1, 4],
    [1, 1, 6],
    [2, 2, 8],
    [3, 2, 10],
    [4, 3, 12],
    [5, 3, 12],
    [6, 4, 12],
    [9, 5, 12],
    [30, 16, 12],
  ];
  test.each(rows)('[E1] rank %i is %i dice of %i sides', (rank, dice, sides) => {
    expect([rankDice(rank), rankSides(tuning, rank)]).toEqual([dice, sides]);
  });

  test('[E1] other dice', () => {
    const other = { ...tuning, die_base: 2, die_most: 5 };
    expect([0, 1, 2, 9].map((rank) => rankSides(other, rank))).toEqual([2, 4, 5, 5]);
  });
});

/** Rolls are scripted as they show, from 1. */
const diceOf = (heroes: readonly number[], foes: readonly number[] = []) => {
  const less = (list: readonly number[]): readonly number[] => list.map((one) => one - 1);
  const script = scripted({ 'dice 0': less(heroes), 'dice 1': less(foes) });
  return { dice: new Dice(script.seed, 0, 0, tuning), done: script.done };
};

describe('[E1] a roll', () => {
  const rows: readonly [rank: number, shown: readonly number[], total: number][] = [
    [0, [11, 4], 15],
    [1, [11, 6], 17],
    [2, [11, 3, 8], 19],
    [2, [11, 8, 3], 19],
    [3, [1, 10, 10], 11],
    [4, [20, 2, 12, 7], 32],
  ];
  test.each(rows)('[E1] rank %i: %j are %i, the highest die alone', (rank, shown, total) => {
    const { dice, done } = diceOf(shown);
    expect(dice.roll(0, rank, false, true)).toBe(total);
    expect([dice.d20, dice.dice]).toEqual([shown[0], shown.slice(1)]);
    expect(dice.told([{ from: 'ATTACK', value: 3 }], total + 3)).toEqual({
      d20: shown[0],
      dice: shown.slice(1),
      parts: [{ from: 'ATTACK', value: 3 }],
      total: total + 3,
    });
    done();
  });

  const rerolls: readonly [what: string, shown: readonly number[], kept: readonly number[], total: number][] = [
    ['the second, where it is higher', [5, 2, 9, 6], [9, 6], 15],
    ['the first, where it is higher', [9, 6, 5, 2], [9, 6], 15],
    ['the first of equals', [20, 1, 15, 6], [20, 1], 21],
    ['the first of equals, a natural 1 too', [1, 6, 2, 5], [1, 6], 7],
    ['the total counts, not the d20', [20, 1, 18, 4], [18, 4], 22],
  ];
  test.each(rerolls)('[E1] a reroll keeps %s', (_what, shown, [d20, die], total) => {
    const { dice, done } = diceOf(shown);
    expect(dice.roll(0, 1, true, true)).toBe(total);
    expect([dice.d20, dice.dice]).toEqual([d20, [die]]);
    const [first, second] = [shown.slice(0, 2), shown.slice(2)];
    const [lost, lostDie] = first[0] === d20 ? second : first;
    expect(dice.told([], total)).toEqual({
      d20,
      dice: [die],
      parts: [],
      total,
      dropped: { d20: lost, dice: [lostDie] },
    });
    done();
  });

  test('[E1] a roll after a reroll has no dropped dice', () => {
    const { dice, done } = diceOf([5, 2, 9, 6, 7, 1]);
    dice.roll(0, 1, true, true);
    dice.roll(0, 1, false, true);
    expect(dice.told([], 8)).toEqual({ d20: 7, dice: [1], parts: [], total: 8 });
    done();
  });

  test('[E22] each side has its own stream, d20 first', () => {
    const { dice, done } = diceOf([2, 1, 4, 3], [6, 5]);
    expect([dice.roll(0, 1, false, false), dice.roll(1, 1, false, false), dice.roll(0, 1, false, false)]).toEqual([
      3, 11, 7,
    ]);
    expect([dice.at0, dice.at1]).toEqual([4, 2]);
    done();
  });

  test('[E1] whether the single dice are kept changes nothing', () => {
    const seed = parseSeed('0123456789abcdef');
    const [kept, plain] = [new Dice(seed, 0, 0, tuning), new Dice(seed, 0, 0, tuning)];
    for (let i = 0; i < 200; i += 1) {
      const [side, rank, reroll] = [i % 2, i % 7, i % 3 === 0];
      expect(plain.roll(side, rank, reroll, false)).toBe(kept.roll(side, rank, reroll, true));
      expect(plain.d20).toBe(kept.d20);
    }
    expect([plain.at0, plain.at1]).toEqual([kept.at0, kept.at1]);
  });
});

describe('[E1] [E22] one deterministic turn model', () => {
  const INTENTS: readonly [seat: 0 | 1, text: string][] = [
    [0, 'ann strike fox'],
    [0, 'ann shove fox'],
    [0, 'ann jab fox'],
    [1, 'fox strike ann'],
    [1, 'fox feint ann'],
  ];
  const round = (seed: Parameters<typeof encounter.start>[1], intents = INTENTS): readonly Event[] => {
    const setup = read(duel());
    let state = encounter.start(setup, seed);
    const log: Event[] = [];
    const act = (seat: 0 | 1, action: Parameters<typeof encounter.step>[3]): void => {
      const next = encounter.step(setup, state, seat, action, log);
      if (next instanceof Refusal) throw new Error(next.code);
      state = next;
    };
    for (const [seat, text] of intents) act(seat, { kind: 'declare', move: moveOf({ setup }, text).index });
    act(0, { kind: 'ready' });
    act(1, { kind: 'ready' });
    return log.slice(log.findIndex(({ kind }) => kind === 'revealed'));
  };

  test('[E1] [E22] ADR8-01 the same seed and intents tell the same', () => {
    for (const name of ['one', 'two', 'three']) {
      const seed = parseSeed(name);
      expect(round(seed)).toEqual(round(seed));
    }
  });

  test('[E22] ADR8-47 which seat declares first changes nothing', () => {
    const [zero, one] = [INTENTS.filter(([seat]) => seat === 0), INTENTS.filter(([seat]) => seat === 1)];
    for (const name of ['one', 'two', 'three'])
      expect(round(parseSeed(name), [...one, ...zero])).toEqual(round(parseSeed(name), [...zero, ...one]));
  });

  test('[E22] ADR8-01 scripted dice leave none over: contact, defense, resistance, one attack after another', () => {
    const at = begin(duel());
    at.done();
    const script = scripted({
      initiative: [0, 0],
      // strike, shove, jab; then what ann defends and resists the strike and the feint with.
      'dice 0': [9, 1, 9, 2, 9, 3, 4, 0, 5, 1, 6, 2, 7, 3],
      // fox defends and resists three times; then strike and feint.
      'dice 1': [4, 0, 5, 1, 6, 2, 7, 3, 8, 4, 9, 5, 10, 1, 11, 2],
    });
    const rolls = round(script.seed).filter((event) => event.kind === 'clashed');
    script.done();
    expect(
      rolls.map(({ technique, attack, defense, resistance }) => [
        technique,
        ...[attack, defense, resistance].map(({ d20, dice }) => `${d20}+${dice.join('+')}`),
      ]),
    ).toEqual([
      ['strike', '10+2', '5+1', '6+2'],
      ['shove', '10+3', '7+3', '8+4'],
      ['jab', '10+4', '9+5', '10+6'],
      ['strike', '11+2', '5+1', '6+2'],
      ['feint', '12+3', '7+3', '8+4'],
    ]);
  });
});
