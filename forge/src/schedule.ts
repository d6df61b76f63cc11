import { addDays, type Day, makeDay, parseDay, weekdayNumber } from '@lockstep/calendar';
import { fail, ok, type Result } from '@lockstep/kernel';

/** What is pinned for a date: which deal it is, and what was proven of it. */
export interface Pin {
  readonly day: Day;
  readonly edition: number;
  readonly attempt: number;
  readonly hash: string;
  readonly grade: number;
  /** The game's own figures, under its own names. */
  readonly numbers: { readonly [name: string]: number };
}

/** Consecutive dates, first to last. */
export type Schedule = readonly Pin[];

const HEAD = ['#', 'date', 'edition', 'attempt', 'hash', 'grade'];
const WHOLE = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{16}$/;

/** One line a date; the first line names the columns. */
export const makeSchedule = (schedule: Schedule): string => {
  const names = Object.keys(schedule[0]?.numbers ?? {});
  const lines = schedule.map(({ day, edition, attempt, hash, grade, numbers }) =>
    [makeDay(day), edition, attempt, hash, grade, ...names.map((name) => numbers[name])].join(' '),
  );
  return `${[[...HEAD, ...names].join(' '), ...lines].join('\n')}\n`;
};

const parsePin = (names: readonly string[], line: string): Pin | undefined => {
  const [date = '', edition = '', attempt = '', hash = '', ...figures] = line.split(' ');
  const day = parseDay(date);
  const whole = [edition, attempt, ...figures];
  if (!day.ok || !HASH.test(hash) || figures.length !== names.length + 1) return undefined;
  if (!whole.every((figure) => WHOLE.test(figure))) return undefined;
  const [grade, ...rest] = figures.map(Number);
  const numbers = Object.fromEntries(names.map((name, i) => [name, rest[i]!]));
  return { day: day.value, edition: Number(edition), attempt: Number(attempt), hash, grade: grade!, numbers };
};

export const parseSchedule = (text: string): Result<Schedule, string> => {
  const [first = '', ...lines] = text.split('\n');
  const names = first.split(' ').slice(HEAD.length);
  if (text === '') return ok([]);
  if (!first.startsWith(HEAD.join(' '))) return fail(`line 1 does not name the columns: ${first.slice(0, 60)}`);
  const pins: Pin[] = [];
  for (const [i, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const pin = parsePin(names, line);
    if (!pin) return fail(`line ${i + 2} is no pin: ${line.slice(0, 60)}`);
    const before = pins.at(-1);
    if (before && pin.day !== addDays(before.day, 1))
      return fail(`line ${i + 2}: ${makeDay(pin.day)} does not follow ${makeDay(before.day)}`);
    pins.push(pin);
  }
  return ok(pins);
};

export const pinOf = (schedule: Schedule, day: Day): Pin | undefined => {
  const first = schedule[0];
  return first && schedule[day - first.day];
};

/** The days from `first` to `last`, in weeks that begin on Monday: weeks are proven apart, so they can be forged in parallel. */
export const weeksOf = (first: Day, last: Day): readonly (readonly Day[])[] => {
  const weeks: Day[][] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (weeks.length === 0 || weekdayNumber(day) === 0) weeks.push([]);
    weeks.at(-1)!.push(day);
  }
  return weeks;
};
