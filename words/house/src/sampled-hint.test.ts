import { expect, test } from 'vitest';
import { sampledHintLines } from './sampled-hint.ts';

const advised = { action: 'play flame-imp', chance: 640, futures: 50, instead: 'end', insteadChance: 500 };

test.each([
  [640, 500, 'It is sure of that'],
  [530, 500, 'It leans that way'],
  [510, 500, 'It is a close call'],
])('a chance of %i against %i thousandths: %s', (chance, insteadChance, says) => {
  const say = (action: string): string => (action === 'end' ? 'end the turn' : 'play Flame Imp');
  const [first, second] = sampledHintLines({ ...advised, chance, insteadChance }, say);
  expect(first).toBe(
    `A search would do this: play Flame Imp. It won about ${Math.round(chance / 10)} % of 50 futures.`,
  );
  expect(second).toBe(`${says}: the next best, end the turn, won about 50 %.`);
});

test('where no future was played it says what it would do and nothing more', () => {
  expect(sampledHintLines({ ...advised, action: 'leave', futures: 0, instead: null })).toEqual([
    'A search would do this: leave.',
  ]);
});
