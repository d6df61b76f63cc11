import { freshFlags, makeBackup, makeSaved, refTo, saveKey } from '@lockstep/play';
import { protocol } from '@lockstep/protocol';
import { practiceNotice } from '@lockstep/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auraDay, clean, LOCK, postText, sharedText, TITLE, visitPlayer, YESTERDAY } from './aura-day.ts';
import { downloaded, hasBrowser, type Server, startBrowser, startServer, TODAY } from './harness.ts';
import { bestFrom, type Daily, dailyOf, Player, runOf, viewOf, WORDS, wordsOf } from './play.ts';

describe.skipIf(!hasBrowser()).concurrent('a day with AURA: what is kept, and where addresses lead', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    ({ daily, gold } = await auraDay());
  });
  afterAll(() => server.stop());

  const visit = visitPlayer(() => server);

  const shared = (first: readonly string[], best?: readonly string[]): string => sharedText(daily, first, best);
  const postOf = (lines: string, actions: readonly string[]): string => postText(daily, server, lines, actions);

  test('a reload in the middle of a turn brings everything back', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(gold.slice(0, 3));
      await player.untilSaved(TODAY, 3);
      await player.pick([gold[3]!.split(' ')[1]!]);
      const was = viewOf(daily, gold.slice(0, 3));
      await player.page.reload();
      await player.meter('Resistance').waitFor();
      expect(await player.reads('Resistance')).toBe(was.resistance);
      expect(await player.reads('Turns left')).toBe(6);
      expect(await player.reads('Scrutiny')).toBe(was.scrutiny);
      expect(await player.evidence.count()).toBe(6);
      expect(await player.log.count()).toBe(2);
      await player.page.goto(`${server.address}#/`);
      await player.button(WORDS.home.resume).click();
      await player.play(gold.slice(3));
      await player.heading(/unlocked/).waitFor();
      expect(await player.page.locator('.sharetext').textContent()).toBe(postOf(shared(gold), gold));
    }));

  test('export, delete everything, import: progress is back', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      const played = async (): Promise<string> => {
        await page.goto(`${server.address}#/statistics`);
        await player.heading(WORDS.statistics.title).waitFor();
        await page.locator('.figures dd').first().waitFor();
        return clean((await page.locator('.figures dd').allTextContents()).join(' '));
      };
      await player.start();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      await page.locator('.records').waitFor();
      expect(await played()).toBe('1 1 1 1');

      await page.goto(`${server.address}#/settings`);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        player.button(WORDS.settings.exportAll).click(),
      ]);
      expect(file.suggestedFilename()).toBe('lockstep-progress.json');
      const backup = await downloaded(file);
      await page.getByText(WORDS.settings.removal).click();
      await player.button(WORDS.settings.removeAll).click();
      await page.getByText(WORDS.settings.removeAsk).waitFor();
      await player.yes();
      await page.getByText(WORDS.settings.removed).waitFor();
      expect(await played()).toBe('0 0 0 0');

      await page.goto(`${server.address}#/settings`);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        player.button(WORDS.settings.importAll).click(),
      ]);
      await chooser.setFiles({ name: 'progress.json', mimeType: 'application/json', buffer: backup });
      await page.getByText(WORDS.settings.imported(1)).waitFor();
      expect(await played()).toBe('1 1 1 1');

      await page.goto(`${server.address}#/settings`);
      const [again] = await Promise.all([
        page.waitForEvent('filechooser'),
        player.button(WORDS.settings.importAll).click(),
      ]);
      await again.setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
      await page.getByText(WORDS.faults['backup-not-a-backup']).waitFor();
    }));

  test('a try from a file with numbers of its own is played, and recorded nowhere', () =>
    visit(async ({ open }) => {
      const setup = { ...(protocol.makeSetup(daily.setup) as object), resistance: 1 };
      const parsed = protocol.parseSetup(setup);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
      const easy = { ...daily, setup: parsed.value };
      const run = runOf(easy, gold.slice(0, 1));
      const saved = {
        ...makeSaved(run, { from: undefined }, freshFlags(false)),
        setup,
        seed: daily.seed,
        date: TODAY,
        pack: null,
        began: TODAY,
      };
      const key = saveKey(refTo('protocol', { kind: 'daily', date: TODAY }));
      const player = await open('#/settings');
      const { page } = player;
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        player.button(WORDS.settings.importAll).click(),
      ]);
      const buffer = Buffer.from(makeBackup({ entries: [], saves: { [key]: saved } }));
      await chooser.setFiles({ name: 'progress.json', mimeType: 'application/json', buffer });
      await page.getByText(WORDS.settings.imported(0)).waitFor();

      await page.goto(`${server.address}${LOCK}`);
      await player.meter('Resistance').waitFor();
      await player.play([gold[1]!]);
      await player.heading(/unlocked/).waitFor();
      await page.goto(`${server.address}#/statistics`);
      await player.heading(WORDS.statistics.title).waitFor();
      await page.locator('.figures dd').first().waitFor();
      expect(clean((await page.locator('.figures dd').allTextContents()).join(' '))).toBe('0 0 0 0');
    }));

  test('two tabs on one date: the one that is behind is told before its next move, and can load', () =>
    visit(async ({ open }) => {
      const [one, two] = [await open(LOCK), await open(LOCK)];
      await two.start();
      await one.page.bringToFront();
      await one.start();
      await one.play(gold.slice(0, 2));
      await one.untilSaved(TODAY, 2);
      // Told before its next move: nothing was touched there.
      await two.page.bringToFront();
      await two.dialog.getByText(WORDS.faults.otherTab).waitFor();
      await two.button(WORDS.faults.otherTabLoad).click();
      await two.log.first().waitFor();
      expect(await two.reads('Turns left')).toBe(7);
      await two.play(gold.slice(2));
      await two.heading(/unlocked/).waitFor();
    }));

  test('a damaged save is set aside with a message, and the game begins anew', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(gold.slice(0, 2));
      await player.untilSaved(TODAY, 2);
      await player.page.evaluate(async (key) => {
        const opening = indexedDB.open('lockstep');
        await new Promise((go) => opening.addEventListener('success', go));
        const put = opening.result
          .transaction('saves', 'readwrite')
          .objectStore('saves')
          .put({ saved: 'rubbish', rev: 'x' }, key);
        await new Promise((go) => put.addEventListener('success', go));
        opening.result.close();
      }, `protocol/daily.${TODAY}`);
      await player.page.reload();
      await player.page.getByText(WORDS.faults.setAside).waitFor();
      await player.start();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
    }));

  test('at midnight home turns to the new date; a run keeps the one it began with', async () => {
    const browser = await startBrowser(server.address);
    try {
      await browser.context.clock.install({ time: `${YESTERDAY}T23:58:00` });
      const home = new Player(await browser.open());
      await home.page.getByText('Wednesday, December 9').waitFor();
      const other = new Player(await browser.open(`#/protocol/${YESTERDAY}`));
      await other.start();
      const then = await dailyOf(YESTERDAY);
      const line = bestFrom(then);
      await other.play(line.slice(0, 2));
      await home.page.bringToFront();
      await browser.context.clock.fastForward(180_000);
      await home.page.getByText('Thursday, December 10').waitFor();
      await other.page.bringToFront();
      expect(await other.reads('Turns left')).toBe(7);
      await other.play(line.slice(2));
      await other.heading(/unlocked/).waitFor();
      expect(await other.page.locator('.sharetext').textContent()).toContain(`AURA Daily • ${YESTERDAY}`);
      expect(browser.errors).toEqual([]);
    } finally {
      await browser.close();
    }
  });

  test('the archive opens an old date, and its clear leaves the streak alone', () =>
    visit(async ({ open }) => {
      const player = await open('#/archive');
      const { page } = player;
      await page.getByRole('link', { name: `${YESTERDAY}: ${WORDS.archive.states.open}` }).click();
      await page.getByText(`DAILY: ${YESTERDAY}`).waitFor();
      const then = await dailyOf(YESTERDAY);
      await player.start();
      await player.play(bestFrom(then));
      await player.heading(/unlocked/).waitFor();
      await page.locator('.records').waitFor();
      expect(clean(await page.locator('.records').textContent())).toMatch(/Streak ?No streak yet$/);
      await page.goto(`${server.address}#/archive`);
      await page.getByRole('link', { name: `${YESTERDAY}: ${WORDS.archive.states.cleared}` }).waitFor();
      await page.goto(`${server.address}#/`);
      await player.plate(TITLE).getByText(WORDS.home.noStreak).waitFor();
      await page.goto(`${server.address}#/archive`);
      await player.button(WORDS.archive.previous).click();
      await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    }));

  test('a date before the first lock says so, with a way home', () =>
    visit(async ({ open }) => {
      const player = await open('#/protocol/2019-01-01');
      await player.page.getByText(WORDS.faults['too-early']).waitFor();
      await player.button(WORDS.faults.home).click();
      await player.button(WORDS.home.play).waitFor();
    }));

  test('addresses from before there were several games lead where they led', () =>
    visit(async ({ open }) => {
      const { page } = await open();
      const read = async (path: string): Promise<string> => {
        await page.goto(`${server.address}${path}`);
        await page.reload();
        await page.locator('main h1').waitFor();
        await page.locator('.waking').waitFor({ state: 'detached' });
        return wordsOf(page.locator('main'));
      };
      for (const place of ['rules', 'learn', 'archive', 'statistics'])
        expect(await read(`#/${place}/protocol`)).toBe(await read(`#/${place}`));
      expect(await read(`#/solution/protocol/${YESTERDAY}`)).toBe(await read(`#/solution/${YESTERDAY}`));
    }));

  test('[P13] a hint that shows the line is remembered: a retry is practice, after a reload too', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.menu(WORDS.hint.title);
      for (const cost of ['card', 'line'] as const) {
        await player.button(WORDS.hint.next).click();
        await player.dialog.getByText(practiceNotice(cost)).waitFor();
        await player.yes();
        await player.dialog.waitFor({ state: 'detached' });
      }
      await page.getByText(/^1\. Keep /).waitFor();
      await player.play(gold);
      await player.button(WORDS.result.retryPractice).click();
      await player.practice.waitFor();
      // A try that was not begun leaves the date where it was: at its result.
      await page.reload();
      await player.button(WORDS.result.retryPractice).click();
      await player.practice.waitFor();
    }));

  test.each(['#/protocol/2026-02-30', '#/protocol/soon', '#/nowhere'])('%s is no place, and says so', (path) =>
    visit(async ({ open }) => {
      const player = await open(path);
      await player.heading(WORDS.notFound.title).waitFor();
      await player.page.getByRole('link', { name: WORDS.future.home }).click();
      await player.button(WORDS.home.play).waitFor();
    }),
  );
});
