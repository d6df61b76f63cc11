export { countdownWords } from './countdown.ts';
export { addDays, type Day, makeDay, parseDay, WEEKDAYS, type Weekday, weekday, weekdayNumber } from './day.ts';
