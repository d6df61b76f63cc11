import { type HintLevel, moments, Refusal } from '@lockstep/kernel';
import {
  type Attempt,
  applyAction,
  type Found,
  hintCostHere,
  isOver,
  type PracticeCause,
  redoOwn,
  restart,
  solutionCost,
  undoCost,
  undoOwn,
  withHint,
  withSolution,
} from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import type { Command, Options } from './command.ts';
import { cardsOn, type Model, openModel, stopOf } from './model.ts';
import { ASKS, NOTICES } from './words.ts';

const told = (model: Model, ...notice: readonly string[]): Model => ({ ...model, notice });

/** P13: each button says first what it costs; a yes comes back as the same command, sure. */
const ask = (model: Model, cause: PracticeCause, yes: Command): Model => ({
  ...model,
  asking: { question: practiceNotice(cause), yes },
});

const saved = async (model: Model, { run, flags, heard }: Attempt<Model['run']>): Promise<Model> => {
  await model.sitting.save(run, flags);
  return { ...model, run, flags, heard, asking: null, notice: [], selection: [], cursor: 0, scroll: 0 };
};

const remarked = (model: Model, when: 'hint' | 'undo'): Model => ({
  ...model,
  remark: model.sitting.face.remark(model, when),
  remarks: model.remarks + 1,
});

const vary = async (model: Model, options: Options): Promise<Model> =>
  model.run.now.before ? told(model, NOTICES.begun) : openModel(await model.sitting.vary(options));

const play = async (model: Model, kind: string, named: readonly string[]): Promise<Model> => {
  const { sitting } = model;
  const cards = named.length > 0 ? named : model.selection;
  const next = applyAction(model, [kind, ...cards].join(' '));
  if (next instanceof Refusal) return told(model, sitting.wording.refusalWords(model.run.setup, next));
  const played = await saved({ ...model, locked: false, page: null, remark: null }, next);
  if (!isOver(played)) return played;
  const { run, flags } = played;
  const events = moments(run).flatMap((moment) => moment.events);
  const clear = sitting.wording.clearOf(run.setup, events, sitting.title.date);
  return { ...played, records: await sitting.finish({ run, flags, clear }) };
};

const stepBack = async (model: Model, sure: boolean): Promise<Model> => {
  const back = undoOwn(model);
  if (!back) return told(model, NOTICES.nothingToUndo);
  const cost = undoCost(model.flags);
  if (cost && !sure) return ask(model, cost, { do: 'undo', sure: true });
  return remarked(await saved({ ...model, remark: null }, back), 'undo');
};

const stepOn = async (model: Model): Promise<Model> => {
  const on = redoOwn(model);
  return on ? saved({ ...model, remark: null }, on) : told(model, NOTICES.nothingToRedo);
};

const hint = async (model: Model, wanted: HintLevel | 'next', sure: boolean): Promise<Model> => {
  if (isOver(model)) return told(model, NOTICES.hintAfterEnd);
  const { run, sitting, selection, cursor } = model;
  const { level, cost } = hintCostHere(model, wanted);
  if (cost && !sure) return ask(model, cost, { do: 'hint', level, sure: true });
  const found = await sitting.hint(level, run);
  const after = await saved(model, withHint(model, level, cost));
  const lines = sitting.wording.hintLines(run.setup, found, !run.now.before);
  return remarked(told({ ...after, selection, cursor }, ...lines), 'hint');
};

/** What a line from the start earns, played to its end, and its steps. */
const solutionLines = (model: Model, found: Found): readonly string[] => {
  const { wording } = model.sitting;
  const { setup } = model.run;
  let attempt: Attempt<Model['run']> = restart(model);
  for (const text of found.line ?? []) {
    const next = applyAction(attempt, text);
    if (next instanceof Refusal) throw new Error(`the solver's line was refused: ${next.code}`);
    attempt = next;
  }
  const events = moments(attempt.run).flatMap((moment) => moment.events);
  const clear = wording.clearOf(setup, events, null);
  // The words of a hint begin with what can be reached as far as the player knows, which is another question.
  const [, ...steps] = wording.hintLines(setup, found, true);
  return [clear === null ? NOTICES.noSolution : wording.clearWords(clear), ...steps];
};

const solution = async (model: Model, sure: boolean): Promise<Model> => {
  const cost = solutionCost(model.flags, isOver(model));
  if (cost && !sure) return ask(model, cost, { do: 'solution', sure: true });
  const found = await model.sitting.solution(model.run);
  const after = await saved(model, withSolution(model));
  return { ...after, page: 'solution', solution: solutionLines(model, found) };
};

const retry = async (model: Model, sure: boolean): Promise<Model> => {
  if (!isOver(model) && model.run.now.before && !sure)
    return { ...model, asking: { question: ASKS.giveUp, yes: { do: 'retry', sure: true } } };
  return saved({ ...model, locked: false, page: null, remark: null }, restart(model));
};

const pick = (model: Model, cards: readonly string[]): Model => {
  if (stopOf(model) !== 'board') return told(model, NOTICES.noCardsHere);
  const most = model.sitting.face.most(model);
  const here = cardsOn(model).map(({ id }) => id);
  const elsewhere = cards.find((id) => !here.includes(id));
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
    case 'vary':
      return vary(calm, command.options);
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
