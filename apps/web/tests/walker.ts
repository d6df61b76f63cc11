import type { Locator, Page } from 'playwright-core';
import { BATTLE_WORDS as BATTLE } from '../src/boards/battle/words.ts';
import { QUEST_WORDS as WORDS } from '../src/boards/quest/words.ts';

/** A quest as a player has it: found by what it says. */
export class Walker {
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
        await card.getByRole('button').or(card).first().click();
        await this.act(WORDS.visit.acts.take).click();
      } else if (await site.count()) await site.click();
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
      if (await keep.count()) await keep.click();
      else if (await lit.count()) {
        await lit.first().click();
        const play = this.act(new RegExp(`^(?:${BATTLE.acts.play}|${BATTLE.acts.choose}|${BATTLE.acts.answer})`));
        if ((await this.step()) === before && (await play.count())) await play.click();
      } else await this.acts.getByRole('button').and(this.page.locator(':enabled')).first().click();
      await this.after(before);
    }
    throw new Error('the battle does not end');
  }

  /** A battle that is lost: no card is ever played. */
  async lose(): Promise<void> {
    const go = this.act(WORDS.after.goOn);
    const end = this.act(BATTLE.acts.end);
    await this.act(BATTLE.acts.keep).click();
    for (let turn = 0; turn < 60; turn += 1) {
      await go
        .or(end.and(this.page.locator(':enabled')))
        .first()
        .waitFor();
      if (await go.count()) return;
      const before = await this.step();
      await end.click();
      await this.after(before);
    }
    throw new Error('the battle does not end');
  }
}
