import { type Day, parseDay } from '@lockstep/calendar';

/** The player's own calendar date: a Daily changes at local midnight. */
export const today = (now: Date = new Date()): Day => {
  const two = (n: number): string => String(n).padStart(2, '0');
  const text = `${String(now.getFullYear()).padStart(4, '0')}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  const day = parseDay(text);
  if (!day.ok) throw new Error(`the clock says ${text}`);
  return day.value;
};
