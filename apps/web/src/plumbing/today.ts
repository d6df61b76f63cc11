import type { Day } from '@lockstep/calendar';

const MS_A_DAY = 86_400_000;
/** A sleeping machine stops timers, so the calendar is looked at now and then, not only at midnight. */
const LONGEST_WAIT = 15 * 60_000;

/** The player's own calendar date: a Daily changes at local midnight in any zone, daylight saving included. */
export const today = (now: Date = new Date()): Day =>
  (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / MS_A_DAY) as Day;

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Tells when the date is another than it was when last looked at, and never otherwise. Answers with a way to stop. */
export const onDayChange = (callback: (day: Day) => void): (() => void) => {
  let last = today();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    const now = new Date();
    timer = setTimeout(look, Math.min(LONGEST_WAIT, Math.max(1, untilMidnight(now))));
    const day = today(now);
    if (day === last) return;
    last = day;
    callback(day);
  };
  const seen = (): void => {
    if (document.visibilityState === 'visible') look();
  };
  look();
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
};
