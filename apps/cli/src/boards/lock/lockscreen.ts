import { printedName } from '@lockstep/words';
import { columns, type Frame, flow, framed, indent, twoColumns, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { drawnButtons, promptLine, statusLines } from './footer.ts';
import { portraitOf, quoteLines, taughtLines } from './hud.ts';
import type { LockModel } from './model.ts';
import { scrollView } from './scroll-view.ts';
import { LEARN } from './words.ts';

/** The host and the lock, from a whole picture down to a face and a word. */
const scenes = (model: LockModel, width: number, paint: Paint): readonly (readonly string[])[] => {
  const { lockView } = model;
  const { text } = lockView.line(model);
  const { small } = lockView.portrait(model);
  const { picture, reason } = lockView.lock(model);
  const { drawn, wide } = portraitOf(model, paint);
  const name = paint.strong(model.text.title);
  const why = (room: number): string[] => quoteLines(reason, room, paint);
  const both = (room: number): string[] => [...why(room), ...quoteLines(text, room, paint)];
  const pair = twoColumns(drawn, wide, picture, '    ');
  const pairWide = Math.max(...pair.map(columns)) + 1;
  const narrow = width < 64;
  const named = narrow ? [name, ...pair] : twoColumns(pair, pairWide, ['', name], '   ');
  const under = [
    [...named, '', ...both(width)],
    [...named, '', ...why(width)],
  ];
  const close = twoColumns([paint.voice(small)], small.length, [name, ...why(width - small.length - 1)], ' ');
  if (narrow) return [...under, close];
  const room = width - pairWide - 3;
  const aside = (words: readonly string[]): string[] => twoColumns(pair, pairWide, [name, ...words], '   ');
  return [...under, aside(both(room)), aside(why(room)), close];
};

const WIDEST_GAP = 7;

/** As far apart as there is room for, so that START stands alone. */
const lockButtonLines = (model: LockModel, width: number, paint: Paint): string[] => {
  const buttons = drawnButtons(model, paint);
  const spare = width - buttons.reduce((sum, button) => sum + columns(button), 0);
  const gap = Math.max(1, Math.min(WIDEST_GAP, Math.floor(spare / (buttons.length - 1))));
  return flow(buttons, width, ' '.repeat(gap));
};

const COLUMN_GAP = 3;

/** The printed Lock in its parts: what stands between empty lines. */
const partsOf = (printed: readonly string[]): readonly (readonly string[])[] => {
  const parts: string[][] = [[]];
  for (const line of printed) {
    if (line === '') parts.push([]);
    else parts.at(-1)!.push(line);
  }
  return parts;
};

const wrapped = (lines: readonly string[], width: number): string[] => lines.flatMap((line) => wrap(line, width, 2));

/** The Lock below its title: as printed, then with the figures in a column, then without empty lines. */
const bodies = (printed: readonly string[], width: number): readonly (readonly string[])[] => {
  const [[title = ''] = [], figures = [], ...rest] = partsOf(printed);
  const asPrinted = wrapped(printed, width);
  const left = Math.max(...figures.map(columns));
  const room = width - left - COLUMN_GAP;
  const close = wrapped([title, ...figures, ...rest.flat()], width);
  if (room < left || rest.length === 0) return [asPrinted, close];
  const sideBySide = (lines: readonly string[]): string[] => [
    ...wrap(title, width, 2),
    '',
    ...twoColumns(figures, left, wrapped(lines, room), ' '.repeat(COLUMN_GAP)),
  ];
  const airy = rest.flatMap((part, i) => (i > 0 ? ['', ...part] : part));
  return [asPrinted, sideBySide(airy), sideBySide(rest.flat()), close];
};

/** Where the lessons are, until the first clear. */
const learnLines = ({ records, taught }: LockModel, width: number, paint: Paint): readonly string[] =>
  records.firstClear !== undefined || taught !== null || columns(LEARN) > width - 2 ? [] : [` ${paint.faint(LEARN)}`];

/** The Lock as it is printed, with its keeper above it. Where no form of it fits, it scrolls over its buttons. */
export const lockFrame = (model: LockModel, width: number, rows: number | undefined, paint: Paint): Frame => {
  const { run, title, daily } = model;
  // The last line holds the buttons, which are drawn here so that a cursor can be on them.
  const printed = daily.lockLines(run.setup, title).slice(0, -2).map(printedName);
  const buttons = lockButtonLines(model, width, paint);
  const drawn = scenes(model, width - 2, paint);
  const forms = bodies(printed, width - 1).map((body) => body.map((line, i) => (i === 0 ? paint.strong(line) : line)));
  const topOf = (scene: readonly string[], body: readonly string[]): readonly string[] => [
    ...indent(scene, 1),
    '',
    ...indent(body, 1),
    ...(model.taught === null ? [] : ['', ...indent(taughtLines(model, width - 2, paint), 1)]),
  ];
  const learn = learnLines(model, width, paint);
  if (rows === undefined)
    return {
      lines: ['', ...topOf(drawn[0]!, forms[0]!), ...(learn.length > 0 ? ['', ...learn] : []), '', ...buttons],
      across: 1,
      scroll: 0,
    };
  const status = statusLines(model, width, paint);
  // It stands in the row that is left free between the buttons and the line that is typed in.
  const below = status.length > 0 || learn.length === 0 ? ['', ...status] : learn;
  const bottom = [...below, promptLine(model, width, paint)];
  // Each scene once with air above it, once without.
  const tops = forms
    .flatMap((body) => drawn.map((scene) => [...topOf(scene, body), '', ...buttons]))
    .flatMap((lines) => [['', ...lines], lines]);
  const top = tops.find((lines) => lines.length + bottom.length <= rows);
  if (!top)
    return scrollView(
      model,
      [],
      topOf(drawn.at(-1)!, forms.at(-1)!),
      [...buttons, ...status, promptLine(model, width, paint)],
      rows,
      paint,
    );
  // A title screen: a little above the middle, and not glued to the left of a wide terminal.
  const drop = Array.from({ length: Math.floor(Math.max(0, rows - top.length - bottom.length) / 3) }, () => '');
  const shift = Math.floor(Math.max(0, width - Math.max(...top.map(columns))) / 2);
  return { lines: framed([...drop, ...indent(top, shift)], bottom, rows), across: 1, scroll: 0 };
};
