import { practiceNotice } from '@lockstep/words';
import { lossWords, stepSum } from '@lockstep/words-protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auraDay,
  clean,
  clearOf,
  LOCK,
  openPaths,
  pathsShown,
  postText,
  sentencesOf,
  sharedText,
  TITLE,
  visitPlayer,
  YESTERDAY,
} from './aura-day.ts';
import { hasBrowser, type Server, startServer, TODAY } from './harness.ts';
import { bestFrom, type Daily, dailyOf, eventsOf, thenFail, viewOf, WORDS } from './play.ts';

describe.skipIf(!hasBrowser()).concurrent('a day with AURA: playing it', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];
  let silver: readonly string[];
  let loss: readonly string[];

  beforeAll(async () => {
    server = await startServer();
    ({ daily, gold, silver, loss } = await auraDay());
  });
  afterAll(() => server.stop());

  const visit = visitPlayer(() => server);

  const shared = (first: readonly string[], best?: readonly string[]): string => sharedText(daily, first, best);
  const postOf = (lines: string, actions: readonly string[]): string => postText(daily, server, lines, actions);

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

      const { peak } = clearOf(daily, gold);
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
      expect(asked).toContain(`SCAN ${away[0]!.name} and ${away[1]!.name} away?`);
      expect(asked).toContain('unknown until drawn');
      expect(asked).toContain('Scrutiny rises by 2');
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

  test('[P13] yesterday’s solution asks first and is shown on a yes; today’s is not', () =>
    visit(async ({ open }) => {
      const player = await open(`#/solution/protocol/${YESTERDAY}`);
      await player.page.getByText(practiceNotice('solution')).waitFor();
      expect(await player.page.locator('ol.solution').count()).toBe(0);
      await player.button(WORDS.ask.answers.solution.yes).click();
      await player.page.locator('ol.solution li').nth(4).waitFor();
      await player.page.getByText(/^(?:Gold|Silver|Bronze) \(\d turns? left\)$/).waitFor();
      for (const path of [`#/solution/${TODAY}`, `#/solution/protocol/${TODAY}`]) {
        await player.page.goto(`${server.address}${path}`);
        await player.page.getByRole('alert').waitFor();
        expect(await player.page.locator('ol.solution').count()).toBe(0);
      }
      await player.page.goto(`${server.address}#/protocol/${YESTERDAY}`);
      await player.page.getByText(WORDS.remembered.seen).waitFor();
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
