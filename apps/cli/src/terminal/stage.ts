import type { ReadStream, WriteStream } from 'node:tty';
import { decodeKeys, flushKeys, type Key } from './keys.ts';
import { columns } from './layout.ts';

export interface Terminal {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly colour: boolean;
}

/** How a player left. */
export type How = 'quit' | 'interrupted' | 'end-of-input';

/** What is played on a terminal: it draws itself and answers keys, and knows nothing of the terminal. */
export interface Stage {
  /** The whole screen, line by line. */
  draw(size: { readonly width: number; readonly height: number }): readonly string[];
  /** One key, and whether the player leaves with it. `redraw` shows what changed while it is still at work. */
  press(key: Key, height: number, redraw: () => void): Promise<How | undefined>;
  /** What stays on the ordinary screen. */
  farewell(): readonly string[];
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
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGQUIT'] as const;

const frame = (lines: readonly string[], width: number): string =>
  FRAME_BEGINS +
  HOME +
  lines.map((line) => (columns(line) >= width ? line : line + REST_OF_LINE)).join('\r\n') +
  REST_OF_SCREEN +
  FRAME_ENDS;

/** A stage on a real terminal, until the player leaves. Whatever happens, the terminal is given back as it was. */
export const onTerminal = ({ input, output }: Terminal, stage: Stage): Promise<How> => {
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
    output.write(frame(stage.draw({ width, height }).slice(0, height), width));
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

  return new Promise<How>((resolve, reject) => {
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

    const end = (how: How): void => {
      if (over) return;
      over = true;
      stop();
      const lines = stage.farewell();
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
      for (let key = queue.shift(); key; key = queue.shift()) {
        if (key.kind === 'suspend') suspend();
        const how = await stage.press(key, size().height, draw);
        if (over) return;
        if (how) end(how);
        else if (queue.length > 0) draw();
      }
      working = false;
      draw();
    };

    const feed = (keys: readonly Key[]): void => {
      // A player who wants to leave does not wait for a hint: every change so far is saved.
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
