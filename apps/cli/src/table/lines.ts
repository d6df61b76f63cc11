import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { wrap } from '../terminal/layout.ts';
import { type Paint, paintWith } from '../terminal/paint.ts';
import { rulesLines } from '../terminal/rules.ts';
import type { Command } from './command.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { statusLines } from './footer.ts';
import { saidLines } from './hud.ts';
import { type Model, openModel, stopOf } from './model.ts';
import { rulesOf } from './pages.ts';
import { perform } from './perform.ts';
import { screen } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { type Left, leftWith } from './table.ts';
import { stepLines } from './transcript.ts';
import { LABELS, NOTICES } from './words.ts';

export interface Paper {
  readonly input: Readable;
  readonly write: (text: string) => void;
  readonly width: number;
  readonly colour: boolean;
}

const spoken = (model: Model, width: number, paint: Paint): string[] => {
  const { name } = model.sitting.face;
  const quote = saidLines(model, width - name.length - 1, paint);
  return quote.map((line, i) => `${i === 0 ? name : ' '.repeat(name.length)} ${line}`);
};

const board = (model: Model, width: number, paint: Paint): string[] => [
  ...screen({ ...model, cursor: -1 }, { width }, paint).lines,
  ...(stopOf(model) === 'board' ? ['', LABELS.lineKeys] : []),
];

/** What one command is answered with. Only what it changed is printed, and the table where that is new. */
const answered = (
  before: Model,
  after: Model,
  command: Command,
  text: string,
  width: number,
  paint: Paint,
): string[] => {
  if (after.asking) return [...wrap(after.asking.question, width), NOTICES.typeYes(text.replace(/\s+/g, ' ').trim())];
  if (after.page === 'rules' && after.part !== null) return rulesLines(rulesOf(after), after.part, width, paint);
  if (after.page) return [...screen(after, { width }, paint).lines];
  const notice = after.notice.flatMap((line) => wrap(line, width, 3));
  if (command.do === 'hint' && after.heard !== before.heard) return [...spoken(after, width, paint), ...notice];
  if (notice.length > 0) return notice;
  if (command.do === 'pick')
    return [
      ...after.sitting.face.standing(after, width, paint),
      '',
      ...statusLines({ ...after, cursor: -1 }, width, paint),
    ];
  const told = command.do === 'play' ? [...stepLines(after, after.run.now.events, width, paint), ''] : [];
  return [...told, ...board(after, width, paint)];
};

/** The game line by line: for pipes, scripts and screens that read aloud. */
export const playLines = async (sitting: Sitting, { input, write, width, colour }: Paper): Promise<Left> => {
  const paint = paintWith(colour);
  const say = (lines: readonly string[]): void => write(`${lines.join('\n')}\n\n`);
  let model: Model = openModel(sitting);
  if (!model.locked) say([NOTICES.resumed]);
  say(board(model, width, paint));
  for await (const text of createInterface({ input, terminal: false })) {
    say([`> ${text.slice(0, 400)}`]);
    const command = parseCommand(model, text.slice(0, 400));
    if (isComplaint(command)) {
      say(wrap(command.complaint, width));
      continue;
    }
    const after = await perform(model, command);
    if (after.done) return leftWith(after, 'quit');
    say(answered(model, after, command, text, width, paint));
    // A page or a question is answered for on paper once it is printed.
    model = { ...after, page: null, part: null, asking: null, notice: [] };
  }
  say([NOTICES.endOfInput]);
  return leftWith(model, 'end-of-input');
};
