import { heap } from '../heap.mjs';
import { median, sideBySide } from '../rounds.mjs';
import { differentEffect, ours as ourEffects, theirs as theirEffects } from './effects.mjs';
import { play, seedOf } from './lockstep.mjs';
import { cold, counted, differentOdds, warm } from './odds.mjs';
import { replays } from './replays.mjs';
import { play as playObjects } from './rounds-of-objects.mjs';

const repeated = (work, times) => {
  let seen = 0;
  return () => {
    for (let i = 0; i < times; i += 1) seen ^= work();
    return seen;
  };
};

/** Encounter after encounter, so many a call. */
const many = (one, playouts) => {
  let next = 0;
  return repeated(() => {
    next = (next + 1) % 100_000;
    return one(next);
  }, playouts);
};

const against = ({ ours, rival }) => ({
  ours: median(ours),
  rival: median(rival),
  ratio: median(ours.map((rate, i) => rate / rival[i])),
});

/** The rate itself is what has a least and an aim; after it, how many times the rival's it is. */
const pair = (what, rates, goal) => {
  const { ours, rival, ratio } = against(rates);
  return [
    { what, ours, ...goal },
    { what: `${what}, and an object a roll`, ours, rival, ratio, as: 'times' },
  ];
};

const effects = async () => {
  const difference = differentEffect();
  if (difference !== undefined) throw new Error(`The rival does not roll the same effects. ${difference}`);
  const rates = await sideBySide(
    [
      ['ours', repeated(ourEffects(seedOf(7)), 20_000), 20_000],
      ['rival', repeated(theirEffects(seedOf(7)), 2000), 2000],
    ],
    { rounds: 11, time: 300 },
  );
  return pair('opposed two-step effects a second', rates, { least: 1_000_000, aim: 5_000_000 });
};

const encounters = async () => {
  const rates = await sideBySide(
    [
      ['ours', many(play, 100), 100],
      ['rival', many(playObjects, 5), 5],
    ],
    { rounds: 11, time: 500 },
  );
  return pair('whole 4-against-1 encounters a second, random players', rates, { least: 10_000, aim: 30_000 });
};

const odds = async () => {
  const difference = differentOdds();
  if (difference !== undefined) throw new Error(`The rival does not count the same odds. ${difference}`);
  const rates = await sideBySide(
    [
      ['cold', repeated(() => cold().degree.length, 50), 50],
      ['warm', repeated(() => warm().degree.length, 2000), 2000],
      ['counted', repeated(() => counted().degree.length, 1), 1],
    ],
    { rounds: 7, time: 300 },
  );
  const micro = (name) => 1e6 / median(rates[name]);
  const row = (what, name) => ({
    what,
    ours: micro(name),
    rival: micro('counted'),
    ratio: median(rates[name].map((rate, i) => rate / rates.counted[i])),
    as: 'times',
  });
  return [
    row('exact odds of one attack, nothing remembered, µs, and counting every fall of the dice', 'cold'),
    row('exact odds of one attack, remembered, µs, and the same', 'warm'),
  ];
};

export const rows = async () => [
  ...(await effects()),
  ...(await encounters()),
  ...(await odds()),
  ...(await replays()),
  ...heap({
    over: '20 000 encounters',
    module: new URL('./lockstep.mjs', import.meta.url).href,
    play: 'play',
    warmUp: 3000,
    plays: 20_000,
  }),
];
