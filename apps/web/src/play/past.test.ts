import { expect, test } from 'vitest';
import { factWords, type Past, searchPast } from './past.ts';

const past = (game: string, title: string, result: string): Past => ({
  game,
  gameTitle: game === 'draft' ? 'Quest' : 'Life with AURA',
  title,
  result,
  when: '',
  won: true,
  practice: false,
  on: '2026-12-10',
  path: '/',
  replay: null,
});
const PAST = [
  past('protocol', 'Life with AURA, Thursday, December 10, 2026', 'Gold (4 turns left)'),
  past('protocol', 'Life with AURA, Wednesday, December 9, 2026', 'Silver (2 turns left)'),
  past('draft', 'Quest, Thursday, December 10, 2026', 'Sage, 90 points'),
];

test.each([
  ['', '', 3],
  ['gold', '', 1],
  ['thursday', '', 2],
  ['thursday quest', '', 1],
  ['2026-12-10', '', 3],
  ['', 'protocol', 2],
  ['sage', 'protocol', 0],
])('"%s" of "%s" finds %i', (text, game, count) => {
  expect(searchPast(PAST, text, game)).toHaveLength(count);
});

test.each([
  [true, { rounds: 1 }, 'Won in 1 round'],
  [false, { battles: 3, points: 41, level: 2, cards: 22 }, 'Lost, 3 battles won'],
  [true, { points: 25, enemy: 14, turns: 9 }, 'Won, 25 to 14 points'],
  [false, { acts: 1, turns: 12, ending: 1 }, 'Lost after 1 act'],
  [true, { acts: 3, turns: 20, ending: 0 }, 'Won'],
])('an end that was won: %s, with %j, is told as "%s"', (won, facts, words) => {
  expect(
    factWords({
      kind: 'finished',
      game: 'any',
      daily: 'any',
      on: '2026-12-10',
      practice: false,
      merit: [],
      won,
      facts,
    }),
  ).toBe(words);
});
