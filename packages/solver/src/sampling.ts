import {
  type Bot,
  type Game,
  type Outcome,
  openStream,
  Refusal,
  type Seat,
  type Seed,
  type Stream,
} from '@lockstep/kernel';
import { random } from './playout.ts';

/** What a game may offer so that sampled futures are short and sensible. */
export interface Guide<Setup, State, Action> {
  /**
   * The chance that `seat` wins, in thousandths, as far as a look at the state tells: where a future is cut off, and where a game ends
   * with a score alone. Without it futures are played to their end.
   */
  estimate?(setup: Setup, state: State, seat: Seat): number;
  /** A quick, sensible action. Without it any legal one is taken. */
  quickChoice?(setup: Setup, state: State, seat: Seat, stream: Stream): Action;
}

export interface Budget {
  /** How many futures are played on, over all actions together. */
  readonly playouts: number;
  /** How many steps a future is played on, all seats counted, before it is estimated. */
  readonly depth: number;
}

/** How an action did: `total` is the sum of the chances, in thousandths, that its playouts ended with. */
export interface Prospect<Action> {
  readonly action: Action;
  readonly playouts: number;
  readonly total: number;
}

/** Certain to win, in thousandths. */
const CERTAIN = 1000;

const WORD = 0x100000000;
const drawSeed = (stream: Stream): Seed => ({ hi: stream.below(WORD), lo: stream.below(WORD) });

/** How often a list is halved until one is left. */
const halvings = (length: number): number => {
  let count = 0;
  for (let left = length; left > 1; left = (left + 1) >> 1) count += 1;
  return count;
};

const chanceAtEnd = ({ scores, result }: Outcome, seat: Seat): number => {
  if (scores.length === 1) return result === 'lost' ? 0 : CERTAIN;
  const own = scores[seat]!;
  const rival = scores.reduce((most, score, other) => (other === seat ? most : Math.max(most, score)), 0);
  return own > rival ? CERTAIN : own < rival ? 0 : CERTAIN >> 1;
};

/**
 * Search by sampling secrets, for any game: each future is one way things may stand (`resample`), and every action still in question is
 * played on in the same futures with the same chance, so that actions are compared and not the luck of their futures. After each round the
 * worse half is given up (sequential halving). Whole numbers only: the same choice on every engine. Yields the ranking, best first, after each round.
 */
export function* rankActions<Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  guide: Guide<Setup, State, Action>,
  { playouts, depth }: Budget,
  { setup, state, seat }: { readonly setup: Setup; readonly state: State; readonly seat: Seat },
  stream: Stream,
): Generator<readonly Prospect<Action>[]> {
  const quick = guide.quickChoice ?? random(game).choose;

  /** What a future comes to, from the state after the action. */
  const playOn = (future: Setup, from: State, seed: Seed): number => {
    const chance = openStream(seed, 'playout');
    let now = from;
    for (let steps = 0; ; steps += 1) {
      const ended = game.outcome(future, now);
      if (guide.estimate && (ended ? ended.result === 'finished' : steps >= depth))
        return guide.estimate(future, now, seat);
      if (ended) return chanceAtEnd(ended, seat);
      const mover = game.toMove(future, now)[0]!;
      const next = game.step(future, now, mover, quick(future, now, mover, chance));
      if (next instanceof Refusal) throw new Error(`an action of a playout was refused: ${next.code}`);
      now = next;
    }
  };

  const tried = game.legal(setup, state, seat).map((action) => ({ action, playouts: 0, total: 0 }));
  const perRound = Math.floor(playouts / Math.max(1, halvings(tried.length)));
  let open = tried;
  while (open.length > 1) {
    for (let left = Math.max(1, Math.floor(perRound / open.length)); left > 0; left -= 1) {
      const seed = drawSeed(stream);
      const future = game.resample(setup, state, seat, seed);
      for (const prospect of open) {
        const next = game.step(future.setup, future.state, seat, prospect.action);
        if (next instanceof Refusal) throw new Error(`a legal action was refused in a sampled future: ${next.code}`);
        prospect.playouts += 1;
        prospect.total += playOn(future.setup, next, seed);
      }
    }
    const ranked = open.map((prospect, at) => ({ prospect, at }));
    ranked.sort((a, b) => b.prospect.total - a.prospect.total || a.at - b.at);
    open = ranked.slice(0, (open.length + 1) >> 1).map(({ prospect }) => prospect);
    const dropped = tried.filter((prospect) => !open.includes(prospect));
    yield [...open, ...dropped].map((prospect) => ({ ...prospect }));
  }
}

/** A player of any game that chooses by sampled futures. It sees what its seat sees: everything hidden is drawn again. */
export const samplingBot = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  guide: Guide<Setup, State, Action>,
  budget: Budget,
): Required<Bot<Setup, State, Action>> => {
  const consider: Required<Bot<Setup, State, Action>>['consider'] = (setup, state, seat, stream) =>
    rankActions(game, guide, budget, { setup, state, seat }, stream);
  return {
    choose: (setup, state, seat, stream) => {
      let choice: Action = game.legal(setup, state, seat)[0]!;
      for (const ranking of consider(setup, state, seat, stream)) choice = ranking[0]!.action;
      return choice;
    },
    consider,
  };
};
