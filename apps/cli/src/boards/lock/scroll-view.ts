import { type Frame, framed, scrolled } from '../../terminal/layout.ts';
import type { Paint } from '../../terminal/paint.ts';
import type { LockModel } from './model.ts';

/** Fixed lines above, a text that scrolls from its `start`, fixed lines below. */
export const scrollView = (
  model: LockModel,
  top: readonly string[],
  body: readonly string[],
  bottom: readonly string[],
  rows: number | undefined,
  paint: Paint,
  start = 0,
): Frame => {
  if (rows === undefined) return { lines: [...top, ...body], across: 1, scroll: 0 };
  const room = Math.max(2, rows - top.length - bottom.length - 1);
  const seen = scrolled(body, model.scroll ?? start, room, paint.faint);
  return { lines: framed([...top, ...seen.lines], bottom, rows), across: 1, scroll: seen.from };
};
