import { offersOf } from '@lockstep/catalogue';
import { describe, expect, test } from 'vitest';
import { isTold, PLAYABLE, playableFor, presenceOf, speechOf, spokenFor } from './games.ts';

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

  test('a game told in scenes has words and a pack, but no Dailies', async () => {
    expect(isTold('encounter')).toBe(true);
    expect(PLAYABLE).not.toContain('encounter');
    const { speech, offers } = await spokenFor('encounter');
    expect(speech.title).toBe('The Bell Upriver');
    expect(offers.tells).toBeDefined();
    await expect(playableFor('encounter')).rejects.toThrow(/told in scenes.*lockstep play encounter/);
    expect(await speechOf('null')).toBeUndefined();
  });

  test.each(['chess', 'null', 'toString', ''])('"%s" is answered with the games there are', async (game) => {
    await expect(playableFor(game)).rejects.toThrow(/no game ".*" to play here; try: .*protocol/);
    expect(await presenceOf(game)).toBeUndefined();
  });
});
