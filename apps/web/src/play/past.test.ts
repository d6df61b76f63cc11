import { expect, test } from 'vitest';
import { type Past, searched } from './past.ts';

const past = (game: string, title: string, result: string): Past => ({
  game,
  gameTitle: game === 'draft' ? 'Quest' : 'Life with AURA',
  title,
  result,
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
  expect(searched(PAST, text, game)).toHaveLength(count);
});
