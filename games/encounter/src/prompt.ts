import type { Refusal, Seat } from '@lockstep/kernel';
import { ACTIONS, type LaidPieces, type Option, type Prompt, type Sight } from '@lockstep/play';
import type { Action } from './action.ts';
import { planOf } from './budget.ts';
import { barToTakeBack, takeBack } from './declare.ts';
import type { Encounter } from './encounter.ts';
import { legal } from './legal.ts';
import { format } from './notation.ts';
import { choicePrompt } from './prompt-choice.ts';
import { declarePrompt } from './prompt-declare.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** Refusals that only name what is not laid down yet. */
export const INCOMPLETE: readonly string[] = ['unknown-actor', 'unknown-technique', 'unknown-target'];

const found = [new WeakMap<State, readonly Action[]>(), new WeakMap<State, readonly Action[]>()];

const legalNow = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  const known = found[seat]!;
  const actions = known.get(state) ?? legal(setup, state, seat);
  known.set(state, actions);
  return actions;
};

const act = (setup: Setup, action: Action, zone: string): Option => {
  const text = format(setup, action);
  return { zone, id: text, text, off: null, laid: false };
};

/** The seat's own intents, by their number; what another one depends on stays. */
const takeBacks = (setup: Setup, state: State, seat: Seat): readonly Option[] =>
  planOf(state, seat).map((_, place) => {
    const barred = barToTakeBack(setup, state, seat, place) !== '';
    const off = barred ? (takeBack(setup, state, seat, place) as Refusal) : null;
    const id = String(place + 1);
    return { zone: 'take-back', id, text: off ? null : `take-back ${id}`, off, laid: false };
  });

const NOTHING: Prompt = { zones: [], options: [], text: null, off: null };

/** Where actions that are chosen as a whole are offered; the others are laid down piece by piece. */
const ZONES: { readonly [kind in Action['kind']]: string | null } = {
  choose: null,
  'go-on': ACTIONS,
  declare: null,
  'take-back': null,
  ready: ACTIONS,
  withdraw: ACTIONS,
  nuance: 'nuance',
  react: 'react',
  pass: ACTIONS,
  look: 'look',
};

const listed = (setup: Setup, actions: readonly Action[]): readonly Option[] =>
  actions.flatMap((action) => {
    const zone = ZONES[action.kind];
    return zone === null ? [] : [act(setup, action, zone)];
  });

/**
 * What can be chosen now. In a Beat a choice, then who tries it, with what and with which invokes. In Intent who, then which technique,
 * against whom and with which invokes; what was declared can be taken back. In a window each answer is one option.
 */
export const prompt = ({ setup, state, seat }: Sight<Encounter>, laid: LaidPieces): Prompt => {
  const actions = legalNow(setup, state, seat);
  if (actions.length === 0) return NOTHING;
  const rest = listed(setup, actions);
  switch (state.phase) {
    case 'BEAT': {
      const here = choicePrompt(setup, state, actions, laid);
      return { ...here, options: [...here.options, ...rest] };
    }
    case 'INTENT': {
      const here = declarePrompt({ setup, state, seat }, actions, laid);
      return { ...here, options: [...here.options, ...takeBacks(setup, state, seat), ...rest] };
    }
    case 'CLASH':
    case 'REACTION':
      return { ...NOTHING, options: rest };
    case 'OVER':
      return NOTHING;
  }
};
