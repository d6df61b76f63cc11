import { GAME_TITLE, lockLines, RULES_LABEL, START_LABEL, START_PUZZLE_LABEL } from '@lockstep/words-protocol';
import { FACE_WIDTH, face, smallFace } from './face.ts';
import { promptLine, statusLines } from './footer.ts';
import { beside, columns, type Frame, framed, indent, wrap } from './layout.ts';
import { auraLine, type Model } from './model.ts';
import type { Paint } from './paint.ts';
import { picture } from './picture.ts';

const quoted = (text: string, width: number, paint: Paint): string[] =>
  text === '' ? [] : wrap(`“${text}”`, width, 1).map((line) => paint.aura(line));

/** AURA and what she keeps shut, from a whole scene down to a face and a word. */
const scenes = (model: Model, width: number, paint: Paint): readonly (readonly string[])[] => {
  const { lock, run } = model.sitting;
  const { mood, text } = auraLine(model);
  const drawn = face(mood).map((line) => paint.aura(line));
  const target = picture(run.setup.puzzle.target);
  const name = paint.strong(GAME_TITLE);
  const both = (room: number): string[] => [...quoted(lock.line, room, paint), ...quoted(text, room, paint)];
  const pair = beside(drawn, FACE_WIDTH, target, '    ');
  const narrow = width < 64;
  const named = narrow ? [name, ...pair] : beside(pair, FACE_WIDTH + 12, ['', name], '   ');
  const small = smallFace(mood);
  const under = [
    [...named, '', ...both(width)],
    [...named, '', ...quoted(lock.line, width, paint)],
  ];
  const close = beside(
    [paint.aura(small)],
    small.length,
    [name, ...quoted(lock.line, width - small.length - 1, paint)],
    ' ',
  );
  if (narrow) return [...under, close];
  const room = width - FACE_WIDTH - 15;
  const aside = (words: readonly string[]): string[] => beside(pair, FACE_WIDTH + 12, [name, ...words], '   ');
  return [...under, aside(both(room)), aside(quoted(lock.line, room, paint)), close];
};

/** D29 §17, with AURA above it. */
export const lockFrame = (model: Model, width: number, rows: number | undefined, paint: Paint): Frame => {
  const { run, title } = model.sitting;
  const block = lockLines(run.setup, title).slice(0, -2);
  const body = block.flatMap((line, i) => wrap(line, width - 1, 2).map((one) => (i === 0 ? paint.strong(one) : one)));
  const button = (at: number, label: string): string => (model.cursor === at ? `▸${paint.focus(label)}` : ` ${label}`);
  const start = title.date === null ? START_PUZZLE_LABEL : START_LABEL;
  const buttons = `${button(0, start)}       ${button(1, RULES_LABEL)}`;
  const rest = ['', ...indent(body, 1), '', buttons];
  // Each scene once with air above it, once without.
  const tops = scenes(model, width - 2, paint)
    .map((scene) => [...indent(scene, 1), ...rest])
    .flatMap((lines) => [['', ...lines], lines]);
  if (rows === undefined) return { lines: tops[0]!, across: 1, scroll: 0 };
  const bottom = [...statusLines(model, width, paint), promptLine(model, width, paint)];
  const top = tops.find((lines) => lines.length + 1 + bottom.length <= rows) ?? tops.at(-1)!;
  // A title screen: a little above the middle, and not glued to the left of a wide terminal.
  const drop = Array.from({ length: Math.floor(Math.max(0, rows - top.length - bottom.length - 1) / 3) }, () => '');
  const shift = Math.floor(Math.max(0, width - Math.max(...top.map(columns))) / 2);
  return {
    lines: framed([...drop, ...indent(top, shift)], bottom, rows),
    across: 1,
    scroll: 0,
  };
};
