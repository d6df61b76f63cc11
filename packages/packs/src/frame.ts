import type { Place } from './locate.ts';

const AROUND = 1;
const WIDTH = 160;
/** How much of a line that is too wide is shown before the place. */
const BEFORE = 80;

/** The line meant, its neighbours, and a caret under the place. */
export const frame = (text: string, place: Place): string => {
  const lines = text.split('\n');
  const first = Math.max(1, place.line - AROUND);
  const last = Math.min(lines.length, place.line + AROUND);
  const digits = String(last).length;
  const from = place.column > WIDTH ? place.column - 1 - BEFORE : 0;
  const before = place.column - 1 - from;
  const carets = '^'.repeat(Math.min(place.length, WIDTH - before));
  const shown: string[] = [];
  for (let n = first; n <= last; n += 1) {
    const line = (lines[n - 1] ?? '').replaceAll('\t', ' ').slice(from, from + WIDTH);
    shown.push(`${n === place.line ? '>' : ' '} ${String(n).padStart(digits)} | ${line}`.trimEnd());
    if (n === place.line) shown.push(`  ${' '.repeat(digits)} | ${' '.repeat(before)}${carets}`);
  }
  return shown.join('\n');
};
