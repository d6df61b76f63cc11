import {
  beginSession,
  type Effect,
  isEnded,
  laidIn,
  type Notice,
  perform as performSession,
  type Session,
  type Command as SessionCommand,
  saveKey,
  type Types,
  viewOf,
} from '@lockstep/play';
import { GaveUp } from '@lockstep/solver';
import { sampledHintLines } from '@lockstep/words';
import { Fault } from '../fault.ts';
import type { Ending } from './board.ts';
import { allowsHanded, isHanded } from './hand-over.ts';
import { type Command, clearInput, type Model, shelfModel } from './model.ts';
import { ANSWERS, HAND_OVER, NOTICES } from './words.ts';

type Ask = Extract<Effect, { kind: 'ask' }>;

/** A model, and what has to be found out before it is whole. */
export interface StepResult<G extends Types> {
  readonly model: Model<G>;
  readonly ask: Ask | null;
}

const only = <G extends Types>(model: Model<G>): StepResult<G> => ({ model, ask: null });

const withNotice = <G extends Types>(model: Model<G>, ...notice: readonly string[]): Model<G> => ({ ...model, notice });

/** What the session says, in words. What a step did is said by the board. */
const noticeWords = <G extends Types>(
  { host: { game } }: Model<G>,
  session: Session<G>,
  notice: Notice<G> | null,
): readonly string[] => {
  const { board } = game;
  switch (notice?.kind) {
    case undefined:
    case 'acted':
      return [];
    case 'refused':
      return [game.text.refusalWords(session.attempt.run.setup, notice.refusal)];
    case 'hint': {
      const { advice } = notice.found;
      const { setup } = session.attempt.run;
      if (advice) return game.text.adviceLines?.(setup, viewOf(session), advice) ?? sampledHintLines(advice);
      return game.text.daily?.hintLines(session.attempt.run.setup, notice.found, notice.opening) ?? [];
    }
    case 'full':
      return [NOTICES.full(notice.max)];
    case 'failed':
      return [NOTICES.failed];
    case 'resumed':
      return [notice.content === 'current' ? board.notices.resumed : board.notices.changed];
    case 'nothing-to-undo':
      return [NOTICES.nothingToUndo];
    case 'nothing-to-redo':
      return [NOTICES.nothingToRedo];
    case 'hint-after-end':
      return [NOTICES.hintAfterEnd];
    case 'no-hints':
      // What is only told after the end is asked for too early.
      return [session.playable.solvable ? NOTICES.afterEnd : NOTICES.noHints];
  }
};

/** A try is put on the table. */
const openSession = <G extends Types>(model: Model<G>, session: Session<G>): StepResult<G> => {
  const { host, chosen } = model;
  const { board } = host.game;
  const fresh = session.resumed === 'new';
  const { session: ready, effects } = beginSession(session);
  const bare: Model<G> = {
    ...shelfModel(host, chosen),
    session: ready,
    lastEvents: fresh ? null : [],
    trouble: model.trouble,
  };
  const open: Model<G> = {
    ...bare,
    notice: noticeWords(bare, ready, ready.notice),
    readIndex: fresh && board.pieceCount(bare) > 0 ? 0 : null,
  };
  return carryOut(board.settle?.(open, open) ?? open, open, withoutSaves(effects), null);
};

/** A try that was only looked at is not one that was begun. */
const withoutSaves = (effects: readonly Effect[]): readonly Effect[] => effects.filter(({ kind }) => kind !== 'save');

/** What the disk has against it, in a sentence: the game goes on, and the next change is saved again. */
const faultOf = (call: () => void): string | null => {
  try {
    call();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error.message;
    throw error;
  }
};

const withTrouble = <G extends Types>(model: Model<G>, trouble: string | null): Model<G> => ({
  ...model,
  trouble,
  notice: trouble === null || model.notice.includes(trouble) ? model.notice : [trouble, ...model.notice],
});

/** Carries out what the session asks for; what takes time is left to be asked for. */
const carryOut = <G extends Types>(
  after: Model<G>,
  before: Model<G>,
  effects: readonly Effect[],
  events: readonly G['event'][] | null,
): StepResult<G> => {
  const { host } = after;
  const { board } = host.game;
  let session = after.session!;
  let trouble = after.trouble;
  let ask: Ask | null = null;
  let ending: Ending | null = null;
  for (const effect of effects)
    switch (effect.kind) {
      case 'save':
        trouble = faultOf(() => host.save(session));
        break;
      case 'discard':
        trouble = faultOf(() => host.discard(session));
        break;
      case 'solution-shown':
        trouble = faultOf(() => host.recordSolutionShown(session));
        session = { ...session, records: { ...session.records, solutionShown: true } };
        break;
      case 'finish': {
        const { records } = session;
        const entriesBefore = host.entries();
        trouble = faultOf(() => host.finish(session, effect.entry, effect.late));
        session = { ...session, records: host.records(session.opening.ref, session.opening.setup) };
        ending = { entry: effect.entry, before: records, entriesBefore };
        break;
      }
      case 'reopen': {
        const { ref } = session.opening;
        const chosen = board.flags.chosenOf(ref, session.attempt.run.setup);
        const next = host.startNew(board.flags.refForRetry?.(host, ref, chosen) ?? ref, chosen);
        return openSession({ ...after, session, trouble: faultOf(() => host.save(next)) }, next);
      }
      case 'ask':
        ask = effect;
        break;
    }
  const model: Model<G> = withTrouble({ ...after, session }, trouble);
  if (ask || events === null) return { model, ask };
  // The step is over: what it told is said, and what it led to is read first.
  const there: Model<G> = { ...model, lastEvents: events };
  const placedModel = board.settle?.(before, there) ?? there;
  const read = !isEnded(session) || board.readsAfterEnd ? (board.pieceCount(placedModel) > 0 ? 0 : null) : null;
  const said: Model<G> = { ...placedModel, readIndex: read };
  return only(withTrouble({ ...said, notice: board.stepNotice(before, said, ending) }, trouble));
};

const performInSession = <G extends Types>(model: Model<G>, command: SessionCommand): StepResult<G> => {
  const { host, session: before } = model;
  const { board } = host.game;
  if (!before) return only(withNotice(model, board.notices.nothingOpen));
  if (command.kind === 'retry' && command.again && !command.sure && isEnded(before)) {
    // Fresh chance may be saved over another try that is under way.
    const { ref } = before.opening;
    const to = board.flags.refForRetry?.(host, ref, board.flags.chosenOf(ref, before.attempt.run.setup)) ?? ref;
    if (saveKey(to) !== saveKey(ref) && host.hasSave(to))
      return only({
        ...model,
        confirmation: {
          question: board.notices.cover,
          answers: ANSWERS.cover,
          yes: { do: 'session', command: { ...command, sure: true } },
        },
      });
  }
  const { session, effects } = performSession(before, command);
  const moved = session.attempt.run.now !== before.attempt.run.now || session.handed !== before.handed;
  if (session.confirmation) {
    const asking = {
      question: board.question({ ...model, session }),
      answers: ANSWERS[session.confirmation.cause],
      yes: { do: 'session', command: { kind: 'yes' } },
    };
    return only({ ...model, session, confirmation: asking as Model<G>['confirmation'] });
  }
  const acted = session.notice?.kind === 'acted' ? session.notice.events : null;
  const restarted = command.kind === 'retry' || session.attempt.run.seed !== before.attempt.run.seed;
  if (moved && restarted) return reopenSession(model, session, effects);
  const next = moved ? clearInput(model, session) : { ...model, session };
  const shown = { ...next, notice: noticeWords(next, session, session.notice) };
  if (!moved) return carryOut(board.afterLay?.(model, shown) ?? shown, model, effects, null);
  const result = carryOut(shown, model, effects, acted);
  // A step back or forward tells nothing; the cursor finds its place all the same.
  const there = acted || !board.settle ? result.model : board.settle(model, result.model);
  const kind = command.kind === 'yes' ? before.confirmation?.yes.kind : command.kind;
  return { ...result, model: kind === 'undo' ? withRemark(there, 'undo') : there };
};

const withRemark = <G extends Types>(model: Model<G>, when: 'hint' | 'undo'): Model<G> => {
  const remark = model.host.game.board.remark?.(model, when);
  return remark ? { ...model, remark, remarks: model.remarks + 1 } : model;
};

/** What lies in the zone is taken back, then these are laid down, until one cannot be. */
const layExactly = <G extends Types>(model: Model<G>, { zone, ids }: Extract<Command, { do: 'lay' }>): Model<G> => {
  const { board } = model.host.game;
  let { session } = model;
  if (!session) return withNotice(model, board.notices.nothingOpen);
  for (const id of laidIn(session.laid, zone)) ({ session } = performSession(session, { kind: 'lay', zone, id }));
  for (const id of ids) {
    ({ session } = performSession(session, { kind: 'lay', zone, id }));
    if (session.notice) break;
  }
  const after: Model<G> = { ...model, session, notice: noticeWords(model, session, session.notice) };
  return board.afterLay?.(model, after) ?? after;
};

/** The same try from its start, as it is when it is opened. */
const reopenSession = <G extends Types>(
  model: Model<G>,
  session: Session<G>,
  effects: readonly Effect[],
): StepResult<G> => {
  const bare: Model<G> = { ...shelfModel(model.host, model.chosen), session, lastEvents: null, remarks: model.remarks };
  const { board } = model.host.game;
  const open: Model<G> = { ...bare, readIndex: board.pieceCount(bare) > 0 ? 0 : null };
  return carryOut(board.settle?.(open, open) ?? open, model, effects, null);
};

const open = <G extends Types>(model: Model<G>, command: Extract<Command, { do: 'open' }>): StepResult<G> => {
  const { host } = model;
  const { ref, chosen, anew, sure } = command;
  if (!anew)
    return openSession(
      model,
      (host.hasSave(ref) ? undefined : host.lastFinished(ref, chosen)) ?? host.open(ref, chosen),
    );
  if (host.hasSave(ref) && !sure)
    return only({
      ...model,
      confirmation: {
        question: host.game.board.notices.cover,
        answers: ANSWERS.cover,
        yes: { ...command, sure: true },
      },
    });
  const fresh = host.startNew(ref, chosen);
  return openSession({ ...model, trouble: faultOf(() => host.save(fresh)) }, fresh);
};

const keep = <G extends Types>(model: Model<G>, file: string | null): Model<G> => {
  const { host, session } = model;
  const { board } = host.game;
  if (!session) return withNotice(model, board.notices.nothingOpen);
  const name = file ?? board.replayName(session);
  switch (host.write(name, host.replay(session))) {
    case 'WRITTEN':
      return withNotice(model, NOTICES.kept(name));
    case 'EXISTS':
      return withNotice(model, NOTICES.exists(name));
    case 'FAILED':
      return withNotice(model, NOTICES.cannotWrite(name));
  }
};

/** Out of a page, out of a list, out of the choices of a title, or everything laid down taken back. */
const goBack = <G extends Types>(model: Model<G>): StepResult<G> => {
  if (model.page) return only(closePage(model));
  if (model.path.length > 0) return only({ ...model, path: model.path.slice(0, -1), cursor: 0 });
  if (model.picking) return only(shelfModel(model.host, model.chosen));
  return model.session && model.session.laid.length > 0 ? performInSession(model, { kind: 'clear' }) : only(model);
};

/** With the page of everything that is to be read, all of it was read. */
const closePage = <G extends Types>(model: Model<G>): Model<G> => ({
  ...model,
  page: null,
  part: null,
  scroll: null,
  readIndex: model.page === 'all' ? null : model.readIndex,
});

const readOn = <G extends Types>(model: Model<G>, notice: readonly string[]): Model<G> => {
  const next = (model.readIndex ?? 0) + 1;
  return next < model.host.game.board.pieceCount(model)
    ? { ...model, readIndex: next, scroll: null }
    : { ...model, readIndex: null, scroll: null, notice: model.host.game.board.readsAfterEnd ? notice : [] };
};

/** Every change is saved as it is made; where the disk was in the way, it is tried again. */
const saveAgain = <G extends Types>(model: Model<G>): Model<G> => {
  const { host, session, trouble } = model;
  const { notices } = host.game.board;
  if (!session) return withNotice(model, notices.nothingOpen);
  const again = trouble === null ? null : faultOf(() => host.save(session));
  return again === null ? { ...withNotice(model, notices.saved), trouble: null } : withTrouble(model, again);
};

/** The first part of a command: all but what the solver or the bots are asked. */
export const start = <G extends Types>(model: Model<G>, command: Command): StepResult<G> => {
  const calm: Model<G> = { ...model, confirmation: null, notice: [] };
  if (isHanded(model) && !allowsHanded(command)) return only(withNotice(calm, HAND_OVER.covered));
  switch (command.do) {
    case 'session':
      return performInSession(calm, command.command);
    case 'lay':
      return only(layExactly(calm, command));
    case 'open':
      return open(calm, command);
    case 'pick':
      return only({ ...shelfModel(calm.host, calm.chosen), picking: command.ref });
    case 'option': {
      const chosen = { ...calm.chosen, [command.option]: command.to };
      const notice = calm.host.game.board.shelf?.option?.notice?.(calm, command.to) ?? [];
      return only({ ...calm, chosen, notice });
    }
    case 'down':
      return only({ ...calm, path: [...calm.path, command.into], cursor: 0 });
    case 'back':
      return goBack(calm);
    case 'on':
      return only(readOn(calm, model.notice));
    case 'all':
      return only({ ...calm, page: 'all', scroll: null, notice: model.notice });
    case 'skip':
      return only({
        ...calm,
        lessonSkipped: true,
        readIndex: null,
        scroll: null,
        notice: calm.host.game.board.skipNotice ?? [],
      });
    case 'show':
      return only({ ...calm, page: command.page, part: command.part ?? null, scroll: null });
    case 'keep':
      return only(keep(calm, command.file));
    case 'shelf':
      return only(toShelf(calm));
    case 'look':
      return only({ ...calm, page: null, scroll: null });
    case 'save':
      return only(saveAgain(calm));
    case 'quit':
      return only({ ...calm, done: true });
  }
};

/** The shelf, with the cursor where it begins. */
const toShelf = <G extends Types>({ host, chosen }: Pick<Model<G>, 'host' | 'chosen'>): Model<G> => {
  const shelf = shelfModel(host, chosen);
  return { ...shelf, cursor: host.game.board.shelf?.first?.(shelf) ?? 0 };
};

/** What was asked for, as the session is told of it. A solver may take its time. */
export const findAnswer = <G extends Types>(
  { host, session }: Model<G>,
  ask: Ask,
): SessionCommand | Promise<SessionCommand> => {
  if (ask.what === 'change') return { kind: 'change-found', change: host.change(session!) };
  if (ask.what === 'bots') return { kind: 'bots-played', lines: host.bots(session!, ask.bots) };
  const kind = ask.what === 'hint' ? 'hint-found' : 'solution-found';
  try {
    const found = ask.what === 'hint' ? host.hint(session!, ask.level) : host.solution(session!);
    return found instanceof Promise ? found.then((one) => ({ kind, found: one })) : { kind, found };
  } catch (error) {
    if (error instanceof GaveUp) return { kind: 'failed', what: ask.what };
    throw error;
  }
};

/** The session goes on with what was found out. */
export const answer = <G extends Types>(
  model: Model<G>,
  ask: Ask,
  answered: SessionCommand,
  before: Model<G>,
): StepResult<G> => {
  const session = model.session!;
  const { session: next, effects } = performSession(session, answered);
  const acted = next.notice?.kind === 'acted' ? next.notice.events : null;
  // Only bots move before anything was done; a hint may be asked for at once too.
  const justOpened = model.lastEvents === null && ask.what === 'bots';
  const shown: Model<G> = { ...model, session: next, notice: noticeWords(model, next, next.notice) };
  if (justOpened) {
    const result = carryOut(shown, before, withoutSaves(effects), null);
    const read = result.model.host.game.board.pieceCount(result.model) > 0 ? 0 : null;
    return { ...result, model: { ...result.model, readIndex: read } };
  }
  const page = ask.what === 'solution' || ask.what === 'change' ? { page: ask.what, part: null, scroll: null } : {};
  const result = carryOut({ ...shown, ...page }, before, effects, acted);
  return ask.what === 'hint' ? { ...result, model: withRemark(result.model, 'hint') } : result;
};

/** Carries out one command. Everything that changes the game is saved before it is shown. */
export const perform = <G extends Types>(model: Model<G>, command: Command): Model<G> => {
  let { model: next, ask } = start(model, command);
  while (ask) {
    const found = findAnswer(next, ask);
    if (found instanceof Promise) throw new Error('what takes its time has to be waited for');
    ({ model: next, ask } = answer(next, ask, found, model));
  }
  return next;
};

/** The same, waiting for a solver that takes its time. */
export const performAsync = async <G extends Types>(model: Model<G>, command: Command): Promise<Model<G>> => {
  let { model: next, ask } = start(model, command);
  while (ask) ({ model: next, ask } = answer(next, ask, await findAnswer(next, ask), model));
  return next;
};

/** The shelf, or what was asked for on the command line. */
export const openModel = <G extends Types>(
  host: Model<G>['host'],
  flags: { readonly [flag: string]: string | undefined },
): Model<G> => {
  const { chosen, open: at } = host.game.board.flags.parse(host, flags);
  const shelf = toShelf({ host, chosen });
  if (at === null) return shelf;
  return perform(shelf, 'pick' in at ? { do: 'pick', ref: at.pick } : { do: 'open', ref: at.ref, chosen: at.chosen });
};
