import { expect, test } from 'vitest';
import { countdownWords } from './countdown.ts';

test.each([
  [[2026, 11, 10, 12, 0, 0], '12 h 0 min'],
  [[2026, 11, 10, 18, 47, 30], '5 h 13 min'],
  [[2026, 11, 10, 23, 0, 0], '1 h 0 min'],
  [[2026, 11, 10, 23, 47, 59], '13 min'],
  [[2026, 11, 10, 23, 59, 59], '1 min'],
  [[2026, 11, 31, 0, 0, 0], '24 h 0 min'],
] as const)('until midnight from %j it is %s', ([year, month, day, hour, minute, second], words) => {
  expect(countdownWords(new Date(year, month, day, hour, minute, second))).toBe(words);
});
