export {
  type Action,
  type Clash,
  type Event,
  LOSSES,
  type Loss,
  REFUSALS,
  type RefusalCode,
  type Rise,
} from './action.ts';
export { badgesOf, FLAWLESS_TURNS } from './badge.ts';
export type { Card } from './card.ts';
export type { Conflict } from './conflict.ts';
export type { Contradiction } from './contradiction.ts';
export { dealing } from './dealing.ts';
export type { DifficultyRow } from './difficulty.ts';
export { type Explained, explainSubmission } from './explain.ts';
export { moodOf } from './mood.ts';
export { offers } from './offers.ts';
export { resultOf } from './outcome.ts';
export type { Incident, Pack } from './pack.ts';
export type { Counter, Puzzle } from './puzzle.ts';
export type { Setup } from './setup.ts';
export type { State } from './state.ts';
export { type Swap, winningSwap } from './swap.ts';
export { testimony } from './testimony.ts';
export { makeTime, minuteOf } from './time.ts';
export type { Tuning } from './tuning.ts';
export type { CardView, CounterView, View } from './view.ts';
export * from './vocabulary.ts';
