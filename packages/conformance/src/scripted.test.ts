import { openStream, shuffled } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { scripted } from './index.ts';

describe('scripted dice', () => {
  test('fall as the script says, each stream from its own list', () => {
    const dice = scripted({ red: [5, 0], blue: [3] });
    const [red, blue] = [openStream(dice.seed, 'red'), openStream(dice.seed, 'blue')];
    expect([red.below(6), blue.below(6), red.below(6)]).toEqual([5, 3, 0]);
    dice.done();
  });

  test('a roll left over fails', () => {
    const dice = scripted({ red: [5, 0, 1], blue: [] });
    openStream(dice.seed, 'red').below(6);
    expect(() => dice.done()).toThrow('red: 2 rolls left over');
  });

  test('a stream nobody opened fails too', () => {
    expect(() => scripted({ blue: [1] }).done()).toThrow('blue: 1 roll left over');
  });

  test('a roll too few, or one that cannot fall, throws where it is drawn', () => {
    const dice = scripted({ red: [6] });
    expect(() => openStream(dice.seed, 'red').below(6)).toThrow('scripted roll 6 is not below 6');
    expect(() => openStream(dice.seed, 'red', 1).below(6)).toThrow('has no roll 1');
    expect(() => openStream(dice.seed, 'green').below(6)).toThrow('stream "green" has no roll 0');
  });

  test('a stream reopened further on counts the rolls before it as drawn', () => {
    const dice = scripted({ red: [1, 2] });
    expect(openStream(dice.seed, 'red', 1).below(6)).toBe(2);
    dice.done();
  });

  test('a shuffle can be scripted: the last place draws first', () => {
    const dice = scripted({ deal: [0, 0, 0] });
    expect(shuffled(openStream(dice.seed, 'deal'), 4)).toEqual([1, 2, 3, 0]);
    dice.done();
  });
});
