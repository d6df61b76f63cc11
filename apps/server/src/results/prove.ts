import { setImmediate } from 'node:timers/promises';
import type { ResultRequest } from '@lockstep/api';
import {
  act,
  begin,
  type DailyModule,
  makeReplay,
  moments,
  type Outcome,
  openStream,
  Refusal,
  type Run,
  splitSeat,
} from '@lockstep/kernel';
import { type Denial, deny } from '../denial.ts';
import type { NewResult } from '../store/store.ts';
import type { Puzzle } from './puzzles.ts';

// biome-ignore lint/suspicious/noExplicitAny: a run of whichever game this is
export type AnyRun = Run<any, any, any, any, any>;

const SEAL = /^= ([0-9a-f]{64})$/m;

/** What is counted over many players. Of the run of a date it is how it ended, and the moves that the player made. */
const tallyOf = ({ module, game, setup, seed }: Puzzle, run: AnyRun, outcome: Outcome, won: boolean) => {
  const { daily } = module as Partial<DailyModule>;
  const played = moments(run);
  if (!daily)
    return { rank: won ? 'WON' : 'LOST', turns: played.filter(({ seat }) => seat === 0).length, kept: [] as string[] };
  const states = [game.start(setup, seed), ...played.map(({ state }) => state)];
  return { rank: daily.rank(setup, outcome.scores[0]!), ...daily.tally(setup, states) };
};

/** What is kept of a game that is over: all of it worked out here. */
export const resultOf = (puzzle: Puzzle, run: AnyRun, outcome: Outcome): NewResult => {
  const { player, day, ledger, source, seated } = puzzle;
  const { won, merit, facts } = player.recorder.entry(run);
  const { rank, turns, kept } = tallyOf(puzzle, run, outcome, won);
  const replay = makeReplay(run, source, false, seated);
  return {
    day,
    ledger,
    seal: SEAL.exec(replay)![1]!,
    replay,
    won: won ? 1 : 0,
    rank,
    turns,
    reason: outcome.reason,
    merit: JSON.stringify(merit),
    facts: JSON.stringify(facts),
    kept: JSON.stringify(kept),
  };
};

/** Bots move as soon as they may, and each move must be what the bot chooses in that place. Null where no bot is to move, or it moved so. */
const departsFromBot = (
  { bots, game, setup, seed }: Puzzle,
  { state, turn }: AnyRun['now'],
  seat: number,
  action: string,
): string | null => {
  if (bots.size === 0) return null;
  const first = game.toMove(setup, state).find((one) => bots.has(one));
  if (first === undefined) return null;
  const { name, bot } = bots.get(first)!;
  if (first !== seat) return `${name} moves at seat ${first}`;
  const own = game.format(setup, bot.choose(setup, state, seat, openStream(seed, `bot ${name} ${turn}`)));
  return own === action ? null : `${name} plays ${own}`;
};

/** A bot takes milliseconds for a move: after so many steps of its game others are let in. */
const STEPS_AT_ONCE = 8;

function* proving(puzzle: Puzzle, actions: ResultRequest['actions']): Generator<void, NewResult | Denial> {
  const { game, setup, seed, bots } = puzzle;
  let run: AnyRun = begin(game, setup, seed);
  for (const [i, text] of actions.entries()) {
    const at = `body.actions.${i}`;
    if (game.outcome(setup, run.now.state)) return deny('after-the-end', at);
    const [seat, words] = splitSeat(game.seats, text);
    const action = game.parse(setup, words);
    if (!action.ok) return deny('not-an-action', at, action.fault.code);
    const next = act(run, seat, action.value);
    if (next instanceof Refusal) return deny('illegal-action', at, next.code);
    if (next.now.text !== text) return deny('other-spelling', at, next.now.text);
    const departure = departsFromBot(puzzle, run.now, seat, words);
    if (departure !== null) return deny('not-the-bots-move', at, departure);
    run = next;
    if (bots.size > 0 && i % STEPS_AT_ONCE === 0) yield;
  }
  const outcome = game.outcome(setup, run.now.state);
  return outcome ? resultOf(puzzle, run, outcome) : deny('not-over', 'body.actions');
}

/**
 * Plays the actions by the rules, asks the bots of other seats for each of their moves, demands an end, and works out everything that is
 * kept of it: nothing of the client's text is. While bots are asked, other requests are answered in between.
 */
export const prove = async (puzzle: Puzzle, actions: ResultRequest['actions']): Promise<NewResult | Denial> => {
  const steps = proving(puzzle, actions);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
};
