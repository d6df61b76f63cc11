import { type Frame, indent, wrap } from '../terminal/layout.ts';
import type { Paint } from '../terminal/paint.ts';
import { sectionStart } from '../terminal/rules.ts';
import { boardFrame } from './board.ts';
import { promptLine, statusLines } from './footer.ts';
import { lockFrame } from './lockscreen.ts';
import { type Model, type Stop, stopOf } from './model.ts';
import { pageLines, pageTitle, rulesOf } from './pages.ts';
import { reading } from './reading.ts';
import { resultFrame } from './result.ts';
import { NOTICES } from './words.ts';

export interface Size {
  readonly width: number;
  /** Undefined where there is no screen to fit, only paper. */
  readonly height?: number;
}

const LEAST_WIDTH = 40;
const LEAST_HEIGHT = 10;
const WIDEST_TEXT = 90;

type Framing = (model: Model, width: number, rows: number | undefined, paint: Paint) => Frame;

const pageFrame: Framing = (model, width, rows, paint) => {
  const page = model.page!;
  const inner = Math.min(width, WIDEST_TEXT);
  const { small } = model.sitting.face.portrait(model);
  const top = [`${paint.voice(small)}  ${paint.strong(pageTitle(model, page))}`, ''];
  const busy = model.asking !== null || model.notice.length > 0;
  const bottom = [...(busy ? statusLines(model, inner, paint) : []), promptLine(model, width, paint)];
  const start = page === 'rules' && model.part !== null ? sectionStart(rulesOf(model), model.part, inner, paint) : 0;
  return reading(model, top, pageLines(model, page, inner, paint), bottom, rows, paint, start);
};

const FRAMES: { readonly [stop in Stop]: Framing } = { lock: lockFrame, board: boardFrame, result: resultFrame };

const frameOf: Framing = (model, ...given) => (model.page ? pageFrame : FRAMES[stopOf(model)])(model, ...given);

/** The whole screen: model and size in, lines out. Nothing here reads a clock, a file or a terminal. */
export const screen = (model: Model, { width: given, height }: Size, paint: Paint): Frame => {
  const width = Math.max(LEAST_WIDTH, given);
  if (height === undefined) return frameOf(model, width, undefined, paint);
  // A frame that wraps overprints itself: better to ask for room.
  if (given < LEAST_WIDTH || height < LEAST_HEIGHT) {
    const says = NOTICES.tooSmall(model.sitting.face.name, LEAST_WIDTH, LEAST_HEIGHT);
    return { lines: wrap(says, given).slice(0, height), across: 1, scroll: 0 };
  }
  const { lines, ...more } = frameOf(model, width - 2, height, paint);
  return { lines: indent(lines, 1), ...more };
};
