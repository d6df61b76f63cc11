import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ASK_RUNS } from '../src/strings/ask-runs.ts';
import { OTHERS } from '../src/strings/others.ts';
import { PEOPLE } from '../src/strings/people.ts';
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
    server = await serve(BUILD, 0, data, `${TODAY}T12:00:00Z`);
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

  test('[S25] who joined before runs of a date were sent is asked, and may change the answer', async () => {
    const page = await browser.open('#/people');
    const player = new Player(page);
    await player.button(PEOPLE.join).click();
    const sends = page.getByLabel(PEOPLE.runs.toggle);
    await sends.waitFor();
    expect(await sends.isChecked()).toBe(true);
    // As a version before this one kept it.
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const request = indexedDB.open('lockstep others');
          request.onsuccess = () => {
            const shelf = request.result.transaction('member', 'readwrite').objectStore('member');
            shelf.get('member').onsuccess = (event) => {
              const { runs: _, ...member } = (event.target as IDBRequest).result;
              shelf.put(member, 'member').onsuccess = () => {
                request.result.close();
                done();
              };
            };
          };
        }),
    );
    await page.reload();
    await page.getByText(ASK_RUNS.says).waitFor();
    expect(await sends.isChecked()).toBe(false);
    await player.button(ASK_RUNS.no).click();
    await page.getByText(ASK_RUNS.says).waitFor({ state: 'detached' });
    await page.reload();
    await sends.waitFor();
    expect([await sends.isChecked(), await page.getByText(ASK_RUNS.says).count()]).toEqual([false, 0]);
    await sends.check();
    await page.reload();
    await sends.waitFor();
    expect(await sends.isChecked()).toBe(true);
    await player.button(PEOPLE.data.deleteAll).click();
    await page.getByRole('dialog').getByRole('button', { name: PEOPLE.data.deleteYes }).click();
    await page.getByText(PEOPLE.data.deleted).waitFor();
  });

  test('[S18] [S21] two people share a day: a group by link, friends first, a challenge side by side; a second device, and boards hidden', async () => {
    const started: Browser[] = [];
    const arrive = async (path: string): Promise<{ page: Page; player: Player }> => {
      const one = await startBrowser(server.address, { ...PHONE, reducedMotion: 'reduce' });
      started.push(one);
      await one.context.clock.setFixedTime(`${TODAY}T12:00:00`);
      await withoutKeeping(one.context);
      const page = await one.open(path);
      return { page, player: new Player(page) };
    };
    const introduce = async ({ page, player }: { page: Page; player: Player }, name: string): Promise<void> => {
      await page.getByLabel(PEOPLE.you.name).fill(name);
      await player.button(PEOPLE.you.save).click();
      await player
        .button(PEOPLE.you.save)
        .and(page.locator(':disabled'))
        .or(page.locator('main:not(:has(#own-name))'))
        .first()
        .waitFor();
    };
    const finish = async ({ player }: { player: Player }): Promise<void> => {
      await player.start();
      await player.play(bestFrom(await dailyOf(TODAY)));
    };
    try {
      const ann = await arrive('');
      await ann.page.getByRole('link', { name: PEOPLE.home }).click();
      await ann.player.button(PEOPLE.join).click();
      await introduce(ann, 'Ann');
      await ann.page.getByLabel(PEOPLE.groups.name).fill('Night owls');
      await ann.player.button(PEOPLE.groups.make).click();
      await ann.page.getByText(PEOPLE.groups.nothing).waitFor();

      const bea = await arrive(new URL(ann.page.url()).hash);
      await bea.page.getByText(PEOPLE.invited).waitFor();
      await bea.player.button(PEOPLE.join).click();
      await introduce(bea, '  Bea ');
      await bea.player.button(PEOPLE.groups.join).click();
      await bea.page.getByText(PEOPLE.groups.nothing).waitFor();

      await ann.page.goto(`${server.address}#/protocol/${TODAY}`);
      await finish(ann);
      await ann.page.getByRole('table', { name: PEOPLE.friends.title }).getByText('Ann').waitFor();
      await ann.player.button(PEOPLE.challenges.make).click();
      const link = await ann.page.getByLabel(PEOPLE.friends.link).inputValue();

      await bea.page.goto(link);
      await bea.player.button(PEOPLE.challenges.take).click();
      await bea.page.getByText(PEOPLE.challenges.finished).waitFor();
      await bea.page.getByRole('link', { name: PEOPLE.challenges.play }).click();
      await finish(bea);
      const friends = bea.page.getByRole('table', { name: PEOPLE.friends.title });
      await friends.getByText('Bea').waitFor();
      // Both played the best there is, after the server had opened it for them: equals, with a time.
      expect(await friends.getByRole('row').allInnerTexts()).toEqual([
        expect.anything(),
        expect.stringMatching(/^1\s[\s\S]*Ann[\s\S]*\d+ s$/),
        expect.stringMatching(/^1\s[\s\S]*Bea[\s\S]*\d+ s$/),
      ]);
      await bea.page.goto(link);
      const lines = bea.page.getByRole('list', { name: PEOPLE.challenges.lines });
      for (const name of ['Ann', 'Bea']) await lines.getByRole('list', { name }).waitFor();

      await ann.page.goto(`${server.address}#/people`);
      await ann.player.button(PEOPLE.devices.add).click();
      await ann.page.getByRole('img', { name: PEOPLE.devices.qr }).waitFor();
      const code = (await ann.page.getByLabel(PEOPLE.devices.codeLabel, { exact: true }).textContent())!.replace(
        ' ',
        '',
      );
      const phone = await arrive(`#/people?device=${code}`);
      await phone.player.button(PEOPLE.devices.linkDo).click();
      await phone.page.getByText(PEOPLE.devices.other).waitFor();
      expect(await phone.page.getByLabel(PEOPLE.you.name).inputValue()).toBe('Ann');
      await phone.page.getByRole('link', { name: 'Night owls' }).waitFor();
      // What was finished on the one device has ended on the other too.
      await phone.page.goto(`${server.address}#/protocol/${TODAY}`);
      await phone.page.getByRole('table', { name: PEOPLE.friends.title }).getByText('Bea').waitFor();

      await phone.page.goto(`${server.address}#/people`);
      await phone.page.getByRole('switch', { name: PEOPLE.data.hide }).check({ force: true });
      await phone.page.goto(`${server.address}#/protocol/${TODAY}`);
      await phone.page.locator('[data-standing="figures"]').waitFor();
      expect(await phone.page.getByRole('table', { name: PEOPLE.friends.title }).count()).toBe(0);

      for (const one of started) expect([one.errors, one.foreign]).toEqual([[], []]);
    } finally {
      await Promise.all(started.map((one) => one.close()));
    }
  });
});
