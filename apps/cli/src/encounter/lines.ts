import { createInterface } from 'node:readline';
import { wrap } from '../terminal/layout.ts';
import { type Paint, paintWith } from '../terminal/paint.ts';
import type { How } from '../terminal/stage.ts';
import type { Paper } from '../told-table.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { boardLines, fieldLines, intentLines, stripLine } from './field.ts';
import { type Item, menuOf } from './menu.ts';
import { type Command, heardSince, type Model, overOf, type Scene, sceneOf } from './model.ts';
import { cardLines, pageLines } from './pages.ts';
import { perform } from './perform.ts';
import { headLine, placeLine, storyLines } from './screen.ts';
import { difficultyLines, shelfLines } from './shelf.ts';
import { cardsOf, toldLines } from './telling.ts';
import { LABELS, NOTICES, PAGE_TITLES } from './words.ts';

const itemLines = ({ label, note, off }: Item, at: number, width: number): string[] => {
  const said = off === null ? note : `not now: ${off}`;
  return wrap(`${String(at + 1).padStart(2)} ${label}${said === '' ? '' : ` — ${said}`}`, width, 5);
};

const menuText = (model: Model, width: number, paint: Paint): string[] => {
  const { title, items } = menuOf(model);
  // Within a list every line is the same technique: what it does is said once.
  const about = model.path.length > 0 ? (items[0]?.detail ?? []) : [];
  return [
    paint.strong(title),
    ...about.flatMap((text) => wrap(text, width, 2)),
    ...items.flatMap((item, i) => itemLines(item, i, width)),
  ];
};

const sceneText = (model: Model, scene: Scene, width: number, paint: Paint): string[] => {
  const { fight } = scene.view;
  return [
    ...headLine(model, scene, width, paint),
    ...(fight ? stripLine(fight, width, paint) : placeLine(scene, paint)),
    ...boardLines(scene.view, width, paint),
    '',
    ...(fight ? fieldLines(scene, width, paint) : storyLines(scene, width, paint, true)),
    '',
    ...menuText(model, width, paint),
    LABELS.lineKeys,
  ];
};

const shelfText = (model: Model, width: number, paint: Paint): string[] => {
  const { top, rows } = shelfLines(model, width, paint, -1);
  const scenes = model.desk.shelf(model.difficulty);
  return [
    ...top,
    ...rows.flatMap((row, i) => [...row, ...wrap(`    ${scenes[i]!.line}`, width, 4)]),
    '',
    LABELS.lineKeys,
  ];
};

const board = (model: Model, width: number, paint: Paint): string[] => {
  const scene = sceneOf(model);
  return scene ? sceneText(model, scene, width, paint) : shelfText(model, width, paint);
};

const noticeLines = (model: Model, width: number): string[] => model.notice.flatMap((text) => wrap(text, width, 2));

/** What an action is answered with: what happened, then what is new of the table. */
const actedText = (before: Model, after: Model, width: number, paint: Paint): string[] => {
  const scene = sceneOf(after)!;
  const notice = noticeLines(after, width);
  const spaced = notice.length > 0 ? [...notice, ''] : [];
  if (after.cards.length > 0)
    return [...cardLines(after.cards, width, paint), ...spaced, ...board(after, width, paint)];
  if (scene.view.fight?.stage === 'INTENT')
    return [...spaced, ...intentLines(scene, width, paint), '', ...menuText(after, width, paint)];
  const events = heardSince(scene.run, before.attempt?.run.now.turn ?? 0);
  if (scene.view.fight || events.some(({ kind }) => kind === 'beat-began'))
    return [...spaced, ...board(after, width, paint)];
  const said = cardsOf(scene.setup, events).flatMap(({ lines }) => toldLines(lines, width, paint));
  return [
    ...said,
    '',
    ...placeLine(scene, paint),
    ...boardLines(scene.view, width, paint),
    '',
    ...spaced,
    ...menuText(after, width, paint),
  ];
};

const answered = (
  before: Model,
  after: Model,
  command: Command,
  text: string,
  width: number,
  paint: Paint,
): string[] => {
  if (after.asking) return [...wrap(after.asking.question, width), NOTICES.typeYes(text.replace(/\s+/g, ' ').trim())];
  if (after.page) return [PAGE_TITLES[after.page], '', ...pageLines(after, after.page, width, paint)];
  if (command.do === 'difficulty') return difficultyLines(after, width, paint);
  if (command.do === 'down' || command.do === 'back') return menuText(after, width, paint);
  const moved = after.attempt?.run.now !== before.attempt?.run.now;
  if (command.do === 'act' && moved) return actedText(before, after, width, paint);
  const notice = noticeLines(after, width);
  if (!moved && after.place === before.place && notice.length > 0) return notice;
  return [
    ...(notice.length > 0 ? [...notice, ''] : []),
    ...cardLines(after.cards, width, paint),
    ...board(after, width, paint),
  ];
};

/** The game line by line: for pipes, scripts and screens that read aloud. */
export const playLines = async (opened: Model, { input, write, width, colour }: Paper): Promise<How> => {
  const paint = paintWith(colour);
  const say = (lines: readonly string[]): void => write(`${lines.join('\n')}\n\n`);
  let model: Model = opened;
  if (model.notice.length > 0) say(noticeLines(model, width));
  say([...cardLines(model.cards, width, paint), ...board(model, width, paint)]);
  const settled = (after: Model): Model => ({ ...after, page: null, part: null, asking: null, notice: [], cards: [] });
  model = settled(model);
  for await (const line of createInterface({ input, terminal: false })) {
    const text = line.slice(0, 400);
    say([`> ${text}`]);
    const command = parseCommand(model, text);
    if (isComplaint(command)) {
      say(wrap(command.complaint, width));
      continue;
    }
    const after = perform(model, command);
    if (after.done) return 'quit';
    say(answered(model, after, command, text, width, paint));
    // A page or a question is answered for on paper once it is printed.
    model = settled(after);
  }
  say([model.place && !overOf(model) ? NOTICES.endSaved : NOTICES.endOfInput]);
  return 'end-of-input';
};
