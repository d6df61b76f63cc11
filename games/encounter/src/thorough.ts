import type { Seat } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { invokesOf, planOf } from './budget.ts';
import { blowsAt, type EncounterBot, type rankMoves } from './greedy.ts';
import { declarable } from './legal.ts';
import { looksOf, seenMoves } from './look.ts';
import { lookingAhead } from './look-ahead.ts';
import { isStanding } from './numbers.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';

/** So many techniques more are compared. */
const TECHNIQUES = 4;
/** Invokes that are kept for the best Major when a look is bought. */
const KEPT = 2;

/** Before anything is declared: a look at the foe whose blows weigh most, where invokes are left for the best Major. */
const lookFor = (setup: Setup, state: State, seat: Seat): Action | undefined => {
  if (planOf(state, seat).length > 0) return undefined;
  if (invokesOf(setup, state, seat) < KEPT + setup.tuning.look) return undefined;
  const own = setup.actors.filter((actor) => actor.seat === seat && isStanding(state.actors, actor.index));
  let [found, most]: [Action | undefined, number] = [undefined, -1];
  for (const action of looksOf(setup, state, seat)) {
    if (action.kind !== 'look') continue;
    const foe = setup.actors[action.actor]!;
    const blows = own.reduce((sum, target) => sum + blowsAt(setup, state, foe, target, own.length), 0);
    if (blows > most) [found, most] = [action, blows];
  }
  return found;
};

/** The best move of each technique that is not among those found, learned ones first, and a step to another zone. */
const othersOf = (
  setup: Setup,
  state: State,
  actor: number,
  ranked: ReturnType<typeof rankMoves>,
  found: readonly Action[],
): readonly Action[] => {
  if (found.length === 0) return [];
  const kitOf = (move: number): number => setup.moves[move]!.kit;
  const seen = new Set(found.flatMap((action) => (action.kind === 'declare' ? [kitOf(action.move)] : [])));
  const steps = declarable(setup, state, actor).filter((move) => setup.kits[kitOf(move)]?.does === 'MOVE');
  const others: number[] = [];
  for (const move of [...ranked.map((one) => one.move), ...steps]) {
    if (seen.has(kitOf(move))) continue;
    seen.add(kitOf(move));
    others.push(move);
  }
  const isLearned = (move: number): boolean => setup.script.technique[kitOf(move)]?.basic === false;
  return [...others.filter(isLearned), ...others.filter((move) => !isLearned(move))]
    .slice(0, TECHNIQUES)
    .map((move) => ({ kind: 'declare', move }));
};

/** Plays the heroes with all that the look-ahead bot leaves out: it buys looks with invokes to spare, uses what it saw, and compares more techniques and a step. */
export const thorough: EncounterBot = lookingAhead({ known: seenMoves, before: lookFor, others: othersOf });
