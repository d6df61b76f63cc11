import { battle, type Outlook } from '@lockstep/battle';
import { makeState } from '@lockstep/draft';
import type { Game, Json } from '@lockstep/kernel';
import { toJson } from '@lockstep/shape';
import { type Action, compare, type Event } from './action.ts';
import { battleOf } from './fight.ts';
import { legal, toMove } from './legal.ts';
import { format, parse } from './notation.ts';
import { outcome } from './outcome.ts';
import type { Pack } from './pack.ts';
import { refusals } from './refusals.ts';
import { mask, resample } from './secret.ts';
import { parseSetup, type Setup } from './setup.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';
import { start } from './walk.ts';

export interface QuestGame {
  readonly setup: Setup;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly view: View;
  readonly details: Outlook;
  readonly pack: Pack;
}

/** A quest: a draft, battles, and doors between them (section Q). Seat 0 is the player, seat 1 the opponent of every battle. */
export const quest: Game<Setup, State, Action, Event, View, Outlook> = {
  id: 'quest',
  rules: 1,
  seats: 2,
  refusals,
  parseSetup,
  makeSetup: ({ script: { draft, ...own } }) => ({ ...(toJson(own) as { [key: string]: Json }), draft: draft as Json }),
  start,
  /** The draft within it as the draft is sealed. */
  makeState: (setup, state) => ({ ...state, draft: makeState(setup.draft, state.draft) }),
  toMove,
  legal,
  step,
  outcome,
  view,
  compare,
  format,
  parse,
  mask,
  resample,
  /** In a battle, what the battle itself says of it. */
  explain: (setup, state, seat, action) => {
    if (!state.battle || !state.fight) return null;
    const inner = battleOf(setup, state.fight);
    const meant = battle.parse(inner, format(setup, action));
    return meant.ok ? (battle.explain?.(inner, state.battle, seat, meant.value) ?? null) : null;
  },
  visibleTo: (event, seat) => (event.kind === 'battle' ? (battle.visibleTo?.(event.event, seat) ?? true) : true),
};
