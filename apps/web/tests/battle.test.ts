import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BATTLE_WORDS as WORDS } from '../src/boards/battle/words.ts';
import { HAND_OVER } from '../src/strings/hand-over.ts';
import { PLAY } from '../src/strings/play.ts';
import { faultsOf, THEMES } from './axe.ts';
import {
  type Browser,
  eventually,
  hasBrowser,
  type Server,
  startBrowser,
  startServer,
  withoutKeeping,
} from './harness.ts';

const TODAY = '2026-12-10';
const SCENE = 'lamps-out';
const SEED = '33';
const PATH = `#/battle/${SCENE}?seed=${SEED}`;
const ENEMY = 'Crow Wind';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The field as a player has it: found by what it says. */
class Fighter {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get act(): Locator {
    return this.page.locator('[data-part=acts]');
  }

  /** Cards of the hand that can be played now. */
  get playable(): Locator {
    return this.page.locator('[data-card].lit');
  }

  get tray(): Locator {
    return this.page.locator('[data-part=tray]');
  }

  row(of: 'yours' | 'theirs'): Locator {
    return this.page.locator(`[data-stage="row:${of === 'yours' ? 0 : 1}"] button`);
  }

  /** Until it is the player's own turn. */
  async turn(): Promise<void> {
    await this.act.getByRole('button', { name: WORDS.acts.end }).waitFor();
    await this.playable.first().waitFor();
  }

  step(): Promise<string | null> {
    return this.page.locator('.one-screen').getAttribute('data-step');
  }

  /** Until as many steps are on the disk as on the screen. */
  async kept(): Promise<void> {
    const count = (): Promise<number> =>
      this.page.evaluate(async () => {
        const opening = indexedDB.open('lockstep');
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          opening.onsuccess = () => resolve(opening.result);
          opening.onerror = () => reject(opening.error);
        });
        const asking = database.transaction('saves').objectStore('saves').getAll();
        const all = await new Promise<readonly { saved: { replay: string } | null }[]>((resolve) => {
          asking.onsuccess = () => resolve(asking.result);
        });
        database.close();
        return all[0]?.saved?.replay.match(/^\S.* @/gm)?.length ?? -1;
      });
    await eventually(async () => expect(String(await count())).toBe(await this.step()));
  }
}

describe.skipIf(!hasBrowser()).concurrent('battles', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const inBrowser = async (
    go: (fighter: Fighter, browser: Browser) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> => {
    const browser = await startBrowser(server.address, { reducedMotion: 'reduce', ...PHONE, ...options });
    try {
      await browser.context.clock.setFixedTime(`${TODAY}T12:00:00`);
      await withoutKeeping(browser.context);
      await go(new Fighter(await browser.open(PATH)), browser);
      expect(browser.errors).toEqual([]);
    } finally {
      await browser.close();
    }
  };

  test('[B39] a turn by touch: a card is looked at, its Judgments are counted, it is played; the enemy’s turn is told and can be stepped through; a reload goes on', () =>
    inBrowser(async (fighter) => {
      const { page } = fighter;
      await fighter.button(WORDS.acts.keep).tap();
      await fighter.turn();
      const before = await fighter.row('yours').count();
      const card = fighter.playable.first();
      await card.tap();
      await fighter.tray.getByText(/Energy \d+ → \d+/).waitFor();
      await page.locator('[data-judgment] .grows').first().waitFor();
      // The text tells what its words mean.
      await fighter.tray.getByRole('button').tap();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('term').first().waitFor();
      await page.keyboard.press('Escape');
      // Let go over the field, it is played.
      const [from, to] = [(await card.boundingBox())!, (await page.locator('[data-drop]').boundingBox())!];
      await page.mouse.move(from.x + 20, from.y + 40);
      await page.mouse.down();
      await page.mouse.move(from.x + 30, from.y - 60, { steps: 4 });
      await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
      await page.mouse.up();
      await eventually(async () => expect(await fighter.row('yours').count()).toBe(before + 1));
      // It asks for a card of the enemy's hand: a tap looks at one, a second chooses it.
      await page.getByText(WORDS.ask.card).first().waitFor();
      await fighter.playable.first().tap();
      await fighter.act.getByRole('button', { name: WORDS.acts.choose }).tap();
      await fighter.act.getByRole('button', { name: WORDS.acts.end }).tap();
      await page
        .locator('[data-told]')
        .getByText(new RegExp(`^${ENEMY} `))
        .waitFor();
      await fighter.turn();
      const told = await page.locator('[data-told] .folds').textContent();
      await fighter.kept();
      const steps = await fighter.step();
      await page.reload();
      await fighter.turn();
      expect(await fighter.step()).toBe(steps);
      expect(await page.locator('[data-told] .folds').textContent()).toBe(told);
      await page.locator('[data-told] button').tap();
      await page.getByText(WORDS.told.at(Number(steps) - 1, Number(steps))).waitFor();
      await fighter.button(WORDS.told.back).tap();
      await page.getByText(WORDS.told.at(Number(steps) - 2, Number(steps))).waitFor();
      expect(await fighter.playable.count()).toBe(0);
      await fighter.act.getByRole('button', { name: WORDS.told.now }).tap();
      await fighter.turn();
    }));

  test('[B15] by keyboard alone, with motion: steps play themselves out, a key ends the telling of the enemy’s turn, and nobody is asked where there is only a pass', () =>
    inBrowser(
      async (fighter) => {
        const { page } = fighter;
        await fighter.button(WORDS.acts.keep).waitFor();
        await page.keyboard.press('k');
        await page.locator('.skip').waitFor();
        await page.keyboard.press('x');
        await fighter.turn();
        expect(await page.locator('.skip').count()).toBe(0);
        const index = await page
          .locator('[data-card]')
          .evaluateAll((cards) => cards.findIndex((one) => one.matches('.lit')) + 1);
        await page.keyboard.press(String(index));
        await page.locator('[data-card].chosen').waitFor();
        await page.evaluate(() => {
          new MutationObserver(() => {
            const { staging } = document.documentElement.dataset;
            if (staging) document.documentElement.dataset.seen = staging;
          }).observe(document.documentElement, { attributeFilter: ['data-staging'] });
        });
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => document.documentElement.dataset.seen);
        expect(Number(await page.evaluate(() => document.documentElement.dataset.seen))).toBeLessThanOrEqual(900);
        // It asks for a card of the enemy's hand.
        await page.getByText(WORDS.ask.card).first().waitFor();
        await page.keyboard.press('1');
        await page.locator('[data-card].chosen').waitFor();
        await page.keyboard.press('Enter');
        await fighter.act.getByRole('button', { name: WORDS.acts.end }).waitFor();
        await page.keyboard.press('e');
        await page.locator('.skip').waitFor();
        await page.keyboard.press('Escape');
        await fighter.turn();
        await page.keyboard.press('o');
        await page.getByRole('dialog', { name: ENEMY }).getByText(WORDS.side.deckNote).waitFor();
      },
      { reducedMotion: 'no-preference' },
    ));

  test('any two decks, two people at one screen: it is covered in between, each sees their own hand; a hint to one alone is in words', () =>
    inBrowser(async (alone, browser) => {
      const fighter = new Fighter(await browser.open('#/battles'));
      const { page } = fighter;
      await page.getByRole('radio', { name: WORDS.any.two }).check({ force: true });
      await page
        .getByRole('group', { name: WORDS.any.first })
        .getByRole('radio', { name: 'Kiln Row' })
        .check({ force: true });
      await page
        .getByRole('group', { name: WORDS.any.second })
        .getByRole('radio', { name: ENEMY })
        .check({ force: true });
      await fighter.button(WORDS.any.begin('Kiln Row', ENEMY)).tap();
      const hands: string[] = [];
      for (let seat = 0; seat < 2; seat += 1) {
        await fighter.button(HAND_OVER.take).waitFor();
        expect(await page.locator('[data-card]').count()).toBe(0);
        if (seat === 0) expect(await faultsOf(page, 'the cover')).toEqual([]);
        await fighter.button(HAND_OVER.take).tap();
        await fighter.act.getByRole('button', { name: WORDS.acts.keep, exact: true }).waitFor();
        hands.push((await page.locator('[data-card]').allTextContents()).join());
        await fighter.act.getByRole('button', { name: WORDS.acts.keep, exact: true }).tap();
      }
      await fighter.button(HAND_OVER.take).waitFor();
      expect(hands[0]).not.toBe(hands[1]);
      await alone.act.getByRole('button', { name: WORDS.acts.keep, exact: true }).tap();
      await alone.turn();
      await alone.page.getByRole('button', { name: PLAY.table.menu, exact: true }).tap();
      await alone.button(PLAY.hint.title).tap();
      await alone.button(PLAY.ask.answers.card.yes).tap();
      await alone.page.getByText(/A search would do this: (?:play [A-Z]|end the turn).* of \d+ futures\./).waitFor();
    }));

  test('axe finds nothing in any theme, on the field and in what lies over it', () =>
    inBrowser(async (fighter) => {
      const { page } = fighter;
      const found: string[] = [];
      await fighter.button(WORDS.acts.keep).waitFor();
      await page.keyboard.press('k');
      await fighter.turn();
      await fighter.playable.first().click();
      found.push(...(await faultsOf(page, 'a card', THEMES)));
      await page.keyboard.press('i');
      await page.getByRole('dialog').waitFor();
      found.push(...(await faultsOf(page, 'a side', THEMES)));
      await page.keyboard.press('Escape');
      await page.keyboard.press('b');
      await fighter.button(WORDS.told.on).waitFor();
      found.push(...(await faultsOf(page, 'a step back')));
      await fighter.button(PLAY.table.menu).click();
      await page.getByRole('dialog').waitFor();
      expect(found).toEqual([]);
    }));
});
