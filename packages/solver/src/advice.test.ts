import { openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { advise } from './advice.ts';
import { samplingBot } from './sampling.ts';
import { type Hands, showdown } from './showdown.fixture.ts';

const bot = samplingBot(
  showdown,
  { quickChoice: (_setup, _state, seat) => (seat === 1 ? 'call' : 'bet') },
  { playouts: 400, depth: 10 },
);
const at = (own: number, other: number) => ({
  setup: null,
  state: { cards: [own, other], said: [] } as Hands,
  seat: 0,
});

describe('advice in a game of chance', () => {
  test('names what it would do, the chance, the futures, and the next best', () => {
    const [advice] = [...advise(showdown, bot, at(9, 2))].slice(-1);
    expect(advice).toMatchObject({ action: 'bet', futures: 200, instead: 'fold', insteadChance: 500 });
    // Eight cards of ten are lower than 9, one is equal.
    expect(Math.abs(advice!.chance - 850)).toBeLessThan(80);
  });

  test('law: what cannot be seen changes nothing of it', () => {
    for (const other of [1, 4, 7, 10])
      expect([...advise(showdown, bot, at(6, other))]).toEqual([...advise(showdown, bot, at(6, 1))]);
  });

  test('without futures it is what the bot would do', () => {
    const plain = { choose: () => 'fold' as const };
    expect([...advise(showdown, plain, at(3, 5))]).toEqual([
      { action: 'fold', chance: 0, futures: 0, instead: null, insteadChance: 0 },
    ]);
    expect(bot.choose(null, at(3, 5).state, 0, openStream(parseSeed('a'), 'b'))).toBe('fold');
  });
});
