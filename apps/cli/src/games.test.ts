import { offersOf } from '@lockstep/catalogue';
import { describe, expect, test } from 'vitest';
import { PLAYABLE, playableFor, presenceOf } from './games.ts';

describe('the games of the terminal', () => {
  test.each([
    ['protocol', 'AURA'],
    ['testimony', 'KOA'],
  ])('%s comes with its words, its face and its offers, all its own', async (game, name) => {
    const { wording, face, offers } = await playableFor(game);
    expect(wording.game).toBe(game);
    expect(face.name).toBe(name);
    expect(offers).toBe(offersOf(game));
    expect(PLAYABLE).toContain(game);
  });

  test.each(['chess', 'null', 'toString', ''])('"%s" is answered with the games there are', async (game) => {
    await expect(playableFor(game)).rejects.toThrow(/no game ".*" to play here; try: .*protocol/);
    expect(await presenceOf(game)).toBeUndefined();
  });
});
