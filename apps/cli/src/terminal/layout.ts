import { moreWords } from './words.ts';

const ESC = String.fromCharCode(27);
const COLOUR = new RegExp(`${ESC}\\[[0-9;]*m`, 'g');

export const plain = (text: string): string => text.replace(COLOUR, '');

/** Terminal columns a text takes: colours none, a star two. */
export const columns = (text: string): number => {
  let sum = 0;
  for (const char of plain(text)) sum += /\p{Emoji_Presentation}/u.test(char) ? 2 : 1;
  return sum;
};

export const pad = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columns(text)));

export const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - columns(text))) + text;

/** No wider than that; what is cut off is owned up to. Plain text only. */
export const clipped = (text: string, width: number): string => {
  const chars = [...text];
  return chars.length <= width ? text : `${chars.slice(0, Math.max(0, width - 1)).join('')}…`;
};

export const indent = (lines: readonly string[], by: number): string[] =>
  lines.map((line) => (line === '' ? '' : ' '.repeat(by) + line));

/** A word longer than the line is cut rather than let past the edge. */
const pieces = (word: string, width: number): string[] => {
  const chars = [...word];
  const cut: string[] = [];
  for (let at = 0; at < chars.length; at += width) cut.push(chars.slice(at, at + width).join(''));
  return cut;
};

/** Plain text in lines of at most `width` columns; later lines begin with `hang` spaces. */
export const wrap = (text: string, width: number, hang = 0): string[] => {
  const room = Math.max(1, width);
  const lead = text.length - text.trimStart().length;
  const fit = (word: string): string[] => (columns(word) > room - hang ? pieces(word, room - hang) : [word]);
  const [first = '', ...words] = text.slice(lead).split(' ').flatMap(fit);
  const lines: string[] = [];
  let line = ' '.repeat(lead) + first;
  for (const word of words) {
    if (columns(line) + 1 + columns(word) <= room) line = `${line} ${word}`;
    else {
      lines.push(line.trimEnd());
      line = ' '.repeat(hang) + word;
    }
  }
  return [...lines, line.trimEnd()];
};

/** Whole pieces (coloured ones too) side by side, on as few lines as fit. */
export const flow = (items: readonly string[], width: number, gap = '  '): string[] => {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    const joined = last === undefined ? item : `${last}${gap}${item}`;
    if (last !== undefined && columns(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(item);
  }
  return lines;
};

/** Two columns of lines, the first padded to its width. */
export const twoColumns = (left: readonly string[], leftWidth: number, right: readonly string[], gap = ''): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${pad(left[i] ?? '', leftWidth)}${gap}${right[i] ?? ''}`.trimEnd(),
  );

/** Text left and right of one line, or below each other where they do not fit. */
export const ends = (left: string, right: string, width: number): string[] => {
  if (right === '') return [left];
  const space = width - columns(left) - columns(right);
  return space >= 2 ? [left + ' '.repeat(space) + right] : [left, right];
};

/** So many lines of a longer list, with the wanted ones in its middle. */
export const windowOf = (
  lines: readonly string[],
  height: number,
  from: number,
  to: number,
): { readonly lines: readonly string[]; readonly above: number; readonly below: number } => {
  if (lines.length <= height) return { lines, above: 0, below: 0 };
  const centred = from - Math.floor((height - (to - from)) / 2);
  const start = Math.max(0, Math.min(centred, lines.length - height));
  return { lines: lines.slice(start, start + height), above: start, below: lines.length - start - height };
};

/** What is drawn, and what the keys need to know of it. */
export interface Frame {
  readonly lines: readonly string[];
  /** Cards side by side. */
  readonly across: number;
  /** How far it is scrolled in truth, however far was asked for. */
  readonly scroll: number;
}

/** The top of a screen at its top, the bottom at its bottom. */
export const framed = (top: readonly string[], bottom: readonly string[], rows: number): string[] => {
  const gap = Math.max(0, rows - top.length - bottom.length);
  return [...top, ...Array.from({ length: gap }, () => ''), ...bottom].slice(-rows);
};

/** So many lines of a text from the given one on, the last of them saying how much lies beyond. */
export const scrolled = (
  lines: readonly string[],
  from: number,
  room: number,
  brush: (text: string) => string,
): { readonly lines: readonly string[]; readonly from: number } => {
  if (lines.length <= room) return { lines, from: 0 };
  const start = Math.max(0, Math.min(from, lines.length - (room - 1)));
  const below = lines.length - start - (room - 1);
  return { lines: [...lines.slice(start, start + room - 1), brush(moreWords(start, below))], from: start };
};
