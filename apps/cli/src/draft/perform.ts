import type { Event } from '@lockstep/draft';
import { Refusal } from '@lockstep/kernel';
import { type Attempt, applyAction, isOver, redoOwn, undoCost, undoOwn } from '@lockstep/play';
import { eventWords, refusalWords, SITE_NAME, seedLabel, siteTurn } from '@lockstep/words-draft';
import type { QuestRun } from './desk.ts';
import { menuOf } from './menu.ts';
import { type Command, isSpoken, type Model, type Night, nightOf, placed, shelfModel } from './model.ts';
import { NOTICES } from './words.ts';

const told = (model: Model, ...notice: readonly string[]): Model => ({ ...model, notice });

/** The screen as it is at the start of a decision. */
const settled = (model: Model, attempt: Attempt<QuestRun>): Model => ({
  ...model,
  attempt,
  reading: false,
  cursor: 0,
  page: null,
  part: null,
  scroll: null,
});

/** Of a step only this is said at once; the rest stands on the screen or in the log. */
const SAID: readonly Event['kind'][] = [
  'chose',
  'took',
  'bought',
  'accepted',
  'purged',
  'rerolled',
  'refilled',
  'guarantee-skipped',
  'dreamscape-ended',
  'essence-gained',
];

/** What became of it, where a try ends here. */
const finished = (model: Model): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt || !isOver(attempt)) return model;
  const records = desk.finish(place, attempt.run, attempt.flags);
  const { view } = nightOf(model)!;
  const said = records
    ? records.first
      ? NOTICES.recordedFirst(view.score)
      : NOTICES.recorded(view.score, records.best)
    : NOTICES.notCounted(place.ledger === null ? NOTICES.byChoice : NOTICES.byPractice);
  return { ...model, notice: [said] };
};

/** In a shop and at a Purge the cursor stays where it is while there is something there. */
const staying = (before: Model, after: Model): Model => {
  const [was, is] = [nightOf(before), nightOf(after)];
  if (!was || !is || was.run.now.state.stop !== is.run.now.state.stop) return after;
  if (is.view.picks > 0) return after;
  return { ...after, cursor: Math.min(before.cursor, Math.max(0, menuOf(after).items.length - 1)) };
};

/** Where a site of the same kind comes again, nothing else on the screen tells the two apart. */
const anotherOf = ({ setup, view }: Night): readonly string[] => {
  const { at } = siteTurn(setup, view);
  return view.site === 'END' || at < 2 ? [] : [NOTICES.again(SITE_NAME[view.site], at)];
};

const act = (model: Model, text: string): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noQuest);
  const { setup } = attempt.run;
  const next = applyAction(attempt, text);
  if (next instanceof Refusal) return told(model, refusalWords(setup, next));
  desk.save(place, next.run, next.flags);
  const said = next.run.now.events.filter(({ kind }) => SAID.includes(kind));
  const after = settled(model, next);
  const came = nightOf(after)!;
  const moved = came.run.now.state.stop !== attempt.run.now.state.stop;
  const words = [...said.map((event) => eventWords(setup, event)), ...(moved ? anotherOf(came) : [])];
  const notice = words.length === 0 ? [] : [words.join(' ')];
  return finished({ ...staying(model, after), reading: moved && isSpoken(came), notice });
};

const stepBack = (model: Model, sure: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noQuest);
  const back = undoOwn(attempt);
  if (!back) return told(model, NOTICES.nothingToUndo);
  const cost = undoCost(attempt.flags);
  if (cost && !sure)
    return { ...model, asking: { question: NOTICES.practice(place.date !== null), yes: { do: 'undo', sure: true } } };
  desk.save(place, back.run, back.flags);
  return settled(model, back);
};

const stepOn = (model: Model): Model => {
  const { desk, place, attempt } = model;
  const on = place && attempt && redoOwn(attempt);
  if (!place || !on) return told(model, NOTICES.nothingToRedo);
  desk.save(place, on.run, on.flags);
  return settled(model, on);
};

const retry = (model: Model, sure: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noQuest);
  if (!isOver(attempt) && attempt.run.now.before && !sure)
    return { ...model, asking: { question: NOTICES.giveUp, yes: { do: 'retry', sure: true } } };
  const again = desk.again(place);
  desk.save(again, again.run, again.flags);
  return placed(model, again);
};

const keep = (model: Model, file: string | null): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noQuest);
  const { scene } = attempt.run.setup.script;
  const name = file ?? `${place.date ?? scene.id}-${seedLabel(attempt.run.seed)}.replay`;
  const wrote = desk.write(name, desk.replay(place, attempt.run));
  return told(
    model,
    wrote === 'WRITTEN' ? NOTICES.kept(name) : wrote === 'EXISTS' ? NOTICES.exists(name) : NOTICES.cannotWrite(name),
  );
};

/** Carries out one command. Everything that changes the quest is saved before it is shown. */
export const perform = (model: Model, command: Command): Model => {
  const calm: Model = { ...model, asking: null, notice: [] };
  switch (command.do) {
    case 'act':
      return act(calm, command.text);
    case 'open':
      return placed(calm, calm.desk.open(command.quest, calm.preset));
    case 'preset':
      return { ...calm, preset: command.to };
    case 'back':
      return { ...calm, page: null, part: null, scroll: null };
    case 'on':
      return { ...calm, reading: false, scroll: null };
    case 'undo':
      return stepBack(calm, command.sure);
    case 'redo':
      return stepOn(calm);
    case 'retry':
      return retry(calm, command.sure);
    case 'show':
      return { ...calm, page: command.page, part: command.part ?? null, scroll: null };
    case 'keep':
      return keep(calm, command.file);
    case 'shelf':
      return shelfModel(calm.desk, calm.preset);
    case 'look':
      return { ...calm, page: null, scroll: null };
    case 'save':
      return told(calm, calm.place ? NOTICES.saved : NOTICES.noQuest);
    case 'quit':
      return { ...calm, done: true };
  }
};
