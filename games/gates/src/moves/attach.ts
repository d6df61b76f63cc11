import { type Refusal, refuse } from '@lockstep/kernel';
import type { Action } from '../action.ts';
import type { Setup } from '../setup.ts';
import { placesOf, type State, sizeOf } from '../state.ts';
import { tokenCost } from '../tokens.ts';
import { MOVES, type Move, TOOLS } from '../vocabulary.ts';

/** D05v1 §7: how many artifacts a move takes. CYCLE attaches none: it names what it swaps. */
export const ATTACHES: { readonly [move in Move]: readonly [least: number, most: number] } = {
  inject: [1, 2],
  flag: [0, 1],
  rewire: [1, 1],
  corroborate: [1, 2],
  cycle: [1, 8],
  exploit: [0, 1],
};

/** D05v1 §10, step 4. */
const TARGETED: readonly string[] = ['inject', 'flag', 'exploit'] satisfies readonly Move[];

/** Whether a move is aimed at a gate; a word that is no move is not. */
export const takesTarget = (move: string): boolean => TARGETED.includes(move);

const attached = (setup: Setup, state: State, { move, cards }: Action): Refusal | undefined => {
  const elsewhere = cards & ~state.hand;
  if (elsewhere !== 0) return refuse('not-in-hand', { artifact: setup.cards[placesOf(elsewhere)[0]!]?.id ?? null });
  const [least, printed] = ATTACHES[move];
  // A CYCLE swaps held cards: no event tells more.
  const most = move === 'cycle' ? Math.min(printed, Math.max(least, sizeOf(state.hand))) : printed;
  const found = sizeOf(cards);
  return found < least || found > most ? refuse('attachments', { move, least, most, found }) : undefined;
};

const targeted = (setup: Setup, state: State, { move, gate }: Action): Refusal | undefined => {
  if (!takesTarget(move)) return gate < 0 ? undefined : refuse('takes-no-target', { move });
  if (gate < 0) return refuse('target-missing', { move });
  const strength = state.strengths[gate];
  if (strength === undefined) return refuse('unknown-gate', { gates: setup.gates.map(({ id }) => id) });
  return strength === 0 ? refuse('target-cleared', { gate: setup.gates[gate]!.id }) : undefined;
};

/** Which tools go with which move; a tool is optional everywhere. */
export const goesWith = (move: Move, tool: number): boolean => {
  const id = TOOLS[tool]!;
  return move === 'inject'
    ? id !== 'tool.CORROBORATE' && id !== 'tool.REWIRE_ANCHOR'
    : move === 'rewire' && id === 'tool.REWIRE_ANCHOR';
};

const toolFits = ({ move, tool }: Action): Refusal | undefined =>
  tool < 0 || goesWith(move, tool) ? undefined : refuse('tool-not-here', { move, tool: TOOLS[tool]! });

/** A word that the move has no use for is not passed over. */
const unheard = ({ move, path, strike, from, to, disable }: Action): Refusal | undefined => {
  const stray = (word: string): Refusal => refuse('unknown-word', { word, after: move });
  if (move !== 'flag') {
    if (path >= 0) return stray('path');
    if (strike >= 0) return stray('strike');
  }
  if (move !== 'rewire') {
    if (from >= 0) return stray('from');
    if (to >= 0) return stray('to');
  }
  return disable && move !== 'exploit' ? stray('disable') : undefined;
};

/** What every move is asked, in the order of D05v1 §10: the move and its price, artifacts, tool, target. */
export const moveRefusal = (setup: Setup, state: State, action: Action): Refusal | undefined => {
  if (!MOVES.includes(action.move)) return refuse('unknown-move', { moves: MOVES });
  const cost = tokenCost(setup, action.move);
  if (action.move === 'exploit' && !state.exploit) return refuse('exploit-spent');
  if (cost > state.tokens) return refuse('no-tokens', { move: action.move, cost, tokens: state.tokens });
  return unheard(action) ?? attached(setup, state, action) ?? toolFits(action) ?? targeted(setup, state, action);
};

export const idsOf = (setup: Setup, cards: number): string[] => placesOf(cards).map((card) => setup.cards[card]!.id);
