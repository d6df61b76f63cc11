import { dailyModuleOf } from '@lockstep/catalogue';
import { describe, expect, test } from 'vitest';
import { dailyGameFor, gameFor, gameOf, hasScenes, spokenFor, textOf } from './games.ts';
import { gameDir, packOf } from './library.ts';
import { DAILY_GAMES } from './rows.ts';

describe('the games of the terminal', () => {
  test.each([
    ['protocol', 'AURA'],
    ['testimony', 'KOA'],
  ])('%s comes with its words, its board and its packs, all its own', async (game, name) => {
    const { text, board, module } = await dailyGameFor(game);
    expect(text.game).toBe(game);
    expect(board.notices.thinking).toContain(name);
    expect(module).toBe(dailyModuleOf(game));
    expect(DAILY_GAMES).toContain(game);
  });

  test.each([
    ['encounter', 'The Bell Upriver', 'first-steps'],
    ['quest', 'Quest', 'first-night'],
    ['draft', 'Draft', 'first-dream'],
    ['battle', 'Battle', 'lamps-against-kilns'],
    ['freeplay', 'Freeplay', 'first-run'],
  ])('%s is told in scenes: it has words, a pack and a table, but no forged Dailies', async (game, title, lesson) => {
    expect(hasScenes(game)).toBe(true);
    expect(DAILY_GAMES).not.toContain(game);
    const { text, module } = await spokenFor(game);
    expect(text.title).toBe(title);
    expect(module.scenes!(packOf(module, gameDir(game))).map(({ name }) => name)).toContain(lesson);
    expect((await gameOf(game))!.board.flags.lesson).toBe(lesson);
    await expect(dailyGameFor(game)).rejects.toThrow(new RegExp(`told in scenes.*lockstep play ${game}`));
  });

  test('a game of rules alone has neither words nor a shelf, and is played all the same', async () => {
    expect(await textOf('null')).toBeUndefined();
    expect((await gameOf('null'))!.board.shelf).toBeNull();
  });

  test.each(['chess', 'null', 'toString', ''])('"%s" is answered with the games there are', async (game) => {
    await expect(dailyGameFor(game)).rejects.toThrow(/no game ".*" to play here; try: .*protocol/);
    if (game !== 'null') await expect(gameFor(game)).rejects.toThrow(/no game ".*" to play here/);
  });
});
