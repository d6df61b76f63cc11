import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReadStream, WriteStream } from 'node:tty';

/** What a command has of its surroundings. A test gives each command its own, so that it needs no process. */
export interface Streams {
  readonly input: ReadStream;
  readonly output: WriteStream;
  readonly errors: WriteStream;
  readonly env: { readonly [name: string]: string | undefined };
  /** Which code the command ends with; 0 unless it is said. */
  exitWith(code: number): void;
}

/** Getters, because to touch `process.stdin` opens it. */
export const processStreams: Streams = {
  get input() {
    return process.stdin;
  },
  get output() {
    return process.stdout;
  },
  get errors() {
    return process.stderr;
  },
  get env() {
    return process.env;
  },
  exitWith: (code) => {
    process.exitCode = code;
  },
};

const given = new AsyncLocalStorage<Streams>();

export const withStreams = <T>(own: Streams, command: () => T): T => given.run(own, command);

/** Those of the running command; the process's own outside of any. */
export const streams = (): Streams => given.getStore() ?? processStreams;

export const print = (text: string): void => void streams().output.write(`${text}\n`);

export const warn = (text: string): void => void streams().errors.write(`${text}\n`);

export const exitWith = (code: number): void => streams().exitWith(code);
