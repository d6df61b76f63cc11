import { expect, test, vi } from 'vitest';
import { dailyGameFor } from './games.ts';
import { puzzleFor } from './puzzle.ts';

vi.mock('./library.ts', async (original) => {
  const library = await original<typeof import('./library.ts')>();
  const publishedGame = (game: string) => ({ ...library.publishedGame(game), editions: [], schedule: [] });
  return { ...library, publishedGame };
});

test('before the first Daily is published, a player is told, and what there is to play instead', async () => {
  const testimony = await dailyGameFor('testimony');
  for (const wanted of [{}, { date: '2026-12-01' }])
    expect(() => puzzleFor(testimony, wanted)).toThrow(
      /no KOA Daily has been published yet; .*--pack content\/testimony/,
    );
  expect(puzzleFor(testimony, { lesson: '1' })).toMatchObject({ ref: { subject: { kind: 'lesson', lesson: '1' } } });
});
