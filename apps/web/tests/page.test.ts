import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlineIn } from '../src/play/outline.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import type { Outlines } from '../src/plumbing/worker/messages.ts';
import { SHELL } from '../src/strings/shell.ts';
import { type Browser, hasBrowser, type Server, startBrowser, startServer } from './harness.ts';
import { BUDGET, BUILD } from './places.ts';

describe('the build', () => {
  const page = readFileSync(join(BUILD, 'index.html'), 'utf8');
  const files = readdirSync(BUILD, { recursive: true }).map(String);

  test('keeps its budget', () => {
    const { lines, over } = JSON.parse(readFileSync(BUDGET, 'utf8')) as { lines: string[]; over: string[] };
    expect(over, lines.join('\n')).toEqual([]);
  });

  test('the charset comes early, the boot script before the style sheet, and nothing that the first paint waits for is another file', () => {
    expect(page.indexOf('charset')).toBeLessThan(1024);
    expect(page.indexOf('<script>')).toBeLessThan(page.indexOf('<style>'));
    expect(page).not.toContain('rel="stylesheet"');
    for (const name of ['bricolage-grotesque', 'dm-mono']) expect(page).toMatch(RegExp(`url\\(\\./assets/${name}`));
    expect(page).not.toContain('<!-- boot -->');
  });

  test('nothing points to another host', () => {
    for (const file of files.filter((name) => /\.(?:html|css|webmanifest)$/.test(name))) {
      const text = readFileSync(join(BUILD, file), 'utf8').replaceAll('http://www.w3.org/', '');
      expect(`${file}: ${/https?:\/\/[^\s"')]+/.exec(text)?.[0] ?? 'none'}`).toBe(`${file}: none`);
    }
  });

  test('what home says of a date is what the worker deals', async () => {
    const outlines = JSON.parse(readFileSync(join(BUILD, 'content/protocol/outlines.json'), 'utf8')) as Outlines;
    const answers = createHandlers(WORKER_GAMES, { protocol: [1] }, (path) =>
      readFile(join(BUILD, 'content', path), 'utf8'),
    );
    const schedule = await answers.schedule('protocol');
    expect(outlines.days).toHaveLength(schedule.length);
    for (const { date } of [schedule[0]!, schedule[200]!, schedule.at(-1)!])
      expect(outlineIn(outlines, date)).toEqual(await answers.outline('protocol', date));
  });

  test('every file the manifest names is there', () => {
    const manifest = JSON.parse(readFileSync(join(BUILD, 'app.webmanifest'), 'utf8')) as {
      readonly icons: readonly { readonly src: string; readonly purpose?: string }[];
    };
    for (const { src } of manifest.icons) expect(files).toContain(src);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});

describe.skipIf(!hasBrowser())('the page in a browser', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer();
    browser = await startBrowser(server.address);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  test('starts without an error, asks no other host, and obeys its own policy', async () => {
    const page = await browser.open();
    await page.locator('h1').first().waitFor();
    expect(browser.errors).toEqual([]);
    expect(browser.foreign).toEqual([]);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          const script = document.createElement('script');
          script.textContent = 'window.intruder = true';
          document.body.append(script);
        }),
    );
    expect(blocked).toBe('script-src-elem');
  });

  test('a chosen theme is there before anything else runs', async () => {
    const page = await browser.open();
    await page.evaluate(() =>
      localStorage.setItem('lockstep.settings', JSON.stringify({ theme: 'dark', textSize: 'large' })),
    );
    await page.route('**/assets/*', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    const shown = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(shown).toMatchObject({ theme: 'dark', textSize: 'large', motion: 'system', hand: 'right' });
    await page.evaluate(() => localStorage.clear());
  });

  test('a screen is shown once its styles are there, and can be asked for again where they did not come', async () => {
    // Without the service worker, which may hold every sheet by now.
    const page = await browser.open('#/');
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.evaluate(async () => {
      for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
        await registration.unregister();
    });
    await page.goto('about:blank');
    await page.goto(`${server.address}#/settings`);
    await page.locator('h1').first().waitFor();
    const loaded = (): Promise<readonly string[]> =>
      page.locator('link[rel=stylesheet]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.sheet!));
    expect(await loaded()).toEqual(['shell']);
    let held: () => void = () => {};
    let ask: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      ask = resolve;
    });
    await page.route('**/assets/encounter-*.css', async (route) => {
      ask();
      await new Promise<void>((go) => {
        held = go;
      });
      await route.continue();
    });
    await page.route('**/assets/battle-*.css', (route) => route.abort());
    await page.evaluate(() => {
      location.hash = '/scenes';
    });
    await asked;
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /Shelf-/.test(name)));
    expect(await page.locator('a.scene').count()).toBe(0);
    held();
    await page.locator('a.scene').first().waitFor();
    expect(await loaded()).toEqual(['shell', 'encounter']);

    await page.evaluate(() => {
      location.hash = '/battles';
    });
    await page.getByText(SHELL.faults.unreachable).waitFor();
    await page.unroute('**/assets/battle-*.css');
    await page.evaluate(() => {
      location.hash = '/settings';
    });
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      location.hash = '/battles';
    });
    await page.locator('a[href*="battle/lamps-against-kilns"]').first().waitFor();
    expect(await loaded()).toContain('battle');
  });

  test.each([
    ['#/', '.today[data-game=protocol] h1'],
    ['#/protocol/2026-12-01', '.lockscreen h1'],
    ['#/testimony/2026-12-01', '.lockscreen h1'],
  ])(
    'the first screen of %s needs no script but those the page names at once, and no style sheet',
    async (path, ready) => {
      await browser.context.clock.setFixedTime('2026-12-10T12:00:00');
      const first = await browser.open(path);
      await first.locator(ready).waitFor({ state: 'attached' });
      const named = await first
        .locator('link[rel=modulepreload], script[src]')
        .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href || (one as HTMLScriptElement).src));
      const strict = await startBrowser(server.address);
      try {
        await strict.context.clock.setFixedTime('2026-12-10T12:00:00');
        const page = await strict.context.newPage();
        // Whatever else is asked for never comes.
        await page.route(/assets\/[^/]*\.(?:js|css)$/, (route) =>
          named.includes(route.request().url()) ? route.continue() : undefined,
        );
        await page.goto(`${server.address}${path}`);
        await page.locator(ready).waitFor({ state: 'attached' });
      } finally {
        await strict.close();
      }
    },
  );

  test('back and forward bring the address, the scroll and the focus', async () => {
    const page = await browser.open('#/');
    await page.locator('h1').first().waitFor();
    await page.evaluate(() => {
      location.hash = '/archive';
    });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.goBack();
    await page.waitForFunction(() => location.hash === '#/' && document.activeElement?.tagName === 'H1');
    await page.goForward();
    await page.waitForFunction(() => location.hash === '#/archive');
  });
});
