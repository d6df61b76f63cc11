import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encounter, type Setup } from '@lockstep/encounter';
import { act, begin, type Json, parseSeed, preview, Refusal } from '@lockstep/kernel';
import { refTo, saveKey } from '@lockstep/play';
import { practiceNotice } from '@lockstep/words';
import { oddsWords, techniqueName, termsOf } from '@lockstep/words-encounter';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENCOUNTER_WORDS as WORDS } from '../src/boards/encounter/words.ts';
import type { SceneShelf } from '../src/play/shelves.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import { HOME } from '../src/strings/home.ts';
import { PAGES } from '../src/strings/pages.ts';
import { PLAY } from '../src/strings/play.ts';
import { faultsOf, THEMES } from './axe.ts';
import {
  type Browser,
  eventually,
  hasBrowser,
  type Server,
  savedReplay,
  startServer,
  visit,
  withChance,
} from './harness.ts';
import { BUILD } from './places.ts';
import { ANSWERS } from './play.ts';

const SCENE = 'first-steps';
const AT = `#/scene/${SCENE}?difficulty=STANDARD`;
const DUEL = '#/scene/bridge-at-dusk?difficulty=STANDARD';
/** What the page takes for chance, so that a test knows its dice. */
const SEED = '0102030405060708';
const DESK = { viewport: { width: 1280, height: 900 } };
const SMALL = { viewport: { width: 360, height: 740 } };

/** Something to press: where it is, and what it says. */
interface Press {
  readonly part: string;
  readonly says: string;
  /** The last of them, not the first. */
  readonly last?: boolean;
}
interface Stop {
  readonly heading?: RegExp;
  readonly part?: string;
}
const ACTS = '[data-part=acts] button';
const NEXT: readonly Press[] = [{ part: ACTS, says: `^(?:${WORDS.table.next}|${WORDS.fight.go})$` }];
/** One thing laid down at whoever can be aimed at first, then ready, whatever could still be done; hits pass; what is tried is tried. */
const ON: readonly Press[] = [
  { part: 'dialog[open] button', says: `^${WORDS.fight.answers.ready.yes}$` },
  ...NEXT,
  { part: ACTS, says: `^${WORDS.fight.lay}$` },
  { part: `.would [role=group]:not([aria-label="${WORDS.fight.invoke}"]) button`, says: '' },
  { part: ACTS, says: `^${WORDS.fight.pass}$` },
  { part: ACTS, says: `^${WORDS.story.tryIt}$` },
  { part: ACTS, says: `^${WORDS.story.goOn}$` },
  { part: '.one-screen:not(:has(.plan li)) .intent [data-keys] button', says: '' },
  { part: ACTS, says: `^${WORDS.fight.ready}$` },
  { part: '[data-keys] .choice:not([aria-disabled])', says: '', last: true },
];

/** The screens as a player has them: found by what they say. */
class Stage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  get next(): Locator {
    return this.page
      .locator('[data-part=acts]')
      .getByRole('button', { name: new RegExp(`^(?:${WORDS.table.next}|${WORDS.fight.go})$`) });
  }

  get choices(): Locator {
    return this.page.locator('[data-keys] .choice:not([aria-disabled])');
  }

  get techniques(): Locator {
    return this.page.locator('.intent [data-keys] button');
  }

  heading(text: string | RegExp): Locator {
    return this.page.getByRole('heading', { name: text });
  }

  /** Until something can be done again. */
  async settled(): Promise<void> {
    await this.page.locator('.end, .one-screen').first().waitFor();
    await this.page.waitForFunction(() => !document.querySelector('.waiting'));
  }

  /** To the next decision, page by page. */
  async listen(): Promise<void> {
    await this.#walk({ on: NEXT });
  }

  async choose(name: RegExp): Promise<void> {
    await this.button(name).click();
    await this.listen();
  }

  /** The first fight of the lesson. */
  async toFight(): Promise<void> {
    await this.listen();
    await this.choose(/Catch the broom/);
    await this.button(/Run across the posts/).click();
    await this.button(WORDS.story.tryIt).click();
    await this.listen();
    for (let i = 0; i < 4 && (await this.heading(/^Intent/).count()) === 0; i += 1) {
      const close = this.button(WORDS.story.goOn);
      if ((await close.count()) > 0) await close.click();
      else await this.choices.last().click();
      await this.listen();
    }
    await this.heading(WORDS.fight.intent(1)).waitFor();
  }

  /** One technique laid down, at whoever can be aimed at first. */
  async lay(): Promise<string> {
    const name = (await this.techniques.first().locator('b').first().textContent()) ?? '';
    await this.techniques.first().click();
    const targets = this.page.getByRole('group', { name: WORDS.fight.target }).getByRole('button');
    if ((await targets.count()) > 1) await targets.first().click();
    await this.button(WORDS.fight.lay).click();
    return name;
  }

  /** Ready, whatever could still be laid down. */
  async ready(): Promise<void> {
    await this.button(WORDS.fight.ready).click();
    const yes = this.button(WORDS.fight.answers.ready.yes);
    await yes.or(this.heading(WORDS.fight.revealed)).first().waitFor();
    if ((await yes.count()) > 0) await yes.click();
  }

  get over(): Locator {
    return this.page.locator('.end h1');
  }

  /** Whatever is first, until the scene is over or a screen with this heading, or this part, is there. */
  async playOn(stop: Stop = {}): Promise<void> {
    await this.#walk({ on: ON, stop: { heading: stop.heading?.source, part: stop.part } });
  }

  /** Presses what is in `on`, the first of it that is there, again and again: in the page, for a scene has hundreds of pages. */
  async #walk({
    on,
    stop = {},
  }: {
    on: readonly Press[];
    stop?: { heading?: string | undefined; part?: string | undefined };
  }): Promise<void> {
    const walked = await this.page.evaluate(
      async ({ on, stop, most }) => {
        const changed = (): Promise<void> =>
          new Promise((resolve) => {
            const changes = new MutationObserver(() => {
              changes.disconnect();
              resolve();
            });
            changes.observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
          });
        const isSettled = (): boolean =>
          document.querySelector('.end, .one-screen') !== null && document.querySelector('.waiting') === null;
        const stops = (): boolean =>
          document.querySelector('.end') !== null ||
          (stop.part !== undefined && document.querySelector(stop.part) !== null) ||
          (stop.heading !== undefined &&
            [...document.querySelectorAll('h2')].some((h2) => new RegExp(stop.heading!).test(h2.textContent ?? '')));
        const found = (): HTMLElement | undefined =>
          on
            .map(({ part, says, last }) =>
              [...document.querySelectorAll<HTMLButtonElement>(part)]
                .filter((one) => !one.disabled && new RegExp(says).test(one.textContent?.trim() ?? ''))
                .at(last ? -1 : 0),
            )
            .find((one) => one !== undefined);
        for (let pressed = 0; pressed < most; ) {
          while (!isSettled()) await changed();
          if (stops()) return true;
          const next = found();
          // Without a stop, whatever else can be done is a decision.
          if (!next && on.length === 1) return true;
          if (!next) {
            await changed();
            continue;
          }
          const change = changed();
          next.click();
          pressed += 1;
          await change;
        }
        return false;
      },
      { on, stop, most: 900 },
    );
    if (!walked) throw new Error('the scene does not end');
  }

  /** What is kept of a try. */
  async saved(scene = SCENE): Promise<string> {
    const ref = refTo('encounter', { kind: 'scene', scene }, { options: { difficulty: 'STANDARD' } });
    return (await savedReplay(this.page, saveKey(ref))) ?? '';
  }

  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 90; i += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not lead to ${target}`);
  }
}

describe.skipIf(!hasBrowser()).concurrent('scenes', () => {
  let server: Server;
  let shelf: SceneShelf;
  let setup: Setup;

  const readText = (path: string): Promise<string> => readFile(join(BUILD, 'content', path), 'utf8');
  /** From the newest edition of the build, or from the draft while nothing is published. */
  const editions = async (): Promise<readonly number[]> => {
    const found = await readdir(join(BUILD, 'content/encounter/editions')).catch(() => []);
    return found.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b);
  };
  const setupOf = async (scene: string): Promise<Setup> => {
    const answers = createHandlers(WORKER_GAMES, { encounter: await editions() }, readText);
    const written: Json = { scene, difficulty: 'STANDARD' };
    const info = await answers.resolve('encounter', written);
    const parsed = encounter.parseSetup(info.setup);
    if (!parsed.ok) throw new Error(`${scene} is no setup`);
    return parsed.value;
  };

  beforeAll(async () => {
    server = await startServer();
    shelf = JSON.parse(await readText('encounter/shelf.json')) as SceneShelf;
    setup = await setupOf(SCENE);
  });
  afterAll(() => server.stop());

  const inBrowser = (
    go: (stage: Stage, browser: Browser) => Promise<void>,
    path = AT,
    options?: BrowserContextOptions,
  ): Promise<void> =>
    visit(
      server,
      async (browser) => {
        await withChance(browser.context, SEED);
        await go(new Stage(await browser.open(path)), browser);
      },
      options,
    );

  test('from home to the end of the first scene by mouse, and its replay', () =>
    inBrowser(async (stage) => {
      const { page } = stage;
      await page.getByRole('article', { name: shelf.title }).getByRole('link', { name: HOME.serial.enter }).click();
      await page.getByRole('heading', { level: 1, name: shelf.title }).waitFor();
      await stage.heading(WORDS.shelf.first).waitFor();
      expect(await page.locator('a.scene').count()).toBe(shelf.scenes.length);
      await page.locator('a.scene', { hasText: shelf.scenes[0]!.title }).click();
      await stage.next.waitFor();
      await stage.playOn();
      await stage.over.waitFor();
      expect(await page.textContent('.sharetext')).toContain(shelf.scenes[0]!.title);
      expect(await stage.saved()).toBe('');

      await stage.button(PLAY.result.replay).click();
      await page.getByText(PAGES.replay.genuine).waitFor();
      const where = page.locator('.readout.where');
      // A replay plays itself until a step is asked for.
      await stage.button(PAGES.replay.forward).click();
      await stage.button(PAGES.replay.first).click();
      expect(await where.textContent()).toMatch(/^Page 1 of/);
      await stage.button(PAGES.replay.forward).click();
      expect(await where.textContent()).toMatch(/^Page 2 of/);
      await page.getByText('Teacher Tao? I have a letter for you.').first().waitFor();
      await stage.button(PAGES.replay.last).click();
      await page.locator('.plate h3').waitFor();

      await page.goto(`${server.address}#/scenes`);
      await stage.heading(WORDS.shelf.all).waitFor();
      expect(await page.locator('a.scene .state').first().textContent()).not.toBe('New');
    }, '#/'));

  test('a round by keyboard alone, at a desk', () =>
    inBrowser(
      async (stage) => {
        const { page } = stage;
        await stage.next.waitFor();
        const press = async (key: string): Promise<void> => {
          await page.keyboard.press(key);
          await stage.settled();
        };
        const listen = async (): Promise<void> => {
          await stage.settled();
          while ((await stage.next.count()) > 0) await press('Space');
        };
        await listen();
        await press('1');
        await listen();
        await press('1');
        await stage.button(WORDS.story.tryIt).waitFor();
        await press('Enter');
        await listen();
        for (let i = 0; i < 5 && (await stage.heading(/^Intent/).count()) === 0; i += 1) {
          const close = stage.button(WORDS.story.goOn);
          if ((await close.count()) > 0) {
            await stage.tabTo(close);
            await press('Enter');
          } else await press(String(await stage.choices.count()));
          await listen();
        }
        await stage.heading(WORDS.fight.intent(1)).waitFor();
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(WORDS.fight.intent(1));
        // Ready asks, since there is something to do. What, at whom, lay it down: digits and Enter.
        await press('r');
        await stage.tabTo(stage.button(WORDS.fight.answers.ready.no));
        await press('Enter');
        await press('1');
        await press('1');
        await press('Enter');
        await eventually(async () => expect(await page.locator('.plan li').count()).toBe(1));
        await press('r');
        await stage.heading(WORDS.fight.revealed).waitFor();
        while ((await stage.next.count()) > 0) await press('Space');
        await stage.settled();
        expect(await page.locator('.intent, .window, .choices, .end').count()).toBeGreaterThan(0);
      },
      AT,
      DESK,
    ));

  test('[E19] what the other side declared is nowhere on the page before all is turned over', () =>
    inBrowser(async (stage) => {
      const { page } = stage;
      const duel = await setupOf('bridge-at-dusk');
      await stage.playOn({ heading: /^Intent/ });
      await stage.settled();
      const lines = (await stage.saved('bridge-at-dusk')).match(/^1: declare \S+ \S+/gm) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      const names = lines.map((line) => techniqueName(duel, line.split(' ')[3]!));
      const heroes = duel.actors
        .filter(({ seat }) => seat === 0)
        .flatMap(({ kit }) => kit.map((at) => duel.kits[at]!.name));
      const theirs = names.filter((name) => !heroes.includes(name));
      expect(theirs.length).toBeGreaterThan(0);
      const all = await page.content();
      for (const name of theirs) expect(all).not.toContain(name);
      // Nor how much it is: every slot of theirs is unspent.
      const spoken =
        (await page
          .getByRole('region', { name: WORDS.fight.foes })
          .locator('[data-fighter]')
          .first()
          .getAttribute('aria-label')) ?? '';
      expect(spoken).toContain('Major 0 of');
      await stage.ready();
      await stage.heading(WORDS.fight.revealed).waitFor();
      const shown = (await page.textContent('div.stage')) ?? '';
      for (const name of theirs) expect(shown).toContain(name);
    }, DUEL));

  test('a round goes on after a reload; undo asks first and makes it practice; home offers to go on', () =>
    inBrowser(async (stage) => {
      const { page } = stage;
      await stage.toFight();
      const laid = await stage.lay();
      await page.locator('.plan li').first().waitFor();
      await eventually(async () => expect(await stage.saved()).toContain('declare'));
      await page.reload();
      await stage.heading(WORDS.fight.intent(1)).waitFor();
      expect(await page.locator('.plan li').first().textContent()).toContain(laid);
      expect(await page.locator('.plan li').count()).toBe(1);

      await page.keyboard.press('u');
      const dialog = page.getByRole('dialog');
      await dialog.getByText(practiceNotice('undo').split('\n')[0]!).waitFor();
      await dialog.getByRole('button', { name: ANSWERS('yes') }).click();
      await page.getByText(WORDS.fight.invite('Jin')).waitFor();
      await page.getByText(PLAY.table.practised).waitFor();

      await page.goto(`${server.address}#/`);
      await page.getByRole('link', { name: HOME.serial.resume(shelf.scenes[0]!.title) }).click();
      await stage.listen();
      await stage.heading(WORDS.fight.intent(1)).waitFor();
    }));

  test('taken back, it is as if it had never been laid down, and nothing becomes practice', () =>
    inBrowser(async (stage) => {
      await stage.toFight();
      const laid = await stage.lay();
      await stage.button(new RegExp(`^${WORDS.fight.takeBack} ${laid}`)).click();
      await stage.page.getByText(WORDS.fight.invite('Jin')).waitFor();
      expect(await stage.page.getByText(PLAY.table.practised, { exact: true }).count()).toBe(0);
    }));

  test('undone into a page that asks for nothing, there is still a way on', () =>
    inBrowser(async (stage) => {
      const { page } = stage;
      await stage.toFight();
      await page.goto(`${server.address}${AT}`);
      await stage.listen();
      const dialog = page.getByRole('dialog').getByRole('button', { name: ANSWERS('yes') });
      for (let i = 0; i < 6; i += 1) {
        await page.keyboard.press('u');
        if (i === 0) await dialog.click();
        await stage.settled();
        expect(
          await page.locator('.choice:not([aria-disabled]), [data-part=acts] button, .intent').count(),
        ).toBeGreaterThan(0);
      }
    }));

  test('a Reaction Window waits, shows what each answer would do, and takes one', () =>
    inBrowser(async (stage) => {
      const { page } = stage;
      const window = stage.heading(/a Reaction Window$/);
      await page.clock.install();
      await stage.playOn({ heading: /a Reaction Window$/ });
      await window.waitFor();
      await page.clock.runFor(10_000);
      expect(await window.count()).toBe(1);
      const answers = page.locator('.window .technique');
      expect(await answers.first().textContent()).toMatch(/%|No roll|Something lands/);
      expect(await stage.button(WORDS.fight.react).isDisabled()).toBe(true);
      await answers.first().click();
      await stage.button(WORDS.fight.react).click();
      await stage.settled();
      await page
        .getByText(/answers hit|steps in|uses/)
        .first()
        .waitFor();
    }));

  test('[E33] the chance of a check stands on its choice before it is tried, and is the game’s own', () =>
    inBrowser(async (stage) => {
      await stage.listen();
      await stage.choose(/Catch the broom/);
      const catchIt = encounter.parse(setup, 'choose catch');
      if (!catchIt.ok) throw new Error('no such choice');
      const run = act(begin(encounter, setup, parseSeed(SEED)), 0, catchIt.value);
      if (run instanceof Refusal) throw new Error(run.code);
      const action = encounter.parse(setup, 'choose run jin');
      if (!action.ok) throw new Error('no such check');
      const found = preview(encounter, setup, run.now.state, 0, action.value);
      if (found instanceof Refusal) throw new Error(found.code);
      const headline = oddsWords(found.details)?.headline ?? '';
      const chance = headline.split(',')[0]!;
      await stage
        .button(/Run across the posts/)
        .getByText(chance)
        .waitFor();
      await stage.button(/Run across the posts/).click();
      await stage.page.getByText(headline).waitFor();
      // A tap on a word of the rules says what it means.
      await stage.page.waitForFunction(() => (CSS.highlights.get('term')?.size ?? 0) > 0);
      await stage.page.getByText(/^Athletics against/).click({ position: { x: 12, y: 8 } });
      const [, meaning = ''] = termsOf(setup.tuning).find(([term]) => term === 'Athletics')!;
      await stage.page.getByRole('dialog', { name: 'Athletics' }).getByText(meaning).waitFor();
    }));

  test('two tabs cannot overwrite each other', () =>
    inBrowser(async (stage, browser) => {
      await stage.listen();
      await stage.choose(/Catch the broom/);
      const other = new Stage(await browser.open(AT));
      await other.listen();
      await other.button(/Look first/).click();
      await other.button(WORDS.story.tryIt).click();
      await other.settled();
      await eventually(async () => expect(await other.saved()).toContain('choose look'));
      // The tab that is behind is told before its next move: nothing was touched there.
      await stage.page.bringToFront();
      await stage.page.getByText(PLAY.faults.otherTab).waitFor();
    }));

  test('the rulebook of the scenes is among the rules', () =>
    inBrowser(async (stage) => {
      await stage.page.locator('details.section').first().waitFor();
      await stage.page.getByRole('link', { name: shelf.title }).waitFor();
    }, '#/rules/encounter'));

  test('axe finds nothing and nothing is wider than the screen, at a small phone', () =>
    inBrowser(
      async (stage) => {
        const { page } = stage;
        const found: string[] = [];
        /** Themes are tried where most colours are. */
        const COLOURFUL = ['intent, laid down', 'reveal', 'end'];
        const check = async (screen: string): Promise<void> => {
          found.push(...(await faultsOf(page, screen, COLOURFUL.includes(screen) ? THEMES : ['light'])));
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > SMALL.viewport.width) found.push(`${screen}: ${wide} wide`);
        };
        await page.locator('a.scene').first().waitFor();
        await check('shelf');
        await page.goto(`${server.address}${AT}`);
        await stage.next.waitFor();
        await stage.next.click();
        await check('story');
        await stage.listen();
        await stage.choose(/Catch the broom/);
        await stage.button(/Run across the posts/).click();
        await check('a check');
        await stage.button(WORDS.story.tryIt).click();
        await stage.settled();
        await check('a roll');
        await stage.playOn({ heading: new RegExp(WORDS.fight.begins) });
        await check('a fight begins');
        await stage.playOn({ heading: /^Intent/ });
        await check('intent');
        await stage.techniques.first().click();
        await check('intent, laid down');
        await stage.button(WORDS.fight.not).click();
        await stage.lay();
        await stage.ready();
        await stage.heading(WORDS.fight.revealed).waitFor();
        await check('reveal');
        await stage.playOn({ part: 'article.clash' });
        await check('clash');
        await stage.playOn({ heading: /a Reaction Window$/ });
        await check('window or end');
        await stage.playOn();
        await check('end');
        expect(found).toEqual([]);
      },
      '#/scenes',
      SMALL,
    ));
});
