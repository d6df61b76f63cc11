import { explainMove, explainSetUp, type Explanation as GateExplained, type SetUp } from '@lockstep/gates';
import { Refusal } from '@lockstep/kernel';
import { explainSubmission, type Explanation as StoryExplained } from '@lockstep/testimony';
import { gatesOf, nightOf } from './act.ts';
import type { Action } from './action.ts';
import { seenBy } from './koa/incident.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { readGates, readKoa } from './translate.ts';

/** Why a move would do what it does, told by the game of the incident. */
export type Explanation = GateExplained | StoryExplained | SetUp;

export const isOfGate = (explained: Explanation): explained is GateExplained => 'gate' in explained;

export const isSetUp = (explained: Explanation): explained is SetUp => 'hitNow' in explained;

export const explain = (setup: Setup, state: State, action: Action): Explanation | null => {
  if (action.kind === 'gates' && state.gates) {
    const move = readGates(setup, state.act, action.move);
    if (move instanceof Refusal) return null;
    const act = gatesOf(setup, state.act);
    return explainMove(act, state.gates, move) ?? explainSetUp(act, state.gates, move);
  }
  if (action.kind === 'koa' && state.koa && action.move.move === 'submit') {
    const move = readKoa(setup, state.act, action.move);
    if (move instanceof Refusal || (move.cards & ~state.koa.story.hand) !== 0) return null;
    return explainSubmission(seenBy(nightOf(setup, state.act), state.koa), state.koa.story, move.cards);
  }
  return null;
};
