import type { Types } from '@lockstep/play';
import { statusLines as footLines, promptLine } from '../terminal/foot.ts';
import { columns, framed, indent, scrolled, windowOf, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { moreWords, PAGE_KEYS } from '../terminal/words.ts';
import type { Lines, ScreenText, Shelf, Size } from './board.ts';
import { menuOf } from './current-menu.ts';
import { handOverLines, isHanded } from './hand-over.ts';
import type { Item } from './menu.ts';
import type { Model } from './model.ts';
import { pageLines, pageTitle } from './pages.ts';
import { shelfRows } from './shelf.ts';
import { LABELS as KEYS } from './words.ts';

const WIDEST_TEXT = 100;
/** From this width on the longer line of keys fits. */
const ROOMY = 60;

/** A question that waits for its answer, what was said last, or that something is being worked out. */
export const statusLines = <G extends Types>(model: Model<G>, width: number, paint: Paint): string[] =>
  model.busy ? [paint.voice(model.host.game.board.notices.thinking)] : footLines(model, width, paint);

/** So many lines of a text, and that there is more. */
export const cutLines = (lines: Lines, most: number, width: number): Lines => {
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return most < 1 ? [] : [...lines.slice(0, most - 1), columns(last) + 2 <= width ? `${last} …` : last];
};

/** Fixed lines above, a text that scrolls, fixed lines below. */
const textDrawn = (
  model: Pick<Model, 'scroll' | 'columns'>,
  parts: { readonly top: Lines; readonly text: Lines; readonly bottom: Lines; readonly start?: number },
  height: number,
  brush: (text: string) => string,
): ScreenText => {
  const { top, text, bottom, start = 0 } = parts;
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const seen = scrolled(text, model.scroll ?? start, room, brush);
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: seen.from, columns: model.columns };
};

const pageDrawn = <G extends Types>(
  model: Model<G>,
  page: string,
  { width, height }: Size,
  paint: Paint,
): ScreenText => {
  const text = pageLines(model, page, Math.min(width, WIDEST_TEXT), paint);
  return textDrawn(
    model,
    {
      top: [paint.strong(pageTitle(model, page)), ''],
      text,
      bottom: [...statusLines(model, width, paint), promptLine(model, PAGE_KEYS, width, paint)],
      start: model.host.game.board.pages[page]?.fromEnd ? text.length : 0,
    },
    height,
    paint.faint,
  );
};

const shelfDrawn = <G extends Types>(
  model: Model<G>,
  shelf: Shelf<G>,
  { width, height }: Size,
  paint: Paint,
): ScreenText => {
  const rows = shelfRows(model, shelf, model.cursor, width, paint);
  const top = shelf.top(model, width, paint);
  const brush = shelf.brush?.(paint) ?? paint.plain;
  const said = menuOf(model).items[model.cursor]?.detail ?? [];
  const bottom = [
    ...said.flatMap((text) => wrap(text, width - (shelf.inset ?? 0))).map((text) => brush(text)),
    ...statusLines(model, width, paint),
    promptLine(model, width > (shelf.wideFrom ?? ROOMY) ? shelf.keys : shelf.keysShort, width, paint),
  ];
  const room = Math.max(3, height - top.length - bottom.length - 1);
  const before = rows.slice(0, model.cursor).flat().length;
  const seen = windowOf(rows.flat(), room, before, before + (rows[model.cursor]?.length ?? 1));
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: null };
};

/** A title over a rule. */
const ruled = (title: string, width: number, paint: Paint): string =>
  paint.faint(`── ${title} ${'─'.repeat(Math.max(0, width - columns(title) - 4))}`);

/** One item under another, with notes in a column of their own. */
const listRows = (items: readonly Item[], cursor: number, width: number, paint: Paint): string[] => {
  const longest = Math.max(0, ...items.flatMap(({ label, note }) => (note === '' ? [] : [columns(label)])));
  const digits = String(items.length).length;
  return items.map((item, i) => {
    const focused = i === cursor;
    const lead = `${focused ? '▸' : item.off === null ? ' ' : '·'}${String(i + 1).padStart(digits)} `;
    const room = width - columns(lead);
    const label = [...item.label].length > room ? `${[...item.label].slice(0, room - 1).join('')}…` : item.label;
    const shown = focused ? paint.focus(label) : item.off === null ? label : paint.faint(label);
    const gap = Math.max(2, longest + 2 - columns(label));
    const left = room - columns(label) - gap;
    const note =
      item.note === '' || left < 8 ? '' : `${' '.repeat(gap)}${paint.faint([...item.note].slice(0, left).join(''))}`;
    return `${lead}${shown}${note}`;
  });
};

/** What is said of what is under the cursor: why it cannot be done, or what it would do. */
const detailOf = (item: Item | undefined, width: number): Lines => {
  if (!item) return [];
  const said = item.off === null ? item.detail : [item.off, ...item.detail.filter((text) => text !== item.off)];
  return [said.join(' ')].filter((text) => text !== '').flatMap((text) => wrap(text, width - 2));
};

/** Lines above, a list that follows the cursor, what is said of its line. */
export const listDrawn = <G extends Types>(
  model: Model<G>,
  top: Lines,
  { width, height }: Size,
  keys: { readonly long: string; readonly short: string },
  paint: Paint,
): ScreenText => {
  const { title, items } = menuOf(model);
  const status = statusLines(model, width, paint);
  const detail = detailOf(items[model.cursor], width);
  const most = height >= 32 ? 6 : 4;
  const rows = listRows(items, model.cursor, width, paint);
  const fixed = 2 + status.length + 1;
  const least = Math.min(rows.length, 5);
  const head = cutLines(top, Math.max(1, height - fixed - least - Math.min(most, detail.length)), width);
  const room = Math.max(least, height - fixed - head.length - Math.min(most, Math.max(1, detail.length)));
  const seen = windowOf(rows, Math.max(1, rows.length > room ? room - 1 : room), model.cursor, model.cursor + 1);
  const more = rows.length > room ? [paint.faint(` ${moreWords(seen.above, seen.below)}`)] : [];
  const said = cutLines(detail, most, width).map((text) => paint.fair(text));
  const heading = [...title].length > width - 5 ? `${[...title].slice(0, width - 6).join('')}…` : title;
  return {
    lines: framed(
      [...head, ruled(heading, width, paint), ...seen.lines, ...more],
      [...said, ...status, promptLine(model, width > ROOMY ? keys.long : keys.short, width, paint)],
      height,
    ),
    scroll: null,
  };
};

/** The whole screen: model and size in, lines out. Nothing here reads a clock, a file or a terminal. */
export const screen = <G extends Types>(model: Model<G>, given: Size, paint: Paint): ScreenText => {
  const { board } = model.host.game;
  const { minSize: least, notices, shelf } = board;
  // A frame that wraps overprints itself: better to ask for room.
  if (given.width < least.width || given.height < least.height)
    return {
      lines: wrap(notices.tooSmall(least.width, least.height), given.width).slice(0, given.height),
      scroll: null,
      columns: 1,
    };
  const size = { width: given.width - 2, height: given.height };
  const drawn = model.page
    ? (board.drawPage?.(model, model.page, size, paint) ?? pageDrawn(model, model.page, size, paint))
    : isHanded(model)
      ? listDrawn(
          model,
          handOverLines(model, size.width, paint),
          size,
          { long: KEYS.keys, short: KEYS.keysShort },
          paint,
        )
      : model.session || !shelf
        ? board.draw(model, size, paint)
        : model.picking && shelf.pick
          ? listDrawn(
              model,
              shelf.pick.top(model, size.width, paint),
              size,
              { long: shelf.pick.keys, short: shelf.keysShort },
              paint,
            )
          : shelfDrawn(model, shelf, size, paint);
  return { ...drawn, lines: indent(drawn.lines, 1) };
};
