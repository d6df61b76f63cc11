import { offersOf } from '@lockstep/catalogue';
import { describe, expect, test } from 'vitest';
import { playableFor, presenceOf } from './games.ts';

describe('the games of the terminal', () => {
  test('a game comes with its words, its face and its offers, all its own', async () => {
    const { wording, face, offers } = await playableFor('protocol');
    expect(wording.game).toBe('protocol');
    expect(face.name).toBe('AURA');
    expect(offers).toBe(offersOf('protocol'));
  });

  test.each(['chess', 'null', 'toString', ''])('"%s" is answered with the games there are', async (game) => {
    await expect(playableFor(game)).rejects.toThrow(/no game ".*" to play here; try: .*protocol/);
    expect(await presenceOf(game)).toBeUndefined();
  });
});
