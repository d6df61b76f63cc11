import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Draft, draft, type View } from '@lockstep/draft';
import { act, begin, makeSeed, parseSeed, Refusal } from '@lockstep/kernel';
import { type RunOf, refTo, saveKey } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import {
  archetypeLine,
  cardName,
  SITE_NAME,
  seedLabel,
  shareText,
  TODAY_TITLE,
  themeTitle,
  whyLines,
  whySentence,
} from '@lockstep/words-draft';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reviewOf } from '../src/boards/draft/review.ts';
import { DRAFT_WORDS as WORDS } from '../src/boards/draft/words.ts';
import { QUEST_WORDS } from '../src/boards/quest/words.ts';
import type { QuestShelf } from '../src/play/shelves.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import { HOME } from '../src/strings/home.ts';
import { PAGES } from '../src/strings/pages.ts';
import { PLAY } from '../src/strings/play.ts';
import { SHELL } from '../src/strings/shell.ts';
import { faultsOf, THEMES } from './axe.ts';
import { type Browser, hasBrowser, type Server, startServer, TODAY, untilSteps, visit } from './harness.ts';
import { BUILD } from './places.ts';
import { ANSWERS } from './play.ts';

const SEED = '0102030405060708';
const SHORT = `#/draft/three-dreams?seed=${SEED}`;
const KEY = saveKey(
  refTo('draft', { kind: 'scene', scene: 'three-dreams' }, { options: { preset: 'seed' }, seed: SEED }),
);
const DESK = { viewport: { width: 1280, height: 900 } };
const NARROW = { viewport: { width: 360, height: 740 } };
const TAG = /(?:tribal|mechanic|role):/;

/** The table as a player has it: found by what it says. */
class Dreamer {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  get site(): Locator {
    return this.page.locator('h2[data-arrive]');
  }

  get cards(): Locator {
    return this.page.locator('[data-keys] button[aria-pressed]');
  }

  get over(): Locator {
    return this.page.locator('.end h1');
  }

  async at(name: string | RegExp): Promise<void> {
    await this.page.getByRole('heading', { level: 2, name }).waitFor();
  }

  /** Looks at one and takes it, by keys alone. */
  async take(n: number): Promise<void> {
    await this.page.keyboard.press(String(n));
    await this.page.keyboard.press('Enter');
  }

  /** Until so many steps of a quest are on the disk. */
  kept(key: string, steps: number): Promise<void> {
    return untilSteps(this.page, key, steps);
  }

  /** Whatever is first, with nothing bought, until the quest is over or `stop` is reached. */
  async walk(stop?: RegExp): Promise<void> {
    let stage = this.page.locator('.stage[data-step]');
    for (let i = 0; i < 60; i += 1) {
      await stage.waitFor();
      const [step, name, over] = await stage.evaluate((one) => [
        Number(one.getAttribute('data-step')),
        one.querySelector('[data-arrive]')?.textContent ?? '',
        one.querySelector('.end') !== null,
      ]);
      if (over || stop?.test(name)) return;
      if (/Shop|Purge/.test(name)) await this.page.keyboard.press('l');
      else await this.take(1);
      stage = this.page.locator(`.stage[data-step="${step + 1}"]`);
    }
    throw new Error('the quest does not end');
  }
}

describe.skipIf(!hasBrowser()).concurrent('quests', () => {
  let server: Server;
  let short: RunOf<Draft>;
  let today: RunOf<Draft>;

  const readText = (path: string): Promise<string> => readFile(join(BUILD, 'content', path), 'utf8');
  const runOf = async (scene: string, seed: string): Promise<RunOf<Draft>> => {
    const editions = (await readdir(join(BUILD, 'content/draft/editions'))).map((name) => Number.parseInt(name, 10));
    const answers = createHandlers(WORKER_GAMES, { draft: editions.sort((a, b) => a - b) }, readText);
    const parsed = draft.parseSetup((await answers.resolve('draft', { scene, preset: 'seed' })).setup);
    if (!parsed.ok) throw new Error(`${scene} is no setup`);
    return begin(draft, parsed.value, parseSeed(seed));
  };
  const viewOf = ({ setup, now }: RunOf<Draft>): View => draft.view(setup, now.state, 0);
  /** The nth of what is offered, or on from where there is no need to take any. */
  const first = (run: RunOf<Draft>, n = 1): RunOf<Draft> => {
    const { site, dreamcallers, offer, dreamsigns } = viewOf(run);
    const [kind, ids]: [string, readonly string[]] =
      site === 'DREAMCALLER'
        ? ['choose', dreamcallers]
        : site === 'OFFERING' || site === 'SIGNS'
          ? ['accept', dreamsigns]
          : ['take', offer.map(({ card }) => card)];
    const text = ['SHOP', 'SPECIALTY', 'PURGE'].includes(site) ? 'leave' : `${kind} ${ids[n - 1]}`;
    const action = draft.parse(run.setup, text);
    const next = action.ok ? act(run, 0, action.value) : action.fault;
    if (next instanceof Refusal) throw new Error(`${text}: ${next.code}`);
    return next;
  };
  const walked = (run: RunOf<Draft>, until: (view: View) => boolean): RunOf<Draft> => {
    let at = run;
    while (!until(viewOf(at))) at = first(at);
    return at;
  };

  beforeAll(async () => {
    server = await startServer();
    short = await runOf('three-dreams', SEED);
    today = await runOf('seven-dreams', makeSeed(parseSeed(`draft daily ${TODAY}`)));
  });
  afterAll(() => server.stop());

  const inBrowser = (
    go: (dreamer: Dreamer, browser: Browser) => Promise<void>,
    path = SHORT,
    options?: BrowserContextOptions,
  ): Promise<void> => visit(server, async (browser) => go(new Dreamer(await browser.open(path)), browser), options);

  test('home’s door opens Quest in one tap, and the shelf of Quest leads to the drafts', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      const { title, scenes } = JSON.parse(await readText('quest/shelf.json')) as QuestShelf;
      const door = page.getByRole('article', { name: title });
      await door.getByRole('link', { name: HOME.quest.first }).click();
      await dreamer.site.waitFor();
      expect(new URL(page.url()).hash).toBe(`#/quest/${scenes.find(({ teaches }) => teaches)!.id}`);
      await page.goto(`${server.address}#/`);
      await door.getByRole('link', { name: HOME.quest.roads }).click();
      await page.getByRole('link', { name: QUEST_WORDS.shelf.draftsTitle }).click();
      await page.getByRole('article', { name: TODAY_TITLE }).waitFor();
    }, '#/'));

  test('[R26] today’s draft in one tap from its shelf, then a whole site by keyboard alone; [R12] its archetype is on the screen', () =>
    inBrowser(
      async (dreamer) => {
        const { page } = dreamer;
        const tonight = page.getByRole('article', { name: TODAY_TITLE });
        await tonight.getByRole('link', { name: WORDS.shelf.play }).click();
        await dreamer.at(SITE_NAME.DREAMCALLER);
        const { setup } = today;
        for (const id of viewOf(today).dreamcallers)
          await page
            .getByRole('article', { name: setup.script.dreamcaller.find((one) => one.id === id)!.name })
            .waitFor();
        await dreamer.take(2);
        await dreamer.at(SITE_NAME.DRAFT);
        let run = first(today, 2);
        for (const n of [1, 4, 2, 3, 1]) {
          const shown = viewOf(run).offer.map(({ card }) => cardName(setup, card));
          expect(
            await page.locator('[data-keys] article').evaluateAll((all) => all.map((one) => one.ariaLabel)),
          ).toEqual(shown);
          // One tap shows what it would do; nothing is taken yet.
          await page.keyboard.press(String(n));
          const after = first(run, n);
          await page
            .locator('.change')
            .getByText(String(viewOf(after).score), { exact: true })
            .waitFor();
          expect(await page.locator('.self .big').first().textContent()).toBe(String(viewOf(run).score));
          await page.keyboard.press('Enter');
          run = after;
          await page
            .locator('.self .big')
            .first()
            .getByText(String(viewOf(run).score), { exact: true })
            .waitFor();
          await page.getByText(archetypeLine(viewOf(run).archetype)).waitFor();
          expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
        }
        expect(await page.getByRole('status').textContent()).toContain('You take');
        await page.keyboard.press('d');
        const deck = page.getByRole('dialog');
        await deck.getByText(cardName(setup, viewOf(run).deck[0]!)).waitFor();
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.getByRole('dialog', { name: PLAY.table.help }).waitFor();
      },
      '#/drafts',
      DESK,
    ));

  test('[R8] RES-02, RES-93: a themed site has a plain title and no tag is on any offer; only the opened why names it', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      await dreamer.at(SITE_NAME.DREAMCALLER);
      await dreamer.walk(/Draft/);
      expect(await page.content()).not.toMatch(TAG);
      const drafting = walked(short, ({ site }) => site === 'DRAFT');
      await page.keyboard.press('2');
      await page.keyboard.press('w');
      const why = page.getByRole('dialog');
      const seen = viewOf(drafting);
      await why.getByText(whySentence(short.setup, seen, seen.offer[1]!)).waitFor();
      await why.getByText(WORDS.why.sums).click();
      for (const { label, value } of whyLines(short.setup, seen, seen.offer[1]!))
        await why.getByRole('row', { name: `${label} ${value}` }).waitFor();
      await page.keyboard.press('Escape');
      await dreamer.walk(/Discovery/);
      const { tag } = viewOf(walked(short, ({ site }) => site === 'DISCOVERY')).offer[0]!.theme!;
      expect(await dreamer.site.textContent()).toBe(`${SITE_NAME.DISCOVERY}: ${themeTitle(tag)}`);
      expect(await page.content()).not.toMatch(TAG);
      await dreamer.button(/^Why /).first().click();
      await why.getByText(WORDS.why.sums).click();
      await why.getByText(tag).waitFor();
    }));

  test('[R15] a shop: buy, reroll, what is too dear says so, leave', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      await dreamer.walk(/Shop/);
      const purse = page.locator('.purse');
      const shopping = viewOf(walked(short, ({ site }) => site === 'SHOP'));
      expect(await purse.textContent()).toContain(String(shopping.essence));
      const cheap = shopping.offer.findIndex(({ price }) => price! <= shopping.essence);
      await dreamer.cards.nth(cheap).click();
      await dreamer.button(`${WORDS.verbs.buy} ${cardName(short.setup, shopping.offer[cheap]!.card)}`).click();
      await page.getByText('Sold', { exact: true }).waitFor();
      let left = shopping.essence - shopping.offer[cheap]!.price!;
      expect(await purse.textContent()).toContain(String(left));
      while (left >= shopping.reroll!) {
        await page.keyboard.press('r');
        left -= shopping.reroll!;
        await purse.getByText(String(left), { exact: true }).waitFor();
      }
      await dreamer.button(WORDS.reroll(shopping.reroll!)).click();
      await page
        .getByRole('alert')
        .getByText(`A reroll costs ${shopping.reroll} essence and you have ${left}.`)
        .waitFor();
      await dreamer.button(WORDS.leave.SHOP).click();
      await dreamer.at(SITE_NAME.BATTLE);
    }));

  test('the lesson says something at every site until it is hushed, and comes to its end', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      const { setup } = await runOf('first-dream', SEED);
      const { guide } = setup.script.scene;
      for (const [i, text] of guide.entries()) {
        const { site } = setup.stops[i]!;
        await page.getByRole('note').getByText(text).waitFor();
        if (site === 'BATTLE') break;
        await dreamer.walk(new RegExp(`^${SITE_NAME[setup.stops[i + 1]!.site]}`));
      }
      await dreamer.button(WORDS.table.skip).click();
      expect(await page.getByRole('note').count()).toBe(0);
      await dreamer.take(1);
      await dreamer.over.waitFor();
      await page.goto(`${server.address}#/drafts`);
      await page.locator('.shelf-card .result').first().waitFor();
    }, '#/draft/first-dream'));

  test('it goes on after a reload in the middle of a site; undo asks first and makes it practice; the shelf and home offer to go on', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      await dreamer.at(SITE_NAME.DREAMCALLER);
      // A quest with a seed of its own is not recorded, and says so.
      await page.getByText(WORDS.table.notRecorded, { exact: true }).waitFor();
      await dreamer.take(1);
      await dreamer.at(SITE_NAME.DRAFT);
      await dreamer.take(1);
      await page.getByText(WORDS.table.pick(2, 5)).waitFor();
      await dreamer.kept(KEY, 2);
      await page.reload();
      await page.getByText(WORDS.table.pick(2, 5)).waitFor();
      await page.keyboard.press('u');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(practiceNotice('undo').split('\n')[0]!).waitFor();
      await dialog.getByRole('button', { name: ANSWERS('yes') }).click();
      await page.getByText(WORDS.table.pick(1, 5)).waitFor();
      await page.getByText(PLAY.table.practised, { exact: true }).waitFor();
      await dreamer.kept(KEY, 1);
      await page.goto(`${server.address}#/drafts`);
      await page.getByRole('link', { name: `${SHELL.home.resume}: ${short.setup.script.scene.title}` }).click();
      await page.getByText(PLAY.table.practised, { exact: true }).waitFor();
      await page.goto(`${server.address}#/draft/seven-dreams?date=${TODAY}`);
      await dreamer.at(SITE_NAME.DREAMCALLER);
      await dreamer.take(1);
      await dreamer.at(SITE_NAME.DRAFT);
      await dreamer.kept(saveKey(refTo('draft', { kind: 'daily', date: TODAY })), 1);
      await page.goto(`${server.address}#/drafts`);
      await page.getByRole('link', { name: SHELL.home.resume, exact: true }).click();
      await dreamer.at(SITE_NAME.DRAFT);
    }));

  test('[R24] at the end: archetype, score, picks beside the strong drafter’s, what to share; its replay; the date remembers it', () =>
    inBrowser(async (dreamer) => {
      const { page } = dreamer;
      const end = walked(today, ({ site }) => site === 'END');
      const view = viewOf(end);
      await dreamer.walk();
      expect(await dreamer.over.textContent()).toBe(view.archetype);
      expect(await page.locator('.score dd').textContent()).toBe(String(view.score));
      const { picks, agreed } = reviewOf(end);
      await page.getByText(WORDS.end.agreedOf(agreed, picks.length), { exact: true }).waitFor();
      await dreamer.button(WORDS.end.showAll(picks.length)).click();
      expect(await page.locator('.rows > li').count()).toBe(picks.length);
      expect(await page.locator('.bias tbody tr').count()).toBe(5);
      await page.getByRole('table', { name: /in percent/ }).waitFor();
      const told = { date: TODAY, seedLabel: seedLabel(end.seed) };
      expect(await page.textContent('.sharetext')).toBe(shareText(today.setup, view, told));
      await dreamer.button(PLAY.result.replay).click();
      await page.getByText(PAGES.replay.genuine).waitFor();
      await dreamer.button(PAGES.replay.forward).click();
      await dreamer.button(PAGES.replay.first).click();
      await dreamer.button(PAGES.replay.forward).click();
      await page.getByRole('heading', { level: 3, name: SITE_NAME.DRAFT, exact: true }).waitFor();
      await page.goto(`${server.address}#/drafts`);
      await page.getByText(WORDS.shelf.result(view.archetype, view.score)).first().waitFor();
      await page.goto(`${server.address}#/draft/seven-dreams?date=2026-12-11`);
      await page.getByRole('alert').getByText(WORDS.shelf.tooEarly).waitFor();
      await page.goto(`${server.address}#/rules/draft`);
      await page.locator('details.section').first().waitFor();
    }, `#/draft/seven-dreams?date=${TODAY}`));

  test('axe finds nothing and nothing is too wide, at a small phone', () =>
    inBrowser(
      async (dreamer) => {
        const { page } = dreamer;
        const found: string[] = [];
        const check = async (screen: string, themes?: typeof THEMES): Promise<void> => {
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > NARROW.viewport.width) found.push(`${screen} is ${wide} wide`);
          found.push(...(await faultsOf(page, screen, themes)));
        };
        /** A theme changes colours and nothing else, so those are tried where most of them are. */
        const checkThemes = async (screen: string): Promise<void> => {
          await check(screen, THEMES);
        };
        await page.locator('.shelf-card').first().waitFor();
        await check('shelf');
        await page.goto(`${server.address}${SHORT}`);
        await dreamer.at(SITE_NAME.DREAMCALLER);
        await check('dreamcallers');
        await dreamer.walk(/Draft/);
        await page.keyboard.press('1');
        await check('draft');
        await page.keyboard.press('w');
        await page.getByRole('dialog').waitFor();
        await checkThemes('why');
        await page.keyboard.press('Escape');
        await dreamer.walk(/Shop/);
        await dreamer.take(1);
        await checkThemes('shop');
        await dreamer.walk(/Purge/);
        await check('purge');
        await dreamer.walk();
        await checkThemes('end');
        expect(found).toEqual([]);
      },
      '#/drafts',
      NARROW,
    ));
});
