import type { ReadStream, WriteStream } from 'node:tty';
import { decodeKeys, flushKeys, type Key } from '../table/keys.ts';
import { columns } from '../table/layout.ts';
import { paintWith } from '../table/paint.ts';
import type { Left } from './lines.ts';
import type { Model } from './model.ts';
import { overOf } from './model.ts';
import { pageLines } from './pages.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import { screen } from './screen.ts';
import { NOTICES } from './words.ts';

export interface Terminal {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly colour: boolean;
}

const ESC = '\u001b';
/** Another screen, no cursor, pastes marked as such; and all of it undone. */
const ENTER = `${ESC}[?1049h${ESC}[?25l${ESC}[?2004h${ESC}[2J`;
const LEAVE = `${ESC}[?2004l${ESC}[?25h${ESC}[?1049l`;
const HOME = `${ESC}[H`;
const REST_OF_LINE = `${ESC}[K`;
const REST_OF_SCREEN = `${ESC}[J`;
/** A terminal that knows these shows the whole frame at once; others ignore them. */
const FRAME_BEGINS = `${ESC}[?2026h`;
const FRAME_ENDS = `${ESC}[?2026l`;
const ESCAPE_WAIT_MS = 40;
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/** What stays on the ordinary screen: the share text after a scene that ended, so that it can be copied. */
const farewell = (model: Model, colour: boolean): readonly string[] =>
  overOf(model)
    ? pageLines({ ...model, part: null }, 'share', 100, paintWith(colour))
    : model.place
      ? [NOTICES.farewell]
      : [];

/** The other side takes its time where it thinks ahead: the screen says so first. */
const mayTakeLong = (model: Model): boolean => model.place?.opponent.name === 'look-ahead';

/** The game on a real terminal. Whatever happens, the terminal is given back as it was. */
export const playTerminal = (opened: Model, { input, output, colour }: Terminal): Promise<Left> => {
  const paint = paintWith(colour);
  let model = opened;
  let rest = '';
  let working = false;
  let open = false;
  let over = false;
  let waiting: NodeJS.Timeout | undefined;
  const queue: Key[] = [];

  const size = () => ({ width: output.columns || 80, height: output.rows || 24 });

  const draw = (): void => {
    if (!open) return;
    const { width, height } = size();
    const drawn = screen(model, { width, height }, paint);
    model = { ...model, scroll: drawn.scroll };
    const lines = drawn.lines.slice(0, height).map((line) => (columns(line) >= width ? line : line + REST_OF_LINE));
    output.write(FRAME_BEGINS + HOME + lines.join('\r\n') + REST_OF_SCREEN + FRAME_ENDS);
  };

  const enter = (): void => {
    open = true;
    input.setRawMode(true);
    input.resume();
    output.write(ENTER);
    draw();
  };

  const leave = (): void => {
    if (!open) return;
    open = false;
    output.write(LEAVE);
    input.setRawMode(false);
    input.pause();
  };

  return new Promise<Left>((resolve, reject) => {
    const onContinue = (): void => {
      if (!open && !over) enter();
    };

    const stop = (): void => {
      clearTimeout(waiting);
      leave();
      input.off('data', onData);
      input.off('end', onEnd);
      output.off('resize', draw);
      process.off('exit', leave);
      process.off('SIGCONT', onContinue);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    };

    const end = (how: Left): void => {
      if (over) return;
      over = true;
      stop();
      const lines = farewell(model, colour);
      if (lines.length > 0) output.write(`${lines.join('\n')}\n`);
      resolve(how);
    };

    const broke = (error: unknown): void => {
      stop();
      reject(error);
    };

    /** Stopped by the terminal's own key: out of the way first, back on the next signal. */
    const suspend = (): void => {
      leave();
      process.kill(process.pid, 'SIGSTOP');
      // With the input paused nothing else would keep the process here until the signal is handled.
      setTimeout(onContinue, ESCAPE_WAIT_MS);
    };

    const drain = async (): Promise<void> => {
      if (working) return;
      working = true;
      for (let key = queue.shift(); key && !over; key = queue.shift()) {
        if (key.kind === 'suspend') suspend();
        const pressed = press(model, key, size().height);
        model = pressed.model;
        const { command } = pressed;
        if (!command) continue;
        if (command.do === 'act' && mayTakeLong(model)) {
          model = { ...model, busy: true };
          draw();
          await new Promise((done) => setImmediate(done));
        }
        model = { ...perform(model, command), busy: false };
        if (model.done) end(key.kind === 'interrupt' ? 'interrupted' : 'quit');
      }
      working = false;
      draw();
    };

    const feed = (keys: readonly Key[]): void => {
      if (over) return;
      queue.push(...keys);
      drain().catch(broke);
    };

    const onData = (chunk: Buffer | string): void => {
      clearTimeout(waiting);
      const decoded = decodeKeys(rest + chunk.toString());
      rest = decoded.rest;
      if (rest !== '')
        waiting = setTimeout(() => {
          const last = flushKeys(rest);
          if (last.length > 0) rest = '';
          feed(last);
        }, ESCAPE_WAIT_MS);
      feed(decoded.keys);
    };

    const onEnd = (): void => end('end-of-input');
    const onSignal = (signal: NodeJS.Signals): void => {
      stop();
      process.kill(process.pid, signal);
    };

    input.setEncoding('utf8');
    input.on('data', onData);
    input.on('end', onEnd);
    output.on('resize', draw);
    process.on('exit', leave);
    process.on('SIGCONT', onContinue);
    for (const signal of SIGNALS) process.on(signal, onSignal);
    try {
      enter();
    } catch (error) {
      broke(error);
    }
  });
};
