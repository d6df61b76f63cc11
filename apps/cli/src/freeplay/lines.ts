import { createInterface } from 'node:readline';
import { tokenWords } from '@lockstep/words-freeplay';
import { wrap } from '../terminal/layout.ts';
import { type Paint, paintWith } from '../terminal/paint.ts';
import type { How } from '../terminal/stage.ts';
import type { Paper } from '../told-table.ts';
import { corroborateCharges, gateLines } from './board.ts';
import { cardFull } from './card.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { type Item, menuOf } from './menu.ts';
import { type Command, type Model, noteOf, overOf, type Page, type Scene, sceneOf } from './model.ts';
import { nightLines } from './night.ts';
import { helpLines, pageLines, summaryLines } from './pages.ts';
import { perform } from './perform.ts';
import { hostLines, readingLines } from './reading.ts';
import { pickTop, shelfLines } from './shelf.ts';
import { ruleLines, topLines } from './top.ts';
import { handOf, nameOf } from './ways.ts';
import { LABELS, LINE_HELP_TEXT, NOTICES, PAGE_TITLES } from './words.ts';

/** A line of a list with all that is said of it. */
const itemLines = (item: Item, at: number, width: number): string[] => [
  ...wrap(`${String(at + 1).padStart(2)} ${item.label}${item.note === '' ? '' : `: ${item.note}`}`, width, 5),
  ...(item.off === null ? [] : wrap(`     Not now: ${item.off}`, width, 5)),
  ...item.detail.filter((text) => text !== item.off).flatMap((text) => wrap(`     ${text}`, width, 5)),
];

const listText = (model: Model, width: number, paint: Paint): string[] => {
  const { title, items } = menuOf(model);
  return [
    ...wrap(title, width).map((line) => paint.strong(line)),
    ...items.flatMap((item, i) => itemLines(item, i, width)),
  ];
};

const handText = (model: Model, scene: Scene, width: number, paint: Paint): string[] => [
  paint.strong(LABELS.hand),
  ...handOf(scene).flatMap((id, i) => {
    const sign = model.chosen.includes(id) ? '✓' : ' ';
    return wrap(
      `${String(i + 1).padStart(2)}${sign}${nameOf(scene, id)} (${id}): ${cardFull(scene, id).text}`,
      width,
      4,
    );
  }),
];

/** Moves that can be made with what is taken up, and why the others cannot. */
const movesText = (model: Model, width: number): string[] =>
  menuOf(model)
    .items.filter(({ zone }) => zone === 'move')
    .flatMap(({ label, off, wants, detail, note }) => {
      const price = note.startsWith('(') ? note : `(${tokenWords(Number(note))})`;
      const said = off === null || (wants && model.chosen.length === 0) ? detail.join(' ') : off;
      return wrap(`  ${label} ${price}: ${said}`, width, 4);
    });

const toolsText = (model: Model, scene: Scene, width: number): string[] => {
  const tools = menuOf(model)
    .items.filter(({ zone }) => zone === 'tool')
    .map(({ label, note, chosen }) => `${chosen ? '✓' : ''}${label} ${note}`);
  const all = [...corroborateCharges(scene), ...tools];
  return all.length === 0 ? [] : wrap(`${LABELS.tools}: ${all.join(', ')}`, width, 2);
};

const boardText = (model: Model, scene: Scene, width: number, paint: Paint): string[] => [
  ...ruleLines(scene, width, true, paint),
  '',
  ...(scene.view.koa
    ? nightLines(model, scene, width, true, paint)
    : gateLines({ ...model, cursor: -1 }, scene, menuOf(model).items, width, true, paint)),
  '',
  ...handText(model, scene, width, paint),
  ...toolsText(model, scene, width),
  paint.strong(LABELS.moves),
  ...movesText(model, width),
  LABELS.lineKeys,
];

const sceneText = (model: Model, scene: Scene, width: number, paint: Paint): string[] => {
  const top = topLines(model, scene, width, paint);
  if (overOf(model))
    return [
      ...top,
      '',
      ...summaryLines(scene, width, paint),
      ...hostLines(scene, width, paint),
      '',
      ...listText(model, width, paint),
    ];
  const note = noteOf(model);
  const noted = note === null ? [] : ['', ...wrap(note, width).map((line) => paint.good(line)), LABELS.noteLine];
  if (scene.view.phase === 'cache' || model.ways !== null)
    return [
      ...top,
      ...(model.ways === null ? [...noted, '', ...hostLines(scene, width, paint)] : []),
      '',
      ...listText(model, width, paint),
      LABELS.listLineKeys,
    ];
  return [...top, ...boardText(model, scene, width, paint)];
};

const shelfText = (model: Model, width: number, paint: Paint): string[] => {
  if (model.picking !== null)
    return [...pickTop(model, width, paint), ...listText(model, width, paint), '', LABELS.listLineKeys];
  const { top, rows } = shelfLines(model, width, paint, -1);
  const { items } = menuOf(model);
  return [
    ...top,
    ...rows.flatMap((row, i) => [...row, ...items[i]!.detail.flatMap((text) => wrap(`   ${text}`, width, 3))]),
    '',
    LABELS.listLineKeys,
  ];
};

const board = (model: Model, width: number, paint: Paint): string[] => {
  const scene = sceneOf(model);
  return scene ? sceneText(model, scene, width, paint) : shelfText(model, width, paint);
};

const noticeLines = (model: Model, width: number): string[] => model.notice.flatMap((text) => wrap(text, width, 2));

/** A page as it is printed: here nobody presses an arrow. */
const printed = (model: Model, page: Page, width: number, paint: Paint): readonly string[] =>
  page === 'help' ? helpLines(LINE_HELP_TEXT, width, paint) : pageLines(model, page, width, paint);

/** What is to be read comes first, then the table. */
const spoken = (model: Model, width: number, paint: Paint): string[] => {
  if (!model.reading) return [];
  const note = noteOf(model) === null ? [] : [LABELS.noteLine];
  return [...readingLines(model, width, paint), ...note, ''];
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
  if (after.page) return [PAGE_TITLES[after.page], '', ...printed(after, after.page, width, paint)];
  const moved = after.attempt?.run.now !== before.attempt?.run.now;
  const notice = noticeLines(after, width);
  if (!moved && after.place === before.place && notice.length > 0 && command.do !== 'level') return notice;
  const scene = sceneOf(after);
  const host = moved && scene && !after.reading && !overOf(after) ? hostLines(scene, width, paint) : [];
  const heard = scene?.view.phase === 'cache' ? [] : host;
  return [
    ...(notice.length > 0 ? [...notice, ...(heard.length > 0 ? heard : []), ''] : heard),
    ...spoken(after, width, paint),
    ...board(after, width, paint),
  ];
};

/** The game line by line: for pipes, scripts and screens that read aloud. */
export const playLines = async (opened: Model, { input, write, width, colour }: Paper): Promise<How> => {
  const paint = paintWith(colour);
  const say = (lines: readonly string[]): void => write(`${lines.join('\n')}\n\n`);
  let model: Model = opened;
  if (model.notice.length > 0) say(noticeLines(model, width));
  say([...spoken(model, width, paint), ...board(model, width, paint)]);
  const settled = (after: Model): Model => ({
    ...after,
    page: null,
    part: null,
    reading: false,
    asking: null,
    notice: [],
  });
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
