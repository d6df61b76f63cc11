import { practiceNotice } from '@lockstep/words';
import { daily as dailyText } from '@lockstep/words-protocol';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, downloaded, hasBrowser, type Server, startServer, TODAY, visit as visitApp } from './harness.ts';
import { bestFrom, type Daily, dailyOf, eventsOf, Player, thenFail, times, WORDS } from './play.ts';

const LOCK = `#/protocol/${TODAY}`;
const TITLE = 'Life with AURA';

describe.skipIf(!hasBrowser()).concurrent('a finished Daily is a place', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];
  let loss: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    daily = await dailyOf(TODAY);
    gold = bestFrom(daily);
    loss = times<readonly string[]>(8, gold.slice(0, 1), (actions) => thenFail(daily, actions));
  });
  afterAll(() => server.stop());

  const visit = (
    go: (open: (path?: string) => Promise<Player>, browser: Browser) => Promise<void>,
    options?: BrowserContextOptions,
  ): Promise<void> =>
    visitApp(server, (browser) => go(async (path = '#/') => new Player(await browser.open(path)), browser), options);

  const won = async (player: Player): Promise<void> => {
    await player.start();
    await player.play(gold);
    await player.heading('Router unlocked').waitFor();
  };

  test('the result, what is shared, the streak and what comes next stay through a reload and are on home', () =>
    visit(async (open) => {
      const player = await open(LOCK);
      const { page } = player;
      await won(player);
      const post = await page.locator('.sharetext').textContent();
      await page.reload();
      await player.heading('Router unlocked').waitFor();
      expect(await page.locator('.sharetext').textContent()).toBe(post);
      await page.getByText(WORDS.next.opens('12 h 0 min')).waitFor();
      await page.getByText(WORDS.next.tomorrow('the front door and the thermostat')).waitFor();
      await page.getByRole('link', { name: WORDS.next.other('Nights with KOA') }).waitFor();
      await page.getByRole('img', { name: `${TODAY}: ${WORDS.next.marks.kept}` }).waitFor();
      await page.getByText(WORDS.next.untilFreeze(6)).waitFor();
      await page.goto(`${server.address}#/`);
      await player.plate(TITLE).getByText('Gold (4 turns left)').waitFor();
      await player.plate(TITLE).getByRole('button', { name: WORDS.home.result }).click();
      await player.heading('Router unlocked').waitFor();
      await player.button(WORDS.result.retry).click();
      await player.heading(WORDS.draft.title).waitFor();
      await player.act(gold[0]!);
      await player.untilSaved(TODAY, 1);
      await page.reload();
      await player.meter('Resistance').waitFor();
    }));

  test('[P13] after a loss the one change asks first; with a yes it is told with its reason, and later tries are practice', () =>
    visit(async (open) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.play(loss);
      await player.heading('ROUTER stays locked').waitFor();
      const show = player.button(WORDS.ask.answers.change.yes);
      await show.click();
      await player.dialog.getByText(practiceNotice('change')).waitFor();
      await player.no();
      await player.button(WORDS.result.retry).waitFor();
      await show.click();
      await player.yes();
      await page.getByText('Then it could still be unlocked.').waitFor();
      await page
        .getByText(/^(?:In the draft|Turn \d): .*\.$/)
        .first()
        .waitFor();
      await player.button(WORDS.result.retryPractice).waitFor();
    }));

  test('the analysis tells in one sentence where the win went, and leads there', () =>
    visit(async (open) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.play(loss);
      await page.getByText(/^The win went (?:with the draft|on turn \d)/).waitFor();
      await page.getByRole('img', { name: WORDS.result.left }).waitFor();
      await player.button(WORDS.result.fromThere).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      await page.getByText(/^The win went /).waitFor();
    }));

  test('a challenge opens the same puzzle for somebody else, and both lines stand side by side at the end', () =>
    visit(async (open, browser) => {
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
      const player = await open(LOCK);
      await won(player);
      await player.page.bringToFront();
      await player.button(WORDS.result.challenge).click();
      await player.page.getByText(WORDS.result.challengeLink).waitFor();
      const sent = await player.page.evaluate(() => navigator.clipboard.readText());
      const address = /#\S+$/.exec(sent)![0];
      expect(address).toMatch(new RegExp(`^#/protocol/${TODAY}\\?vs=`));
      await visit(async (openThere) => {
        const other = await openThere(address);
        await other.page.getByText(WORDS.rival.says('Gold (4 turns left)')).waitFor();
        await other.start();
        await other.play(loss);
        const sides = other.page.getByRole('region', { name: WORDS.result.versus });
        await sides.getByText('Stayed locked').waitFor();
        await sides.getByText('Gold (4 turns left)').waitFor();
        const theirs = await sides
          .getByRole('list', { name: WORDS.result.them })
          .getByRole('listitem')
          .allTextContents();
        expect(theirs.map((row) => row.trim())).toEqual(dailyText.rowWords(daily.setup, eventsOf(daily, gold)));
      });
    }));

  test('a challenge that cannot be read says so, and the puzzle is there all the same', () =>
    visit(async (open) => {
      const player = await open(`${LOCK}?vs=AAAA`);
      await player.page.getByText(WORDS.rival.broken).waitFor();
      await player.start();
    }));

  test('a picture of the result is drawn here and saved', () =>
    visit(async (open) => {
      const player = await open(LOCK);
      await won(player);
      const [file] = await Promise.all([
        player.page.waitForEvent('download'),
        player.button(WORDS.result.picture).click(),
      ]);
      expect(file.suggestedFilename()).toBe(`lockstep-${TODAY}.png`);
      const bytes = await downloaded(file);
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080]);
    }));

  test('a replay plays itself from its first step, can be paused, and its speed chosen', () =>
    visit(
      async (open) => {
        const player = await open(LOCK);
        const { page } = player;
        await won(player);
        await player.button(WORDS.result.replay).click();
        await player.button(WORDS.replay.pause).waitFor();
        await page.getByRole('radio', { name: WORDS.replay.speeds.fast }).check({ force: true });
        await page.getByText(WORDS.replay.step(5, 5)).waitFor();
        await player.button(WORDS.replay.play).click();
        await page.getByText(WORDS.replay.step(0, 5)).waitFor();
        await player.button(WORDS.replay.pause).click();
        await player.button(WORDS.replay.play).waitFor();
      },
      { reducedMotion: 'no-preference' },
    ));

  test('a date to come does not open, and says when it will', () =>
    visit(async (open) => {
      const player = await open('#/protocol/2026-12-11');
      await player.heading(WORDS.future.title).waitFor();
      await player.page.getByText(WORDS.future.opens('', '12 h 0 min')).waitFor();
      await player.page.goto(`${server.address}#/testimony/2099-01-01`);
      await player.page.getByText(WORDS.future.opens('Thursday, January 1, 2099', null)).waitFor();
      expect(await player.page.getByRole('button', { name: WORDS.lock.start }).count()).toBe(0);
    }));

  test('a page that is left for another game’s, and a date before the first, end without a fault', () =>
    visit(async (open) => {
      const { page } = await open('#/statistics');
      await page.getByText(WORDS.statistics.none).waitFor();
      await page.evaluate(() => {
        location.hash = '/quest';
      });
      await page.getByText(WORDS.statistics.none).waitFor({ state: 'detached' });
      await page.locator('h1').first().waitFor();
      await page.goto(`${server.address}#/protocol/2020-01-01`);
      await page.getByText(WORDS.faults['too-early']).waitFor();
    }));

  test('on the narrowest phone every action is in sight, and a question stands in the middle', () =>
    visit(
      async (open) => {
        const player = await open(LOCK);
        const { page } = player;
        const outside = (): Promise<readonly string[]> =>
          page
            .locator('[data-part=acts] :is(button, select)')
            .evaluateAll((all) =>
              all.filter((one) => one.getBoundingClientRect().right > innerWidth).map((one) => one.textContent ?? ''),
            );
        await player.start();
        expect(await outside()).toEqual([]);
        await player.play(gold.slice(0, 1));
        expect(await outside()).toEqual([]);
        await player.menu(WORDS.table.giveUp);
        const box = (await player.dialog.boundingBox())!;
        expect(Math.abs(box.y - (568 - box.height) / 2)).toBeLessThan(2);
      },
      { viewport: { width: 320, height: 568 } },
    ));
});
