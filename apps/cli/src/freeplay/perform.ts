import type { Event } from '@lockstep/freeplay';
import { Refusal } from '@lockstep/kernel';
import { type Attempt, applyAction, isOver, redoOwn, undoCost, undoOwn } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { eventWords, refusalWords, seedLabel } from '@lockstep/words-freeplay';
import type { FreeRun, Place } from './desk.ts';
import { menuOf } from './menu.ts';
import {
  type Command,
  isSpoken,
  laidDown,
  type Model,
  overOf,
  pickModel,
  placed,
  sceneOf,
  shelfModel,
} from './model.ts';
import { COMPLAINTS, NOTICES } from './words.ts';

const told = (model: Model, ...notice: readonly string[]): Model => ({ ...model, notice });

/** The screen as it is at the start of a decision. */
const settled = (model: Model, attempt: Attempt<FreeRun>): Model =>
  laidDown({ ...model, attempt, reading: false, page: null, part: null, scroll: null });

/** Of a move this is said at once; the rest stands on the screen or in the log. */
const QUIET: readonly Event['kind'][] = [
  'paid',
  'tool-used',
  'discarded',
  'turn-ended',
  'drew',
  'koa-paid',
  'committed',
  'cache-left',
  'act-began',
  'audit-began',
  'cache-opened',
  'strength-returned',
];

/** Of a move that ends an act only what it came to; its page and the log tell the rest. */
const AT_END: readonly Event['kind'][] = [
  'damaged',
  'incident-won',
  'incident-lost',
  'koa-won',
  'koa-lost',
  'credits-gained',
  'act-cleared',
  'run-won',
  'run-lost',
  'gave-up',
  'abandoned',
];

const isSaid = (kind: Event['kind'], ends: boolean): boolean => (ends ? AT_END.includes(kind) : !QUIET.includes(kind));

/** "kit spoofer" as a player reads it. */
const openedWords = ({ pack }: Model['desk'], things: readonly string[]): string =>
  listed(
    things.map((thing) => {
      const [kind, id] = thing.split(' ') as ['kit' | 'level' | 'badge', string];
      const name = pack[kind].find((one) => one.id === id)?.name ?? id;
      return kind === 'level' ? `level ${id}` : `${kind} ${name}`;
    }),
  );

/** What became of it, where a try ends here. */
const finished = (model: Model): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt || !isOver(attempt)) return model;
  const opened = desk.finish(place, attempt.run, attempt.flags);
  const said =
    opened === null
      ? place.ledger === null
        ? NOTICES.notRecorded
        : NOTICES.recordedPractice
      : opened.length === 0
        ? NOTICES.recorded
        : NOTICES.opened(openedWords(desk, opened));
  return { ...model, cursor: 0, reading: false, notice: [...model.notice, said] };
};

/** Where a move went, the next is likely to go. */
const aimedIn = (events: readonly Event[]): string | null => {
  for (const event of events)
    if (event.kind === 'injected' || event.kind === 'flagged' || event.kind === 'exploited') return event.gate;
  return null;
};

const ASKED: { readonly [text: string]: string } = { 'give-up': NOTICES.giveUp, abandon: NOTICES.abandon };

/** What ending a run makes of it. */
const askedOf = (text: string, { ledger }: Place): string | undefined =>
  ASKED[text] && `${ASKED[text]} ${ledger === null ? NOTICES.endsUnrecorded : NOTICES.endsRecorded}`;

const act = (model: Model, text: string, sure: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noRun);
  const question = askedOf(text, place);
  if (question !== undefined && !sure && !isOver(attempt))
    return { ...model, asking: { question, yes: { do: 'act', text, sure: true } } };
  const { setup } = attempt.run;
  const next = applyAction(attempt, text);
  if (next instanceof Refusal) return told(model, refusalWords(setup, next));
  desk.save(place, next.run, next.flags);
  const { events } = next.run.now;
  const ends = events.some(({ kind }) => kind === 'act-cleared' || kind === 'run-lost');
  const words = events.filter(({ kind }) => isSaid(kind, ends)).map((event) => eventWords(setup, event));
  const after = settled({ ...model, gate: aimedIn(events) ?? model.gate }, next);
  return finished({ ...after, reading: isSpoken(after), notice: words.length === 0 ? [] : [words.join(' ')] });
};

const stepBack = (model: Model, sure: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noRun);
  if (isOver(attempt)) return told(model, NOTICES.nothingToUndo);
  const back = undoOwn(attempt);
  if (!back) return told(model, NOTICES.nothingToUndo);
  if (undoCost(attempt.flags) && !sure)
    return { ...model, asking: { question: NOTICES.practice, yes: { do: 'undo', sure: true } } };
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

const retry = (model: Model, sure: boolean, same: boolean): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noRun);
  if (!isOver(attempt) && attempt.run.now.before && !sure)
    return { ...model, asking: { question: NOTICES.again, yes: { do: 'retry', sure: true, same } } };
  if (!same && !sure && desk.covers(place))
    return { ...model, asking: { question: NOTICES.anew, yes: { do: 'retry', sure: true, same } } };
  const again = desk.again(place, same);
  desk.save(again, again.try, again.flags);
  return placed(model, again);
};

const open = (model: Model, command: Extract<Command, { do: 'open' }>): Model => {
  const { desk } = model;
  const { choice, anew, sure } = command;
  if (!anew) return placed(model, desk.open(choice));
  if (desk.isBegun(choice.run) && !sure)
    return { ...model, asking: { question: NOTICES.anew, yes: { ...command, sure: true } } };
  const place = desk.fresh(choice);
  desk.save(place, place.try, place.flags);
  return placed(model, place);
};

const changeLevel = (model: Model, to: string): Model => {
  const edition = model.picking === null ? 'gates' : model.desk.editionOf(model.picking);
  const found = model.desk.levels(edition).find(({ thing }) => thing.id === to);
  const said = !found || found.open || model.picking === null ? [] : [COMPLAINTS.shut(to, found.feat)];
  return { ...model, level: to, notice: said };
};

const keep = (model: Model, file: string | null): Model => {
  const { desk, place, attempt } = model;
  if (!place || !attempt) return told(model, NOTICES.noRun);
  const name = file ?? `${attempt.run.setup.script.scene.id}-${seedLabel(attempt.run.seed)}.replay`;
  const wrote = desk.write(name, desk.replay(place, attempt.run));
  return told(
    model,
    wrote === 'WRITTEN' ? NOTICES.kept(name) : wrote === 'EXISTS' ? NOTICES.exists(name) : NOTICES.cannotWrite(name),
  );
};

/** Out of a page, out of a list of ways, out of the kits, or everything put down. */
const goBack = (model: Model): Model => {
  if (model.page) return { ...model, page: null, part: null, scroll: null };
  if (model.picking !== null) return shelfModel(model.desk, model.level);
  return sceneOf(model) && !overOf(model) ? laidDown(model) : model;
};

/** The cursor stays on what it is on. */
const keptCursor = (before: Model, after: Model): Model => {
  const { id } = menuOf(before).items[before.cursor] ?? { id: '' };
  const at = menuOf(after).items.findIndex((item) => item.id === id);
  return { ...after, cursor: at < 0 ? before.cursor : at };
};

/** Carries out one command. Everything that changes the run is saved before it is shown. */
export const perform = (model: Model, command: Command): Model => {
  const calm: Model = { ...model, asking: null, notice: [] };
  switch (command.do) {
    case 'act':
      return act(calm, command.text, command.sure === true);
    case 'preview':
      return { ...calm, page: 'preview', part: command.text, scroll: null };
    case 'pick':
      return pickModel(calm, command.run);
    case 'open':
      return open(calm, command);
    case 'level':
      return changeLevel(calm, command.to);
    case 'choose':
      return keptCursor(model, { ...calm, chosen: command.ids, ways: null });
    case 'tool':
      return keptCursor(model, { ...calm, tool: command.tool, ways: null });
    case 'aim':
      return keptCursor(model, { ...calm, gate: command.gate, ways: null });
    case 'ways':
      return { ...calm, ways: command.of, cursor: 0 };
    case 'back':
      return goBack(calm);
    case 'on':
      return { ...calm, reading: false, scroll: null };
    case 'skip':
      return told({ ...calm, hushed: true, reading: false, scroll: null }, NOTICES.noNotes);
    case 'undo':
      return stepBack(calm, command.sure);
    case 'redo':
      return stepOn(calm);
    case 'retry':
      return retry(calm, command.sure, command.same === true);
    case 'show':
      return { ...calm, page: command.page, part: command.part ?? null, scroll: null };
    case 'keep':
      return keep(calm, command.file);
    case 'shelf':
      return shelfModel(calm.desk, calm.level);
    case 'look':
      return { ...calm, page: null, scroll: null };
    case 'save':
      return told(calm, calm.place ? NOTICES.saved : NOTICES.noRun);
    case 'quit':
      return { ...calm, done: true };
  }
};
