import type { Outcome } from '@lockstep/kernel';
import type { Loss } from './action.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

const lost = (reason: Loss): Outcome => Object.freeze({ result: 'lost', reason, scores: Object.freeze([0]) });
const FELL_APART = lost('story-fell-apart');
const NO_TURNS = lost('turns-used-up');
const NOTHING_LEFT = lost('nothing-left');

/** By score, made once: T15 counts fewer turns first, then less Scrutiny, and any win beats a loss. */
const WON: Outcome[] = [];

const won = (score: number): Outcome => {
  WON[score] ??= Object.freeze({ result: 'won', reason: 'granted', scores: Object.freeze([score]) });
  return WON[score];
};

export const scoreOf = ({ script }: Setup, turnsUsed: number, scrutiny: number): number => {
  const cap = script.tuning.scrutiny_cap;
  return 1 + (script.turns - turnsUsed) * cap + (cap - 1 - scrutiny);
};

/** The inverse of `scoreOf`, for a score above 0. */
export const resultOf = ({ script }: Setup, score: number): { readonly turns: number; readonly scrutiny: number } => {
  const cap = script.tuning.scrutiny_cap;
  const left = Math.floor((score - 1) / cap);
  return { turns: script.turns - left, scrutiny: cap - 1 - ((score - 1) % cap) };
};

export const playable = ({ tables }: Setup, { hand, story }: State): number => hand & ~tables.blocked[story]!;

/** T1, T2. */
export const outcome = (setup: Setup, state: State): Outcome | undefined => {
  const { script, tables } = setup;
  if (state.scrutiny >= script.tuning.scrutiny_cap) return FELL_APART;
  // Where an unseen counter may have made the difference, the result is not known yet.
  if (state.resistance <= state.unsure && (tables.concerns & ~tables.proofs[state.story]!) === 0)
    return state.resistance <= 0 ? won(scoreOf(setup, state.turn - 1, state.scrutiny)) : undefined;
  if (state.turn > script.turns) return NO_TURNS;
  return playable(setup, state) === 0 ? NOTHING_LEFT : undefined;
};
