import { type Bot, type Position, pick, Refusal, type Seat, type Stream } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { estimate, playoutChoice, WORTH } from './estimate.ts';
import { legal, mover } from './legal.ts';
import { search } from './search.ts';
import { resample } from './secret.ts';
import type { Setup } from './setup.ts';
import { SEAT, SEAT_SIZE, type State } from './state.ts';
import { step } from './step.ts';

type BattleBot = Bot<Setup, State, Action>;

const random: BattleBot = { choose: (setup, state, seat, stream) => pick(stream, legal(setup, state, seat)) };

const DEEP = 2;
/** No more than this many answers of one choice are tried. */
const MOST_TRIED = 12;

/** The value of a position after the bot's own choices are settled, and a window that opens is passed. */
const settled = (setup: Setup, state: State, seat: Seat, deep: number): number => {
  const moves = mover(state);
  if (moves < 0) return estimate(setup, state, seat);
  if (state.ask.length > 0 && moves === seat && deep > 0) {
    const answers = legal(setup, state, seat);
    let best = -Infinity;
    for (let i = 0; i < answers.length && i < MOST_TRIED; i += 1) {
      const next = step(setup, state, seat, answers[i]!);
      if (!(next instanceof Refusal)) best = Math.max(best, settled(setup, next, seat, deep - 1));
    }
    return best;
  }
  if (moves !== seat && state.phase === 'answer-window') {
    const next = step(setup, state, moves, { kind: 'pass', at: 0, part: 0 });
    if (!(next instanceof Refusal)) return settled(setup, next, seat, deep);
  }
  return estimate(setup, state, seat);
};

/** Energy that a Fast card in the hand could still use in the enemy's turn. */
const keptEnergy = (setup: Setup, state: State, seat: Seat): number => {
  const energy = state.seats[seat * SEAT_SIZE + SEAT.energy]!;
  for (const inst of state.hands[seat]!) {
    const def = setup.defs[setup.cards[inst]!]!;
    if (def.fast && def.cost <= energy) return Math.min(energy, def.cost) * WORTH.kept;
  }
  return 0;
};

const KEEP_HAND = 2;

/** B3: a hand with nothing to play in the first turns is drawn again. */
const keepsHand = (setup: Setup, state: State, seat: Seat): boolean => {
  let early = 0;
  for (const inst of state.hands[seat]!) if (setup.defs[setup.cards[inst]!]!.cost <= 3) early += 1;
  return early >= KEEP_HAND;
};

/** Tries every action on one deal of what it cannot see, and takes the one after which its position looks best. */
const greedy: BattleBot = {
  choose: (setup, state, seat, stream) => {
    const actions = legal(setup, state, seat);
    if (actions.length === 1) return actions[0]!;
    if (actions[0]!.kind === 'keep') return actions[keepsHand(setup, state, seat) ? 0 : 1]!;
    const dealt: Position<Setup, State> = resample(setup, state, seat, {
      hi: stream.below(0x100000000),
      lo: stream.below(0x100000000),
    });
    let best = actions[0]!;
    let most = -Infinity;
    for (const action of actions) {
      const value = worthOf(setup, dealt.state, seat, action);
      if (value > most) {
        most = value;
        best = action;
      }
    }
    return best;
  },
};

/**
 * Ending a turn is worth what the position is worth now, with what is kept for answers. Passing on a card is worth what the position is
 * once it has resolved; passing at the end of a turn, what it is now.
 */
const worthOf = (setup: Setup, state: State, seat: Seat, action: Action): number => {
  if (action.kind === 'end') return estimate(setup, state, seat) + keptEnergy(setup, state, seat);
  if (action.kind === 'pass' && state.phase === 'end-window') return estimate(setup, state, seat);
  const next = step(setup, state, seat, action);
  if (next instanceof Refusal) return -Infinity;
  return settled(setup, next, seat, DEEP);
};

const quick: BattleBot = { choose: (setup, state, seat, stream: Stream) => playoutChoice(setup, state, seat, stream) };

export const bots = { random, greedy, quick, search };
