import { pick, type Seat, type Stream } from '@lockstep/kernel';
import { ACTION_KINDS, type Action, NUANCE_USES } from './action.ts';
import { barToPick } from './beat.ts';
import { barTo, groundOf, meansOf, planOf } from './budget.ts';
import { barToTakeBack } from './declare.ts';
import { turnOf } from './fight.ts';
import { looksOf } from './look.ts';
import { nuancesOf } from './nuance.ts';
import { isStanding } from './numbers.ts';
import { reactionsOf } from './reaction.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { isToMove, mayGoOn } from './step.ts';

const GO_ON: Action = { kind: 'go-on' };
const READY: Action = { kind: 'ready' };
const WITHDRAW: Action = { kind: 'withdraw' };
const PASS: Action = { kind: 'pass' };

/** What one actor can still declare. */
export const declarable = (setup: Setup, state: State, index: number): readonly number[] => {
  if (!isStanding(state.actors, index)) return [];
  const actor = setup.actors[index]!;
  const plan = planOf(state, actor.seat);
  const means = meansOf(setup, state, plan, index);
  const found: number[] = [];
  for (const move of setup.movesOf[index]!) if (barTo(setup, state, means, move) === '') found.push(move.index);
  return found;
};

/** What the actors of a side can still declare, of which there may be hundreds. */
const declarations = (setup: Setup, state: State, seat: Seat): readonly number[] => {
  const found: number[] = [];
  for (const actor of setup.actors)
    if (actor.seat === seat) for (const move of declarable(setup, state, actor.index)) found.push(move);
  return found;
};

/** What else a seat can do in INTENT. */
const othersInIntent = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  const found: Action[] = [];
  const plan = planOf(state, seat);
  for (let place = 0; place < plan.length; place += 1)
    if (barToTakeBack(setup, state, seat, place) === '') found.push({ kind: 'take-back', place });
  found.push(READY);
  if (seat === 0 && groundOf(setup, state).fight.withdraw !== undefined) found.push(WITHDRAW);
  found.push(...looksOf(setup, state, seat));
  return found;
};

const intents = (setup: Setup, state: State, seat: Seat): readonly Action[] => [
  ...declarations(setup, state, seat).map((move): Action => ({ kind: 'declare', move })),
  ...othersInIntent(setup, state, seat),
];

export const legal = (setup: Setup, state: State, seat: Seat): readonly Action[] => {
  if (!isToMove(setup, state, seat)) return [];
  switch (state.phase) {
    case 'BEAT': {
      const picks: Action[] = setup.picks
        .filter((pick) => pick.beat === state.beat && barToPick(setup, state, pick) === '')
        .map(({ index }) => ({ kind: 'choose', pick: index }));
      return mayGoOn(setup, state) ? [...picks, GO_ON] : picks;
    }
    case 'INTENT':
      return intents(setup, state, seat);
    case 'CLASH': {
      const found = nuancesOf(setup, state, turnOf(state));
      found.push(PASS);
      return found;
    }
    case 'REACTION': {
      const found = reactionsOf(setup, state, turnOf(state));
      found.push(PASS);
      return found;
    }
    case 'OVER':
      return [];
  }
};

/** The declaration drawn is the only one that is made; other phases have few actions. */
export const drawLegal = (
  setup: Setup,
  state: State,
  seat: Seat,
  chance: Pick<Stream, 'below'>,
): Action | undefined => {
  if (state.phase !== 'INTENT' || !isToMove(setup, state, seat)) {
    const found = legal(setup, state, seat);
    return found.length === 0 ? undefined : pick(chance, found);
  }
  const moves = declarations(setup, state, seat);
  const others = othersInIntent(setup, state, seat);
  const at = chance.below(moves.length + others.length);
  return at < moves.length ? { kind: 'declare', move: moves[at]! } : others[at - moves.length];
};

const keyOf = (action: Action): readonly number[] => {
  const kind = ACTION_KINDS.indexOf(action.kind);
  switch (action.kind) {
    case 'choose':
      return [kind, action.pick];
    case 'declare':
      return [kind, action.move];
    case 'take-back':
      return [kind, action.place];
    case 'nuance':
      return [kind, action.actor, NUANCE_USES.indexOf(action.use), action.hit];
    case 'react':
      return [kind, action.actor, action.kit, action.hit];
    case 'look':
      return [kind, action.actor];
    case 'go-on':
    case 'ready':
    case 'withdraw':
    case 'pass':
      return [kind];
  }
  return [-1];
};

export const compare = (a: Action, b: Action): number => {
  const [left, right] = [keyOf(a), keyOf(b)];
  for (let i = 0; i < Math.min(left.length, right.length); i += 1)
    if (left[i] !== right[i]) return left[i]! - right[i]!;
  return left.length - right.length;
};
