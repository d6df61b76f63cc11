import {
  type Header,
  moments,
  type Outcome,
  type Preview,
  preview,
  Refusal,
  type Seat,
  type Seed,
  type Source,
} from '@lockstep/kernel';
import { type Attempt, isOver } from './attempt.ts';
import type { FinishedTry } from './entry.ts';
import type { HintLevel } from './hint.ts';
import { type Playable, promptFor } from './player.ts';
import type { Flags, PracticeCause } from './practice.ts';
import type { LaidPieces, Piece, Prompt } from './prompt.ts';
import { NO_RECORDS, type Records } from './records.ts';
import type { Ref } from './ref.ts';
import { sightAt } from './sight.ts';
import type { Change, SolverAnswer } from './solver-answer.ts';
import { type MomentOf, OWN, type RunOf, type Sight, type Types } from './types.ts';

/** What is played: a reference with everything it refers to. */
export interface Opening<G extends Types> {
  readonly ref: Ref;
  readonly setup: G['setup'];
  readonly seed: Seed;
  /** How a replay names the setup; undefined where it carries the whole of it. */
  readonly from: Source | undefined;
  /** Who sits at the other seats from the first step on; undefined where a replay cannot say so of all its steps. */
  readonly bots?: Header['bots'];
}

/** Whether a try goes on from a save, and if so whether the content is still the same. */
export type Resumed = 'new' | 'current' | 'older-content';

/** What the session tells the player; a shell words it. */
export type Notice<G extends Types> =
  | { readonly kind: 'acted'; readonly events: readonly G['event'][] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'hint'; readonly found: SolverAnswer; readonly opening: boolean }
  | { readonly kind: 'full'; readonly max: number }
  | { readonly kind: 'failed'; readonly what: AskKind }
  | { readonly kind: 'resumed'; readonly content: Exclude<Resumed, 'new'> }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' | 'hint-after-end' | 'no-hints' };

/** What a shell has to find out elsewhere: from the solver, or from the bots. */
export type AskKind = 'hint' | 'solution' | 'change' | 'bots';

/** What a session waits for: an answer, or the other seat of a game that is held elsewhere. */
type Waiting = AskKind | 'others';

/** A question that must be answered before something is done: what it costs, and the command a yes carries out. */
export interface Confirmation {
  readonly cause: PracticeCause | 'retry' | 'surrender';
  readonly yes: Command;
}

export type Command =
  /** Leaves the intro. */
  | { readonly kind: 'start' }
  | ({ readonly kind: 'lay' } & Piece)
  | { readonly kind: 'clear' }
  | { readonly kind: 'act'; readonly text: string; readonly sure?: boolean }
  /** Carries out what is laid down. */
  | { readonly kind: 'confirm' }
  | { readonly kind: 'undo' | 'solution' | 'change'; readonly sure?: boolean }
  | { readonly kind: 'redo' }
  /** Who is to play has the screen now: it may show what this seat sees. */
  | { readonly kind: 'take' }
  | { readonly kind: 'hint'; readonly level: HintLevel | 'next'; readonly sure?: boolean }
  /** From the start: the same game, or the one the shell opens next (`again`). */
  | { readonly kind: 'retry'; readonly again?: boolean; readonly sure?: boolean }
  | { readonly kind: 'yes' | 'no' }
  /** What was asked for, or that it could not be had. */
  | { readonly kind: 'hint-found'; readonly found: SolverAnswer }
  | { readonly kind: 'solution-found'; readonly found: SolverAnswer }
  | { readonly kind: 'change-found'; readonly change: Change | null }
  | { readonly kind: 'bots-played'; readonly lines: readonly string[] }
  | { readonly kind: 'failed'; readonly what: AskKind }
  /** Asks the bots again after a failure. */
  | { readonly kind: 'ask-bots' }
  | { readonly kind: 'records'; readonly records: Records };

/** What a shell carries out after a command. Answers come back as commands. */
export type Effect =
  | { readonly kind: 'save' }
  /** What was saved of the try is given up. */
  | { readonly kind: 'discard' }
  /** The try ended: its entry is recorded (null: nothing is) and its save goes, both or neither. The shell adds the date. */
  | {
      readonly kind: 'finish';
      readonly entry: Omit<FinishedTry, 'on'> | null;
      /** The end was found in a save: it may have been recorded before its save could go. */
      readonly late?: true;
    }
  | { readonly kind: 'solution-shown' }
  /** The shell opens the reference again, with fresh chance where none was chosen. */
  | { readonly kind: 'reopen' }
  | { readonly kind: 'ask'; readonly what: 'hint'; readonly level: HintLevel }
  | { readonly kind: 'ask'; readonly what: 'solution' | 'change' }
  | { readonly kind: 'ask'; readonly what: 'bots'; readonly bots: { readonly [seat: number]: string } };

/** The players of one game at one screen. A value: every command answers with another one. */
export interface Session<G extends Types> {
  readonly playable: Playable<G>;
  readonly opening: Opening<G>;
  readonly resumed: Resumed;
  readonly attempt: Attempt<RunOf<G>>;
  /** The seats people sit at. */
  readonly people: readonly Seat[];
  /** The seat of the person the screen is for now. */
  readonly seat: Seat;
  /** The screen is being handed on: it shows no secret of either seat until it is taken. */
  readonly handed: boolean;
  /** What was done stays: there is no way back. */
  readonly lasting?: boolean;
  /** The intro was left. */
  readonly started: boolean;
  readonly laid: LaidPieces;
  readonly confirmation: Confirmation | null;
  readonly waiting: Waiting | null;
  readonly notice: Notice<G> | null;
  /** A best line from the start, once it was asked for. */
  readonly solution: SolverAnswer | null;
  /** What would have been better, once it was asked for after the end; null inside where nothing would. */
  readonly change: { readonly found: Change | null } | null;
  readonly records: Records;
}

export const openSession = <G extends Types>(
  playable: Playable<G>,
  opening: Opening<G>,
  attempt: Attempt<RunOf<G>>,
  resumed: Resumed = 'new',
  records: Records = NO_RECORDS,
): Session<G> => {
  const people = playable.people?.(opening.setup, opening.ref.options) ?? [OWN];
  return {
    playable,
    opening,
    resumed,
    attempt,
    people,
    seat: nextSeat(attempt.run, people, people[0] ?? OWN),
    handed: people.length > 1 && !isOver(attempt),
    started: resumed !== 'new' || attempt.run.now.before !== undefined,
    laid: [],
    confirmation: null,
    waiting: null,
    notice: resumed === 'new' ? null : { kind: 'resumed', content: resumed },
    solution: null,
    change: null,
    records,
  };
};

/** Who has the screen: the same person as before where they are to move, else the first of those who are. */
export const nextSeat = <G extends Types>(run: RunOf<G>, people: readonly Seat[], before: Seat): Seat => {
  const moves = run.game.toMove(run.setup, run.now.state).filter((seat) => people.includes(seat));
  return moves.includes(before) ? before : (moves[0] ?? before);
};

export const flagsOf = <G extends Types>({ attempt }: Session<G>): Flags => attempt.flags;

export const outcomeOf = <G extends Types>({ attempt: { run } }: Session<G>): Outcome | undefined =>
  run.game.outcome(run.setup, run.now.state);

export const isEnded = <G extends Types>({ attempt }: Session<G>): boolean => isOver(attempt);

/** The pass that is all a seat can do here; null where there is a choice. */
export const onlyPass = <G extends Types>(
  { passes }: Playable<G>,
  { game, setup }: RunOf<G>,
  state: G['state'],
  seat: Seat,
): string | null => {
  if (!passes) return null;
  const [action, more] = game.legal(setup, state, seat);
  const text = action === undefined || more !== undefined ? '' : game.format(setup, action);
  return passes.includes(text) ? text : null;
};

/** Whether a step was this player's choice: not another's, and not a pass that was all there was to do. */
export const isChosen =
  <G extends Types>({ attempt: { run }, playable, seat }: Session<G>) =>
  (step: MomentOf<G>): boolean =>
    step.seat === seat && step.before !== undefined && onlyPass(playable, run, step.before.state, seat) === null;

/** Whether the last step of one's own, with all that followed, showed nothing that has to stay unseen. */
export const undoesFreely = <G extends Types>(session: Session<G>): boolean => {
  const steps = moments(session.attempt.run);
  const chosen = isChosen(session);
  let last = steps.length - 1;
  while (last >= 0 && !chosen(steps[last]!)) last -= 1;
  return last >= 0 && session.playable.undoesFreely?.(steps.slice(last)) === true;
};

/** Between two people only a step that told neither of them anything is taken back. */
export const canUndo = <G extends Types>(session: Session<G>): boolean =>
  !session.lasting &&
  (session.people.length > 1
    ? session.attempt.run.now.seat === session.seat && undoesFreely(session)
    : moments(session.attempt.run).some(isChosen(session)));

export const canRedo = <G extends Types>({ attempt: { run } }: Session<G>): boolean => run.undone.length > 0;

const sights = new WeakMap<object, Sight<never>>();

/** What the player can know now. Kept per moment: screens ask for it many times. */
export const sightOf = <G extends Types>({ attempt: { run }, seat }: Session<G>): Sight<G> => {
  const kept = sights.get(run.now) as Sight<G> | undefined;
  if (kept?.seat === seat) return kept;
  const sight = sightAt<G>(run.game, run.setup, run.now.state, seat);
  sights.set(run.now, sight as Sight<never>);
  return sight;
};

export const viewOf = <G extends Types>(session: Session<G>): G['view'] => sightOf(session).view;

export const promptOf = <G extends Types>(session: Session<G>): Prompt =>
  promptFor(session.playable, sightOf(session), session.laid);

/** What an action would do, as far as the player can know, and how things would stand. */
export interface Ahead<G extends Types> extends Preview<G['event'], G['details']> {
  readonly view: G['view'];
}

export const previewOf = <G extends Types>(session: Session<G>, text: string): Ahead<G> | Refusal => {
  const { game } = session.playable;
  const { setup, now } = session.attempt.run;
  const action = game.parse(setup, text);
  if (!action.ok) return action.fault;
  const ahead = preview(game, setup, now.state, session.seat, action.value);
  if (ahead instanceof Refusal) return ahead;
  const masked = sightOf(session);
  const next = game.step(masked.setup, masked.state, session.seat, action.value);
  return next instanceof Refusal ? next : { ...ahead, view: game.view(masked.setup, next, session.seat) };
};

/** What the player was told, step by step: events of other seats that are sealed are left out. */
export const stepsOf = <G extends Types>({ attempt: { run }, seat }: Session<G>): readonly (readonly G['event'][])[] =>
  moments(run).map(({ events }) => visible(run, events, seat));

export const visible = <G extends Types>(
  run: RunOf<G>,
  events: readonly G['event'][],
  seat: Seat = OWN,
): readonly G['event'][] => (run.game.visibleTo ? events.filter((event) => run.game.visibleTo!(event, seat)) : events);
