export { type Certificate, type Check, certify } from './certify.ts';
export { dailyOf, type Published } from './daily.ts';
export { type Deal, type Edition, makeEdition, puzzleHash } from './deal.ts';
export { type Found, find, type GaveUp, MOST_ATTEMPTS } from './find.ts';
export { type Daily, type Dealt, type NoDaily, pinnedDaily } from './pinned.ts';
export { forgeWeek, prove } from './publish.ts';
export { firstFreeDay, mayRelease, released } from './release.ts';
export { makeSchedule, type Pin, parseSchedule, pinOf, type Schedule, weeksOf } from './schedule.ts';
