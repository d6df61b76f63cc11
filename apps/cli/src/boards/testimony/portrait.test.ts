import { MOODS } from '@lockstep/testimony';
import { MOOD_NAME } from '@lockstep/words-testimony';
import { expect, test } from 'vitest';
import { columns } from '../../terminal/layout.ts';
import { portrait } from './portrait.ts';

const all = MOODS.map(portrait);

test('[T12] eight moods, eight faces: no two alike, large or small, and each says its name', () => {
  // Without the name of the mood below them.
  expect(new Set(all.map(({ large }) => large.slice(0, -1).join('\n'))).size).toBe(8);
  expect(new Set(all.map(({ small }) => small)).size).toBe(8);
  for (const [i, mood] of MOODS.entries()) expect(all[i]!.large.at(-1)).toContain(MOOD_NAME[mood]);
});

test('a face is as wide as any other', () => {
  expect(new Set(all.flatMap(({ large }) => large.map(columns))).size).toBe(1);
  expect(new Set(all.map(({ small }) => columns(small))).size).toBe(1);
});
