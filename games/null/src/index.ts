export { type Action, type Event, nullGame, type Setup, type State, type View } from './null.ts';
