import { paintWith } from '../terminal/paint.ts';
import { type How, onTerminal, type Terminal } from '../terminal/stage.ts';
import type { Model } from './model.ts';
import { overOf } from './model.ts';
import { pageLines } from './pages.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { screen } from './screen.ts';
import { NOTICES } from './words.ts';

/** What stays on the ordinary screen: the share text after a scene that ended, so that it can be copied. */
const farewell = (model: Model, colour: boolean): readonly string[] =>
  overOf(model)
    ? pageLines({ ...model, part: null }, 'share', 100, paintWith(colour))
    : model.place
      ? [NOTICES.farewell]
      : [];

/** The other side takes its time where it thinks ahead: the screen says so first. */
const mayTakeLong = (model: Model): boolean => model.place?.opponent.name === 'look-ahead';

/** The game on a real terminal. */
export const playTerminal = (opened: Model, terminal: Terminal): Promise<How> => {
  const paint = paintWith(terminal.colour);
  let model = opened;
  return onTerminal(terminal, {
    draw: (size) => {
      const drawn = screen(model, size, paint);
      model = { ...model, scroll: drawn.scroll };
      return drawn.lines;
    },
    press: async (key, height, redraw) => {
      const pressed = press(model, key, height);
      model = pressed.model;
      const { command } = pressed;
      if (!command) return undefined;
      if (command.do === 'act' && mayTakeLong(model)) {
        model = { ...model, busy: true };
        redraw();
        await new Promise((done) => setImmediate(done));
      }
      model = { ...perform(model, command), busy: false };
      if (!model.done) return undefined;
      return key.kind === 'interrupt' ? 'interrupted' : 'quit';
    },
    farewell: () => farewell(model, terminal.colour),
  });
};
