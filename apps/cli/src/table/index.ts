import type { ReadStream, WriteStream } from 'node:tty';
import { playLines } from './lines.ts';
import type { Sitting } from './sitting.ts';
import { type Left, playTable } from './table.ts';

export { paintWith } from '../terminal/paint.ts';
export { quickLines, rulesLines } from '../terminal/rules.ts';
export type { Options } from './command.ts';
export type { Face } from './face.ts';
export type { Records } from './scene.ts';
export type { Sitting } from './sitting.ts';

/** With a terminal on both ends the table, else line by line. */
export const sit = (
  sitting: Sitting,
  given: { readonly input: ReadStream; readonly output: WriteStream; readonly colour: boolean },
): Promise<Left> =>
  given.input.isTTY && given.output.isTTY
    ? playTable(sitting, given)
    : playLines(sitting, {
        input: given.input,
        write: (text) => given.output.write(text),
        width: Math.max(40, Math.min(100, given.output.columns || 80)),
        colour: given.colour && given.output.isTTY === true,
      });
