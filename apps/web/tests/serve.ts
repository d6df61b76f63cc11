import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type BrowserServer, chromium } from 'playwright-core';
import { findChromium } from '../../../tools/setup.mjs';

const LOCKSTEP = fileURLToPath(new URL('../../cli/bin/lockstep.js', import.meta.url));

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Without Chromium these tests are left out; tools/setup.mjs says so, and with CI=true that fails. */
export const hasBrowser = (): boolean => findChromium() !== undefined;

export interface Server {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Loaded before the server: its clock goes on from this time. */
const clockFrom = (time: string): string =>
  `data:text/javascript,const real = Date.now, began = real(); Date.now = () => ${Date.parse(time)} + real() - began;`;

/** The real `lockstep serve`, on a free port unless one is named: the app alone, or with results in a folder. */
export const serve = async (dir: string, port = 0, data?: string, time?: string): Promise<Server> => {
  const store = data === undefined ? ['--static'] : ['--data', data];
  const clock = time === undefined ? [] : ['--import', clockFrom(time)];
  const args = [...clock, LOCKSTEP, 'serve', '--json', '--port', String(port), '--dir', dir, ...store];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await new Promise<string[]>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (text) => resolve([text]));
    child.once('exit', (code) => reject(new Error(`lockstep serve ended with ${code}`)));
  });
  const said = JSON.parse(line!) as { readonly address: string; readonly port: number };
  return {
    ...said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended(child);
    },
  };
};

/** One Chromium for all tests. */
export const launchChromium = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: findChromium() ?? '', headless: true, args: FLAGS });
