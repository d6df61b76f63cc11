import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TESTIMONY_WORDS } from '../src/boards/testimony/words.ts';
import { PEOPLE } from '../src/strings/people.ts';
import { PLAY } from '../src/strings/play.ts';
import { RANKED } from '../src/strings/ranked.ts';
import { type Browser, hasBrowser, PHONE, type Server, startBrowser, startServer, withoutKeeping } from './harness.ts';
import { BUILD } from './places.ts';
import { serve } from './serve.ts';

const TODAY = '2026-01-20';
const NOON = `${TODAY}T12:00:00`;

describe.skipIf(!hasBrowser())('ranked play', () => {
  const data = mkdtempSync(join(tmpdir(), 'lockstep-ranked-'));
  let server: Server;
  let browsers: readonly [Browser, Browser];
  beforeAll(async () => {
    server = await serve(BUILD, 0, data, `${NOON}Z`);
    const start = async (): Promise<Browser> => {
      const browser = await startBrowser(server.address, { ...PHONE, reducedMotion: 'reduce' });
      await browser.context.clock.setFixedTime(NOON);
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
  const steps = (page: Page, n: number) => page.getByText(RANKED.bar.steps(n), { exact: true });

  const SUBMIT = TESTIMONY_WORDS.solve.submit(1);

  /** Submits a card that may be submitted alone; answers whether there is one. */
  const submit = async (page: Page): Promise<boolean> => {
    const cards = page.locator('[data-stage^="card:"] button[aria-pressed]');
    await cards.first().waitFor();
    for (let i = 0; i < (await cards.count()); i += 1) {
      await cards.nth(i).click();
      if (await button(page, SUBMIT).isEnabled()) {
        await button(page, SUBMIT).click();
        return true;
      }
      await cards.nth(i).click();
    }
    return false;
  };

  test('[S52] [S54] a night is begun, reloaded in the middle, finished, and seen by a friend', async () => {
    const first = await browsers[0].open('#/people?ranked');
    await button(first, RANKED.join).click();
    await first.locator('article').nth(2).waitFor();
    expect(await first.getByText(RANKED.state.fresh).count()).toBe(3);
    await first.locator('[data-game="testimony"] a').click();
    await button(first, RANKED.begin).click();
    await steps(first, 0).waitFor();
    expect(await submit(first)).toBe(true);
    await steps(first, 1).waitFor();
    await button(first, PLAY.table.menu).click();
    const menu = first.getByRole('dialog');
    expect(await menu.getByRole('button', { name: PLAY.undo, exact: true }).isDisabled()).toBe(true);
    expect(await menu.getByRole('button', { name: PLAY.hint.title, exact: true }).count()).toBe(0);
    await first.keyboard.press('Escape');
    await first.reload();
    await steps(first, 1).waitFor();
    const own = first.locator('p.own');
    for (let n = 2; (await own.count()) === 0; n += 1) {
      expect(await submit(first)).toBe(true);
      await Promise.any([steps(first, n).waitFor(), own.waitFor()]);
    }
    const result = (await own.textContent())!.trim();
    expect(result).not.toBe('');

    // A second look is no second try, on this page or another.
    await first.reload();
    await first.getByText(result).first().waitFor();
    expect(await button(first, RANKED.begin).count()).toBe(0);

    await first.goto(`${server.address}#/people`);
    await first.getByRole('textbox', { name: PEOPLE.you.name }).fill('Ada');
    await button(first, PEOPLE.you.save).click();
    await first.getByRole('textbox', { name: PEOPLE.groups.name }).fill('The house');
    await button(first, PEOPLE.groups.make).click();
    await button(first, PEOPLE.groups.leave).waitFor();
    await first.waitForURL(/group=/);
    const link = new URL(first.url()).hash;

    const second = await browsers[1].open(link);
    await button(second, PEOPLE.join).click();
    await button(second, PEOPLE.groups.join).click();
    await button(second, PEOPLE.groups.leave).waitFor();
    await second.goto(`${server.address}#/people?ranked=testimony`);
    const row = second.getByRole('row', { name: /Ada/ });
    await row.waitFor();
    expect(await row.textContent()).toContain(result.split(' · ')[0]);
    // What was sealed stays sealed while the day is open.
    await second.getByText(RANKED.seal.later).waitFor();
    for (const { errors } of browsers)
      expect(errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
  });

  test('[S50] [S55] when the day is over what was sealed is told and checked here, and the night is watched', async () => {
    const { port } = server;
    await server.stop();
    server = await serve(BUILD, port, data, '2026-01-22T12:00:00Z');
    const [{ context, open }] = browsers;
    await context.clock.setFixedTime('2026-01-22T12:00:00');
    const page = await open('#/people?ranked=testimony');
    await page.getByText(RANKED.seal.later).waitFor();
    const told = (date: string): Promise<void> => page.locator('pre', { hasText: `date ${date}` }).waitFor();
    await button(page, RANKED.table.earlier).click();
    await told('2026-01-21');
    await button(page, RANKED.table.earlier).click();
    await told(TODAY);
    await page.getByText(RANKED.seal.fits).waitFor();
    expect(await page.locator('pre').textContent()).toContain(`game testimony\ndate ${TODAY}\n`);
    await button(page, PEOPLE.challenges.watch).click();
    await page.waitForURL(/replay/);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test('[S1] without a server the page says so, and nothing is broken', async () => {
    const alone = await startServer();
    const browser = await startBrowser(alone.address, PHONE);
    const page = await browser.open('#/people?ranked=testimony');
    await page.getByText(RANKED.alone).waitFor();
    expect(browser.errors).toEqual([]);
    await browser.close();
  });
});
