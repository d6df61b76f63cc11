export type { Action, Event } from './action.ts';
export { bots } from './bots.ts';
export { gameModule } from './module.ts';
export { type Pack, parsePack } from './pack.ts';
export { type QuestGame, quest } from './quest.ts';
export { resolve } from './resolve.ts';
export type { Setup } from './setup.ts';
export type { State } from './state.ts';
export type { View } from './view.ts';
