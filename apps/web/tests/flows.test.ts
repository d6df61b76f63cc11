import { readFileSync } from 'node:fs';
import { freshFlags, makeBackup, makeSaved, refTo, saveKey } from '@lockstep/play';
import { player as playable, protocol } from '@lockstep/protocol';
import { practiceNotice } from '@lockstep/words';
import {
  accountWords,
  type Clear,
  clauseWords,
  daily as dailyText,
  eventWords,
  lossWords,
  protocolName,
  rulebook,
  shareText,
  stepSum,
} from '@lockstep/words-protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Browser,
  downloaded,
  hasBrowser,
  type Server,
  startBrowser,
  startServer,
  TODAY,
  visit as visitApp,
} from './harness.ts';
import {
  bestFrom,
  type Daily,
  dailyOf,
  eventsOf,
  Player,
  runOf,
  thenFail,
  times,
  viewOf,
  WORDS,
  wordsOf,
} from './play.ts';

const YESTERDAY = '2026-12-09';
const LOCK = `#/protocol/${TODAY}`;
const TITLE = 'Life with AURA';

const sentencesOf = ({ setup }: Daily, events: ReturnType<typeof eventsOf>[number]): readonly string[] =>
  events.map((event) => eventWords(setup, event));

const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

describe.skipIf(!hasBrowser()).concurrent('a day with AURA', () => {
  let server: Server;
  let daily: Daily;
  /** Four turns left, two, and none. */
  let gold: readonly string[];
  let silver: readonly string[];
  let loss: readonly string[];
  /** Resistance was lowered first, so that the Audit heals all it can. */
  let audit: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    daily = await dailyOf(TODAY);
    gold = bestFrom(daily);
    silver = bestFrom(daily, thenFail(daily, gold.slice(0, 1)));
    const fail = (actions: readonly string[]): readonly string[] => thenFail(daily, actions);
    loss = times(8, gold.slice(0, 1), fail);
    audit = gold.slice(0, 3);
    while (
      !eventsOf(daily, audit)
        .flat()
        .some(({ kind }) => kind === 'audited')
    )
      audit = fail(audit);
  });
  afterAll(() => server.stop());

  interface Visit {
    readonly browser: Browser;
    open(path?: string): Promise<Player>;
  }

  const visit = (go: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> =>
    visitApp(server, (browser) => go({ browser, open: async (path = '#/') => new Player(await browser.open(path)) }), {
      viewport: { width: 1280, height: 900 },
      ...options,
    });

  const clearOf = (actions: readonly string[]): Clear =>
    dailyText.clearFrom(daily.setup, playable.recorder.entry(runOf(daily, actions)), TODAY)!;

  const shared = (first: readonly string[], best?: readonly string[]): string =>
    shareText({
      first: clearOf(first),
      best: best && clearOf(best),
      scrutinyCap: 5,
      seedLabel: '',
    });

  /** The printed lines, a row for each turn, and the address of the Daily. */
  const postOf = (lines: string, actions: readonly string[]): string =>
    [lines, dailyText.shareRows(daily.setup, eventsOf(daily, actions)).join('\n'), `${server.address}${LOCK}`].join(
      '\n\n',
    );

  test('[D05v1-04][D29-02][D29-36][D29-116][D29-120][D29-122][D29-123][D29-124][D29-125][D29-126] Gold by clicking, shared, and a worse clear after it', () =>
    visit(async ({ browser, open }) => {
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.address });
      const player = await open();
      const { page } = player;
      await player.heading(TITLE).waitFor();
      expect(await page.locator('main :is(a, button)').first().textContent()).toContain(WORDS.home.play);
      await player.button(WORDS.home.play).click();
      await player.start();
      await player.play(gold);
      await player.heading(WORDS.result.won(viewOf(daily, gold).target)).waitFor();
      expect(clean(await page.locator('.medal').textContent())).toContain('3 stars. Gold (4 turns left)');

      const { peak } = clearOf(gold);
      const lines = [
        `AURA Daily • ${TODAY}`,
        'ROUTER unlocked',
        '⭐⭐⭐ Gold (4 turns left)',
        `Scrutiny peak: ${peak}/5`,
        'No audits triggered',
      ];
      const post = postOf(lines.join('\n'), gold);
      expect(await page.locator('.sharetext').textContent()).toBe(post);
      await page.bringToFront();
      await player.button(WORDS.result.share).click();
      await page.getByText(WORDS.result.copied).waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post);
      await player.button(WORDS.result.copyWords).click();
      await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('Gold, three stars'));

      const rows = page.getByRole('group', { name: WORDS.result.breakdown }).locator('tbody tr');
      expect(await rows.count()).toBe(4);
      const gains = eventsOf(daily, gold).flatMap((events) =>
        events.filter(({ kind }) => kind === 'compliance-gained'),
      );
      for (const [i, gain] of gains.entries())
        if (gain.kind === 'compliance-gained')
          expect(await rows.nth(i).locator('b').allTextContents()).toMatchObject({
            0: String(gain.compliance),
            2: String(gain.resistance),
          });

      await player.button(WORDS.result.retry).click();
      await player.heading(WORDS.draft.title).waitFor();
      await player.play(silver);
      await player.heading(/unlocked/).waitFor();
      expect(clean(await page.locator('.medal').textContent())).toContain('Silver (3 turns left)');
      await page.getByText(WORDS.result.postFirst).waitFor();
      expect(clean(await page.locator('.records').textContent())).toMatch(/First clear and best ?Gold.*Streak ?1 day/);
      expect(await page.locator('.sharetext').textContent()).toBe(post);

      await page.goto(`${server.address}#/`);
      await player.plate(TITLE).getByText('1 day in a row').waitFor();
      expect(await player.plate(TITLE).textContent()).toContain('Gold (4 turns left)');
    }));

  test('[D29-116][D29-121] Silver first, then Gold: both are shared, Silver as the first clear', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(silver);
      await player.heading(/unlocked/).waitFor();
      await player.button(WORDS.result.retry).click();
      await player.play(gold);
      await player.page.getByText('Best: ⭐⭐⭐ Gold (4 turns left)').first().waitFor();
      const text = await player.page.locator('.sharetext').textContent();
      expect(text).toBe(postOf(shared(silver, gold), silver));
      expect(text?.split('\n')[2]).toBe('⭐⭐ Silver (3 turns left)');
    }));

  test('[D29-37][D29-120] a loss says why, and a retry works at once', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(loss);
      await player.heading('ROUTER stays locked').waitFor();
      const why = lossWords(daily.setup, eventsOf(daily, loss));
      expect(why).toContain(`Resistance is still ${viewOf(daily, loss).resistance}`);
      expect(why).toMatch(/turns? \d/);
      await player.page.locator('.result').getByText(why).waitFor();
      const lost = await player.page.locator('.sharetext').textContent();
      expect(lost).toMatch(/^AURA Daily • .*\nROUTER stays locked\nResistance left: \d+\n/);
      expect(lost).toContain(postOf('', loss).trim());
      for (let i = 0; i < 2; i += 1) {
        await player.button(WORDS.result.retry).click();
        await player.heading(WORDS.draft.title).waitFor();
        expect(await player.evidence.count()).toBe(12);
        if (i === 0) await player.play(gold);
        if (i === 0) await player.heading(/unlocked/).waitFor();
      }
    }));

  test('[D29-18][D29-19][D29-21][D29-81][D29-83] the transcript, an Audit, and the card it takes away', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.play(audit);
      const steps = eventsOf(daily, audit).slice(1);
      expect(await player.log.count()).toBe(steps.length);
      for (const [i, events] of steps.entries()) {
        const entry = clean(await player.log.nth(i).textContent());
        for (const sentence of sentencesOf(daily, events)) expect(entry).toContain(clean(sentence));
        expect(entry).toMatch(/Accepted|Not accepted/);
      }
      const last = clean(await player.log.last().textContent());
      expect(last).toMatch(/AUDIT: Resistance \+15 to \d+, Scrutiny back to 2\./);
      expect(last).toMatch(/is quarantined for 2 turns/);
      expect(await player.reads('Scrutiny')).toBe(2);

      const held = viewOf(daily, audit).cards.find(({ quarantine }) => quarantine > 0)!;
      expect(last).toContain(held.name);
      const card = player.card(held.id);
      expect(await card.getAttribute('aria-disabled')).toBe('true');
      expect(clean(await card.textContent())).toMatch(/quarantine/i);
      expect(await card.getAttribute('aria-label')).toMatch(/quarantine.*2 turns/i);
      await card.click({ force: true });
      await player.page.keyboard.press(
        String(
          (await player.evidence.evaluateAll(
            (all, id) => all.findIndex((one) => (one as HTMLElement).dataset.card === id),
            held.id,
          )) + 1,
        ),
      );
      expect(await card.getAttribute('aria-pressed')).toBe('false');
      expect(await player.slot(1).textContent()).toContain('Empty');
    }));

  test('[D29-22][D29-64] a SCAN asks first, and Evidence stays six', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.act(gold[0]!);
      expect(await player.evidence.count()).toBe(6);
      const away = viewOf(daily, gold.slice(0, 1))
        .cards.filter(({ place }) => place === 'evidence')
        .slice(0, 2);
      await player.pick(away.map(({ id }) => id));
      await player.scan.click();
      const asked = clean(await player.dialog.textContent());
      expect(asked).toContain(WORDS.solve.scanAsk);
      expect(asked).toContain('from the Reserve, unknown until drawn');
      expect(asked).toContain('+2 for the SCAN');
      await player.no();
      await player.dialog.waitFor({ state: 'detached' });
      expect(await player.reads('Turns left')).toBe(8);
      await player.scan.click();
      await player.yes();
      await player.log.first().waitFor();
      expect(await player.reads('Turns left')).toBe(7);
      const after = viewOf(daily, [gold[0]!, `scan ${away.map(({ id }) => id).join(' ')}`]);
      const ids = await player.evidence.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
      expect(ids.sort()).toEqual(
        after.cards
          .filter(({ place }) => place === 'evidence')
          .map(({ id }) => id)
          .sort(),
      );
      expect(ids).toHaveLength(6);
      expect(await player.reads('Scrutiny')).toBe(after.scrutiny);
      await player.button(WORDS.solve.scanLeft(1)).waitFor();
      for (const { name } of away) expect(clean(await player.log.first().textContent())).toContain(name);
      await player.act(
        thenFail(daily, [gold[0]!]).at(-1)!.includes(away[0]!.id) ? `submit ${ids[0]}` : `submit ${ids[1]}`,
      );
      expect(await player.evidence.count()).toBe(6);
    }));

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

  test('a whole game by the keyboard alone, from home to the result', () =>
    visit(async ({ open }) => {
      const player = await open();
      const { page } = player;
      const press = async (key: string): Promise<void> => page.keyboard.press(key);
      await player.button(WORDS.home.play).waitFor();
      await player.tabTo(player.button(WORDS.home.play));
      await press('Enter');
      await player.button(WORDS.lock.start).waitFor();
      await player.tabTo(player.button(WORDS.lock.start));
      await press('Enter');
      await player.heading(WORDS.draft.title).waitFor();
      const [draft, ...turns] = gold;
      for (const id of draft!.split(' ').slice(1)) {
        await player.tabTo(player.card(id));
        await press('Space');
      }
      await player.tabTo(player.button(WORDS.draft.confirm));
      await press('Space');
      await player.meter('Resistance').waitFor();
      for (const [i, turn] of turns.entries()) {
        const shown = await player.evidence.evaluateAll((all) =>
          all.map((one) => (one as HTMLElement).dataset.card ?? ''),
        );
        for (const id of turn.split(' ').slice(1)) await press(String(shown.indexOf(id) + 1));
        if (i % 2 === 0) await press('s');
        else {
          await player.tabTo(player.button(WORDS.solve.submit));
          await press('Enter');
        }
        if (i < turns.length - 1)
          await page
            .getByRole('heading', { name: WORDS.table.turnOf(i + 2, 8) })
            .first()
            .waitFor();
      }
      await player.heading('Router unlocked').waitFor();
      await player.tabTo(player.button(WORDS.result.retry));
      await press('Enter');
      await player.heading(WORDS.draft.title).waitFor();
    }));

  test('[D29-23] cards can be dragged into the payload, and a third finds no slot', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      await player.act(gold[0]!);
      const [one, two, three] = gold[0]!.split(' ').slice(1);
      await player.card(one!).dragTo(player.slot(1));
      await player.slot(1).getByRole('button').waitFor();
      await player.card(two!).dragTo(player.slot(2));
      await player.slot(2).getByRole('button').waitFor();
      expect(await player.card(three!).getAttribute('aria-disabled')).toBe('true');
      await player.card(three!).click({ force: true });
      const shown = await player.evidence.evaluateAll((all) =>
        all.map((one) => (one as HTMLElement).dataset.card ?? ''),
      );
      await player.page.keyboard.press(String(shown.indexOf(three!) + 1));
      expect(await player.page.locator('button[data-card][aria-pressed=true]').count()).toBe(2);
      expect(await player.page.getByRole('group', { name: /^Payload slot/ }).count()).toBe(2);
      await player.slot(1).getByRole('button').click();
      expect(await player.card(one!).getAttribute('aria-pressed')).toBe('false');
      expect(await player.card(three!).getAttribute('aria-disabled')).toBeNull();
    }));

  test('everyone is told one account a turn, a screen reader too', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      await player.start();
      const steps = eventsOf(daily, gold);
      await player.act(gold[0]!);
      for (const [i, action] of gold.slice(1, 4).entries()) {
        await player.act(action);
        expect(await player.told.count()).toBe(1);
        expect(await player.told.isVisible()).toBe(true);
        expect(clean(await player.told.textContent())).toBe(clean(accountWords(daily.setup, steps[i + 1]!)));
      }
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

  test('[P13] undo asks first and makes the try practice', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.play(gold.slice(0, 2));
      await player.menu(WORDS.undo);
      await player.dialog.getByText(practiceNotice('undo')).waitFor();
      await player.no();
      expect(await player.reads('Turns left')).toBe(7);
      await player.menu(WORDS.undo);
      await player.yes();
      await player.practice.waitFor();
      expect(await player.reads('Turns left')).toBe(8);
      await player.menu(WORDS.redo);
      await page.locator('[role=meter][aria-label="Turns left"][aria-valuenow="7"]').waitFor();
      await player.menu(WORDS.undo);
      await page.locator('[role=meter][aria-label="Turns left"][aria-valuenow="8"]').waitFor();
      await player.play(gold.slice(1));
      await page.getByText(WORDS.result.practiceEnd).waitFor();
      expect(await page.locator('.records').count()).toBe(0);
      await page.goto(`${server.address}#/`);
      await player.plate(TITLE).getByText(WORDS.home.noStreak).waitFor();
    }));

  test('[P13][P15] hints grow, and ask before they cost', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.menu(WORDS.hint.title);
      await page.getByText('Gold can still be reached from here.').waitFor();
      expect(await player.practice.count()).toBe(0);
      await player.button(WORDS.hint.next).click();
      await player.dialog.getByText(practiceNotice('card')).waitFor();
      await player.yes();
      await page.getByText(/^A best draft keeps .*\.$/).waitFor();
      await player.practice.waitFor();
      await player.button(WORDS.hint.next).click();
      await player.dialog.getByText(practiceNotice('line')).waitFor();
      await player.yes();
      await page.getByText(/^1\. Keep /).waitFor();
      await page.getByText(/^5\. Submit /).waitFor();
    }));

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

  test('the replay of a result opens by its link, steps, and forks', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      await player.button(WORDS.result.replay).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      const address = page.url();
      expect(address).toMatch(/#\/replay\/[\w-]+$/);
      const other = await open(`#${address.split('#')[1]}`);
      await other.page.getByText(WORDS.replay.step(0, 5)).waitFor();
      await other.button(WORDS.replay.last).click();
      await other.page.getByText(WORDS.replay.step(5, 5)).waitFor();
      expect(await other.reads('Resistance')).toBe(0);
      await other.button(WORDS.replay.back).click();
      await other.page.getByText(WORDS.replay.step(4, 5)).waitFor();
      expect(await other.reads('Resistance')).toBe(viewOf(daily, gold.slice(0, 4)).resistance);
      await other.button(WORDS.replay.first).click();
      expect(await other.reads('Resistance')).toBe(100);
      await other.page.getByRole('slider').fill('3');
      expect(await other.reads('Turns left')).toBe(6);
      await other.button(WORDS.replay.fork).click();
      await other.page.getByText(WORDS.replay.forkNote).waitFor();
      await other.page.goBack();
      await other.page.getByText(WORDS.replay.step(3, 5)).waitFor();
      await other.button(WORDS.replay.fork).click();
      await other.page.getByText(WORDS.replay.forkNote).waitFor();
      expect(await other.reads('Turns left')).toBe(6);
      await other.play(gold.slice(3));
      await other.heading(/unlocked/).waitFor();
      await other.page.getByText(WORDS.result.practiceEnd).waitFor();
    }));

  test('a damaged replay link says so', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay/AAAA');
      await player.page
        .getByRole('alert')
        .getByText(/replay/)
        .waitFor();
    }));

  test('a replay that takes long can be stopped, and what is asked next is answered', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay');
      const { page } = player;
      // The worker waits for the pack, as it would over a replay that keeps it busy.
      await page.context().route('**/editions/**', () => new Promise(() => {}));
      const text = `lockstep 1\ngame draft\nrules 1\npack ${'0'.repeat(64)}\nsetup {"scene":"first-dream"}\nseed 0123456789abcdef\n---\n= x\n`;
      await page.getByLabel(WORDS.replay.paste).fill(text);
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.reading).waitFor();
      await player.button(WORDS.replay.stop).click();
      await page.getByRole('alert').getByText(WORDS.replay.stopped).waitFor();
      await page.context().unroute('**/editions/**');
      const example = new URL('../../../golden/protocol/d29-worked-example.replay', import.meta.url);
      await page.getByLabel(WORDS.replay.paste).fill(readFileSync(example, 'utf8'));
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
    }));

  test('[D29-20][D29-84] the worked example, forked from its replay: Compliance 22, Resistance 48', () =>
    visit(async ({ open }) => {
      const player = await open('#/replay');
      const { page } = player;
      const example = new URL('../../../golden/protocol/d29-worked-example.replay', import.meta.url);
      await page.getByLabel(WORDS.replay.paste).fill(readFileSync(example, 'utf8'));
      await player.button(WORDS.replay.read).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      await player.button(WORDS.replay.last).click();
      expect(await player.reads('Resistance')).toBe(48);
      await player.button(WORDS.replay.back).click();
      expect([
        await player.reads('Resistance'),
        await player.reads('Scrutiny'),
        await player.reads('Turns left'),
      ]).toEqual([70, 3, 5]);
      await player.button(WORDS.replay.fork).click();
      await player.button(WORDS.lock.startPuzzle).click();
      await player.act('submit fda-article timestamped-receipt');
      const entry = clean(await player.log.first().textContent());
      for (const part of ['FDA Article', 'Timestamped Receipt', 'Accepted', 'Compliance 22', 'Resistance is 48'])
        expect(entry).toContain(part);
      expect([
        await player.reads('Resistance'),
        await player.reads('Scrutiny'),
        await player.reads('Turns left'),
      ]).toEqual([48, 3, 4]);
    }));

  test.each(['#/protocol/2026-02-30', '#/protocol/soon', '#/nowhere'])('%s is no place, and says so', (path) =>
    visit(async ({ open }) => {
      const player = await open(path);
      await player.heading(WORDS.notFound.title).waitFor();
      await player.page.getByRole('link', { name: WORDS.future.home }).click();
      await player.button(WORDS.home.play).waitFor();
    }),
  );

  test('a date before the first lock says so, with a way home', () =>
    visit(async ({ open }) => {
      const player = await open('#/protocol/2019-01-01');
      await player.page.getByText(WORDS.faults['too-early']).waitFor();
      await player.button(WORDS.faults.home).click();
      await player.button(WORDS.home.play).waitFor();
    }));

  const pathsShown = (page: Page): Promise<string[]> =>
    page.locator('.schedule details[open] .paths').allTextContents();
  const openPaths = async (page: Page): Promise<void> => {
    for (const details of await page.locator('.schedule details').all())
      if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  };

  test('[D29-04][D29-16][D29-29][D29-30][D29-48][D29-104][D29-105][D29-106][D29-107][D29-108] the Lock, line for line', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.button('START DAILY').waitFor();
      const facts = await page.locator('.lockscreen .facts .readout').allTextContents();
      expect(facts[0]).toMatch(/^DAILY: \d{4}-\d\d-\d\d • Seed: AURA-[0-9A-F]{4}$/);
      expect(facts.slice(1, 5)).toEqual([
        'TARGET: ROUTER',
        'RESISTANCE: 100 → 0',
        'TURNS: 8',
        `SCRUTINY: ${daily.setup.script.scrutiny}/5`,
      ]);
      expect(await page.getByRole('heading', { name: 'PROTOCOL:' }).count()).toBe(1);
      const protocols = (await page.locator('.schedule summary').allTextContents()).map(clean);
      expect(protocols[0]).toBe('POLICY LOCKDOWN — Policy is policy. Bring something policy would sit next to.');
      for (const [i, { protocol, from }] of daily.setup.script.schedule.entries()) {
        expect(protocols[i]).toContain(`${protocol.replaceAll('_', ' ')} — `);
        if (from > 1) expect(protocols[i]).toContain(`from turn ${from}`);
      }
      expect(await page.locator('svg.aura').isVisible()).toBe(true);
      expect(await page.locator('[data-card]').count()).toBe(0);
      const text = await wordsOf(page.locator('main'));
      expect(text).not.toMatch(/floor|×|1\.5|BaseImpact/);
      await openPaths(page);
      const shown = clean((await pathsShown(page)).join(' '));
      for (const path of daily.setup.tables.paths.flat(2)) expect(shown).toContain(clauseWords(path));
      await player.button('FULL RULES').click();
      await player.heading(WORDS.rules.title).waitFor();
      await page.goBack();
      await player.button('START DAILY').click();
      await player.heading(WORDS.draft.title).waitFor();
      expect(await player.evidence.count()).toBe(12);
    }));

  test('[P2] to the letter: one protocol that may be repeated, Scrutiny from 0, won, and nothing of it is recorded', () =>
    visit(async ({ open }) => {
      const literal = await dailyOf(TODAY, { literal: true });
      const player = await open(LOCK);
      const { page } = player;
      const scrutiny = (value: number) => page.locator('.lockscreen').getByText(`SCRUTINY: ${value}/5`);
      await scrutiny(daily.setup.script.scrutiny).waitFor();
      expect(daily.setup.script.scrutiny).toBeGreaterThan(0);
      await player.button(WORDS.lock.literal).click();
      await scrutiny(0).waitFor();
      expect(await page.locator('.schedule summary').count()).toBe(1);
      await openPaths(page);
      expect(clean((await pathsShown(page)).join(' '))).not.toMatch(/previous/i);
      await player.start();
      await player.play(bestFrom(literal));
      await player.heading(/unlocked/).waitFor();
      await page.goto(`${server.address}#/`);
      await player.button(WORDS.home.play).click();
      await scrutiny(daily.setup.script.scrutiny).waitFor();
      await player.button('START DAILY').waitFor();
    }));

  test('[D29-10][D29-12][D29-13][D29-14][D29-15][D29-16][D29-24][D29-25][D29-48][D29-89][D29-102] the Draft and the monitor of the Solve', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      expect(await page.locator('input, textarea, [contenteditable]').count()).toBe(0);
      for (const card of daily.setup.script.card) {
        const words = [
          card.name,
          String(card.impact),
          card.trust,
          ...[...card.tags, ...card.traits].map((mark) => mark.replaceAll('_', ' ')),
        ];
        const spoken = (await player.card(card.id).getAttribute('aria-label'))!.toUpperCase();
        for (const word of words) expect(spoken).toContain(word.toUpperCase());
      }
      await player.menu(WORDS.solve.cards);
      for (const card of daily.setup.script.card) {
        const face = (await wordsOf(player.dialog.locator(`[data-card="${card.id}"]`))).toUpperCase();
        for (const word of [card.name, String(card.impact), card.trust, ...card.tags, ...card.traits])
          expect(face).toContain(word.replaceAll('_', ' ').toUpperCase());
      }
      await page.keyboard.press('Escape');
      await player.dialog.waitFor({ state: 'detached' });
      await player.menu(WORDS.solve.protocols);
      expect(await pathsShown(page)).toHaveLength(daily.setup.script.schedule.length);
      await page.keyboard.press('Escape');
      await player.dialog.waitFor({ state: 'detached' });
      await player.act(gold[0]!);

      for (const [i, action] of ['', ...gold.slice(1, 4)].entries()) {
        if (action !== '') await player.act(action);
        const view = viewOf(daily, gold.slice(0, i + 1));
        await player.heading(/Router/).waitFor();
        for (const [name, now, max] of [
          ['Resistance', view.resistance, 100],
          ['Scrutiny', view.scrutiny, 5],
          ['Turns left', view.turnsLeft, 8],
        ] as const) {
          expect(await player.reads(name)).toBe(now);
          expect(await player.meter(name).getAttribute('aria-valuemax')).toBe(String(max));
          expect(await player.meter(name).getAttribute('aria-valuemin')).toBe('0');
        }
        expect(await page.locator('[data-stage=asked] strong').allTextContents()).toEqual([
          protocolName(view.schedule.find(({ active }) => active)!.id),
        ]);
      }
      expect(
        await player.page
          .locator('[data-part=acts] button')
          .evaluateAll((all) => all.map((one) => one.textContent?.trim())),
      ).toEqual(['SUBMIT', 'SCAN · 2 left']);
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      expect(await page.locator('input, textarea, [contenteditable]').count()).toBe(0);
      await page.locator('[data-stage=asked] .name').click();
      expect(await pathsShown(page)).toHaveLength(daily.setup.script.schedule.length);
      expect(await wordsOf(page.locator('main'))).not.toMatch(/\b(?:shop|cache|token)s?\b/i);
    }));

  test('the preview says exactly what a SUBMIT then does', () =>
    visit(async ({ open }) => {
      const player = await open(LOCK);
      const { page } = player;
      await player.start();
      await player.act(gold[0]!);
      await player.pick(gold[1]!.split(' ').slice(1));
      const told = clean(await page.locator('.would').textContent());
      const events = eventsOf(daily, gold.slice(0, 2)).at(-1)!;
      const sentences = sentencesOf(daily, events);
      const [was, then] = [viewOf(daily, gold.slice(0, 1)), viewOf(daily, gold.slice(0, 2))];
      expect(told).toContain(stepSum(daily.setup, events)!);
      expect(told).toContain(WORDS.solve.moves(was.resistance, then.resistance));
      expect(told).toContain(WORDS.solve.scrutiny(was.scrutiny, then.scrutiny));
      expect(await page.getByRole('button', { name: /^Path \d, satisfied$/ }).count()).toBeGreaterThan(0);
      await player.button(WORDS.solve.submit).click();
      await player.log.first().waitFor();
      expect([await player.reads('Resistance'), await player.reads('Scrutiny')]).toEqual([
        then.resistance,
        then.scrutiny,
      ]);
      for (const sentence of sentences)
        expect(clean(await player.log.first().textContent())).toContain(clean(sentence));
    }));

  test('[D29-02][D29-27][D29-92][D29-109][D29-110][D29-111][D29-112][D29-113][D29-114][D29-115] the full rules', () =>
    visit(async ({ open }) => {
      const player = await open('#/rules');
      const { page } = player;
      await player.heading(WORDS.rules.title).waitFor();
      expect(await page.locator('.quick dt').allTextContents()).toEqual([
        'Daily Flow',
        'Actions',
        'Win',
        'Loss',
        'Compliance',
        'Resonance',
        'Scrutiny',
        'Audit',
      ]);
      for (const details of await page.locator('details.section').all()) await details.locator('summary').click();
      const text = (id: string): Promise<string> => wordsOf(page.locator(`#${id}`));
      expect(await wordsOf(page.locator('main'))).toContain('Life with AURA');
      expect(await text('draft')).toMatch(/12 Evidence cards and keep exactly 6/);
      expect(await text('payload')).toMatch(/1 or 2 different cards/);
      for (const part of ['1.5', 'floor', '30']) expect(await text('compliance')).toContain(part);
      for (const tag of ['TIME', 'LOCATION', 'WORK', 'PURCHASE', 'SENSOR', 'AUTHORITY'])
        expect(await text('resonance')).toContain(tag);
      for (const part of ['At 5 an Audit', '+15', '2 turns', 'resets to 2'])
        expect(await text('scrutiny')).toContain(part);
      for (const part of ['1 turn', '+2', '2 SCANs']) expect(await text('scan')).toContain(part);
      for (const term of [
        'Resistance',
        'Evidence',
        'Active Protocol',
        'Payload',
        'Compliance',
        'Scrutiny',
        'Audit',
        'Quarantine',
      ])
        expect(await text('glossary')).toContain(term);
      expect(await page.locator('details.section').count()).toBe(
        rulebook({ tuning: daily.setup.script.tuning }).length,
      );
    }));

  test('[D29-16][D29-127] no screen uses an internal word, and AURA is on every phase', () =>
    visit(async ({ open }) => {
      const player = await open();
      const { page } = player;
      const texts: { [screen: string]: string } = {};
      const read = async (screen: string): Promise<void> => {
        await page.locator('main details').evaluateAll((all) => {
          for (const details of all) details.setAttribute('open', '');
        });
        texts[screen] = await wordsOf(page.locator('body'));
      };
      await player.button(WORDS.home.play).waitFor();
      await read('home');
      for (const [screen, heading] of [
        ['archive', WORDS.archive.title],
        ['statistics', WORDS.statistics.title],
        ['settings', WORDS.settings.title],
        ['rules', WORDS.rules.title],
        ['replay', WORDS.replay.title],
      ] as const) {
        await page.goto(`${server.address}#/${screen}`);
        await player.heading(heading).waitFor();
        await read(screen);
      }
      await page.goto(`${server.address}#/learn`);
      await page.locator('[data-part=coach]').waitFor();
      await read('learn');
      await page.goto(`${server.address}${LOCK}`);
      await player.button(WORDS.lock.start).waitFor();
      await read('lock');
      await player.start();
      await read('draft');
      await player.play(audit);
      await read('solve');
      await player.play(times(9 - audit.length, audit, (actions) => thenFail(daily, actions)).slice(audit.length));
      await player.heading(/stays locked/).waitFor();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      await read('loss');
      await player.button(WORDS.result.retry).click();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      expect(await page.locator('svg.aura').first().isVisible()).toBe(true);
      await player.button(WORDS.result.solution).click();
      await player.yes();
      await page.locator('ol.solution li').first().waitFor();
      await read('win');
      for (const [screen, text] of Object.entries(texts))
        expect(
          `${screen}: ${/\b(?:lock_strength|injects?|cycles?|artifacts?|damages?|gates?)\b/i.exec(text)?.[0] ?? 'fine'}`,
        ).toBe(`${screen}: fine`);
    }));

  test('[P13] yesterday’s solution asks first and is shown on a yes; today’s is not', () =>
    visit(async ({ open }) => {
      const player = await open(`#/solution/protocol/${YESTERDAY}`);
      await player.page.getByText(practiceNotice('solution')).waitFor();
      expect(await player.page.locator('ol.solution').count()).toBe(0);
      await player.button(WORDS.ask.answers.solution.yes).click();
      await player.page.locator('ol.solution li').nth(4).waitFor();
      for (const path of [`#/solution/${TODAY}`, `#/solution/protocol/${TODAY}`]) {
        await player.page.goto(`${server.address}${path}`);
        await player.page.getByRole('alert').waitFor();
        expect(await player.page.locator('ol.solution').count()).toBe(0);
      }
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

  test('on touch the system’s own sheet is asked first', () =>
    visit(
      async ({ browser, open }) => {
        await browser.context.addInitScript(() => {
          Object.defineProperty(navigator, 'share', {
            value: async ({ text }: ShareData) => {
              document.documentElement.dataset.shared = text;
            },
          });
        });
        const player = await open(LOCK);
        await player.start();
        await player.play(gold);
        await player.button(WORDS.result.share).click();
        await player.page.getByText(WORDS.result.shared).waitFor();
        expect(await player.page.evaluate(() => document.documentElement.dataset.shared)).toBe(
          postOf(shared(gold), gold),
        );
      },
      { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
    ));
});
