import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OTHERS } from '../src/strings/others.ts';
import { type Browser, eventually, hasBrowser, PHONE, type Server, startBrowser, withoutKeeping } from './harness.ts';
import { BUILD } from './places.ts';
import { bestFrom, dailyOf, Player } from './play.ts';
import { serve } from './serve.ts';

/** Dates that have come whatever the clock of this machine says. */
const TODAY = '2026-01-20';
const BEFORE = '2026-01-19';

describe.skipIf(!hasBrowser())('everyone', () => {
  const data = mkdtempSync(join(tmpdir(), 'lockstep-others-'));
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    server = await serve(BUILD, 0, data);
    browser = await startBrowser(server.address, { ...PHONE, reducedMotion: 'reduce' });
    await browser.context.clock.setFixedTime(`${TODAY}T12:00:00`);
    await withoutKeeping(browser.context);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(data, { recursive: true });
  });

  /** What the server counted of results, by what became of them. */
  const counted = async (): Promise<{ [outcome: string]: number }> => {
    const text = await (await fetch(`${server.address}metrics`)).text();
    return Object.fromEntries(
      [...text.matchAll(/^lockstep_results_total\{outcome="([^"]*)"\} (\d+)$/gm)].map(([, outcome, n]) => [
        outcome,
        Number(n),
      ]),
    );
  };

  test('[S1] a player joins, finishes while the server is away, and the result is sent later, once', async () => {
    const page = await browser.open(`#/protocol/${TODAY}`);
    const player = new Player(page);
    const finish = async (date: string): Promise<void> => {
      await player.start();
      await player.play(bestFrom(await dailyOf(date)));
    };
    const says = (text: string) => page.getByText(text, { exact: true });

    await finish(TODAY);
    await says(OTHERS.offer).waitFor();
    expect(await counted()).toEqual({});
    await player.button(OTHERS.join).click();
    await says(OTHERS.few).waitFor();
    expect(await counted()).toEqual({ stored: 1 });

    await browser.context.route('**/api/**', (route) => route.abort());
    await page.goto(`${server.address}#/protocol/${BEFORE}`);
    await finish(BEFORE);
    await says(OTHERS.away).waitFor();

    await browser.context.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await says(OTHERS.few).waitFor();
    expect(await counted()).toEqual({ stored: 2 });

    // Home sends what waits; nothing does.
    await page.goto(`${server.address}#/`);
    await player.plate('Life with AURA').first().waitFor();
    await page.goto(`${server.address}#/protocol/${BEFORE}`);
    await says(OTHERS.few).waitFor();
    expect(await counted()).toEqual({ stored: 2 });

    await player.button(OTHERS.leave).click();
    await says(OTHERS.left).waitFor();
    await page.reload();
    await says(OTHERS.offer).waitFor();
    await eventually(async () => expect(await counted()).toEqual({ stored: 2 }));
    expect(browser.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
    expect(browser.foreign).toEqual([]);
  });
});
