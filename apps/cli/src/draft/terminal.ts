import { paintWith } from '../terminal/paint.ts';
import { type How, onTerminal, type Terminal } from '../terminal/stage.ts';
import { type Model, overOf } from './model.ts';
import { pageLines } from './pages.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { screen } from './screen.ts';
import { NOTICES } from './words.ts';

/** What stays on the ordinary screen: the share text after a quest that ended, so that it can be copied. */
const farewell = (model: Model, colour: boolean): readonly string[] =>
  overOf(model)
    ? pageLines({ ...model, part: null }, 'share', 100, paintWith(colour))
    : model.place
      ? [NOTICES.farewell]
      : [];

/** The game on a real terminal. */
export const playTerminal = (opened: Model, terminal: Terminal): Promise<How> => {
  const paint = paintWith(terminal.colour);
  let model = opened;
  return onTerminal(terminal, {
    draw: (size) => {
      const drawn = screen(model, size, paint);
      model = { ...model, scroll: drawn.scroll, across: drawn.across };
      return drawn.lines;
    },
    press: async (key, height) => {
      const pressed = press(model, key, height);
      model = pressed.command ? perform(pressed.model, pressed.command) : pressed.model;
      if (!model.done) return undefined;
      return key.kind === 'interrupt' ? 'interrupted' : 'quit';
    },
    farewell: () => farewell(model, terminal.colour),
  });
};
