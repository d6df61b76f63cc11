import { SITE_ASKS } from '@lockstep/words-draft';
import { endingLine } from '@lockstep/words-quest';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATTLE_WORDS as BATTLE } from '../src/boards/battle/words.ts';
import { QUEST_WORDS as WORDS } from '../src/boards/quest/words.ts';
import { PLAY } from '../src/strings/play.ts';
import { faultsOf, THEMES } from './axe.ts';
import { hasBrowser, type Server, startServer, visit } from './harness.ts';

const FIRST = '#/quest/first-night?seed=1';

/** A quest as a player has it: found by what it says. */
class Walker {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get acts(): Locator {
    return this.page.locator('[data-part=acts]');
  }

  act(name: string | RegExp): Locator {
    return this.acts.getByRole('button', { name });
  }

  asks(question: string): Promise<void> {
    return this.page.getByRole('heading', { name: question }).waitFor();
  }

  step(): Promise<string | null> {
    return this.page.locator('.one-screen').getAttribute('data-step');
  }

  /** Until the step that was begun is made. */
  async after(before: string | null): Promise<void> {
    await this.page.waitForFunction((was) => {
      const table = document.querySelector('.one-screen');
      return !table || table.getAttribute('data-step') !== was;
    }, before);
  }

  /** Every Draft of a dream: of each offer the first card, by two taps. */
  async draft(): Promise<void> {
    for (;;) {
      const site = this.page.locator('[data-site=DRAFT]');
      await this.page.locator('[data-site], [data-part=hand] [data-card], .enemy').first().waitFor();
      const card = this.page.locator('[data-part=hand] [data-card]').first();
      const before = await this.step();
      if (await card.count()) {
        await card.getByRole('button').or(card).first().tap();
        await this.act(WORDS.visit.acts.take).tap();
      } else if (await site.count()) await site.tap();
      else return;
      await this.after(before);
    }
  }

  /** A battle to its end: whatever can be played is played, whatever is asked for is the first. */
  async fight(): Promise<void> {
    const go = this.act(WORDS.after.goOn);
    const lit = this.page.locator('[data-card].lit, .coin.lit');
    for (let turn = 0; turn < 400; turn += 1) {
      await this.acts.getByRole('button').and(this.page.locator(':enabled')).or(lit).first().waitFor();
      if (await go.count()) return;
      const before = await this.step();
      const keep = this.act(BATTLE.acts.keep);
      if (await keep.count()) await keep.tap();
      else if (await lit.count()) {
        await lit.first().tap();
        const play = this.act(new RegExp(`^(?:${BATTLE.acts.play}|${BATTLE.acts.choose}|${BATTLE.acts.answer})`));
        if ((await this.step()) === before && (await play.count())) await play.tap();
      } else await this.acts.getByRole('button').and(this.page.locator(':enabled')).first().tap();
      await this.after(before);
    }
    throw new Error('the battle does not end');
  }
}

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

  test('a route of the draft under its old address opens the draft it was', () =>
    visit(server, async (browser) => {
      const page = await browser.open('#/quest/seven-dreams?seed=1');
      await page.getByRole('heading', { name: 'Seven Dreams' }).waitFor();
      await page.getByRole('button', { name: /^Look at Vesper/ }).waitFor();
      expect(await page.locator('.one-screen').count()).toBe(0);
    }));
});
