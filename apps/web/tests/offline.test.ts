import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filesWithHash, writeServiceWorker } from '../build/precache.mjs';
import { NOTICES } from '../src/strings/notices.ts';
import { type Browser, eventually, hasBrowser, type Server, startBrowser, startServer, untilKept } from './harness.ts';
import { BUILD } from './places.ts';

/** The title tells the versions apart, since it stands in the page itself. */
const versionOf = (page: Page): Promise<string> => page.title();

describe.skipIf(!hasBrowser())('offline and updates', () => {
  let folder = '';
  let server: Server;
  let browser: Browser;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lockstep-build-'));
    cpSync(BUILD, folder, { recursive: true });
    await publish('first');
    server = await startServer(folder);
    browser = await startBrowser(server.address);
  });
  afterEach(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Another version of the app in the place of the one that is served; its name among versions. */
  const publish = async (title: string): Promise<string> => {
    const file = join(folder, 'index.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/<title>.*<\/title>/, `<title>${title}</title>`));
    rmSync(join(folder, 'sw.js'));
    return writeServiceWorker(folder);
  };

  /** Asks for a newer version, and waits until it is complete or given up. */
  const askForUpdate = (page: Page): Promise<void> =>
    page.evaluate(async () => {
      const registration = (await navigator.serviceWorker.getRegistration())!;
      await registration.update();
      const fresh = registration.installing ?? registration.waiting;
      while (fresh && (fresh.state === 'parsed' || fresh.state === 'installing'))
        await new Promise((go) => fresh.addEventListener('statechange', go, { once: true }));
    });

  /** Until this version is complete. The browser asks by itself too, and answers one question for two: what was asked may be what was there before. */
  const untilWaiting = (page: Page, version: string): Promise<void> =>
    eventually(async () => {
      await askForUpdate(page);
      const newest = await page.evaluate(async () => {
        const shelf = await caches.open('lockstep pointers');
        const [key] = (await shelf.keys()).filter(({ url }) => url.endsWith('newest'));
        return key && (await shelf.match(key))?.text();
      });
      expect(newest).toBe(version);
    });

  /** The player's yes. */
  const agree = async (page: Page): Promise<void> => {
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: NOTICES.update.apply }).click();
    await loaded;
  };

  test('after one visit the app works without the host', async () => {
    const page = await browser.open();
    await untilKept(page);
    await server.stop();
    await page.reload();
    expect(await versionOf(page)).toBe('first');
    const file = await page.evaluate(async () => (await fetch('content/protocol/schedule.txt')).text());
    expect(file).toContain('2026-12-01');
    const other = await browser.open('#/archive');
    expect(await versionOf(other)).toBe('first');
    expect(await other.locator('#app > *').count()).toBeGreaterThan(0);
    expect(browser.foreign).toEqual([]);
  });

  test('every file of the build is kept, byte for byte', async () => {
    const page = await browser.open();
    await untilKept(page);
    const kept = await page.evaluate(async () => {
      const [name] = (await caches.keys()).filter((one) => one.startsWith('lockstep http'));
      const cache = await caches.open(name!);
      const files = await Promise.all(
        (await cache.keys()).map(async ({ url }) => {
          const bytes = await (await cache.match(url))!.arrayBuffer();
          const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
          const path = url.slice(new URL('./', document.baseURI).href.length);
          return [path, Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')] as const;
        }),
      );
      return files.sort(([x], [y]) => (x < y ? -1 : 1));
    });
    expect(kept).toEqual(filesWithHash(folder).filter(([path]) => path !== 'sw.js'));
  });

  test('a newer version waits for a yes: neither a reload nor closing every tab brings it', async () => {
    let page = await browser.open();
    await untilKept(page);
    const second = await publish('second');
    await untilWaiting(page, second);
    await page.reload();
    expect(await versionOf(page)).toBe('first');
    await page.close();
    page = await browser.open();
    expect(await versionOf(page)).toBe('first');
    await untilWaiting(page, second);
    await page.reload();
    expect(await versionOf(page)).toBe('first');
    await agree(page);
    expect(await versionOf(page)).toBe('second');
    const versions = await page.evaluate(
      async () => (await caches.keys()).filter((name) => name.includes('http')).length,
    );
    expect(versions).toBe(1);
  });

  test('a yes in one tab renews the other', async () => {
    const [one, two] = [await browser.open(), await browser.open()];
    await untilKept(one);
    await untilKept(two);
    await untilWaiting(one, await publish('second'));
    const renewed = two.waitForEvent('load');
    await agree(one);
    await renewed;
    expect([await versionOf(one), await versionOf(two)]).toEqual(['second', 'second']);
  });

  test('the second of two newer versions is the one that comes', async () => {
    const page = await browser.open();
    await untilKept(page);
    const second = await publish('second');
    await untilWaiting(page, second);
    await untilWaiting(page, await publish('third'));
    expect(await versionOf(page)).toBe('first');
    await agree(page);
    expect(await versionOf(page)).toBe('third');
  });

  test('a host in the middle of an update never makes a half-old app', async () => {
    const page = await browser.open();
    await untilKept(page);
    const second = await publish('second');
    const worker = readFileSync(join(folder, 'sw.js'), 'utf8');
    const file = join(folder, 'index.html');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, `${whole} `);
    writeFileSync(join(folder, 'sw.js'), `${worker}\n`);
    await askForUpdate(page);
    await page.reload();
    expect(await versionOf(page)).toBe('first');
    // A reload makes the browser ask again by itself; what it tries is cleared away again.
    await eventually(async () => {
      const pointers = await page.evaluate(async () => {
        const shelf = await caches.open('lockstep pointers');
        const texts = await Promise.all((await shelf.matchAll()).map((response) => response.text()));
        return { same: new Set(texts).size === 1, caches: (await caches.keys()).length };
      });
      expect(pointers).toEqual({ same: true, caches: 2 });
    });
    writeFileSync(file, whole);
    writeFileSync(join(folder, 'sw.js'), `${worker}\n\n`);
    await untilWaiting(page, second);
    await agree(page);
    expect(await versionOf(page)).toBe('second');
  });
});
