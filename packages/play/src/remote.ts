import { begin, fork, Refusal, type Seat } from '@lockstep/kernel';
import { openAttempt } from './attempt.ts';
import { type PerformResult, perform } from './perform.ts';
import type { Playable } from './player.ts';
import { freshFlags } from './practice.ts';
import {
  type Command,
  canUndo,
  isEnded,
  type Opening,
  openSession,
  previewOf,
  promptOf,
  type Session,
} from './session.ts';
import type { RunOf, Types } from './types.ts';

/**
 * A session at one seat of a game that is held elsewhere. Its run has what this seat was told: masked states, visible events. Nothing is
 * stepped here; an action is sent, and comes back as a step.
 */
export interface RemoteStep<G extends Types> {
  readonly seat: Seat;
  /** Empty where it is not told: the action of another seat. */
  readonly text: string;
  readonly events: readonly G['event'][];
  readonly state: G['state'];
}

/** What a seat sends to where its game is held. */
export type Sending = { readonly kind: 'act'; readonly text: string } | { readonly kind: 'ask-takeback' };

/** What became of a command, and what is to be sent for it. */
interface RemoteResult<G extends Types> extends PerformResult<G> {
  readonly sending?: Sending;
}

/** Waiting for the other seat, or for an answer. */
const OTHERS = 'others';

/** Boards and words ask who sits where: here one person does, no bot is asked, nothing helps, and nothing of it is recorded here. `lasting`: there is no way back, and it is recorded where it is held. */
export const openRemote = <G extends Types>(
  playable: Playable<G>,
  opening: Opening<G>,
  seat: Seat,
  start: G['state'],
  lasting = false,
): Session<G> => {
  const begun = begin(playable.game, opening.setup, opening.seed) as RunOf<G>;
  const run = { ...begun, now: { ...begun.now, state: start } };
  const { opponents: _, adviser: __, solvable: ___, ...alone } = playable;
  const opened = openSession<G>(alone, opening, openAttempt(run, { ...freshFlags(false), unrecorded: !lasting }));
  return settled({ ...opened, people: [seat], seat, handed: false, lasting });
};

/** Whose turn it is decides whether this seat waits. */
const settled = <G extends Types>(session: Session<G>): Session<G> => {
  const { run } = session.attempt;
  const mine = run.game.toMove(run.setup, run.now.state).includes(session.seat);
  return { ...session, waiting: mine || isEnded(session) ? null : OTHERS };
};

const withRun = <G extends Types>(session: Session<G>, run: RunOf<G>): Session<G> =>
  settled({ ...session, attempt: { ...session.attempt, run }, started: true, laid: [], confirmation: null });

/** What is told while this seat looks at it goes on from what it was told last, until it acts again. */
export const afterStep = <G extends Types>(session: Session<G>, step: RemoteStep<G>): Session<G> => {
  const { run } = session.attempt;
  const now = { ...run.now, ...step, turn: run.now.turn + 1, before: run.now };
  const earlier = step.seat !== session.seat && session.notice?.kind === 'acted' ? session.notice.events : [];
  return {
    ...withRun(session, { ...run, now }),
    laid: step.seat === session.seat ? [] : session.laid,
    notice: { kind: 'acted', events: [...earlier, ...step.events] },
  };
};

/** More of the setup is known from here on. */
export const afterSetup = <G extends Types>(session: Session<G>, setup: G['setup']): Session<G> => ({
  ...session,
  opening: { ...session.opening, setup },
  attempt: { ...session.attempt, run: { ...session.attempt.run, setup } },
});

/** Steps were taken back: so many stay. */
export const afterTakeback = <G extends Types>(session: Session<G>, turn: number): Session<G> => ({
  ...withRun(session, fork(session.attempt.run, turn)),
  notice: null,
});

/** What was sent is not done. */
export const afterRefusal = <G extends Types>(session: Session<G>, refusal: Refusal): Session<G> => ({
  ...settled(session),
  notice: { kind: 'refused', refusal },
});

const send = <G extends Types>(session: Session<G>, sending: Sending): RemoteResult<G> => ({
  session: { ...session, confirmation: null, notice: null, waiting: sending.kind === 'act' ? OTHERS : session.waiting },
  effects: [],
  sending,
});

/** Refused at once where what this seat knows is enough to tell. */
const act = <G extends Types>(session: Session<G>, text: string, sure: boolean): RemoteResult<G> => {
  const ahead = previewOf(session, text);
  if (ahead instanceof Refusal) return { session: afterRefusal(session, ahead), effects: [] };
  if (!sure && session.playable.surrenders?.includes(text))
    return {
      session: { ...session, confirmation: { cause: 'surrender', yes: { kind: 'act', text, sure: true } } },
      effects: [],
    };
  return send(session, { kind: 'act', text });
};

/** What `perform` is to a game of one's own. */
export const performRemote = <G extends Types>(session: Session<G>, command: Command): RemoteResult<G> => {
  const nothing = { session, effects: [] };
  switch (command.kind) {
    case 'act':
      return session.waiting ? nothing : act(session, command.text, command.sure === true);
    case 'confirm': {
      const { text } = promptOf(session);
      return text === null || session.waiting ? perform(session, command) : act(session, text, false);
    }
    case 'undo':
      return canUndo(session) && !isEnded(session) ? send(session, { kind: 'ask-takeback' }) : nothing;
    case 'yes':
      return session.confirmation ? performRemote(session, session.confirmation.yes) : nothing;
    case 'retry':
      return isEnded(session) ? { session, effects: [{ kind: 'reopen' }] } : nothing;
    case 'start':
    case 'lay':
    case 'clear':
    case 'no':
    case 'records':
      return perform(session, command);
    // Nothing is known here that would help, nothing is stepped here, and the screen is handed to no one.
    case 'hint':
    case 'solution':
    case 'change':
    case 'redo':
    case 'take':
    case 'hint-found':
    case 'solution-found':
    case 'change-found':
    case 'bots-played':
    case 'failed':
    case 'ask-bots':
      return nothing;
  }
};
