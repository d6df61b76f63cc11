import { SITE_ASKS } from '@lockstep/words-draft';
import { endingLine } from '@lockstep/words-quest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATTLE_WORDS as BATTLE } from '../src/boards/battle/words.ts';
import { QUEST_WORDS as WORDS } from '../src/boards/quest/words.ts';
import { PLAY } from '../src/strings/play.ts';
import { faultsOf, THEMES } from './axe.ts';
import { hasBrowser, type Server, startServer, visit } from './harness.ts';
import { Walker } from './walker.ts';

const FIRST = '#/quest/first-night?seed=1';

describe.skipIf(!hasBrowser()).concurrent('quests', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  test('[Q21] the first road by touch: who waits at its end is known, one thing is taught at a time, a decided battle says why, and the end can be watched again', () =>
    visit(
      server,
      async (browser) => {
        const page = await browser.open(FIRST);
        const walker = new Walker(page);
        await walker.asks(SITE_ASKS.DREAMCALLER);
        await page.getByText(WORDS.visit.boss).waitFor();
        const found = await faultsOf(page, 'dreamcallers');
        await page.locator('[data-part=hand]').getByRole('button').first().tap();
        await walker.act(WORDS.visit.acts.choose).tap();
        await walker.asks(WORDS.visit.dreamscape);
        expect(await walker.act(WORDS.visit.draftFirst).isDisabled()).toBe(true);
        found.push(...(await faultsOf(page, 'the places of a dream', THEMES)));
        await walker.draft();
        // Who waits here, with the whole deck, is one tap away.
        await page.locator('.enemy').tap();
        await page.getByRole('dialog').getByText(WORDS.opponent.deck(25)).waitFor();
        found.push(...(await faultsOf(page, 'an opponent')));
        await page.keyboard.press('Escape');
        await walker.act(WORDS.visit.fight).tap();
        await page.getByText(BATTLE.coach.keep).waitFor();
        await walker.act(BATTLE.acts.keep).tap();
        await page.getByText(BATTLE.coach.play).waitFor();
        await walker.fight();
        await page
          .locator('[data-part=tray]')
          .getByText(/You win with \d+ points: .* by /)
          .waitFor();
        await walker.act(WORDS.after.goOn).tap();
        await page.getByRole('heading', { name: WORDS.end.won }).waitFor();
        await page.getByText(endingLine('won')).waitFor();
        found.push(...(await faultsOf(page, 'the end')));
        await page.getByRole('button', { name: PLAY.result.replay }).tap();
        await page.getByRole('heading', { name: WORDS.table.dream(1, 1) }).waitFor();
        found.push(...(await faultsOf(page, 'a replay')));
        // What was met is in the codex.
        await page.goto(`${server.address}#/quest`);
        await page.locator('summary', { hasText: WORDS.shelf.codex }).tap();
        await page.locator('.codex').getByRole('heading').first().waitFor();
        found.push(...(await faultsOf(page, 'the codex', THEMES)));
        expect(found).toEqual([]);
      },
      { hasTouch: true },
    ));

  test('[Q20] a battle that is not won ends the quest: what lost it is named on the field, at the end and in what is shared', () =>
    visit(
      server,
      async (browser) => {
        const page = await browser.open('#/quest/seven-nights?seed=1');
        const walker = new Walker(page);
        await walker.asks(SITE_ASKS.DREAMCALLER);
        await page.locator('[data-part=hand]').getByRole('button').first().tap();
        await walker.act(WORDS.visit.acts.choose).tap();
        await walker.draft();
        await walker.act(WORDS.visit.fight).tap();
        await walker.lose();
        const lost = page.locator('[data-part=tray]').getByText(/ wins with \d+ points\. What lost it: /);
        const reason = (await lost.textContent())!;
        const found = await faultsOf(page, 'a lost battle');
        await walker.act(WORDS.after.goOn).tap();
        const [winner = ''] = reason.split(' wins with ');
        await page.getByRole('heading', { name: WORDS.end.lost(winner) }).waitFor();
        await page.getByText(reason).waitFor();
        await page.getByText(endingLine('lost')).waitFor();
        await page.getByRole('button', { name: WORDS.end.same }).waitFor();
        found.push(...(await faultsOf(page, 'a lost end', THEMES)));
        expect(found).toEqual([]);
      },
      { hasTouch: true },
    ));

  test('why a card is offered is asked where it is looked at; a tap on a word of it takes nothing', () =>
    visit(
      server,
      async (browser) => {
        const page = await browser.open('#/quest/seven-nights?level=guest&seed=1');
        const walker = new Walker(page);
        await walker.asks(SITE_ASKS.DREAMCALLER);
        await page.locator('[data-part=hand]').getByRole('button').first().tap();
        await walker.act(WORDS.visit.acts.choose).tap();
        await page.locator('[data-site=DRAFT]').tap();
        const worded = page.locator('[data-part=hand] button[data-card]').filter({ has: page.locator('[data-word]') });
        await worded.first().tap({ position: { x: 20, y: 60 } });
        const step = await walker.step();
        await page.getByText(WORDS.visit.why).tap();
        const sheet = page.getByRole('dialog');
        await sheet.getByText(/You lean to|You have nothing of|It bears no symbol|It came in for/).waitFor();
        const found = await faultsOf(page, 'why a card is offered', THEMES);
        // The keys belong to what lies over the table.
        await page.keyboard.press('Escape');
        await sheet.waitFor({ state: 'detached' });
        const word = worded.first().locator('[data-word]').first();
        const meant = (await word.getAttribute('data-word'))!;
        await word.tap();
        await sheet.locator('dt').getByText(meant).waitFor();
        expect(await walker.step()).toBe(step);
        expect(found).toEqual([]);
      },
      { hasTouch: true },
    ));

  test('a route of the draft under its old address opens the draft it was', () =>
    visit(server, async (browser) => {
      const page = await browser.open('#/quest/seven-dreams?seed=1');
      await page.getByRole('heading', { name: 'Seven Dreams' }).waitFor();
      await page.getByRole('button', { name: /^Look at Vesper/ }).waitFor();
      expect(await page.locator('.one-screen').count()).toBe(0);
    }));
});
