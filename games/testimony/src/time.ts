/** Minutes since noon: T5's line of one night, from 12:00 to 12:00. */
export type Minute = number;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)$/;
const DAY = 24 * 60;
const NOON = 12 * 60;

export const isTime = (text: string): boolean => CLOCK.test(text);

/** "23:55" is 715, "00:05" is 725: ten minutes apart. Only for texts that are times. */
export const minuteOf = (text: string): Minute =>
  (Number(text.slice(0, 2)) * 60 + Number(text.slice(3)) + DAY - NOON) % DAY;

export const makeTime = (minute: Minute): string => {
  const clock = (minute + NOON) % DAY;
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${two(Math.floor(clock / 60))}:${two(clock % 60)}`;
};

/** T5: the minutes between two ranges, 0 if they overlap or touch. */
export const gapOf = (a: readonly [Minute, Minute], b: readonly [Minute, Minute]): number =>
  Math.max(0, a[0] - b[1], b[0] - a[1]);

/** The last minute of a night's line. */
export const LAST_MINUTE: Minute = DAY - 1;
