import {
  type AnyGame,
  act,
  begin,
  ok,
  parseReplay,
  Refusal,
  type Run,
  redo,
  type Seat,
  type Seed,
  splitSeat,
  undo,
  verifyReplay,
} from '@lockstep/kernel';
import type { HintLevel } from './hint.ts';
import {
  afterHint,
  afterSolution,
  afterUndo,
  type Flags,
  freshFlags,
  hintCost,
  nextHint,
  type PracticeCause,
} from './practice.ts';
import { OWN } from './types.ts';

// biome-ignore lint/suspicious/noExplicitAny: an attempt at any game
export type AnyRun = Run<any, any, any, any, any>;

/** One try at a puzzle by one player: the run, what was used in it, and what was heard at which point of it. */
export interface Attempt<R extends AnyRun> {
  readonly run: R;
  readonly flags: Flags;
  readonly heard: { readonly at: R['now']; readonly level: HintLevel } | null;
}

export const openAttempt = <R extends AnyRun>(run: R, flags: Flags): Attempt<R> => ({ run, flags, heard: null });

export const isOver = ({ run }: { readonly run: AnyRun }): boolean =>
  run.game.outcome(run.setup, run.now.state) !== undefined;

/** Plays one action, given as text. */
export const applyAction = <R extends AnyRun>(
  attempt: Attempt<R>,
  text: string,
  seat: Seat = OWN,
): Attempt<R> | Refusal => {
  const { run } = attempt;
  const action = run.game.parse(run.setup, text);
  if (!action.ok) return action.fault;
  const next = act(run, seat, action.value);
  return next instanceof Refusal ? next : { ...attempt, run: next as R };
};

const isOwn = ({ seat }: AnyRun['now']): boolean => seat === OWN;

/** Null at the start, where there is no step of one's own (`chosen`) to take back. What others did after it goes with it. */
export const undoOwn = <R extends AnyRun>(
  attempt: Attempt<R>,
  free = false,
  chosen: (step: R['now']) => boolean = isOwn,
): Attempt<R> | null => {
  let run = attempt.run;
  while (run.now.before && !chosen(run.now)) run = undo(run) as R;
  if (!run.now.before) return null;
  return { ...attempt, run: undo(run) as R, flags: free ? attempt.flags : afterUndo(attempt.flags) };
};

/** Null where nothing was taken back. What others did next comes with it. */
export const redoOwn = <R extends AnyRun>(
  attempt: Attempt<R>,
  chosen: (step: R['now']) => boolean = isOwn,
): Attempt<R> | null => {
  if (attempt.run.undone.length === 0) return null;
  let run = redo(attempt.run) as R;
  while (run.undone.length > 0 && !chosen(run.undone.at(-1)!)) run = redo(run) as R;
  return { ...attempt, run };
};

/** Which hint comes when one is asked for here, and what it would cost. */
export const hintCostHere = <R extends AnyRun>(
  { run, flags, heard }: Attempt<R>,
  wanted: HintLevel | 'next',
): { readonly level: HintLevel; readonly cost: PracticeCause | null } => {
  const here = heard?.at === run.now ? heard.level : null;
  const level = wanted === 'next' ? nextHint(here) : wanted;
  return { level, cost: hintCost(flags, level, here) };
};

export const withHint = <R extends AnyRun>(
  attempt: Attempt<R>,
  level: HintLevel,
  cost: PracticeCause | null,
): Attempt<R> => ({
  ...attempt,
  flags: afterHint(attempt.flags, level, cost),
  heard: { at: attempt.run.now, level },
});

export const withSolution = <R extends AnyRun>(attempt: Attempt<R>): Attempt<R> => ({
  ...attempt,
  flags: afterSolution(attempt.flags, isOver(attempt)),
});

/** The same puzzle from its start. */
export const restart = <R extends AnyRun>({ run, flags }: Attempt<R>): Attempt<R> =>
  openAttempt(begin(run.game, run.setup, run.seed) as R, freshFlags(flags.solutionShown, flags.shown));

/** The run that a saved replay tells, or undefined where the rules no longer make it so. */
export const fromReplay = <R extends AnyRun>(
  game: AnyGame,
  setup: R['setup'],
  seed: Seed,
  text: string,
): R | undefined => {
  const replay = parseReplay(text);
  if (!replay.ok || replay.value.header.rules !== game.rules) return undefined;
  if (!verifyReplay(replay.value, () => ok({ game, setup, seed })).ok) return undefined;
  let attempt: Attempt<R> = openAttempt(begin(game, setup, seed) as R, freshFlags(false));
  for (const step of replay.value.steps) {
    const [seat, action] = splitSeat(game.seats, step.text);
    const next = applyAction(attempt, action, seat);
    if (next instanceof Refusal) return undefined;
    attempt = next;
  }
  return attempt.run;
};
