import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import type { Action, Event } from '../action.ts';
import { endAudit } from '../audit.ts';
import { tagsOf } from '../payload.ts';
import { scrutinize } from '../scrutiny.ts';
import type { Setup } from '../setup.ts';
import { placesOf, type State, trustOf } from '../state.ts';
import { CORROBORATOR, noCharge, useTool } from '../tools.ts';
import { TRUSTS, tagBits, traitBits } from '../vocabulary.ts';

/** What a VERIFIED anchor has to be to lift a PLAUSIBLE artifact. */
const HARD = tagBits(['SENSOR', 'SYSTEM_LOG']);

const anchorOf = ({ cards, lead }: Action): number => placesOf(cards & ~(1 << lead))[0] ?? -1;

export const refusesCorroborate = (setup: Setup, state: State, action: Action): Refusal | undefined => {
  const empty = noCharge(state, CORROBORATOR);
  if (empty) return empty;
  const { cards, lead } = action;
  // A primary that is not attached: no text says so, but a step refuses whatever is not legal.
  if (((cards >> lead) & 1) === 0) return refuse('not-in-hand', { artifact: setup.cards[lead]?.id ?? null });
  const anchor = anchorOf(action);
  if (anchor < 0) return undefined;
  const [one, other] = [setup.cards[lead]!, setup.cards[anchor]!];
  const data = { primary: one.id, anchor: other.id };
  if ((tagsOf(setup, state, lead) & tagsOf(setup, state, anchor)) === 0) return refuse('no-shared-tag', data);
  return one.source === other.source ? refuse('same-source', { ...data, source: one.source }) : undefined;
};

const CORROBORATABLE = traitBits(['CORROBORATABLE']);

/** How trusted the primary is afterwards. Alone only what is CORROBORATABLE rises, and no further than PLAUSIBLE. */
const raised = (setup: Setup, state: State, lead: number, anchor: number): number => {
  const trust = trustOf(state, lead);
  if (anchor < 0) {
    const rises = setup.tuning.corroborate_alone === true && (setup.cards[lead]!.traits & CORROBORATABLE) !== 0;
    return trust === 0 && rises ? 1 : trust;
  }
  if (trust === 0) return 1;
  const hard = trustOf(state, anchor) === 2 && (tagsOf(setup, state, anchor) & HARD) !== 0;
  return trust === 1 && hard ? 2 : trust;
};

/** M4: one artifact anchored in another. Alone it may rise and is not marked. */
export const corroborate = (setup: Setup, state: Mutable<State>, action: Action, log?: Event[]): void => {
  const { cards, lead } = action;
  const anchor = anchorOf(action);
  const before = trustOf(state, lead);
  const after = raised(setup, state, lead, anchor);
  log?.push({
    kind: 'corroborated',
    turn: state.turn,
    artifacts: [lead, anchor].filter((card) => card >= 0).map((card) => setup.cards[card]!.id),
    trust: after === before ? null : { from: TRUSTS[before]!, to: TRUSTS[after]! },
  });
  useTool(state, CORROBORATOR, log);
  const bit = 1 << lead;
  if (after > 0) state.sketchy &= ~bit;
  if (after === 2) state.verified |= bit;
  if (anchor >= 0) {
    state.corroborated |= cards;
    if ((cards >> state.lastRewired) & 1 && state.lastRewired >= 0) state.bound |= 1 << state.lastRewired;
  }
  scrutinize(setup, state, [{ why: 'CORROBORATE', by: -setup.tuning.corroborate_relief }], log);
  endAudit(state, 'CORROBORATE', log);
};
