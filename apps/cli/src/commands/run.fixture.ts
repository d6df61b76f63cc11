import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const BIN = join(ROOT, 'apps/cli/bin/lockstep.js');

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** The command as it is built, on one thread. */
export const run = (...args: readonly string[]): Promise<Ran> =>
  new Promise((done) => {
    const env = { ...process.env, NO_COLOR: '1' };
    execFile(process.execPath, [BIN, ...args, '--threads', '1'], { env, cwd: ROOT }, (error, out, err) =>
      done({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    );
  });
