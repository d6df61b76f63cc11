import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { isEnded, type Types } from '@lockstep/play';
import { wrap } from '../terminal/layout.ts';
import { type Paint, paintWith } from '../terminal/paint.ts';
import type { How } from '../terminal/stage.ts';
import type { Lines } from './board.ts';
import { menuOf } from './current-menu.ts';
import { handOverLines, isHanded } from './hand-over.ts';
import type { Item } from './menu.ts';
import type { Command, Model } from './model.ts';
import { helpLines, pageLines, pageTitle } from './pages.ts';
import { isComplaint, parseCommand } from './parse-command.ts';
import { performAsync } from './perform.ts';
import { shelfPrinted } from './shelf.ts';
import { LABELS, NOTICES } from './words.ts';

/** Lines in, lines out: for pipes, scripts and screens that read aloud. */
export interface Paper {
  readonly input: Readable;
  readonly write: (text: string) => void;
  readonly width: number;
  readonly colour: boolean;
}

const LONGEST = 400;

/** A line of a list with all that is said of it. */
const itemLines = (item: Item, at: number, width: number): string[] => [
  ...wrap(`${String(at + 1).padStart(2)} ${item.label}${item.note === '' ? '' : `: ${item.note}`}`, width, 5),
  ...(item.off === null ? [] : wrap(`     Not now: ${item.off}`, width, 5)),
  ...item.detail.filter((text) => text !== item.off).flatMap((text) => wrap(`     ${text}`, width, 5)),
];

/** A menu as it is printed. */
export const listPrinted = <G extends Types>(model: Model<G>, width: number, paint: Paint): string[] => {
  const { title, items } = menuOf(model);
  return [
    ...wrap(title, width).map((line) => paint.strong(line)),
    ...items.flatMap((item, i) => itemLines(item, i, width)),
  ];
};

/** All there is to see now. */
const printed = <G extends Types>(model: Model<G>, width: number, paint: Paint): Lines => {
  const { board } = model.host.game;
  const { shelf } = board;
  if (isHanded(model)) return [...handOverLines(model, width, paint), ...listPrinted(model, width, paint)];
  if (model.session || !shelf) return board.print(model, width, paint);
  const lines =
    model.picking && shelf.pick
      ? [...shelf.pick.top(model, width, paint), ...listPrinted(model, width, paint)]
      : shelfPrinted(model, shelf, width, paint);
  return [...lines, '', shelf.lineKeys ?? LABELS.lineKeys];
};

const noticeLines = <G extends Types>(model: Model<G>, width: number): string[] =>
  model.notice.flatMap((text) => wrap(text, width, 2));

/** What is to be read comes first, then everything else. */
const readLines = <G extends Types>(model: Model<G>, width: number, paint: Paint): Lines =>
  model.readIndex === null ? [] : (model.host.game.board.printPiece?.(model, width, paint) ?? []);

/** What one command is answered with. Only what it changed is printed, and the board where that is new. */
const answered = <G extends Types>(
  before: Model<G>,
  after: Model<G>,
  command: Command,
  text: string,
  width: number,
  paint: Paint,
): Lines => {
  const { board } = after.host.game;
  if (after.confirmation)
    return [...wrap(after.confirmation.question, width), NOTICES.typeYes(text.replace(/\s+/g, ' ').trim())];
  if (after.page)
    return (
      board.printPage?.(after, after.page, width, paint) ?? [
        pageTitle(after, after.page),
        '',
        // On paper there are no arrows to press.
        ...(after.page === 'help'
          ? helpLines(after, board.help.paper, width, paint)
          : pageLines(after, after.page, width, paint)),
      ]
    );
  const option = command.do === 'option' ? board.shelf?.option?.lines?.(after, width, paint) : undefined;
  if (option) return option;
  const own = board.printAnswer?.(before, after, command, width, paint);
  if (own) return own;
  const moved =
    after.session?.attempt.run.now !== before.session?.attempt.run.now || isHanded(before) !== isHanded(after);
  const placed = after.session?.opening !== before.session?.opening;
  const notice = noticeLines(after, width);
  if (!moved && !placed && notice.length > 0 && command.do !== 'option') return notice;
  const heard = board.printStep?.(before, after, width, paint) ?? [];
  return [
    ...(notice.length > 0 ? [...notice, ...heard, ''] : heard),
    ...readLines(after, width, paint),
    ...printed(after, width, paint),
  ];
};

/** A page, a question and what is to be read are dealt with once they are printed. */
const dealtWith = <G extends Types>(model: Model<G>): Model<G> => ({
  ...model,
  page: null,
  part: null,
  readIndex: null,
  confirmation: null,
  notice: [],
});

/** The game line by line. */
export const playLines = async <G extends Types>(
  opened: Model<G>,
  { input, write, width, colour }: Paper,
): Promise<How> => {
  const paint = paintWith(colour);
  const say = (lines: Lines): void => write(`${lines.join('\n')}\n\n`);
  let model = opened;
  if (model.notice.length > 0) say(noticeLines(model, width));
  say([...readLines(model, width, paint), ...printed(model, width, paint)]);
  model = dealtWith(model);
  for await (const line of createInterface({ input, terminal: false })) {
    const text = line.slice(0, LONGEST);
    say([`> ${text}`]);
    const command = parseCommand(model, text);
    if (isComplaint(command)) {
      say(wrap(command.complaint, width));
      continue;
    }
    const after = await performAsync(model, command);
    if (after.done) return 'quit';
    say(answered(model, after, command, text, width, paint));
    model = dealtWith(after);
  }
  const { notices } = model.host.game.board;
  // A try that was only looked at is not saved.
  const begun = model.session && model.host.hasSave(model.session.opening.ref);
  const saved = begun && !isEnded(model.session!) ? notices.endSaved : NOTICES.endOfInput;
  say(wrap(model.trouble ?? saved, width));
  return 'end-of-input';
};
