import { rivalsOf } from './rivals.mjs';
import { median, sideBySide } from './rounds.mjs';
import { differentGame } from './same-games.mjs';

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

export const playouts = async (id) => {
  const rivals = await rivalsOf(id);
  const difference = differentGame(rivals);
  if (difference !== undefined) throw new Error(`The rivals do not play the same games of ${id}. ${difference}`);
  const rates = await sideBySide(
    [
      ['ours', many(rivals.ours, 10_000), 10_000],
      ['packed', many(rivals.handPacked, 20_000), 20_000],
      ['boardgame.io', many(rivals.boardgame, 10), 10],
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
      least: id === 'protocol' ? 0.35 : 0.4,
      aim: 0.5,
      as: 'share',
    },
    {
      what: 'random playouts a second, and boardgame.io',
      ...against('boardgame.io'),
      least: 1000,
      aim: 1500,
      as: 'times',
    },
  ];
};
