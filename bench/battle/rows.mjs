import { heap } from '../heap.mjs';
import { median, sideBySide } from '../rounds.mjs';
import { play, playGreedy, playSearch } from './lockstep.mjs';
import { playQuest } from './quests.mjs';
import { differentBattle, objects, plain } from './same-battles.mjs';

const COMPARED = 500;

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

/** A ratio between different battles means nothing. */
const againstObjects = async () => {
  const difference = differentBattle(COMPARED);
  if (difference !== undefined) throw new Error(`The rival does not fight the same battles. ${difference}`);
  const { ours, rival } = await sideBySide(
    [
      ['ours', many(plain, 20), 20],
      ['rival', many(objects, 10), 10],
    ],
    { rounds: 7, time: 600 },
  );
  return {
    what: 'battles of plain cards a second, random, and an object an effect',
    ours: median(ours),
    rival: median(rival),
    ratio: median(ours.map((rate, i) => rate / rival[i])),
    as: 'times',
  };
};

export const rows = async () => {
  const { random, greedy, search, quest } = await sideBySide(
    [
      ['random', many(play, 20), 20],
      ['greedy', many(playGreedy, 2), 2],
      ['search', many(playSearch, 1), 1],
      ['quest', many(playQuest, 1), 1],
    ],
    { rounds: 7, time: 600 },
  );
  return [
    { what: 'battles a second, random', ours: median(random), least: 2500, aim: 8000 },
    { what: 'battles a second, greedy', ours: median(greedy), least: 120, aim: 500 },
    {
      what: 'seconds a battle, search with 200 futures against greedy',
      ours: 1 / median(search),
      least: 0.4,
      aim: 0.1,
      lower: true,
    },
    await againstObjects(),
    { what: 'whole quests of seven battles a second, greedy', ours: median(quest), least: 12 },
    ...heap({
      over: '20 000 battles',
      module: new URL('./lockstep.mjs', import.meta.url).href,
      play: 'play',
      warmUp: 2000,
      plays: 20_000,
    }),
  ];
};
