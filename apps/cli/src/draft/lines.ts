import { createInterface } from 'node:readline';
import { cardOf, faceWords, keptWords, kindWords } from '@lockstep/words-draft';
import { wrap } from '../terminal/layout.ts';
import { type Paint, paintWith } from '../terminal/paint.ts';
import type { How } from '../terminal/stage.ts';
import type { Paper } from '../told-table.ts';
import { spokenLines, topLines } from './board.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { type Item, menuOf } from './menu.ts';
import { type Command, type Model, type Night, nightOf, overOf, type Page } from './model.ts';
import { endLines, helpLines, pageLines } from './pages.ts';
import { perform } from './perform.ts';
import { presetLines, shelfLines } from './shelf.ts';
import { LABELS, LINE_HELP_TEXT, NOTICES, PAGE_TITLES } from './words.ts';

/** A line of the menu with everything a card says. */
const itemLines = ({ setup, view }: Night, item: Item, at: number, width: number): string[] => {
  const { label, note, off, known, tile } = item;
  const card = item.card === null ? undefined : cardOf(setup, item.card);
  const about = card ? [kindWords(card), ...faceWords(card)].join(', ') : '';
  const kept = card ? keptWords(setup, view, view.offer.find((one) => one.card === card.id)!) : '';
  const said = [note, about, ...(tile?.foot.slice(1).filter((text) => text !== LABELS.kept) ?? [])].filter(
    (text) => text !== '',
  );
  return [
    ...wrap(`${String(at + 1).padStart(2)} ${label}${said.length === 0 ? '' : `: ${said.join('; ')}`}`, width, 5),
    ...(off === null || known ? [] : wrap(`     Not now: ${off}`, width, 5)),
    ...(tile && tile.text !== '' ? wrap(`     ${tile.text}`, width, 5) : []),
    ...(kept === '' ? [] : wrap(`     ${kept}`, width, 5)),
  ];
};

const menuText = (model: Model, night: Night, width: number, paint: Paint): string[] => {
  const { title, items } = menuOf(model);
  return [paint.strong(title), ...items.flatMap((item, i) => itemLines(night, item, i, width))];
};

const nightText = (model: Model, night: Night, width: number, paint: Paint): string[] => {
  const spoken = night.view.site === 'END' ? endLines(night, width, paint) : spokenLines(night, width, paint);
  return [
    ...topLines(model, night, width, paint),
    '',
    ...(spoken.length > 0 ? [...spoken, ''] : []),
    ...menuText(model, night, width, paint),
    LABELS.lineKeys(night.view.offer.length > 0),
  ];
};

const shelfText = (model: Model, width: number, paint: Paint): string[] => {
  const { top, rows } = shelfLines(model, width, paint, -1);
  const quests = model.desk.shelf(model.preset);
  return [
    ...top,
    ...rows.flatMap((row, i) => [...row, ...(quests[i]!.date === null ? wrap(`   ${quests[i]!.line}`, width, 3) : [])]),
    '',
    LABELS.lineKeys(false),
  ];
};

const board = (model: Model, width: number, paint: Paint): string[] => {
  const night = nightOf(model);
  return night ? nightText(model, night, width, paint) : shelfText(model, width, paint);
};

const noticeLines = (model: Model, width: number): string[] => model.notice.flatMap((text) => wrap(text, width, 2));

/** A page as it is printed: here nobody presses an arrow. */
const printed = (model: Model, page: Page, width: number, paint: Paint): readonly string[] =>
  page === 'help' ? helpLines(LINE_HELP_TEXT, width, paint) : pageLines(model, page, width, paint);

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
  if (command.do === 'preset') return presetLines(after, width, paint);
  const moved = after.attempt?.run.now !== before.attempt?.run.now;
  const notice = noticeLines(after, width);
  if (!moved && after.place === before.place && notice.length > 0) return notice;
  return [...(notice.length > 0 ? [...notice, ''] : []), ...board(after, width, paint)];
};

/** The game line by line: for pipes, scripts and screens that read aloud. */
export const playLines = async (opened: Model, { input, write, width, colour }: Paper): Promise<How> => {
  const paint = paintWith(colour);
  const say = (lines: readonly string[]): void => write(`${lines.join('\n')}\n\n`);
  let model: Model = opened;
  if (model.notice.length > 0) say(noticeLines(model, width));
  say(board(model, width, paint));
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
