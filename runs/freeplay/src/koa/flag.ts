import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import { hidden } from '@lockstep/testimony';
import type { KoaEvent } from './action.ts';
import { type KoaState, type Night, testimonyOf, withFlagged } from './incident.ts';
import { pass, pay } from './turn.ts';

/** FLAG: the first hidden counter of her list is shown. */
export const flag = (night: Night, state: Mutable<KoaState>, log?: KoaEvent[]): Refusal | undefined => {
  const setup = testimonyOf(night, state.edits);
  const unseen = hidden(setup, withFlagged(state));
  if (unseen === 0) return refuse('nothing-hidden');
  const place = 31 - Math.clz32(unseen & -unseen);
  const counter = state.seed === null ? null : setup.script.counter[place]!.id;
  log?.push({ kind: 'koa-flagged', turn: state.story.turn, counter });
  pay(night, state, 'flag', log);
  state.flagged |= 1 << place;
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};
