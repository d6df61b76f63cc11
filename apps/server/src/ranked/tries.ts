import { setImmediate } from 'node:timers/promises';
import type { TryStep } from '@lockstep/api';
import {
  act,
  begin,
  canonical,
  type Json,
  type Moment,
  moments,
  openStream,
  Refusal,
  splitSeat,
} from '@lockstep/kernel';
import { positionFor } from '../match/match.ts';
import { type AnyRun, resultOf } from '../results/prove.ts';
import type { Puzzle } from '../results/puzzles.ts';
import type { NewSteps, TryStepRow } from '../store/ranked.ts';

/** The seat of who plays; all others are bots'. */
const OWN = 0;

type AnyMoment = AnyRun['now'];

/** What the own seat may know of a setup, as plain data. */
const setupSeen = ({ game, module, setup }: Puzzle, state: unknown): Json =>
  game.makeSetup(module.publicSetup ? module.publicSetup(setup, state, OWN) : setup);

/** What a seat knows at the start. */
export const startOf = (puzzle: Puzzle): { readonly setup: Json; readonly start: unknown } => {
  const { game, setup, seed } = puzzle;
  const state = game.start(setup, seed);
  return { setup: setupSeen(puzzle, state), start: positionFor(puzzle, state, OWN).state };
};

const wordsOf = ({ seats }: Puzzle['game'], text: string): string => splitSeat(seats, text)[1];

const stepOf = (puzzle: Puzzle, { seat, text, events, state }: AnyMoment, before: unknown): TryStep => {
  const { game, module } = puzzle;
  const isOwn = seat === OWN;
  const seen = module.publicSetup ? setupSeen(puzzle, state) : null;
  return {
    seat,
    text: isOwn ? wordsOf(game, text) : null,
    events: [...(game.visibleTo ? events.filter((event: unknown) => game.visibleTo!(event, OWN)) : events)],
    state: positionFor(puzzle, state, OWN).state,
    setup: seen !== null && canonical(seen) !== canonical(setupSeen(puzzle, before)) ? seen : null,
  };
};

/** The steps from one number up to another, as the own seat is told of them. */
export const stepsOf = (puzzle: Puzzle, run: AnyRun, from: number, to = Number.POSITIVE_INFINITY): TryStep[] => {
  const { game, setup, seed } = puzzle;
  const all: readonly Moment<unknown, { readonly kind: string }>[] = moments(run);
  const start = game.start(setup, seed);
  return all.slice(from, to).map((moment, i) => stepOf(puzzle, moment as AnyMoment, all[from + i - 1]?.state ?? start));
};

/** The run that its log tells. What was taken once is taken again. */
export const runOf = ({ game, setup, seed }: Puzzle, steps: readonly TryStepRow[]): AnyRun => {
  let run: AnyRun = begin(game, setup, seed);
  for (const { seat, text } of steps) {
    const action = game.parse(setup, text);
    const next = action.ok ? act(run, seat, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`a step of a try was refused: ${next.code}`);
    run = next;
  }
  return run;
};

/** How many steps of bots are made before others are let in. */
const STEPS_AT_ONCE = 8;

/** Bots move until it is the own seat's turn, each as a replay has it: by the seed, the name and the number of its step. */
export const withBots = async (puzzle: Puzzle, from: AnyRun): Promise<AnyRun> => {
  const { game, setup, seed, bots } = puzzle;
  let run = from;
  for (let i = 1; ; i += 1) {
    const seat = game.toMove(setup, run.now.state).find((one) => bots.has(one));
    if (seat === undefined) return run;
    const { name, bot } = bots.get(seat)!;
    const stream = openStream(seed, `bot ${name} ${run.now.turn}`);
    const next = act(run, seat, bot.choose(setup, run.now.state, seat, stream));
    if (next instanceof Refusal) throw new Error(`the bot's action was refused: ${next.code}`);
    run = next;
    if (i % STEPS_AT_ONCE === 0) await setImmediate();
  }
};

/** What an action and the answers to it add to a log. */
export const added = (puzzle: Puzzle, id: string, before: AnyRun, after: AnyRun): NewSteps => {
  const fresh = moments(after).slice(before.now.turn);
  const outcome = puzzle.game.outcome(puzzle.setup, after.now.state);
  const result = outcome ? resultOf(puzzle, after, outcome) : null;
  return {
    id,
    after: before.now.turn,
    steps: fresh.map(({ seat, text }) => ({ seat, text: wordsOf(puzzle.game, text) })),
    end: result && {
      won: result.won,
      rank: result.rank,
      turns: result.turns,
      reason: result.reason,
      merit: result.merit,
      replay: result.replay,
    },
  };
};
