export type { Claim, FigurePlan, Finding, Quantity, Sums, Survey, Sweep } from './claim.ts';
export { Counter } from './counter.ts';
export type { GameStudy, Match, ProofPart } from './game-study.ts';
export { type Interval, meanOf, wilson } from './interval.ts';
export { type MatchGame, type MatchReport, playMatch, reportMatches } from './matches.ts';
export { type RowBot, type RowReport, reportRow } from './rows.ts';
export { type BotReport, type DayStudy, report, type Study, studyDay } from './study.ts';
export { addSums, drawFigures, judgeClaims, judgeSweep, quantityOf, type SurveySums, surveyGames } from './survey.ts';
