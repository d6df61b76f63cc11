import { promptLine, statusLines } from '../terminal/foot.ts';
import { clipped, columns, framed, indent, scrolled, windowOf, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { moreWords, PAGE_KEYS } from '../terminal/words.ts';
import { corroborateCharges, gateLines, handLines, rowLines } from './board.ts';
import { type Item, menuOf } from './menu.ts';
import { type Model, noteOf, overOf, type Scene, sceneOf } from './model.ts';
import { nightHand, nightLines } from './night.ts';
import { pageLines, summaryLines } from './pages.ts';
import { hostLines, readingLines } from './reading.ts';
import { listRows, pickTop, shelfLines } from './shelf.ts';
import { ruleLines, topLines } from './top.ts';
import { LABELS, NOTICES, PAGE_TITLES } from './words.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Drawn {
  readonly lines: readonly string[];
  /** How far it is scrolled in truth, however far was asked for. */
  readonly scroll: number | null;
}

const LEAST: Size = { width: 40, height: 14 };
const WIDEST = 100;
/** A text is easiest to read so wide. */
const PAGE = 76;

const ruled = (title: string, width: number, paint: Paint): string => {
  const text = clipped(title, width - 5);
  return paint.faint(`── ${text} ${'─'.repeat(Math.max(0, width - [...text].length - 4))}`);
};

/** So many lines of a text, and that there is more. */
const cut = (lines: readonly string[], most: number, width: number): readonly string[] => {
  if (lines.length <= most) return lines;
  const last = lines[most - 1] ?? '';
  return most < 1 ? [] : [...lines.slice(0, most - 1), columns(last) + 2 <= width ? `${last} …` : last];
};

/** What is said of what is under the cursor: why it cannot be done, or what it would do. */
const detailOf = (item: Item | undefined, width: number): readonly string[] => {
  if (!item) return [];
  const said = item.off === null ? item.detail : [item.off, ...item.detail.filter((text) => text !== item.off)];
  const texts = item.zone === 'card' ? said : [said.join(' ')];
  return texts.filter((text) => text !== '').flatMap((text) => wrap(text, width - 2));
};

/** Always as many lines, so that nothing moves with the cursor. */
const filled = (lines: readonly string[], most: number): readonly string[] => [
  ...lines,
  ...Array.from({ length: Math.max(0, most - lines.length) }, () => ''),
];

/** Of lines that flow over, the one the cursor is on. */
const focusedLine = (lines: readonly string[]): readonly string[] => {
  const at = lines.findIndex((line) => line.includes('▸'));
  return lines.slice(Math.max(0, at), Math.max(0, at) + 1);
};

interface Frame {
  readonly top: readonly string[];
  readonly cards: readonly string[];
  readonly tools: readonly string[];
  readonly moves: readonly string[];
}

/** What stands around gates and words; in a low window as little of it as can be. */
const frameOf = (model: Model, scene: Scene, items: readonly Item[], size: Size, paint: Paint): Frame => {
  const { width, height } = size;
  const hand = scene.view.koa ? nightHand : handLines;
  const whole = {
    top: topLines(model, scene, width, paint),
    cards: hand(model, scene, items, width, paint),
    tools: rowLines(model, items, 'tool', LABELS.tools, width, paint, corroborateCharges(scene)),
    moves: rowLines(model, items, 'move', LABELS.moves, width, paint),
  };
  const rows = whole.top.length + whole.cards.length + whole.tools.length + whole.moves.length;
  if (rows + 8 <= height) return whole;
  return {
    ...whole,
    top: whole.top.slice(-1),
    tools: items[model.cursor]?.zone === 'tool' ? focusedLine(whole.tools) : [],
    moves: focusedLine(whole.moves),
  };
};

/** The incident: gates or the night above, the hand, tools and moves, and what would happen. */
const boardDrawn = (model: Model, scene: Scene, size: Size, paint: Paint): Drawn => {
  const { width, height } = size;
  const { items } = menuOf(model);
  const { top, cards, tools, moves } = frameOf(model, scene, items, size, paint);
  const status = statusLines(model, width, paint);
  const prompt = promptLine(model, width > 66 ? LABELS.keys : LABELS.keysShort, width, paint);
  const middle = (whole: boolean): readonly string[] => [
    ...ruleLines(scene, width, whole, paint),
    ...(scene.view.koa
      ? nightLines(model, scene, width, whole, paint)
      : gateLines(model, scene, items, width, whole, paint)),
  ];
  const room = height - top.length - cards.length - tools.length - moves.length - 1;
  const detail = detailOf(items[model.cursor], width);
  // With little height the words give way first, then the paths.
  const most = height >= 32 ? 5 : 3;
  const full = middle(true);
  const body = cut(full.length + most + 3 <= room ? full : middle(false), Math.max(3, room - 2), width);
  const left = Math.max(0, room - body.length);
  const host = status.length === 0 || height >= 32 ? hostLines(scene, width, paint) : [];
  const wanted = model.asking ? status : [...status, ...host];
  const heard = cut(
    wanted,
    Math.max(model.asking ? wanted.length : Math.min(1, left), left - Math.min(most, detail.length)),
    width,
  );
  const lines = Math.max(0, Math.min(most, left - heard.length));
  const told = filled(cut(detail, lines, width), lines);
  const spare = left - heard.length - told.length;
  return {
    lines: framed(
      [
        ...top,
        ...(spare > 0 ? [''] : []),
        ...body,
        ...(spare > 1 ? [''] : []),
        ...cards,
        ...(spare > 2 ? [''] : []),
        ...tools,
        ...moves,
      ],
      [...told.map((line) => (line === '' ? '' : paint.fair(line))), ...heard, prompt],
      height,
    ),
    scroll: null,
  };
};

/** Lines above, a list that follows the cursor, what is said of its line. */
const listDrawn = (model: Model, top: readonly string[], size: Size, keys: string, paint: Paint): Drawn => {
  const { width, height } = size;
  const { title, items } = menuOf(model);
  const status = statusLines(model, width, paint);
  const detail = detailOf(items[model.cursor], width);
  const most = height >= 32 ? 6 : 4;
  const rows = listRows(items, model.cursor, width, paint);
  const fixed = 2 + status.length + 1;
  const least = Math.min(rows.length, 5);
  const head = cut(top, Math.max(1, height - fixed - least - Math.min(most, detail.length)), width);
  const room = Math.max(least, height - fixed - head.length - Math.min(most, Math.max(1, detail.length)));
  const seen = windowOf(rows, Math.max(1, rows.length > room ? room - 1 : room), model.cursor, model.cursor + 1);
  const more = rows.length > room ? [paint.faint(` ${moreWords(seen.above, seen.below)}`)] : [];
  const said = cut(detail, most, width).map((line) => paint.fair(line));
  return {
    lines: framed(
      [...head, ruled(title, width, paint), ...seen.lines, ...more],
      [...said, ...status, promptLine(model, width > 60 ? keys : LABELS.keysShort, width, paint)],
      height,
    ),
    scroll: null,
  };
};

const shelfDrawn = (model: Model, size: Size, paint: Paint): Drawn => {
  const { width, height } = size;
  const { top, rows } = shelfLines(model, width, paint, model.cursor);
  const item = menuOf(model).items[model.cursor];
  const bottom = [
    ...detailOf(item, width).map((line) => paint.fair(line)),
    ...statusLines(model, width, paint),
    promptLine(model, width > 60 ? LABELS.shelfKeys : LABELS.keysShort, width, paint),
  ];
  const room = Math.max(3, height - top.length - bottom.length - 1);
  const before = rows.slice(0, model.cursor).flat().length;
  const seen = windowOf(rows.flat(), room, before, before + (rows[model.cursor]?.length ?? 1));
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: null };
};

const pageDrawn = (model: Model, size: Size, paint: Paint): Drawn => {
  const { width, height } = size;
  const page = model.page!;
  const top = [paint.strong(PAGE_TITLES[page]), ''];
  const bottom = [...statusLines(model, width, paint), promptLine(model, PAGE_KEYS, width, paint)];
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const text = pageLines(model, page, Math.min(width, WIDEST), paint);
  const seen = scrolled(text, model.scroll ?? (page === 'log' ? text.length : 0), room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: seen.from };
};

const readingDrawn = (model: Model, scene: Scene, size: Size, paint: Paint): Drawn => {
  const { width, height } = size;
  const top = [...topLines(model, scene, width, paint), ''];
  const keys = noteOf(model) === null ? LABELS.readKeys : LABELS.noteKeys;
  const bottom = [...cut(statusLines(model, width, paint), 4, width), promptLine(model, keys, width, paint)];
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const text = readingLines(model, Math.min(width, PAGE), paint);
  const seen = scrolled(text, model.scroll ?? 0, room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: seen.from };
};

const sceneDrawn = (model: Model, scene: Scene, size: Size, paint: Paint): Drawn => {
  if (model.reading) return readingDrawn(model, scene, size, paint);
  const { width } = size;
  const top = topLines(model, scene, width, paint);
  if (overOf(model))
    return listDrawn(
      model,
      [...top, '', ...summaryLines(scene, width, paint), ...hostLines(scene, width, paint), ''],
      size,
      LABELS.listKeys,
      paint,
    );
  if (scene.view.phase === 'cache') {
    const note = noteOf(model);
    return listDrawn(
      model,
      [
        ...top,
        '',
        ...(note === null ? hostLines(scene, width, paint) : wrap(note, width).map((line) => paint.good(line))),
        '',
      ],
      size,
      LABELS.listKeys,
      paint,
    );
  }
  if (model.ways !== null)
    return listDrawn(model, [...top, ...ruleLines(scene, width, false, paint), ''], size, LABELS.listKeys, paint);
  return boardDrawn(model, scene, size, paint);
};

/** The whole screen: model and size in, lines out. Nothing here reads a clock, a file or a terminal. */
export const screen = (model: Model, given: Size, paint: Paint): Drawn => {
  if (given.width < LEAST.width || given.height < LEAST.height)
    return {
      lines: wrap(NOTICES.tooSmall(LEAST.width, LEAST.height), given.width).slice(0, given.height),
      scroll: null,
    };
  const size = { width: given.width - 2, height: given.height };
  const scene = sceneOf(model);
  const drawn = model.page
    ? pageDrawn(model, size, paint)
    : scene
      ? sceneDrawn(model, scene, size, paint)
      : model.picking === null
        ? shelfDrawn(model, size, paint)
        : listDrawn(model, pickTop(model, size.width, paint), size, LABELS.pickKeys, paint);
  return { ...drawn, lines: indent(drawn.lines, 1) };
};
