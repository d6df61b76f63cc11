import type { MatchEnd, MatchMessage, MatchStanding } from '@lockstep/api';
import { act, begin, fork, type Moment, moments, parseSeed, Refusal, type Run, type Seat } from '@lockstep/kernel';
import { type Denial, deny } from '../denial.ts';
import type { Stage } from './scenes.ts';

/** Everything that changes a match, in the order it happened: the log is the match. */
export const ENTRY_KINDS = ['join', 'act', 'ask', 'grant', 'decline', 'resign', 'time-out', 'leave'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

export interface NewEntry {
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The action of `act`; empty in all others. */
  readonly text: string;
}

export interface Entry extends NewEntry {
  /** From 0, without a gap. */
  readonly number: number;
  /** Milliseconds since 1970, by the server that wrote it; never less than the one before. */
  readonly at: number;
}

// biome-ignore lint/suspicious/noExplicitAny: a run of whichever game this is
type AnyRun = Run<any, any, any, any, any>;

/** A match as its log tells it. A value: every entry makes another one. */
export interface Match {
  readonly stage: Stage;
  /** Milliseconds that a seat has for a move. */
  readonly moveMs: number;
  readonly run: AnyRun;
  /** Of the last entry; −1 where there is none. */
  readonly number: number;
  readonly at: number;
  readonly began: boolean;
  /** Since when each seat is to move; null where it is not. */
  readonly since: readonly [number | null, number | null];
  /** The seat that asks to take its last step back. */
  readonly asked: Seat | null;
  /** The last entry that took steps back. */
  readonly lastBack: number;
  readonly end: MatchEnd | null;
}

const SEATS = [0, 1] as const;
const otherSeat = (seat: Seat): 0 | 1 => (seat === 0 ? 1 : 0);

export const newMatch = (stage: Stage, seed: string, moveMs: number): Match => ({
  stage,
  moveMs,
  run: begin(stage.game, stage.setup, parseSeed(seed)),
  number: -1,
  at: 0,
  began: false,
  since: [null, null],
  asked: null,
  lastBack: -1,
  end: null,
});

const seatsToMove = ({ began, end, run: { game, setup, now } }: Match): readonly Seat[] =>
  began && !end ? game.toMove(setup, now.state) : [];

const deadlinesOf = ({ since, moveMs }: Match): readonly [number | null, number | null] => [
  since[0] === null ? null : since[0] + moveMs,
  since[1] === null ? null : since[1] + moveMs,
];

/** The earliest moment at which a seat is out of time. */
export const deadlineOf = (match: Match): number | null => {
  const times = deadlinesOf(match).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** The step of a seat's own that a takeback undoes, as the number of steps that stay; −1 where it has none. */
const takebackTo = ({ run }: Match, seat: Seat): number =>
  moments(run)
    .map((step) => step.seat)
    .lastIndexOf(seat);

const lost = (seat: Seat, reason: MatchEnd['reason']): MatchEnd => ({ winner: otherSeat(seat), reason });

/** How the rules ended it: who has more. */
const playedOut = ({ game, setup, now }: AnyRun): MatchEnd | null => {
  const outcome = game.outcome(setup, now.state);
  if (!outcome) return null;
  const [first = 0, second = 0] = outcome.scores;
  return { winner: first === second ? null : first > second ? 0 : 1, reason: 'played' };
};

/** Both seats may run out of time at once, where they move at once: then neither wins. */
const timeIsUp = (match: Match, at: number): MatchEnd => {
  const late = SEATS.filter((seat) => (deadlinesOf(match)[seat] ?? Number.POSITIVE_INFINITY) < at);
  return late.length === 2 ? { winner: null, reason: 'out-of-time' } : lost(late[0] ?? 0, 'out-of-time');
};

const played = ({ run }: Match, { seat, text }: NewEntry): AnyRun | Refusal => {
  const action = run.game.parse(run.setup, text);
  return action.ok ? act(run, seat, action.value) : action.fault;
};

const changed = (match: Match, entry: Entry): Pick<Match, 'run' | 'end' | 'asked' | 'lastBack' | 'began'> => {
  const { run, lastBack, began } = match;
  const same = { run, end: null, asked: null, lastBack, began };
  switch (entry.kind) {
    case 'join':
      return { ...same, began: true };
    case 'act': {
      const next = played(match, entry);
      if (next instanceof Refusal) throw new Error(`entry ${entry.number} of a match was refused: ${next.code}`);
      return { ...same, run: next, end: playedOut(next) };
    }
    case 'ask':
      return { ...same, asked: entry.seat };
    case 'grant':
      return { ...same, run: fork(run, takebackTo(match, otherSeat(entry.seat))), lastBack: entry.number };
    case 'decline':
      return same;
    case 'resign':
      return { ...same, end: lost(entry.seat, 'resigned') };
    case 'leave':
      return { ...same, end: lost(entry.seat, 'left') };
    case 'time-out':
      return { ...same, end: timeIsUp(match, entry.at) };
  }
};

/** The match after an entry of its log. */
export const follow = (match: Match, entry: Entry): Match => {
  if (entry.number !== match.number + 1) throw new Error(`entry ${entry.number} follows ${match.number}`);
  const next: Match = { ...match, ...changed(match, entry), number: entry.number, at: entry.at };
  const toMove = seatsToMove(next);
  // Time to move runs from when a seat is asked until it is not; a takeback gives it again.
  const fresh = entry.kind === 'grant';
  const since = (seat: Seat): number | null =>
    toMove.includes(seat) ? ((fresh ? null : match.since[seat as 0 | 1]) ?? entry.at) : null;
  return { ...next, since: [since(0), since(1)] };
};

/** A match that is over counts for the ratings of both where each of them has moved. */
export const isRated = ({ end, run }: Match): boolean =>
  end !== null && SEATS.every((seat) => moments(run).some((step) => step.seat === seat));

/** What a player wants to do. */
export type Wish =
  | { readonly kind: 'act'; readonly text: string; readonly seen: number }
  | { readonly kind: 'resign' | 'ask-takeback' }
  | { readonly kind: 'answer-takeback'; readonly yes: boolean };

/** Whether a seat is out of time by this clock. */
export const isLate = (match: Match, now: number): boolean => {
  const deadline = deadlineOf(match);
  return deadline !== null && now > deadline;
};

/** The entry that a wish comes to, the refusal of the rules, or why it cannot be now. */
export const entryFor = (match: Match, seat: Seat, wish: Wish): NewEntry | Refusal | Denial => {
  if (!match.began) return deny('not-begun', 'match');
  if (match.end) return deny('match-over', 'match');
  switch (wish.kind) {
    case 'act': {
      if (wish.seen < match.lastBack) return deny('position-changed', 'message.seen');
      const entry: NewEntry = { kind: 'act', seat, text: wish.text };
      const next = played(match, entry);
      if (next instanceof Refusal) return next;
      // One action has one spelling in a log.
      return { ...entry, text: next.game.format(next.setup, parsedAgain(next, wish.text)) };
    }
    case 'resign':
      return { kind: 'resign', seat, text: '' };
    case 'ask-takeback':
      if (match.asked !== null) return deny('takeback-asked', 'match');
      if (takebackTo(match, seat) < 0) return deny('nothing-to-take-back', 'match');
      return { kind: 'ask', seat, text: '' };
    case 'answer-takeback':
      if (match.asked === null || match.asked === seat) return deny('no-takeback-asked', 'match');
      return { kind: wish.yes ? 'grant' : 'decline', seat, text: '' };
  }
};

const parsedAgain = ({ game, setup }: AnyRun, text: string): unknown => {
  const action = game.parse(setup, text);
  if (!action.ok) throw new Error('an action that was played cannot be read');
  return action.value;
};

export type Viewer = Seat | 'watcher';

export const standingOf = (match: Match): MatchStanding => ({
  number: match.number,
  toMove: [...seatsToMove(match)],
  deadlines: [...deadlinesOf(match)],
  asked: match.asked,
  end: match.end,
});

/** What a viewer may know of a position: a seat gets the masked state, which its own rules can go on with; a watcher the view alone. */
export const positionFor = (
  { game, setup }: Pick<AnyRun, 'game' | 'setup'>,
  state: unknown,
  viewer: Viewer,
): { readonly state: unknown; readonly view: unknown } =>
  viewer === 'watcher'
    ? { state: null, view: game.view(setup, state, viewer) }
    : { state: game.mask(setup, state, viewer).state, view: null };

// biome-ignore lint/suspicious/noExplicitAny: a moment of whichever game this is
const eventsFor = ({ game }: AnyRun, { events }: Moment<any, any>, viewer: Viewer): readonly unknown[] =>
  game.visibleTo ? events.filter((event) => game.visibleTo!(event, viewer)) : events;

/** What a viewer is told of the entry that made this match. Of another seat's action only its visible events are told, never its text. */
export const messageFor = (match: Match, entry: Entry, viewer: Viewer): MatchMessage => {
  const { run } = match;
  const common = { at: entry.at, seat: entry.seat, standing: standingOf(match) };
  switch (entry.kind) {
    case 'act':
      return {
        kind: 'step',
        ...common,
        text: viewer === entry.seat ? entry.text : null,
        events: [...eventsFor(run, run.now, viewer)],
        ...positionFor(run, run.now.state, viewer),
      };
    case 'grant':
      return { kind: 'back', ...common, turn: run.now.turn, ...positionFor(run, run.now.state, viewer) };
    case 'join':
      return { kind: 'joined', ...common };
    case 'ask':
      return { kind: 'asked', ...common };
    case 'decline':
      return { kind: 'declined', ...common };
    case 'resign':
    case 'time-out':
    case 'leave':
      return { kind: 'ended', ...common };
  }
};
