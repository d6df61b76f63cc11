import { dailyOf, parseSchedule } from '../../forge/dist/index.js';
import { content, editionOf } from '../content.mjs';

export const LEAST = 400;
export const AIM = 100;

export const edition = editionOf('protocol');

/** Thirty published dates over two years. */
export const accepted = (offers) => {
  const published = { offers, editions: [edition], schedule: parseSchedule(content('protocol', 'schedule.txt')).value };
  return Array.from({ length: 30 }, (_, i) => dailyOf(published, published.schedule[i * 24].day).value);
};
