import { expect, test } from 'vitest';
import { type CountingGame, counting } from './counting.fixture.ts';
import { drawLegal } from './draw-legal.ts';
import { parseSeed } from './seed.ts';
import { openStream } from './stream.ts';

const SETUP = { target: 20 };

/** The texts of a game played at random to its end. */
const played = (game: CountingGame, seed: string): readonly string[] => {
  const chance = openStream(parseSeed(seed), 'choices');
  const texts: string[] = [];
  for (let state = game.start(SETUP, parseSeed(seed)); ; ) {
    const [seat] = game.toMove(SETUP, state);
    if (seat === undefined) {
      expect(drawLegal(game, SETUP, state, 0, chance)).toBeUndefined();
      return texts;
    }
    const action = drawLegal(game, SETUP, state, seat, chance)!;
    texts.push(game.format(SETUP, action));
    state = game.step(SETUP, state, seat, action) as typeof state;
  }
};

test('[K10] a game that draws without a list plays the same random games as with one', () => {
  const listing = counting(2);
  const { legal } = listing;
  const drawing: CountingGame = {
    ...listing,
    legal: () => [],
    drawLegal: (setup, state, seat, chance) =>
      listing.toMove(setup, state).includes(seat)
        ? legal(setup, state, seat)[chance.below(legal(setup, state, seat).length)]
        : undefined,
  };
  for (const seed of ['one', 'two', 'three']) expect(played(drawing, seed)).toEqual(played(listing, seed));
});
