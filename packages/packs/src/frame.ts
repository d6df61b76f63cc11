import type { Place } from './locate.ts';

const AROUND = 1;

/** The line meant, its neighbours, and a caret under the place. */
export const frame = (text: string, place: Place): string => {
  const lines = text.split('\n');
  const first = Math.max(1, place.line - AROUND);
  const last = Math.min(lines.length, place.line + AROUND);
  const width = String(last).length;
  const shown: string[] = [];
  for (let n = first; n <= last; n += 1) {
    const line = (lines[n - 1] ?? '').replaceAll('\t', ' ').slice(0, 160);
    shown.push(`${n === place.line ? '>' : ' '} ${String(n).padStart(width)} | ${line}`.trimEnd());
    if (n === place.line)
      shown.push(`  ${' '.repeat(width)} | ${' '.repeat(place.column - 1)}${'^'.repeat(Math.min(place.length, 80))}`);
  }
  return shown.join('\n');
};
