import { play as boardgame } from './playouts/boardgame.mjs';
import { play as handPacked } from './playouts/hand-packed.mjs';
import { play as lockstep } from './playouts/lockstep.mjs';
import { median, sideBySide } from './rounds.mjs';

/** A million playouts, over and over, so many a call. */
const many = (play, playouts) => {
  let next = 0;
  let seen = 0;
  return () => {
    for (let i = 0; i < playouts; i += 1) seen ^= play(next + i);
    next = (next + playouts) % 1_000_000;
    return seen;
  };
};

export const playouts = async () => {
  const rates = await sideBySide(
    [
      ['ours', many(lockstep, 1000), 1000],
      ['packed', many(handPacked, 2000), 2000],
      ['boardgame.io', many(boardgame, 10), 10],
    ],
    { rounds: 15, time: 300 },
  );
  const ours = median(rates.ours);
  const against = (rival) => ({
    ours,
    rival: median(rates[rival]),
    ratio: median(rates.ours.map((rate, i) => rate / rates[rival][i])),
  });
  return [
    {
      what: 'random playouts a second, and the same rules hand-packed',
      ...against('packed'),
      least: 0.25,
      aim: 0.4,
      write: (share) => `${Math.round(share * 100)} %`,
    },
    {
      what: 'random playouts a second, and boardgame.io',
      ...against('boardgame.io'),
      least: 500,
      aim: 1000,
      write: (times) => `${Math.round(times)} ×`,
    },
  ];
};
