import {
  type BrowserContext,
  type BrowserContextOptions,
  type Browser as Chromium,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { expect, inject, vi } from 'vitest';
import { BUILD } from './places.ts';
import { type Server, serve } from './serve.ts';

export { hasBrowser, type Server } from './serve.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one Chromium of all tests listens; empty without Chromium. */
    readonly chromium: string;
    /** The servers that all tests share, by folder. */
    readonly servers: { readonly [dir: string]: Omit<Server, 'stop'> };
  }
}

/** A server of a folder. Those of the builds are shared by all files (setup.ts) and outlive the test that asks for one. */
export const startServer = async (dir = BUILD, port = 0): Promise<Server> => {
  const shared = inject('servers')[dir];
  if (!shared || port !== 0) return serve(dir, port);
  return { ...shared, stop: async () => {} };
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

let connected: Promise<Chromium> | undefined;

const connect = (): Promise<Chromium> => {
  connected ??= chromium.connect(inject('chromium'));
  return connected;
};

/** Long enough for a machine with other work: a wait ends with the state it waits for. */
const PATIENCE_MS = 120_000;

/** A profile with nothing in it yet, at the app of this address. */
export const startBrowser = async (address: string, options: BrowserContextOptions = {}): Promise<Browser> => {
  const context = await (await connect()).newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
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

/** The date of every visit. */
export const TODAY = '2026-12-10';

export const PHONE = { viewport: { width: 390, height: 844 } };

/** Without a service worker, which would fetch the whole app once for every profile; offline.test.ts is about it. */
export const withoutKeeping = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });

/** A phone with a new profile, at noon, without motion unless `options` say otherwise; no error and no other host is allowed. */
export const visit = async (
  { address }: Pick<Server, 'address'>,
  go: (browser: Browser) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> => {
  const browser = await startBrowser(address, { ...PHONE, reducedMotion: 'reduce', ...options });
  try {
    await browser.context.clock.setFixedTime(`${TODAY}T12:00:00`);
    await withoutKeeping(browser.context);
    await go(browser);
    expect(browser.errors).toEqual([]);
    expect(browser.foreign).toEqual([]);
  } finally {
    await browser.close();
  }
};

/** Whatever is begun without a seed of its own draws this one. */
export const withChance = (context: BrowserContext, seed: string): Promise<unknown> =>
  context.addInitScript((digits) => {
    const real = crypto.getRandomValues.bind(crypto);
    const drawn = digits.match(/../g)!.map((byte) => Number.parseInt(byte, 16));
    Object.defineProperty(crypto, 'getRandomValues', {
      value: (into: Uint8Array) => {
        if (into.length !== drawn.length) return real(into as Uint8Array<ArrayBuffer>);
        into.set(drawn);
        return into;
      },
    });
  }, seed);

/** The replay that is saved under a key; null where none is. */
export const savedReplay = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(async (wanted) => {
    const opening = indexedDB.open('lockstep');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = database.transaction('saves').objectStore('saves').get(wanted);
    const found = await new Promise<{ saved: { replay: string } | null } | undefined>((resolve) => {
      asking.onsuccess = () => resolve(asking.result);
    });
    database.close();
    return found?.saved?.replay ?? null;
  }, key);

/** Waits until so many steps are saved under a key; -1: until nothing is. */
export const untilSteps = (page: Page, key: string, steps: number): Promise<void> =>
  eventually(async () => {
    const replay = await savedReplay(page, key);
    expect(replay === null ? -1 : (replay.match(/^\S.* @/gm)?.length ?? 0)).toBe(steps);
  });

/** What was downloaded. The browser is another process, so the file is read through it. */
export const downloaded = async (file: Download): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

/** Waits until all of the app is kept: a service worker is active only once it has every file. */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Waits until what is expected holds. `expect.poll` would do, but does not know its test where two run at once. */
export const eventually = (holds: () => Promise<void>): Promise<void> =>
  vi.waitFor(holds, { timeout: PATIENCE_MS, interval: 50 });
