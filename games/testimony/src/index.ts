export {
  type Action,
  type Clash,
  type Event,
  LOSSES,
  type Loss,
  type Rise,
} from './action.ts';
export { badgesOf, FLAWLESS_TURNS } from './badge.ts';
export { CARD, type Card, isRefutation, TIME } from './card.ts';
export { clientModule } from './client.ts';
export { CONFLICTS, type Conflict } from './conflict.ts';
export { type Contradiction, claimsOf, contradictionOf } from './contradiction.ts';
export { dealScript } from './dealer.ts';
export { DIFFICULTY, type DifficultyRow } from './difficulty.ts';
export { damageSeen, type Explanation, explainSubmission } from './explain.ts';
export { gameModule } from './module.ts';
export { moodOf } from './mood.ts';
export { outcome, playable, resultOf } from './outcome.ts';
export { type Incident, PACK_CARD, type Pack, type PackCard, parsePack } from './pack.ts';
export { player } from './player.ts';
export { LEDGERS, recorder } from './record.ts';
export { type RefusalCode, refusals } from './refusals.ts';
export { COUNTER, type Counter, SCRIPT, type Script } from './script.ts';
export { hidden, mask, titleOf } from './secret.ts';
export { checkScript, makeSetup, type Setup } from './setup.ts';
export { copy, firstState, type State } from './state.ts';
export { submit } from './submit.ts';
export { proofSet, submissions } from './tables.ts';
export { type Testimony, testimony } from './testimony.ts';
export { LAST_MINUTE, makeTime, minuteOf } from './time.ts';
export type { Tuning } from './tuning.ts';
export { type Unprovable, unprovable } from './unprovable.ts';
export { type CardView, type CounterView, type View, view } from './view.ts';
export * from './vocabulary.ts';
