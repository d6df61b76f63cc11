import { certify, forgeWeek, weeksOf } from '../forge/dist/index.js';
import { addDays, parseDay } from '../packages/calendar/dist/index.js';
import { dailyModuleOf } from '../packages/catalogue/dist/index.js';
import { median, spent } from './rounds.mjs';

const timed = (work) => {
  const begun = spent();
  work();
  return spent() - begun;
};

const MONTH = 28;

/** Certificates of thirty accepted puzzles, each once, and a month of Dailies forged again and scaled to a year. */
export const certificates = async (id) => {
  const { accepted, edition, LEAST, AIM } = await import(`./${id}/dailies.mjs`);
  const offers = dailyModuleOf(id);
  const times = accepted(offers).map(({ setup, seed }) => {
    const parsed = offers.game.parseSetup(setup).value;
    return timed(() => {
      if (!certify(offers, parsed, seed, true).facts) throw new Error('an accepted puzzle breaks a promise');
    });
  });
  const first = parseDay('2026-01-05').value;
  const month = timed(() => {
    for (const week of weeksOf(first, addDays(first, MONTH - 1))) forgeWeek(offers, edition, week);
  });
  return [
    { what: 'certificate of a Daily, median ms', ours: median(times), least: LEAST, aim: AIM, lower: true },
    { what: `certificate of a Daily, worst of ${times.length}, ms`, ours: Math.max(...times) },
    {
      what: 'a year of certified Dailies, s',
      ours: ((month / MONTH) * 365) / 1000,
      least: 60,
      aim: 30,
      lower: true,
    },
  ];
};
