import { readFileSync } from 'node:fs';
import { certify, dailyOf, forgeWeek, makeEdition, parseSchedule, weeksOf } from '../forge/dist/index.js';
import { offersOf } from '../packages/catalogue/dist/index.js';
import { addDays, parseDay } from '../packages/kernel/dist/index.js';

const content = (file) => readFileSync(new URL(`../content/protocol/${file}`, import.meta.url), 'utf8');
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Certificates of thirty published dates, and a month of Dailies forged anew and scaled to a year. */
export const certificates = async () => {
  const offers = offersOf('protocol');
  const edition = makeEdition(1, JSON.parse(content('editions/1.json')));
  const published = { offers, editions: [edition], schedule: parseSchedule(content('schedule.txt')).value };
  const times = [];
  for (let i = 0; i < 30; i += 1) {
    const daily = dailyOf(published, published.schedule[i * 24].day).value;
    const setup = offers.game.parseSetup(daily.setup).value;
    const begun = performance.now();
    certify(offers, setup, daily.seed, true);
    times.push(performance.now() - begun);
  }
  const first = parseDay('2026-01-05').value;
  const begun = performance.now();
  for (const week of weeksOf(first, addDays(first, 27))) forgeWeek(offers, edition, week);
  const year = ((performance.now() - begun) / 28) * 365;
  return [
    { what: 'certificate of a Daily, median ms', ours: median(times), least: 400, aim: 100, lower: true },
    { what: 'certificate of a Daily, worst of 30, ms', ours: Math.max(...times) },
    { what: 'a year of certified Dailies, s', ours: year / 1000, least: 300, aim: 60, lower: true },
  ];
};
