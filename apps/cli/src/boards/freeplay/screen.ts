import type { ScreenText, Size } from '../../shell/board.ts';
import { hasEnded } from '../../shell/play-view.ts';
import { cutLines, listDrawn, statusLines } from '../../shell/screen.ts';
import { LABELS as SHELL_LABELS } from '../../shell/words.ts';
import { promptLine } from '../../terminal/foot.ts';
import { framed, scrolled, wrap } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import { corroborateCharges, gateLines, handLines, rowLines } from './gates.ts';
import { type Item, menuOf } from './menu.ts';
import { nightHand, nightLines } from './night.ts';
import { summaryLines } from './pages.ts';
import { isBetweenActs, laidOf, type Model, noteOf, type RunView, runViewOf } from './run-view.ts';
import { hostLines, readingLines } from './text-page.ts';
import { eventLines, ruleLines, topLines } from './top.ts';
import { LABELS } from './words.ts';

const KEYS = { long: LABELS.listKeys, short: LABELS.keysShort };

/** A text is easiest to read so wide. */
const PAGE = 76;

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

/** What is drawn around gates and words; in a low window as little of it as can be. */
const frameOf = (model: Model, runView: RunView, items: readonly Item[], size: Size, paint: Paint): Frame => {
  const { width, height } = size;
  const hand = runView.view.koa ? nightHand : handLines;
  const whole = {
    top: topLines(model, runView, width, paint),
    cards: hand(model, runView, items, width, paint),
    tools: rowLines(model, items, 'tool', LABELS.tools, width, paint, corroborateCharges(runView)),
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
const boardDrawn = (model: Model, runView: RunView, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const { items } = menuOf(model);
  const { top, cards, tools, moves } = frameOf(model, runView, items, size, paint);
  const status = statusLines(model, width, paint);
  const prompt = promptLine(model, width > 66 ? LABELS.keys : LABELS.keysShort, width, paint);
  const middle = (whole: boolean): readonly string[] => [
    ...ruleLines(runView, width, whole, paint),
    ...(runView.view.koa
      ? nightLines(model, runView, width, whole, paint)
      : gateLines(model, runView, items, width, whole, paint)),
  ];
  const room = height - top.length - cards.length - tools.length - moves.length - 1;
  const detail = detailOf(items[model.cursor], width);
  // With little height the words give way first, then the paths.
  const most = height >= 32 ? 5 : 3;
  const full = middle(true);
  const body = cutLines(full.length + most + 3 <= room ? full : middle(false), Math.max(3, room - 2), width);
  const left = Math.max(0, room - body.length);
  const host = status.length === 0 || height >= 32 ? hostLines(runView, width, paint) : [];
  const wanted = model.confirmation ? status : [...status, ...host];
  const heard = cutLines(
    wanted,
    Math.max(model.confirmation ? wanted.length : Math.min(1, left), left - Math.min(most, detail.length)),
    width,
  );
  const lines = Math.max(0, Math.min(most, left - heard.length));
  const told = filled(cutLines(detail, lines, width), lines);
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

const readingDrawn = (model: Model, runView: RunView, size: Size, paint: Paint): ScreenText => {
  const { width, height } = size;
  const top = [...topLines(model, runView, width, paint), ''];
  const keys = noteOf(model) === null ? SHELL_LABELS.readKeys : LABELS.noteKeys;
  const bottom = [...cutLines(statusLines(model, width, paint), 4, width), promptLine(model, keys, width, paint)];
  const room = Math.max(2, height - top.length - bottom.length - 1);
  const text = readingLines(model, Math.min(width, PAGE), paint);
  const seen = scrolled(text, model.scroll ?? 0, room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, height), scroll: seen.from };
};

/** The run at hand, whatever of it is to be seen. */
export const draw = (model: Model, size: Size, paint: Paint): ScreenText => {
  const runView = runViewOf(model)!;
  if (model.readIndex !== null) return readingDrawn(model, runView, size, paint);
  const { width } = size;
  const top = topLines(model, runView, width, paint);
  if (hasEnded(model))
    return listDrawn(
      model,
      [...top, '', ...summaryLines(runView, width, paint), ...hostLines(runView, width, paint), ''],
      size,
      KEYS,
      paint,
    );
  if (isBetweenActs(runView) && laidOf(model).move === null) {
    const note = noteOf(model);
    return listDrawn(
      model,
      [
        ...top,
        '',
        ...(note === null ? hostLines(runView, width, paint) : wrap(note, width).map((line) => paint.good(line))),
        ...eventLines(runView, width),
        '',
      ],
      size,
      KEYS,
      paint,
    );
  }
  if (laidOf(model).move !== null)
    return listDrawn(model, [...top, ...ruleLines(runView, width, false, paint), ''], size, KEYS, paint);
  return boardDrawn(model, runView, size, paint);
};
