import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Fault } from '../fault.ts';
import { answer } from '../output.ts';
import { type Served, serveSite } from '../serve/index.ts';

interface Options {
  readonly port: string;
  readonly host: string;
  readonly dir?: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

const BUILD = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const OPENERS: { readonly [platform: string]: readonly [command: string, ...args: string[]] } = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Without a browser to open the address is still printed. */
const openBrowser = (address: string): void => {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
};

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port <= 65535) return port;
  throw new Fault('usage', `--port is a number from 0 to 65535, 0 for any free one; not "${text}"`);
};

const started = async (options: Options, port: number): Promise<Served> => {
  const dir = options.dir ?? BUILD;
  try {
    const served = await serveSite(dir, options.host, port);
    if (served) return served;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new Fault('no-server', `cannot listen on ${options.host} port ${port}: ${code}`);
  }
  throw new Fault('not-built', `there is no web app in ${dir}. Build it: npm run build`);
};

export const serve = async (options: Options): Promise<void> => {
  const wanted = portOf(options.port);
  if (options.host.trim() === '')
    throw new Fault('usage', '--host is a name or an address, such as 127.0.0.1 or 0.0.0.0');
  const { address, port, close } = await started(options, wanted);
  answer(options, { ok: true, address, port }, () =>
    [
      ...(wanted !== 0 && port !== wanted ? [`Port ${wanted} is in use; this is port ${port}.`] : []),
      `Lockstep is at ${address}`,
      'Press ctrl-c to stop.',
    ].join('\n'),
  );
  if (options.open) openBrowser(address);
  await new Promise<void>((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  });
  await close();
};
