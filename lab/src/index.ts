export { type Interval, wilson } from './interval.ts';
export { type BotReport, type DayStudy, report, type Study, studyDay } from './study.ts';
