import { fail, ok, type Result } from '@lockstep/kernel';

/** A civil date as a count of days: 1970-01-01 is 0. No clock, no time zone. */
export type Day = number & { readonly brand: 'Day' };

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days from 1970-01-01, counting years from March so that a leap day comes last. */
const daysFromCivil = (year: number, month: number, day: number): number => {
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
};

export const makeDay = (day: Day): string => {
  const z = day + 719468;
  const era = Math.floor(z / 146097);
  const dayOfEra = z - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shifted = Math.floor((5 * dayOfYear + 2) / 153);
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1)}`;
};

/** A date of the calendar as "2026-12-01", or what is wrong with it. */
export const parseDay = (text: string): Result<Day, string> => {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (!parts) return fail(`"${text.slice(0, 32)}" is not a date; write it as 2026-12-01`);
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const day = daysFromCivil(year, month, date) as Day;
  if (makeDay(day) === text) return ok(day);
  if (month < 1 || month > 12) return fail(`${text} is not in the calendar; months go from 01 to 12`);
  const last = daysFromCivil(year, month + 1, 1) - daysFromCivil(year, month, 1);
  return fail(`${text} is not in the calendar; the days of ${text.slice(0, 7)} go from 01 to ${last}`);
};

export const addDays = (day: Day, days: number): Day => (day + days) as Day;

/** 0 is Monday. */
export const weekdayNumber = (day: Day): number => (((day + 3) % 7) + 7) % 7;
export const weekday = (day: Day): Weekday => WEEKDAYS[weekdayNumber(day)]!;
