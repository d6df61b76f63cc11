import type { ReadStream, WriteStream } from 'node:tty';
import { isEnded, type Types } from '@lockstep/play';
import { paintWith } from '../terminal/paint.ts';
import { type How, onTerminal, type Terminal } from '../terminal/stage.ts';
import type { Lines } from './board.ts';
import { type Paper, playLines } from './lines.ts';
import type { Model } from './model.ts';
import { pageLines } from './pages.ts';
import { answer, findAnswer, type StepResult, start } from './perform.ts';
import { press } from './press.ts';
import { screen } from './screen.ts';

/** What stays on the ordinary screen: the share text after an end, so that it can be copied. */
const farewell = <G extends Types>(model: Model<G>, colour: boolean): Lines => {
  if (!model.session) return [];
  const { board } = model.host.game;
  if (model.trouble !== null) return [model.trouble];
  if (board.farewell) return board.farewell(model);
  return isEnded(model.session)
    ? pageLines({ ...model, part: null }, 'share', 100, paintWith(colour))
    : [board.notices.farewell];
};

/** Whether the screen should say that something is being worked out. */
const takesLong = <G extends Types>({ model: { host }, ask }: StepResult<G>): boolean =>
  ask !== null &&
  (ask.what !== 'bots' || Object.values(ask.bots).some((name) => host.game.board.slowBots?.includes(name)));

/** The game on a real terminal. */
const playTerminal = <G extends Types>(opened: Model<G>, terminal: Terminal): Promise<How> => {
  const paint = paintWith(terminal.colour);
  let model = opened;
  return onTerminal(terminal, {
    draw: (size) => {
      const drawn = screen(model, size, paint);
      model = { ...model, scroll: drawn.scroll, columns: drawn.columns ?? 1 };
      return drawn.lines;
    },
    press: async (key, height, redraw) => {
      const pressed = press(model, key, height);
      const before = pressed.model;
      model = before;
      if (!pressed.command) return undefined;
      let performed = start(before, pressed.command);
      while (performed.ask) {
        if (takesLong(performed)) {
          model = { ...performed.model, busy: true };
          redraw();
          await new Promise((done) => setImmediate(done));
        }
        performed = answer(performed.model, performed.ask, await findAnswer(performed.model, performed.ask), before);
      }
      model = { ...performed.model, busy: false };
      if (!model.done) return undefined;
      return key.kind === 'interrupt' ? 'interrupted' : 'quit';
    },
    farewell: () => farewell(model, terminal.colour),
  });
};

/** With a terminal on both ends the screen, else line by line. */
export const play = <G extends Types>(
  model: Model<G>,
  given: { readonly input: ReadStream; readonly output: WriteStream; readonly colour: boolean },
): Promise<How> => {
  if (given.input.isTTY && given.output.isTTY) return playTerminal(model, given);
  const paper: Paper = {
    input: given.input,
    write: (text) => given.output.write(text),
    width: Math.max(40, Math.min(100, given.output.columns || 80)),
    colour: given.colour && given.output.isTTY === true,
  };
  return playLines(model, paper);
};
