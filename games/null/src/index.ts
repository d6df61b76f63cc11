export { type Action, type Event, nullGame, type Setup, type State, type View } from './null.ts';
export { DEFAULT_SETUP, type Null, player } from './player.ts';
