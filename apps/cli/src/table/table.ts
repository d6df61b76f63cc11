import type { ReadStream, WriteStream } from 'node:tty';
import type { Flags } from '@lockstep/progress';
import { decodeKeys, flushKeys, type Key } from './keys.ts';
import { columns } from './layout.ts';
import { type Model, openModel, outcomeOf } from './model.ts';
import { shareLines } from './pages.ts';
import { paintWith } from './paint.ts';
import { perform } from './perform.ts';
import { press } from './press.ts';
import type { Records } from './scene.ts';
import { screen } from './screen.ts';
import type { Sitting } from './sitting.ts';
import { NOTICES } from './words.ts';

export interface Terminal {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly colour: boolean;
}

/** How a player left the table, and with what. */
export interface Left {
  readonly how: 'quit' | 'interrupted' | 'end-of-input';
  readonly run: Model['run'];
  readonly flags: Flags;
  readonly records: Records;
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
const BUSY_AFTER_MS = 150;

export const leftWith = ({ run, flags, records }: Model, how: Left['how']): Left => ({ how, run, flags, records });

/** What stays on the ordinary screen: the share text after a clear, so that it can be copied. */
const farewell = (model: Model): string[] =>
  outcomeOf(model)?.result === 'won' && model.records.firstClear
    ? shareLines({ ...model, part: null })
    : [NOTICES.farewell(model.sitting.face.name)];

const frame = (lines: readonly string[], width: number): string =>
  FRAME_BEGINS +
  HOME +
  lines.map((line) => (columns(line) >= width ? line : line + REST_OF_LINE)).join('\r\n') +
  REST_OF_SCREEN +
  FRAME_ENDS;

/** The game on a real terminal. Whatever happens, the terminal is given back as it was. */
export const playTable = (sitting: Sitting, { input, output, colour }: Terminal): Promise<Left> => {
  const paint = paintWith(colour);
  let model: Model = openModel(sitting);
  if (!model.locked) model = { ...model, notice: [NOTICES.resumed] };
  let across = 1;
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
    across = drawn.across;
    model = { ...model, scroll: drawn.scroll };
    output.write(frame(drawn.lines.slice(0, height), width));
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

    const end = (how: Left['how']): void => {
      if (over) return;
      over = true;
      stop();
      output.write(`${farewell(model).join('\n')}\n`);
      resolve(leftWith(model, how));
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
      for (let key = queue.shift(); key; key = queue.shift()) {
        if (key.kind === 'suspend') suspend();
        const pressed = press(model, key, across, size().height);
        model = pressed.model;
        if (!pressed.command) continue;
        const slow = setTimeout(() => {
          model = { ...model, busy: NOTICES.thinking(sitting.face.name) };
          draw();
        }, BUSY_AFTER_MS);
        try {
          model = { ...(await perform(model, pressed.command)), busy: null };
        } finally {
          clearTimeout(slow);
        }
        if (over) return;
        if (model.done) end(key.kind === 'interrupt' ? 'interrupted' : 'quit');
        draw();
      }
      working = false;
      draw();
    };

    const feed = (keys: readonly Key[]): void => {
      // Whoever wants to leave does not wait for a hint: every change so far is saved.
      if (working && keys.some(({ kind }) => kind === 'interrupt')) end('interrupted');
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
    const onContinue = (): void => {
      if (!open && !over) enter();
    };
    const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;
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
