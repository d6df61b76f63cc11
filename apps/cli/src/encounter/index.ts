import type { ReadStream, WriteStream } from 'node:tty';
import type { PackOffers } from '@lockstep/kernel';
import type { Store } from '../store.ts';
import type { How } from '../table/terminal.ts';
import { openDesk, type Wanted } from './desk.ts';
import { playLines } from './lines.ts';
import { type Model, placed, shelfModel } from './model.ts';
import { playTerminal } from './terminal.ts';

export type { Wanted } from './desk.ts';

/** The shelf, or the scene that was asked for. */
export const opened = (store: Store, offers: PackOffers, wanted: Wanted): Model => {
  const desk = openDesk(store, offers, wanted);
  const shelf = shelfModel(desk, desk.difficulty);
  return desk.asked === null ? shelf : placed(shelf, desk.open(desk.asked, desk.difficulty));
};

/** With a terminal on both ends the table, else line by line. */
export const play = (
  model: Model,
  given: { readonly input: ReadStream; readonly output: WriteStream; readonly colour: boolean },
): Promise<How> =>
  given.input.isTTY && given.output.isTTY
    ? playTerminal(model, given)
    : playLines(model, {
        input: given.input,
        write: (text) => given.output.write(text),
        width: Math.max(40, Math.min(100, given.output.columns || 80)),
        colour: given.colour && given.output.isTTY === true,
      });
