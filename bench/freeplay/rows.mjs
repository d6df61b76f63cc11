import { heap } from '../heap.mjs';
import { median, sideBySide } from '../rounds.mjs';
import { attempts, differentAttempt } from './attempts.mjs';
import { playGreedy, playKoa, playOperator, playRandom, turnsOf } from './lockstep.mjs';
import { previews } from './previews.mjs';
import { replays } from './replays.mjs';
import { game } from './run.mjs';

/** One after the other, so many a call. */
const many = (play, times) => {
  let next = 0;
  return () => {
    for (let i = 0; i < times; i += 1) play(next++ % 100_000);
  };
};

/** A list over and over, so many of it a call. */
const around = (list, times, work) => {
  let next = 0;
  return () => {
    for (let i = 0; i < times; i += 1) {
      work(list[next]);
      next = (next + 1) % list.length;
    }
  };
};

const runs = async () => {
  const rates = await sideBySide(
    [
      ['operator', many(playOperator, 12), 12],
      ['greedy', many(playGreedy, 12), 12],
      ['random', many(playRandom, 12), 12],
      ['koa', many(playKoa, 6), 6],
    ],
    { rounds: 7, time: 1500 },
  );
  const what = 'whole runs of three acts a second';
  return [
    { what: `${what}, operator, all kits in turn`, ours: median(rates.operator), least: 1500, aim: 5000 },
    { what: `${what}, greedy`, ours: median(rates.greedy) },
    { what: `${what}, random player`, ours: median(rates.random), least: 3000, aim: 10_000 },
    { what: `${what}, with KOA, operator`, ours: median(rates.koa), least: 500, aim: 1500 },
  ];
};

const steps = async () => {
  const turns = turnsOf(60);
  const step = around(turns, 1000, ({ setup, state, action }) => game.step(setup, state, 0, action));
  const rates = await sideBySide([['ours', step, 1000]], { rounds: 7, time: 300 });
  return [{ what: 'steps of a run a second', ours: median(rates.ours) }];
};

const attempting = async () => {
  const all = attempts();
  const difference = differentAttempt(all);
  if (difference !== undefined) throw new Error(`The rival does not pass the same gates. ${difference}`);
  const rates = await sideBySide(
    [
      ['ours', around(all, 10_000, ({ ours }) => ours()), 10_000],
      ['rival', around(all, 500, ({ direct }) => direct()), 500],
    ],
    { rounds: 9, time: 300 },
  );
  return [
    {
      what: 'attempts at a gate with their damage a second, and words read at every one',
      ours: median(rates.ours),
      rival: median(rates.rival),
      ratio: median(rates.ours.map((rate, i) => rate / rates.rival[i])),
      as: 'times',
    },
  ];
};

export const rows = async () => [
  ...(await runs()),
  ...(await steps()),
  ...(await attempting()),
  ...previews(),
  ...(await replays()),
  ...heap({
    over: '20 000 runs',
    module: new URL('./lockstep.mjs', import.meta.url).href,
    play: 'playOperator',
    warmUp: 1000,
    plays: 20_000,
  }),
];
