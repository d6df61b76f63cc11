import { addDays, type Day, fail, makeDay, ok, parseDay, type Result, weekdayNumber } from '@lockstep/kernel';

/** What is pinned for a date: which deal it is, and what was proven of it. */
export interface Pin {
  readonly day: Day;
  readonly edition: number;
  readonly attempt: number;
  readonly hash: string;
  readonly grade: number;
  readonly par: number;
  readonly excellent: number;
  readonly safe: number;
  readonly random: number;
}

/** Consecutive dates, first to last. */
export type Schedule = readonly Pin[];

const HEAD = '# date edition attempt hash grade par excellent safe random‰';
const LINE = /^(\S+) (\d+) (\d+) ([0-9a-f]{16}) (\d+) (\d+) (\d+) (\d+) (\d+)$/;

export const makeSchedule = (schedule: Schedule): string => {
  const lines = schedule.map((pin) =>
    [
      makeDay(pin.day),
      pin.edition,
      pin.attempt,
      pin.hash,
      pin.grade,
      pin.par,
      pin.excellent,
      pin.safe,
      pin.random,
    ].join(' '),
  );
  return `${[HEAD, ...lines].join('\n')}\n`;
};

export const parseSchedule = (text: string): Result<Schedule, string> => {
  const pins: Pin[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '' || line.startsWith('#')) continue;
    const parts = LINE.exec(line);
    const day = parseDay(parts?.[1] ?? '');
    if (!parts || !day.ok) return fail(`line ${i + 1} is no pin: ${line.slice(0, 60)}`);
    const before = pins.at(-1);
    if (before && day.value !== addDays(before.day, 1))
      return fail(`line ${i + 1}: ${parts[1]} does not follow ${makeDay(before.day)}`);
    const [edition, attempt, grade, par, excellent, safe, random] = [2, 3, 5, 6, 7, 8, 9].map((at) =>
      Number(parts[at]),
    );
    pins.push({
      day: day.value,
      edition: edition!,
      attempt: attempt!,
      hash: parts[4]!,
      grade: grade!,
      par: par!,
      excellent: excellent!,
      safe: safe!,
      random: random!,
    });
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
