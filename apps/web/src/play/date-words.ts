import { type Day, parseDay, weekday } from '@lockstep/calendar';

/** Named here and not by the browser: its own formatter costs a slow phone a tenth of a second the first time. */
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const dayOf = (date: string): Day => {
  const day = parseDay(date);
  if (!day.ok) throw new Error(day.fault);
  return day.value;
};

const monthOf = (month: string): string => MONTHS[Number(month.slice(5, 7)) - 1]!;

/** "Wednesday, November 18". */
export const dayWords = (date: string): string => `${weekday(dayOf(date))}, ${monthOf(date)} ${Number(date.slice(8))}`;

/** The same with its year. */
export const dateWords = (date: string): string => `${dayWords(date)}, ${date.slice(0, 4)}`;

/** "November 2026", of a date or a month of a date. */
export const monthWords = (month: string): string => `${monthOf(month)} ${month.slice(0, 4)}`;
