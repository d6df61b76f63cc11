import { act, begin, type HintLevel, moments, Refusal, redo, undo } from '@lockstep/kernel';
import {
  afterHint,
  afterSolution,
  afterUndo,
  type Flags,
  freshFlags,
  hintCost,
  nextHint,
  type PracticeCause,
  solutionCost,
  undoCost,
} from '@lockstep/progress';
import { type Kind, PAYLOAD_SLOTS, protocol, SCAN_SLOTS } from '@lockstep/protocol';
import { practiceNotice } from '@lockstep/words';
import { clearOf, hintLines, refusalWords, remark } from '@lockstep/words-protocol';
import { ASKS, NOTICES } from '../words.ts';
import type { Command } from './command.ts';
import { auraLine, buttonsOn, cardsOn, type Model, stageOf, stopOf, viewOf } from './model.ts';
import type { ProtocolRun } from './sitting.ts';

const told = (model: Model, ...notice: readonly string[]): Model => ({ ...model, notice });

/** P13: each button says first what it costs; a yes comes back as the same command, sure. */
const ask = (model: Model, cause: PracticeCause, yes: Command): Model => ({
  ...model,
  asking: { question: practiceNotice(cause), yes },
});

const saved = async (model: Model, run: ProtocolRun, flags: Flags): Promise<Model> => {
  await model.sitting.save(run, flags);
  return { ...model, run, flags, asking: null, notice: [], selection: [], cursor: 0, scroll: 0 };
};

const remarked = (model: Model, when: 'hint' | 'undo'): Model => {
  const line = remark(model.sitting.voice, stageOf(model), when, model.remarks, auraLine(model).said);
  return { ...model, remark: line, remarks: model.remarks + 1 };
};

const play = async (model: Model, kind: Kind, named: readonly string[]): Promise<Model> => {
  const { run } = model;
  const cards = named.length > 0 ? named : model.selection;
  const action = protocol.parse(run.setup, [kind, ...cards].join(' '));
  const next = action.ok ? act(run, 0, action.value) : action.fault;
  if (next instanceof Refusal) return told(model, refusalWords(run.setup, next));
  const played = await saved({ ...model, locked: false, page: null, remark: null }, next, model.flags);
  const outcome = next.game.outcome(next.setup, next.now.state);
  if (!outcome) return played;
  const events = moments(next).flatMap((moment) => moment.events);
  const clear = clearOf(next.setup, events, model.sitting.title.date);
  const records = await model.sitting.finish({ run: next, flags: played.flags, clear });
  return { ...played, records };
};

const stepBack = async (model: Model, sure: boolean): Promise<Model> => {
  if (!model.run.now.before) return told(model, NOTICES.nothingToUndo);
  const cost = undoCost(model.flags);
  if (cost && !sure) return ask(model, cost, { do: 'undo', sure: true });
  const back = await saved({ ...model, remark: null }, undo(model.run), afterUndo(model.flags));
  return remarked(back, 'undo');
};

const stepOn = async (model: Model): Promise<Model> => {
  if (model.run.undone.length === 0) return told(model, NOTICES.nothingToRedo);
  return saved({ ...model, remark: null }, redo(model.run), model.flags);
};

/** What was heard at this very point of the try. */
const heardHere = ({ hinted, run }: Model): HintLevel | null => (hinted?.at === run.now ? hinted.level : null);

const hint = async (model: Model, wanted: HintLevel | 'next', sure: boolean): Promise<Model> => {
  const stop = stopOf(model);
  if (stop === 'result') return told(model, NOTICES.hintAfterEnd);
  const heard = heardHere(model);
  const level = wanted === 'next' ? nextHint(heard) : wanted;
  const cost = hintCost(model.flags, level, heard);
  if (cost && !sure) return ask(model, cost, { do: 'hint', level, sure: true });
  const given = await model.sitting.hint(level, model.run);
  const flags = afterHint(model.flags, level, cost);
  const after = await saved(model, model.run, flags);
  const lines = hintLines(model.run.setup, given, stop !== 'solve');
  const kept = { ...after, selection: model.selection, cursor: model.cursor, hinted: { at: model.run.now, level } };
  return remarked(told(kept, ...lines), 'hint');
};

const solution = async (model: Model, sure: boolean): Promise<Model> => {
  const over = stopOf(model) === 'result';
  const cost = solutionCost(model.flags, over);
  if (cost && !sure) return ask(model, cost, { do: 'solution', sure: true });
  const { game, setup, seed } = model.run;
  const given = await model.sitting.hint('line', begin(game, setup, seed));
  const flags = afterSolution(model.flags, over);
  const after = await saved(model, model.run, flags);
  return { ...after, page: 'solution', solution: hintLines(setup, given, true) };
};

const retry = async (model: Model, sure: boolean): Promise<Model> => {
  const stop = stopOf(model);
  if (stop !== 'result' && model.run.now.before && !sure)
    return { ...model, asking: { question: ASKS.giveUp, yes: { do: 'retry', sure: true } } };
  const { game, setup, seed } = model.run;
  const fresh = { ...model, locked: false, page: null, remark: null, hinted: null } as const;
  return saved(fresh, begin(game, setup, seed), freshFlags(model.flags.solutionShown));
};

const pick = (model: Model, cards: readonly string[]): Model => {
  const stop = stopOf(model);
  const most = stop === 'draft' ? viewOf(model).keep : Math.max(PAYLOAD_SLOTS, SCAN_SLOTS);
  const here = cardsOn(model).map(({ id }) => id);
  const elsewhere = cards.find((id) => !here.includes(id));
  if (stop === 'lock' || stop === 'result') return told(model, NOTICES.noCardsHere);
  if (elsewhere !== undefined) return told(model, NOTICES.notHere(elsewhere));
  if (cards.length > most) return told(model, NOTICES.tooMany(most));
  return { ...told(model), selection: [...new Set(cards)] };
};

/** Carries out one command. Everything that changes the game is saved before it is shown. */
export const perform = async (model: Model, command: Command): Promise<Model> => {
  const calm: Model = { ...model, asking: null, notice: [] };
  switch (command.do) {
    case 'start':
      return calm.locked ? { ...calm, locked: false, page: null, cursor: 0 } : calm;
    case 'play':
      return play(calm, command.kind, command.cards);
    case 'pick':
      return pick(calm, command.cards);
    case 'undo':
      return stepBack(calm, command.sure);
    case 'redo':
      return stepOn(calm);
    case 'hint':
      return hint({ ...calm, locked: false }, command.level, command.sure);
    case 'solution':
      return solution({ ...calm, locked: false }, command.sure);
    case 'show':
      return { ...calm, page: command.page, part: command.part ?? null, scroll: 0 };
    case 'look':
      return { ...calm, page: null };
    case 'retry':
      return retry(calm, command.sure);
    case 'quit':
      return { ...calm, done: true };
  }
};

/** The command a button stands for. */
export const commandOf = (model: Model, place: number): Command | undefined => {
  const button = buttonsOn(model)[place];
  switch (button) {
    case 'START':
      return { do: 'start' };
    case 'DRAFT':
      return { do: 'play', kind: 'draft', cards: [] };
    case 'SUBMIT':
      return { do: 'play', kind: 'submit', cards: [] };
    case 'SCAN':
      return { do: 'play', kind: 'scan', cards: [] };
    case 'PROTOCOLS':
      return { do: 'show', page: 'protocol' };
    case 'HINT':
      return { do: 'hint', level: 'next', sure: false };
    case 'UNDO':
      return { do: 'undo', sure: false };
    case 'RETRY':
      return { do: 'retry', sure: false };
    case 'SHARE':
      return { do: 'show', page: 'share' };
    case 'SOLUTION':
      return { do: 'solution', sure: false };
    case 'RULES':
      return { do: 'show', page: 'rules' };
    case 'QUIT':
      return { do: 'quit' };
    case undefined:
      return undefined;
  }
};
