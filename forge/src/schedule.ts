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
  /** K9: what was pinned for the date before a newer edition took it over, so that replays of it still verify. */
  readonly replaces?: Pin;
}

/** Consecutive dates, first to last. */
export type Schedule = readonly Pin[];

const HEAD = ['#', 'date', 'edition', 'attempt', 'hash', 'grade'];
const WHOLE = /^\d{1,15}$/;
const HASH = /^[0-9a-f]{16}$/;

/** The pins of a date, the oldest first. */
const historyOf = (pin: Pin): readonly Pin[] => [...(pin.replaces ? historyOf(pin.replaces) : []), pin];

/** One line a date, then one for each date that was pinned again, and so on; the first line names the columns. */
export const makeSchedule = (schedule: Schedule): string => {
  const names = Object.keys(schedule[0]?.numbers ?? {});
  const histories = schedule.map(historyOf);
  const most = Math.max(0, ...histories.map(({ length }) => length));
  const pins = Array.from({ length: most }, (_, nth) => histories.flatMap((history) => history[nth] ?? [])).flat();
  const lines = pins.map(({ day, edition, attempt, hash, grade, numbers }) =>
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
  let before: Day | undefined;
  for (const [i, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const pin = parsePin(names, line);
    if (!pin) return fail(`line ${i + 2} is no pin: ${line.slice(0, 60)}`);
    const replaced = pinOf(pins, pin.day);
    const follows = before === undefined || pin.day === addDays(before, 1);
    // A newer edition takes dates over from any one on, day by day.
    const takesOver = replaced !== undefined && pin.edition > replaced.edition;
    if (replaced ? !takesOver || (before! < pin.day && !follows) : !follows)
      return fail(`line ${i + 2}: ${makeDay(pin.day)} does not follow ${makeDay(before!)}`);
    pins[pin.day - (pins[0] ?? pin).day] = replaced ? { ...pin, replaces: replaced } : pin;
    before = pin.day;
  }
  return ok(pins);
};

/** The pin of a date: as it stands, or as it was under an edition. */
export const pinOf = (schedule: Schedule, day: Day, edition?: number): Pin | undefined => {
  const first = schedule[0];
  let pin = first && schedule[day - first.day];
  while (pin && edition !== undefined && pin.edition !== edition) pin = pin.replaces;
  return pin;
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
