import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  type BrowserContext,
  type BrowserContextOptions,
  type Browser as Chromium,
  chromium,
  type Page,
} from 'playwright-core';
import { BUILD } from './places.ts';

const CHROMIUM = '/usr/bin/chromium';
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
export const hasBrowser = (): boolean => {
  try {
    accessSync(CHROMIUM, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

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

/** The real `lockstep serve`, on a free port unless one is named. */
export const startServer = async (dir = BUILD, port = 0): Promise<Server> => {
  const args = [LOCKSTEP, 'serve', '--json', '--port', String(port), '--dir', dir];
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

/** What went wrong on any page of a browser, and where it asked for something it should not need. */
export interface Watched {
  readonly errors: readonly string[];
  readonly foreign: readonly string[];
}

export interface Browser extends Watched {
  readonly context: BrowserContext;
  /** A new page at a path of the app, such as "#/archive". */
  open(path?: string): Promise<Page>;
  close(): Promise<void>;
}

const watch = (context: BrowserContext, address: string): { errors: string[]; foreign: string[] } => {
  const seen = { errors: [] as string[], foreign: [] as string[] };
  const own = (url: string): boolean => url.startsWith(address) || /^(?:data|blob|about):/.test(url);
  context.on('request', (request) => {
    if (!own(request.url())) seen.foreign.push(request.url());
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => seen.errors.push(String(error)));
  });
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') seen.errors.push(message.text());
  });
  return seen;
};

let launched: Promise<Chromium> | undefined;

/** One Chromium for all tests of a file, started with the first of them. It ends with the process that started it. */
const launch = (): Promise<Chromium> => {
  launched ??= chromium.launch({ executablePath: CHROMIUM, headless: true, args: FLAGS });
  return launched;
};

/** A profile with nothing in it yet, at the app of this address. */
export const startBrowser = async (address: string, options: BrowserContextOptions = {}): Promise<Browser> => {
  const context = await (await launch()).newContext(options);
  const seen = watch(context, address);
  return {
    context,
    ...seen,
    open: async (path = '') => {
      const page = await context.newPage();
      await page.goto(`${address}${path}`);
      return page;
    },
    close: () => context.close(),
  };
};

/** Waits until all of the app is kept: a service worker is active only once it has every file. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));
