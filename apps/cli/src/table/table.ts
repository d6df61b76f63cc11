import type { Flags } from '@lockstep/play';
import { paintWith } from '../terminal/paint.ts';
import { type How, onTerminal, type Terminal } from '../terminal/stage.ts';
import { type Model, openModel, outcomeOf } from './model.ts';
import { shareLines } from './pages.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import type { Records } from './scene.ts';
import { screen } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { NOTICES } from './words.ts';

/** How a player left the table, and with what. */
export interface Left {
  readonly how: How;
  readonly run: Model['run'];
  readonly flags: Flags;
  readonly records: Records;
}

const BUSY_AFTER_MS = 150;

export const leftWith = ({ run, flags, records }: Model, how: How): Left => ({ how, run, flags, records });

/** What stays on the ordinary screen: the share text after a clear, so that it can be copied. */
const farewell = (model: Model): string[] =>
  outcomeOf(model)?.result === 'won' && model.records.firstClear
    ? shareLines({ ...model, part: null })
    : [NOTICES.farewell(model.sitting.face.name)];

/** The game on a real terminal. */
export const playTable = async (sitting: Sitting, terminal: Terminal): Promise<Left> => {
  const paint = paintWith(terminal.colour);
  let model: Model = openModel(sitting);
  if (!model.locked) model = { ...model, notice: [NOTICES.resumed] };
  let across = 1;
  const how = await onTerminal(terminal, {
    draw: (size) => {
      const drawn = screen(model, size, paint);
      across = drawn.across;
      model = { ...model, scroll: drawn.scroll };
      return drawn.lines;
    },
    press: async (key, height, redraw) => {
      const pressed = press(model, key, across, height);
      model = pressed.model;
      if (!pressed.command) return undefined;
      const slow = setTimeout(() => {
        model = { ...model, busy: NOTICES.thinking(sitting.face.name) };
        redraw();
      }, BUSY_AFTER_MS);
      try {
        model = { ...(await perform(model, pressed.command)), busy: null };
      } finally {
        clearTimeout(slow);
      }
      if (!model.done) return undefined;
      return key.kind === 'interrupt' ? 'interrupted' : 'quit';
    },
    farewell: () => farewell(model),
  });
  return leftWith(model, how);
};
