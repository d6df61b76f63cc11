import type { Place } from './locate.ts';

/** A text in which « and » stand around the place that is meant, without them, and that place. */
export const marked = (text: string): { readonly text: string; readonly place: Place } => {
  const [before, meant, after] = text.split(/[«»]/);
  if (before === undefined || meant === undefined || after === undefined) throw new Error(`no « and » in ${text}`);
  const lines = before.split('\n');
  const length = meant.includes('\n') ? 1 : meant.length;
  return { text: before + meant + after, place: { line: lines.length, column: lines.at(-1)!.length + 1, length } };
};
