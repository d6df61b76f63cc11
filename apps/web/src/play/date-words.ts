const LONG = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const noon = (date: string): Date => new Date(`${date}T12:00Z`);

/** "Friday, 11 December 2026", as a person would say it. */
export const dateWords = (date: string): string => LONG.format(noon(date));

/** The same without the year. */
export const dayWords = (date: string): string => SHORT.format(noon(date));
