import { Refusal } from '@lockstep/kernel';
import { type Attempt, applyAction, isOver, openAttempt, redoOwn, undoCost, undoOwn } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { DIFFICULTY_NAME, eventWords, refusalWords, seedLabel } from '@lockstep/words-encounter';
import type { SceneRun } from './desk.ts';
import { warnings } from './field.ts';
import { firstOn, menuOf } from './menu.ts';
import { type Command, cardsFor, heardSince, type Model, placed, sceneOf, shelfModel } from './model.ts';
import { recordWords } from './shelf.ts';
import { NOTICES } from './words.ts';

const told = (model: Model, ...notice: readonly string[]): Model => ({ ...model, notice });

/** The screen as it is at the start of a decision. */
const settled = (model: Model, attempt: Attempt<SceneRun>): Model => {
  const next: Model = { ...calmed(model), attempt };
  return { ...next, cursor: firstOn(next) };
};

const calmed = (model: Model): Model => ({
  ...model,
  path: [],
  cursor: 0,
  cards: [],
  read: 0,
  told: [],
  page: null,
  part: null,
  scroll: null,
});

/** Whoever was declaring goes on declaring, while there is something left to declare. */
const staying = ({ path }: Model, after: Model): Model => {
  const [who] = path;
  const { view } = sceneOf(after)!;
  if (view.phase !== 'INTENT' || !view.actors.some(({ id }) => id === who)) return after;
  const there = { ...after, path: [who!] };
  return menuOf(there).items.length > 0 ? there : after;
};

/** What became of it, where a try ends here. */
const finished = (model: Model): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt || !isOver(attempt)) return model;
  const entry = desk.finish(place, attempt.run, attempt.flags);
  const said = entry
    ? [NOTICES.record(entry.won ? recordWords(entry) : `${DIFFICULTY_NAME[place.difficulty]}, not won`)]
    : [NOTICES.notCounted(place.counts ? NOTICES.byPractice : NOTICES.byChoice)];
  return { ...model, notice: [...model.notice, ...said] };
};

const act = (model: Model, text: string): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noScene);
  const { setup, now } = attempt.run;
  const mine = applyAction(attempt, text);
  if (mine instanceof Refusal) return told(model, refusalWords(setup, mine));
  const next = { ...mine, run: desk.answered(place, mine.run) };
  desk.save(place, next.run, next.flags);
  const after = staying(model, settled(model, next));
  const scene = sceneOf(after)!;
  const events = heardSince(next.run, now.turn);
  const cards = cardsFor(setup, scene.view, events);
  const declared = events.filter(({ kind }) => kind === 'declared' || kind === 'took-back');
  const warned = events.some(({ kind }) => kind === 'fight-began') ? warnings(scene) : [];
  const notice = [...(cards.length === 0 ? declared.map((event) => eventWords(setup, event)) : []), ...warned];
  return finished({ ...after, cards, told: cards, notice });
};

const open = (model: Model, name: string): Model => placed(model, model.desk.open(name, model.difficulty));

const stepBack = (model: Model, sure: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noScene);
  const back = undoOwn(attempt);
  if (!back) return told(model, NOTICES.nothingToUndo);
  const cost = undoCost(attempt.flags);
  if (cost && !sure) return { ...model, asking: { question: practiceNotice(cost), yes: { do: 'undo', sure: true } } };
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
  if (!place || !attempt) return told(model, NOTICES.noScene);
  if (!isOver(attempt) && attempt.run.now.before && !sure)
    return { ...model, asking: { question: NOTICES.giveUp, yes: { do: 'retry', sure: true } } };
  const again = desk.again(place);
  const next = placed(model, again);
  desk.save(again, again.run, again.flags);
  return { ...next, attempt: openAttempt(again.run, again.flags) };
};

const keep = (model: Model, file: string | null): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noScene);
  const label = seedLabel(attempt.run.seed).replace(/[^\w-]/g, '');
  const name = file ?? `${place.scene}-${place.difficulty}-${label}.replay`;
  const wrote = desk.write(name, desk.replay(place, attempt.run));
  return told(
    model,
    wrote === 'WRITTEN' ? NOTICES.kept(name) : wrote === 'EXISTS' ? NOTICES.exists(name) : NOTICES.cannotWrite(name),
  );
};

/** Carries out one command. Everything that changes the scene is saved before it is shown. */
export const perform = (model: Model, command: Command): Model => {
  const calm: Model = { ...model, asking: null, notice: [] };
  switch (command.do) {
    case 'act':
      return act(calm, command.text);
    case 'open':
      return open(calm, command.scene);
    case 'difficulty':
      return { ...calm, difficulty: command.to };
    case 'down':
      return { ...calm, path: [...calm.path, command.into], cursor: 0 };
    case 'back':
      return { ...calm, path: calm.path.slice(0, -1), cursor: 0, page: null };
    case 'undo':
      return stepBack(calm, command.sure);
    case 'redo':
      return stepOn(calm);
    case 'retry':
      return retry(calm, command.sure);
    case 'show':
      return { ...calm, page: command.page, part: command.part ?? null, scroll: null };
    case 'odds':
      return { ...calm, page: 'odds', part: command.text, scroll: null };
    case 'keep':
      return keep(calm, command.file);
    case 'shelf':
      return shelfModel(calm.desk, calm.difficulty);
    case 'look':
      return { ...calm, page: null, scroll: null };
    case 'save':
      return told(calm, calm.place ? NOTICES.saved : NOTICES.noScene);
    case 'next': {
      const read = calm.read + 1;
      return read < calm.cards.length
        ? { ...calm, read, scroll: null }
        : { ...calm, cards: [], read: 0, scroll: null, notice: model.notice };
    }
    case 'all':
      return { ...calm, page: 'all', scroll: null, notice: model.notice };
    case 'quit':
      return { ...calm, done: true };
  }
};
