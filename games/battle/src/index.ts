export { type Action, type Event, KINDS } from './action.ts';
export { type BattleGame, battle } from './battle.ts';
export { type RefusalCode, refusals } from './refusals.ts';
export type { Script } from './script.ts';
export type { Setup } from './setup.ts';
export type { State } from './state.ts';
export { TUNING, type Tuning } from './tuning.ts';
export type { CharacterView, SeatView, View } from './view.ts';
