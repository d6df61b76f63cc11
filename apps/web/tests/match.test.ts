import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MATCH } from '../src/strings/match.ts';
import { type Browser, hasBrowser, PHONE, type Server, startBrowser, withoutKeeping } from './harness.ts';
import { BUILD } from './places.ts';
import { serve } from './serve.ts';

describe.skipIf(!hasBrowser())('a game for two', () => {
  const data = mkdtempSync(join(tmpdir(), 'lockstep-match-'));
  let server: Server;
  let browsers: readonly [Browser, Browser];
  beforeAll(async () => {
    server = await serve(BUILD, 0, data);
    const start = async (): Promise<Browser> => {
      const browser = await startBrowser(server.address, { ...PHONE, reducedMotion: 'reduce' });
      await withoutKeeping(browser.context);
      return browser;
    };
    browsers = [await start(), await start()];
  });
  afterAll(async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    await server.stop();
    rmSync(data, { recursive: true });
  });

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('[S40] [S42] two browsers play a battle by link; one is reloaded in the middle and finds it as it was', async () => {
    const first = await browsers[0].open('#/match');
    await button(first, MATCH.join).click();
    await button(first, MATCH.make).click();
    const link = await first.getByRole('textbox', { name: MATCH.invite.title }).inputValue();
    const second = await browsers[1].open(new URL(link).hash);
    await button(second, MATCH.join).click();
    await button(second, MATCH.sit.take).click();

    const pages = [first, second] as const;
    const hand = (page: Page) => page.locator('[data-stage^="card:"]').allTextContents();
    const keep = (page: Page) => button(page, 'KEEP');
    // Chance says who begins: both keep their first hand, one after the other.
    await Promise.any(pages.map((page) => keep(page).waitFor()));
    const mover = (await keep(first).isVisible()) ? 0 : 1;
    const [one, other] = [pages[mover]!, pages[1 - mover]!];
    await other.locator('aside').first().waitFor();
    const own = await hand(other);
    expect(own.length).toBeGreaterThan(3);
    expect(await hand(one)).not.toEqual(own);
    await keep(one).click();
    await keep(other).waitFor();

    await other.reload();
    await keep(other).waitFor();
    expect(await hand(other)).toEqual(own);
    await keep(other).click();
    await keep(other).waitFor({ state: 'hidden' });

    // A takeback needs consent: then the hand is asked about again.
    await button(other, MATCH.bar.takeback).click();
    await button(one, MATCH.bar.grant).click();
    await keep(other).waitFor();
    await button(other, MATCH.bar.resign).click();
    await button(other, MATCH.bar.resignYes).click();
    await one.getByText(MATCH.end.won, { exact: true }).waitFor();
    await other.getByText(MATCH.end.lost, { exact: true }).waitFor();
    for (const page of pages) await button(page, MATCH.end.replay).waitFor();
    for (const { errors } of browsers)
      expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
  });
});
