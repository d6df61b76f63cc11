import { PassThrough, Writable } from 'node:stream';
import type { ReadStream, WriteStream } from 'node:tty';
import { run } from './program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Keeps what is written to it: a pipe, as far as a command can tell. */
const collector = (): { readonly stream: WriteStream; text(): string } => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream: stream as WriteStream, text: () => Buffer.concat(chunks).toString('utf8') };
};

/** A command in this process, with a home and streams of its own. */
export const runHere = async (args: readonly string[], home: string, input = ''): Promise<Ran> => {
  const typed = new PassThrough();
  typed.end(input);
  const out = collector();
  const err = collector();
  let code = 0;
  await run(args, {
    input: typed as unknown as ReadStream,
    output: out.stream,
    errors: err.stream,
    env: { XDG_DATA_HOME: home, NO_COLOR: '1' },
    exitWith: (ended) => {
      code = ended;
    },
  });
  return { code, out: out.text(), err: err.text() };
};
