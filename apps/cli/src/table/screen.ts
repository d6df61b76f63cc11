import { NOTICES, PAGE_TITLES } from '../words.ts';
import { boardFrame } from './board.ts';
import { FACE_WIDTH, face, smallFace } from './face.ts';
import { buttonLines, promptLine, statusLines } from './footer.ts';
import { quoteLines, titleLines } from './hud.ts';
import { beside, type Frame, framed, indent, scrolled, wrap } from './layout.ts';
import { lockFrame } from './lockscreen.ts';
import { auraLine, type Model, stopOf } from './model.ts';
import { pageLines, rulesOf } from './pages.ts';
import type { Paint } from './paint.ts';
import { headlineLines, resultLines } from './result.ts';
import { sectionStart } from './rulespage.ts';

export interface Size {
  readonly width: number;
  /** Undefined where there is no screen to fit, only paper. */
  readonly height?: number;
}

const LEAST_WIDTH = 40;
const LEAST_HEIGHT = 10;
const WIDEST_TEXT = 90;

/** Fixed lines above, a text that scrolls from its `start`, fixed lines below. */
const reading = (
  model: Model,
  top: readonly string[],
  body: readonly string[],
  bottom: readonly string[],
  rows: number | undefined,
  paint: Paint,
  start = 0,
): Frame => {
  if (rows === undefined) return { lines: [...top, ...body], across: 1, scroll: 0 };
  const room = Math.max(2, rows - top.length - bottom.length - 1);
  const seen = scrolled(body, start + model.scroll, room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, rows), across: 1, scroll: seen.from - start };
};

const resultFrame = (model: Model, width: number, rows: number | undefined, paint: Paint): Frame => {
  const drawn = face(auraLine(model).mood).map((line) => paint.aura(line));
  const headline = headlineLines(model, width - FACE_WIDTH - 3, paint);
  const gap = rows === undefined || rows >= 30 ? [''] : [];
  const top = [
    ...titleLines(model, width, paint),
    ...gap,
    ...beside(drawn, FACE_WIDTH, headline.length < 5 ? ['', ...headline] : headline, '   '),
    ...gap,
    ...indent(quoteLines(model, width - 2, paint), 1),
    '',
  ];
  const bottom = [
    ...statusLines(model, width, paint),
    ...buttonLines(model, width, paint),
    promptLine(model, width, paint),
  ];
  return reading(model, top, resultLines(model, width, paint), bottom, rows, paint);
};

const pageFrame = (model: Model, width: number, rows: number | undefined, paint: Paint): Frame => {
  const page = model.page!;
  const inner = Math.min(width, WIDEST_TEXT);
  const top = [`${paint.aura(smallFace(auraLine(model).mood))}  ${paint.strong(PAGE_TITLES[page])}`, ''];
  const busy = model.asking !== null || model.notice.length > 0;
  const bottom = [...(busy ? statusLines(model, inner, paint) : []), promptLine(model, width, paint)];
  const start = page === 'rules' && model.part !== null ? sectionStart(rulesOf(model), model.part, inner, paint) : 0;
  return reading(model, top, pageLines(model, page, inner, paint), bottom, rows, paint, start);
};

const frameOf = (model: Model, width: number, rows: number | undefined, paint: Paint): Frame => {
  if (model.page) return pageFrame(model, width, rows, paint);
  const stop = stopOf(model);
  if (stop === 'lock') return lockFrame(model, width, rows, paint);
  return (stop === 'result' ? resultFrame : boardFrame)(model, width, rows, paint);
};

/** The whole screen: model and size in, lines out. Nothing here reads a clock, a file or a terminal. */
export const screen = (model: Model, { width: given, height }: Size, paint: Paint): Frame => {
  const width = Math.max(LEAST_WIDTH, given);
  if (height === undefined) return frameOf(model, width, undefined, paint);
  // A frame that wraps overprints itself: better to ask for room.
  if (given < LEAST_WIDTH || height < LEAST_HEIGHT)
    return { lines: wrap(NOTICES.tooSmall(LEAST_WIDTH, LEAST_HEIGHT), given).slice(0, height), across: 1, scroll: 0 };
  const { lines, ...more } = frameOf(model, width - 2, height, paint);
  return { lines: indent(lines, 1), ...more };
};
