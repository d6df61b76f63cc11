import { moments, Refusal, type Seat, splitSeat } from '@lockstep/kernel';
import {
  type Attempt,
  applyAction,
  hintCostHere,
  isOver,
  redoOwn,
  restart,
  undoOwn,
  withHint,
  withSolution,
} from './attempt.ts';
import type { FinishedTry } from './entry.ts';
import type { HintLevel } from './hint.ts';
import { promptFor } from './player.ts';
import { changeCost, type PracticeCause, solutionCost, undoCost } from './practice.ts';
import { fitPieces, keptPieces, type Piece, toggle } from './prompt.ts';
import { replayOf } from './saved-try.ts';
import {
  type AskKind,
  type Command,
  canUndo,
  type Effect,
  isChosen,
  nextSeat,
  onlyPass,
  promptOf,
  type Session,
  sightOf,
  undoesFreely,
  visible,
} from './session.ts';
import type { Change, SolverAnswer } from './solver-answer.ts';
import type { RunOf, Types } from './types.ts';

export interface PerformResult<G extends Types> {
  readonly session: Session<G>;
  readonly effects: readonly Effect[];
}

const only = <G extends Types>(session: Session<G>, ...effects: readonly Effect[]): PerformResult<G> => ({
  session,
  effects,
});

const withNotice = <G extends Types>(session: Session<G>, notice: Session<G>['notice']): PerformResult<G> =>
  only({ ...session, notice });

/** P13: what costs something says so first; a yes comes back as the same command, sure. */
const ask = <G extends Types>(
  session: Session<G>,
  cause: PracticeCause | 'retry' | 'surrender',
  yes: Command,
): PerformResult<G> => only({ ...session, confirmation: { cause, yes } });

/** Characters of a replay that is kept with its entry. The journal is read as a whole; the longest run takes half of this. */
const LONGEST_KEPT = 32_768;

/** What is recorded of a try that ended; null where nothing is. */
const entryOf = <G extends Types>({
  playable: { recorder },
  opening,
  attempt,
}: Session<G>): Omit<FinishedTry, 'on'> | null => {
  const ledger = attempt.flags.unrecorded ? null : recorder.ledger(opening.ref, opening.setup);
  if (!ledger) return null;
  const { practice } = attempt.flags;
  const replay = replayOf<G>(attempt.run, opening);
  return {
    kind: 'finished',
    game: ledger.game,
    daily: ledger.name,
    practice,
    ...recorder.entry(attempt.run),
    ...(replay.length <= LONGEST_KEPT ? { replay } : {}),
  };
};

/** The bots that have to move now, by seat; null where it is the player's turn. */
const botsToMove = <G extends Types>({
  playable,
  opening,
  people,
  attempt: { run },
}: Session<G>): { readonly [seat: number]: string } | null => {
  const bots = playable.opponents?.(run.setup, opening.ref.options) ?? {};
  const played = (seat: Seat): boolean => bots[seat] !== undefined && !people.includes(seat);
  return run.game.toMove(run.setup, run.now.state).some(played) ? bots : null;
};

/** Where another person is to move, the screen goes to them: what the last one was told stays with that one. */
const handOn = <G extends Types>(session: Session<G>): Session<G> => {
  const { attempt, people, seat: before } = session;
  const seat = nextSeat(attempt.run, people, before);
  return seat === before ? session : { ...session, seat, handed: true, laid: [], notice: null };
};

/** What was done since one's own last step is told to who takes the screen. */
const take = <G extends Types>(session: Session<G>): PerformResult<G> => {
  const { attempt, seat } = session;
  const steps = moments(attempt.run);
  const last = steps.map((step) => step.seat).lastIndexOf(seat);
  const events = steps.slice(last + 1).flatMap((step) => visible<G>(attempt.run, step.events, seat));
  return only({ ...session, handed: false, started: true, notice: { kind: 'acted', events } });
};

/** A pass that is all a person can do is carried out at once, without a question and without handing the screen over. */
const passOn = <G extends Types>(session: Session<G>): Session<G> => {
  const { attempt, people, seat: before, playable, notice } = session;
  const seat = nextSeat(attempt.run, people, before);
  const text = onlyPass(playable, attempt.run, attempt.run.now.state, seat);
  const after = text === null ? null : applyAction(attempt, text, seat);
  if (!after || after instanceof Refusal) return session;
  const events = visible<G>(after.run, after.run.now.events, before);
  const told = notice?.kind === 'acted' ? { ...notice, events: [...notice.events, ...events] } : notice;
  return passOn({ ...session, attempt: after, notice: told });
};

/** After a change of the run: it is saved, the bots are asked, or the end is recorded. */
const settle = <G extends Types>(given: Session<G>): PerformResult<G> => {
  const session = passOn(given);
  if (isOver(session.attempt)) return only({ ...session, waiting: null }, { kind: 'finish', entry: entryOf(session) });
  const bots = botsToMove(session);
  if (!bots) return only(handOn({ ...session, waiting: null }), { kind: 'save' });
  return only({ ...session, waiting: 'bots' }, { kind: 'save' }, { kind: 'ask', what: 'bots', bots });
};

const withAttempt = <G extends Types>(session: Session<G>, attempt: Attempt<RunOf<G>>): Session<G> => ({
  ...session,
  attempt,
  started: true,
  laid: session.laid.length === 0 ? [] : keptPieces(promptOf(session), session.laid),
});

const act = <G extends Types>(session: Session<G>, text: string, sure: boolean): PerformResult<G> => {
  const next = applyAction(session.attempt, text, session.seat);
  if (next instanceof Refusal) return withNotice(session, { kind: 'refused', refusal: next });
  if (!sure && session.playable.surrenders?.includes(text))
    return ask(session, 'surrender', { kind: 'act', text, sure: true });
  const { events } = next.run.now;
  const said = visible<G>(next.run, events, session.seat);
  return settle({ ...withAttempt(session, next), notice: { kind: 'acted', events: said } });
};

const start = <G extends Types>(session: Session<G>): PerformResult<G> => {
  const { playable, opening, resumed } = session;
  const shows = resumed === 'new' && playable.showsAtStart?.(opening.setup) === true;
  return only({ ...session, started: true }, ...(shows ? [{ kind: 'save' as const }] : []));
};

const lay = <G extends Types>(session: Session<G>, piece: Piece): PerformResult<G> => {
  const prompt = promptOf(session);
  const option = prompt.options.find(({ zone, id }) => zone === piece.zone && id === piece.id);
  if (!option) return only(session);
  if (option.off && !option.laid) return withNotice(session, { kind: 'refused', refusal: option.off });
  const laid = toggle(prompt, session.laid, piece);
  const max = prompt.zones.find(({ id }) => id === piece.zone)?.max ?? 0;
  if (laid === session.laid) return withNotice(session, { kind: 'full', max });
  return only({ ...session, laid: fitPieces(promptFor(session.playable, sightOf(session), laid), laid) });
};

const confirm = <G extends Types>(session: Session<G>): PerformResult<G> => {
  const { text, off } = promptOf(session);
  if (text !== null) return act(session, text, false);
  return off ? withNotice(session, { kind: 'refused', refusal: off }) : only(session);
};

const undo = <G extends Types>(session: Session<G>, sure: boolean): PerformResult<G> => {
  const { attempt, playable, people } = session;
  const free = undoesFreely(session);
  const barred = (isOver(attempt) && playable.final) || (people.length > 1 && !canUndo(session));
  const back = barred ? null : undoOwn(attempt, free, isChosen(session));
  if (!back) return withNotice(session, { kind: 'nothing-to-undo' });
  const cost = free ? null : undoCost(attempt.flags);
  if (cost && !sure) return ask(session, cost, { kind: 'undo', sure: true });
  return only(withAttempt(session, back), { kind: 'save' });
};

const redo = <G extends Types>(session: Session<G>): PerformResult<G> => {
  const next = redoOwn(session.attempt, isChosen(session));
  return next ? settle(withAttempt(session, next)) : withNotice(session, { kind: 'nothing-to-redo' });
};

const hint = <G extends Types>(session: Session<G>, wanted: HintLevel | 'next', sure: boolean): PerformResult<G> => {
  const { attempt, playable } = session;
  if ((!playable.solvable && !playable.adviser) || session.people.length > 1)
    return withNotice(session, { kind: 'no-hints' });
  if (isOver(attempt)) return withNotice(session, { kind: 'hint-after-end' });
  // Advice names what to do, as a hint with a card does; there is no line of it to show.
  const { level, cost } = hintCostHere(attempt, playable.solvable ? wanted : 'card');
  if (cost && !sure) return ask(session, cost, { kind: 'hint', level, sure: true });
  return only({ ...session, started: true, waiting: 'hint' }, { kind: 'ask', what: 'hint', level });
};

/** P13: a solution that was seen, as a whole or as a hint, stays known to every later try. */
const remember = <G extends Types>(session: Session<G>): readonly Effect[] =>
  session.attempt.flags.solutionShown && !session.records.solutionShown ? [{ kind: 'solution-shown' }] : [];

const hintFound = <G extends Types>(session: Session<G>, found: SolverAnswer): PerformResult<G> => {
  const { attempt } = session;
  const { cost } = hintCostHere(attempt, found.level);
  const after = {
    ...session,
    waiting: null,
    attempt: withHint(attempt, found.level, cost),
    notice: { kind: 'hint' as const, found, opening: attempt.run.now.before === undefined },
  };
  return only(after, ...remember(after), { kind: 'save' });
};

const solution = <G extends Types>(session: Session<G>, sure: boolean): PerformResult<G> => {
  const { attempt, playable } = session;
  if (!playable.solvable) return withNotice(session, { kind: 'no-hints' });
  const cost = solutionCost(attempt.flags, isOver(attempt));
  if (cost && !sure) return ask(session, cost, { kind: 'solution', sure: true });
  return only({ ...session, started: true, waiting: 'solution' }, { kind: 'ask', what: 'solution' });
};

const solutionFound = <G extends Types>(session: Session<G>, found: SolverAnswer): PerformResult<G> => {
  const after = { ...session, waiting: null, attempt: withSolution(session.attempt), solution: found };
  return only(after, ...remember(after), ...(isOver(after.attempt) ? [] : [{ kind: 'save' as const }]));
};

const change = <G extends Types>(session: Session<G>, sure: boolean): PerformResult<G> => {
  const { attempt, playable } = session;
  if (!playable.solvable || !isOver(attempt)) return withNotice(session, { kind: 'no-hints' });
  const cost = changeCost(attempt.flags);
  if (cost && !sure) return ask(session, cost, { kind: 'change', sure: true });
  return only({ ...session, waiting: 'change' }, { kind: 'ask', what: 'change' });
};

/** Where nothing would have been better, nothing of the solution was told. */
const changeFound = <G extends Types>(session: Session<G>, found: Change | null): PerformResult<G> => {
  const attempt = found ? withSolution(session.attempt) : session.attempt;
  const after = { ...session, waiting: null, attempt, change: { found } };
  return only(after, ...remember(after));
};

/** People begin again with the screen handed to who moves first. */
const restartForPeople = <G extends Types>(session: Session<G>, fresh: Attempt<RunOf<G>>): PerformResult<G> => {
  const seat = nextSeat(fresh.run, session.people, session.seat);
  return settle({ ...withAttempt(session, fresh), seat, handed: true, notice: null, solution: null, change: null });
};

const retry = <G extends Types>(session: Session<G>, again: boolean, sure: boolean): PerformResult<G> => {
  const { attempt, opening, playable } = session;
  if (!isOver(attempt) && canUndo(session) && !sure) return ask(session, 'retry', { kind: 'retry', again, sure: true });
  const ledger = playable.recorder.ledger(opening.ref, opening.setup);
  const once = ledger !== null && playable.recorder.once?.(ledger) === true;
  if (again && !once) return only(session, { kind: 'discard' }, { kind: 'reopen' });
  const fresh = restart(attempt);
  if (session.people.length > 1) return restartForPeople(session, fresh);
  if (once) {
    const flags = { ...fresh.flags, practice: true, shown: true };
    return settle({ ...withAttempt(session, { ...fresh, flags }), notice: null, solution: null, change: null });
  }
  // A date's puzzle is the same for everyone; other chance that is played twice is known the second time.
  const known = opening.ref.subject.kind !== 'daily' && ledger !== null;
  const next: Attempt<RunOf<G>> = known ? { ...fresh, flags: { ...fresh.flags, unrecorded: true } } : fresh;
  const { session: settled, effects } = settle({
    ...withAttempt(session, next),
    notice: null,
    solution: null,
    change: null,
  });
  return only(settled, { kind: 'discard' }, ...effects);
};

const botsPlayed = <G extends Types>(session: Session<G>, lines: readonly string[]): PerformResult<G> => {
  const before = session.attempt.run.now.turn;
  let { attempt } = session;
  for (const line of lines) {
    const [seat, text] = splitSeat(attempt.run.game.seats, line);
    const next = applyAction(attempt, text, seat);
    if (next instanceof Refusal) return failed(session, 'bots');
    attempt = next;
  }
  const told = moments(attempt.run)
    .filter(({ turn }) => turn > before)
    .flatMap(({ events }) => events);
  const earlier = session.notice?.kind === 'acted' ? session.notice.events : [];
  const events = [...earlier, ...visible<G>(attempt.run, told, session.seat)];
  return settle({ ...session, attempt, notice: { kind: 'acted', events } });
};

const failed = <G extends Types>(session: Session<G>, what: AskKind): PerformResult<G> =>
  withNotice({ ...session, waiting: what === 'bots' ? 'bots' : null }, { kind: 'failed', what });

/** Commands that answer an effect; all others wait while one is under way. */
const ANSWERS: readonly Command['kind'][] = [
  'hint-found',
  'solution-found',
  'change-found',
  'bots-played',
  'failed',
  'ask-bots',
  'records',
];

/** While the screen is handed on, nothing is done with it but to take it, or to give the game up. */
const WHILE_HANDED: readonly Command['kind'][] = [...ANSWERS, 'take', 'retry', 'yes', 'no'];

/** The only place that acts, undoes, redoes, retries, hints, asks, gives up and records. */
export const perform = <G extends Types>(given: Session<G>, command: Command): PerformResult<G> => {
  if (given.waiting && !ANSWERS.includes(command.kind)) return only(given);
  if (given.handed && !WHILE_HANDED.includes(command.kind)) return only(given);
  if (command.kind === 'records') return only({ ...given, records: command.records });
  const session: Session<G> = {
    ...given,
    confirmation: null,
    notice: command.kind === 'bots-played' ? given.notice : null,
  };
  switch (command.kind) {
    case 'start':
      return start(session);
    case 'lay':
      return lay(session, command);
    case 'clear':
      return only({ ...session, laid: keptPieces(promptOf(session), session.laid) });
    case 'act':
      return act(session, command.text, command.sure === true);
    case 'confirm':
      return confirm(session);
    case 'undo':
      return undo(session, command.sure === true);
    case 'redo':
      return redo(session);
    case 'take':
      return take(session);
    case 'hint':
      return hint(session, command.level, command.sure === true);
    case 'hint-found':
      return hintFound(session, command.found);
    case 'solution':
      return solution(session, command.sure === true);
    case 'solution-found':
      return solutionFound(session, command.found);
    case 'change':
      return change(session, command.sure === true);
    case 'change-found':
      return changeFound(session, command.change);
    case 'retry':
      return retry(session, command.again === true, command.sure === true);
    case 'yes':
      return given.confirmation ? perform({ ...session }, given.confirmation.yes) : only(session);
    case 'no':
      return only(session);
    case 'bots-played':
      return botsPlayed(session, command.lines);
    case 'ask-bots':
      return settle(session);
    case 'failed':
      return failed(session, command.what);
  }
};

/** A session as it begins: an end that was saved and not recorded is recorded now; the bots may have to move first. */
export const beginSession = <G extends Types>(session: Session<G>): PerformResult<G> => {
  if (isOver(session.attempt) && session.resumed !== 'new')
    return only(session, { kind: 'finish', entry: entryOf(session), late: true });
  return botsToMove(session) ? settle(session) : only(session);
};
