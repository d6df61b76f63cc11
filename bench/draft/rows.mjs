import { heap } from '../heap.mjs';
import { median, sideBySide } from '../rounds.mjs';
import { drafter as direct } from './direct.mjs';
import { drafter, playPicks, playRandom } from './lockstep.mjs';
import { differentOffer } from './offers.mjs';
import { drafts, entriesOf, manyDrafts } from './quest.mjs';
import { replays } from './replays.mjs';

/** One after the other, so many a call. */
const many = (play, times) => {
  let next = 0;
  return () => {
    for (let i = 0; i < times; i += 1) play(next++ % 100_000);
  };
};

const check = (setup, played) => {
  const difference = differentOffer(setup, played);
  if (difference !== undefined) throw new Error(`The rival does not make the same offers. ${difference}`);
};

const OFFERS = 49;
const DIRECT_OFFERS = 50;

const offers = async () => {
  check(drafts, 64);
  check(manyDrafts, 3);
  const rates = await sideBySide(
    [
      ['few', many(drafter(drafts), 20), 20 * OFFERS],
      ['fewDirect', many(direct(drafts), 1), DIRECT_OFFERS],
      ['ten', many(drafter(manyDrafts), 10), 10 * OFFERS],
      ['tenDirect', many(direct(manyDrafts), 1), DIRECT_OFFERS],
    ],
    { rounds: 9, time: 300 },
  );
  const against = (what, ours, rival) => ({
    what,
    ours: median(rates[ours]),
    rival: median(rates[rival]),
    ratio: median(rates[ours].map((rate, i) => rate / rates[rival][i])),
    as: 'times',
  });
  const few = `offers of 4 a second from ${entriesOf(drafts)} entries`;
  const ten = `offers of 4 a second from ${entriesOf(manyDrafts)} entries`;
  return [
    { what: few, ours: median(rates.few), least: 500_000, aim: 1_000_000 },
    against(`${few}, and every entry weighed`, 'few', 'fewDirect'),
    against(`${ten}, and every entry weighed`, 'ten', 'tenDirect'),
    {
      what: 'how many times slower the larger pool is',
      ours: median(rates.ten),
      rival: median(rates.few),
      ratio: median(rates.few.map((rate, i) => rate / rates.ten[i])),
      least: 1.5,
      aim: 1.2,
      lower: true,
      as: 'times',
    },
  ];
};

const quests = async () => {
  const rates = await sideBySide(
    [
      ['random', many(playRandom, 20), 20],
      ['picks', many(playPicks, 20), 20],
    ],
    { rounds: 9, time: 300 },
  );
  return [
    {
      what: 'whole quests of seven dreams a second, random player',
      ours: median(rates.random),
      least: 6000,
      aim: 10_000,
    },
    {
      what: 'whole quests of seven dreams a second, picks alone',
      ours: median(rates.picks),
      least: 3000,
      aim: 10_000,
    },
  ];
};

export const rows = async () => [
  ...(await offers()),
  ...(await quests()),
  ...(await replays()),
  ...heap({
    over: '20 000 quests',
    module: new URL('./lockstep.mjs', import.meta.url).href,
    play: 'playRandom',
    warmUp: 2000,
    plays: 20_000,
  }),
];
