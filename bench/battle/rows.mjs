import { heap } from '../heap.mjs';
import { median, sideBySide } from '../rounds.mjs';
import { play, playGreedy } from './lockstep.mjs';

/** Battle after battle, so many a call. */
const many = (one, battles) => {
  let next = 0;
  let seen = 0;
  return () => {
    for (let i = 0; i < battles; i += 1) {
      next = (next + 1) % 100_000;
      seen ^= one(next);
    }
    return seen;
  };
};

export const rows = async () => {
  const { random, greedy } = await sideBySide(
    [
      ['random', many(play, 20), 20],
      ['greedy', many(playGreedy, 2), 2],
    ],
    { rounds: 7, time: 600 },
  );
  return [
    { what: 'battles a second, random', ours: median(random), least: 2500, aim: 8000 },
    { what: 'battles a second, greedy', ours: median(greedy), least: 120, aim: 500 },
    ...heap({
      over: '20 000 battles',
      module: new URL('./lockstep.mjs', import.meta.url).href,
      play: 'play',
      warmUp: 2000,
      plays: 20_000,
    }),
  ];
};
