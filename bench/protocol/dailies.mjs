import { dailyOf, parseSchedule } from '../../forge/dist/index.js';
import { content, editionOf, editionsOf } from '../content.mjs';

export const LEAST = 400;
export const AIM = 100;

export const edition = editionOf('protocol');

/** Thirty published dates, first to last. */
export const accepted = (offers) => {
  const schedule = parseSchedule(content('protocol', 'schedule.txt')).value;
  const published = { module: offers, editions: editionsOf('protocol'), schedule };
  const every = Math.floor(schedule.length / 30);
  return Array.from({ length: 30 }, (_, i) => dailyOf(published, schedule[i * every].day).value);
};
