import { dailyModuleOf } from '@lockstep/catalogue';
import { describe, expect, test } from 'vitest';
import { gameOf, hasScenes, PLAYABLE, playableFor, presenceOf, speechOf, spokenFor } from './games.ts';
import { gameDir, packOf } from './library.ts';

describe('the games of the terminal', () => {
  test.each([
    ['protocol', 'AURA'],
    ['testimony', 'KOA'],
  ])('%s comes with its words, its face and its offers, all its own', async (game, name) => {
    const { wording, face, offers } = await playableFor(game);
    expect(wording.game).toBe(game);
    expect(face.name).toBe(name);
    expect(offers).toBe(dailyModuleOf(game));
    expect(PLAYABLE).toContain(game);
  });

  test.each([
    ['encounter', 'The Bell Upriver', 'first-steps'],
    ['draft', 'Quest', 'first-dream'],
    ['freeplay', 'Freeplay', 'first-run'],
  ])('%s is told in scenes: it has words, a pack and a table, but no forged Dailies', async (game, title, lesson) => {
    expect(hasScenes(game)).toBe(true);
    expect(PLAYABLE).not.toContain(game);
    const { speech, offers } = await spokenFor(game);
    expect(speech.title).toBe(title);
    expect(offers.scenes!(packOf(offers, gameDir(game))).map(({ name }) => name)).toContain(lesson);
    expect((await gameOf(game))!.board.flags.lesson).toBe(lesson);
    await expect(playableFor(game)).rejects.toThrow(new RegExp(`told in scenes.*lockstep play ${game}`));
  });

  test('a game of rules alone has neither words nor a shelf, and is played all the same', async () => {
    expect(await speechOf('null')).toBeUndefined();
    expect((await gameOf('null'))!.board.shelf).toBeNull();
  });

  test.each(['chess', 'null', 'toString', ''])('"%s" is answered with the games there are', async (game) => {
    await expect(playableFor(game)).rejects.toThrow(/no game ".*" to play here; try: .*protocol/);
    expect(await presenceOf(game)).toBeUndefined();
  });
});
