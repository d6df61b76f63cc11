import type { ScreenText, Size } from '../../shell/board.ts';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { promptLine, statusLines } from '../../terminal/foot.ts';
import { clipped, columns, framed, scrolled, windowOf, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { moreWords } from '../../terminal/words.ts';
import { type Item, menuOf } from './menu.ts';
import { endLines } from './pages.ts';
import { type Model, type QuestView, questViewOf } from './quest-view.ts';
import { acrossFor, gridLines, type Measure } from './tiles.ts';
import { arrivalLines, rowLines, topLines } from './top.ts';
import { LABELS } from './words.ts';

const WIDEST = 100;
/** A text is easiest to read so wide. */
const PAGE = 72;

/** Numbers and notes in columns of their own: `widths` of a number and of a label. */
const itemLine = (
  item: Item,
  at: number,
  focused: boolean,
  widths: readonly [number: number, label: number],
  width: number,
  paint: Paint,
): string => {
  const label = `${String(at + 1).padStart(widths[0])} ${item.label}`;
  const shown = clipped(label, width - 2);
  const gap = ' '.repeat(Math.max(2, widths[0] + 1 + widths[1] + 2 - columns(shown)));
  const room = width - columns(shown) - gap.length - 2;
  const aside = item.note === '' || room < 12 ? '' : `${gap}${paint.faint(clipped(item.note, room))}`;
  return `${focused ? '▸' : ' '}${focused ? paint.focus(shown) : item.off === null ? shown : paint.faint(shown)}${aside}`;
};

const ruled = (title: string, width: number, paint: Paint): string[] => {
  const [first = '', ...more] = wrap(title, width - 6);
  return [
    paint.faint(`── ${first} ${'─'.repeat(Math.max(0, Math.min(width, WIDEST) - columns(first) - 4))}`),
    ...more.map((line) => paint.faint(`   ${line}`)),
  ];
};

/** So many lines of a text, and that there is more. */
const cut = (lines: readonly string[], most: number, width: number, paint: Paint): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), paint.faint(clipped(`${lines[most - 1]} …`, width))];

/** A list that follows the cursor. */
const listLines = (model: Model, items: readonly Item[], room: number, width: number, paint: Paint): string[] => {
  const longest = Math.max(0, ...items.flatMap(({ label, note }) => (note === '' ? [] : [columns(label)])));
  const widths = [String(items.length).length, longest] as const;
  const all = items.map((item, i) => itemLine(item, i, i === model.cursor, widths, width, paint));
  if (all.length <= room) return all;
  const seen = windowOf(all, Math.max(1, room - 1), model.cursor, model.cursor + 1);
  return [...seen.lines, paint.faint(` ${moreWords(seen.above, seen.below)}`)];
};

/** What is said of the line under the cursor; full tiles show its text already. */
const detailOf = (item: Item | undefined, width: number, whole: boolean): readonly string[] => {
  if (!item) return [];
  const said = item.off === null || item.known ? item.detail : [item.off, ...item.detail];
  return [...said, ...(whole && item.tile ? [item.tile.text] : [])]
    .filter((text) => text !== '')
    .flatMap((text) => wrap(text, width, 2));
};

/** Reroll, leave: on one line where they fit. */
const extraLines = (model: Model, items: readonly Item[], from: number, width: number, paint: Paint): string[] => {
  const all = items
    .slice(from)
    .map((item, i) => itemLine(item, from + i, from + i === model.cursor, [1, 0], width, paint));
  const joined = all.map((line) => line.trimEnd()).join('   ');
  return all.length > 1 && columns(joined) <= width ? [joined] : all;
};

/** What is said on coming somewhere, by itself. */
const arrivalDrawn = (model: Model, questView: QuestView, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const top = [...topLines(model, questView, width, paint), ''];
  const bottom = [...statusLines(model, width, paint), promptLine(model, SHELL_LABELS.readKeys, width, paint)];
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const text = arrivalLines(questView, Math.min(width, PAGE), paint);
  const air = height >= 20 && text.length < room - 2 ? [''] : [];
  const seen = scrolled([...air, ...text], model.scroll ?? 0, room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: seen.from, columns: model.columns };
};

/** From everything a card says down to three lines of its text. */
const MEASURES: readonly Measure[] = [
  { most: 20, asides: true },
  ...Array.from({ length: 10 }, (_, i) => ({ most: 12 - i, asides: false })),
];

/** Cards to choose from: in columns where they fit whole or nearly, else one under another. */
const tilesDrawn = (model: Model, questView: QuestView, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const { title, items } = menuOf(model);
  const tiles = items.filter((item) => item.tile !== null);
  const status = statusLines(model, width, paint);
  const top = topLines(model, questView, width, paint);
  const extra = extraLines(model, items, tiles.length, width, paint);
  const asked = ruled(title, width, paint);
  const silent = items.every(({ detail, off }) => detail.length === 0 && off === null);
  const cards = tiles.some(({ card }) => card !== null);
  const fixed = top.length + asked.length + extra.length + status.length + 1;

  /** Always as many lines, so that nothing moves with the cursor. */
  const said = (most: number, whole: boolean): readonly string[] => {
    if (silent) return [];
    const lines = cut(detailOf(items[model.cursor], width, whole), most, width, paint);
    const all = [...lines, ...Array.from({ length: most - lines.length }, () => '')];
    return all.map((line) => (line === '' ? '' : paint.fair(line)));
  };
  const drawn = (body: readonly string[], detail: readonly string[], across: number): ScreenText => {
    const spare = height - fixed - body.length - detail.length;
    const keys = width > 70 ? LABELS.keys(across > 1 ? '← →' : '↑ ↓', cards) : LABELS.keysShort;
    return {
      lines: framed(
        [
          ...top,
          ...(spare > 2 ? [''] : []),
          ...asked,
          ...(spare > 3 ? [''] : []),
          ...body,
          ...(extra.length > 0 && spare > 0 ? [''] : []),
          ...extra,
        ],
        [...detail, ...status, promptLine(model, keys, width, paint)],
        height,
      ),
      scroll: null,
      columns: across,
    };
  };

  const across = acrossFor(tiles.length, width);
  const shortest = across >= tiles.length ? 3 : 5;
  const brief = said(2, false);
  const space = height - fixed - brief.length;
  const grid = (measure: Measure): readonly string[] =>
    gridLines(
      tiles.map((item) => ({ ...item.tile!, off: item.off !== null })),
      model.cursor,
      width,
      measure,
      paint,
    );
  if (grid({ most: shortest, asides: false }).length <= space)
    for (const measure of MEASURES) {
      const body = grid(measure);
      if (body.length <= space) return drawn(body, brief, across);
    }
  const roomy = rowLines(questView, tiles, model.cursor, width, true, paint);
  const room = height - fixed;
  if (roomy.length <= room - 3) return drawn(roomy, said(Math.min(3, room - roomy.length), true), 1);
  const rows = rowLines(questView, tiles, model.cursor, width, false, paint);
  return drawn(rows, said(Math.max(2, Math.min(5, room - rows.length)), true), 1);
};

/** A text above and a list below: the end of a quest, a Purge. */
const listDrawn = (model: Model, questView: QuestView, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const { title, items } = menuOf(model);
  const status = statusLines(model, width, paint);
  const top = [...topLines(model, questView, width, paint), ''];
  const over = questView.view.site === 'END';
  const text = over ? endLines(questView, Math.min(width, WIDEST), paint) : [];
  const most = over ? 0 : 2;
  const said = cut(detailOf(items[model.cursor], width, false), Math.max(1, most), width, paint);
  const detail = over ? [] : [...said, ...Array.from({ length: Math.max(0, most - said.length) }, () => '')];
  const fixed = top.length + 2 + detail.length + status.length + 1;
  const room = Math.max(4, height - fixed);
  const least = Math.min(items.length, over ? 7 : 6);
  const shown = cut(text, Math.max(1, room - least), width, paint);
  const menuRoom = Math.max(least, room - (text.length > 0 ? shown.length : 0));
  const keys = width > 70 ? LABELS.keys('↑ ↓', false) : LABELS.keysShort;
  return {
    lines: framed(
      [...top, ...(text.length > 0 ? [...shown, ''] : [])],
      [
        ...ruled(title, width, paint),
        ...listLines(model, items, Math.min(menuRoom, height - 6), width, paint),
        ...detail.map((line) => (line === '' ? '' : paint.fair(line))),
        ...status,
        promptLine(model, keys, width, paint),
      ],
      height,
    ),
    scroll: null,
    columns: 1,
  };
};

/** The quest at hand, whatever of it is to be seen. */
export const draw = (model: Model, size: Size, paint: Paint): ScreenText => {
  const questView = questViewOf(model)!;
  if (model.readIndex !== null) return arrivalDrawn(model, questView, size, paint);
  return menuOf(model).items.some(({ tile }) => tile !== null)
    ? tilesDrawn(model, questView, size, paint)
    : listDrawn(model, questView, size, paint);
};
