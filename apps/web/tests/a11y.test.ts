import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf, THEMES } from './axe.ts';
import { hasBrowser, type Server, startServer, TODAY, visit } from './harness.ts';
import { bestFrom, type Daily, dailyOf, Player, thenFail, times, WORDS } from './play.ts';

/** The gallery has every part in every theme; beside it themes are tried where most colours meet. */
const COLOURFUL = ['home', 'solve with a payload', 'win', 'rules', 'gallery'];

describe.skipIf(!hasBrowser()).concurrent('axe finds nothing', () => {
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

  interface Tour {
    readonly player: Player;
    to(path: string): Promise<void>;
    check(screen: string): Promise<void>;
  }

  const tour = (width: number, go: (tour: Tour) => Promise<void>): Promise<void> =>
    visit(
      server,
      async (browser) => {
        const found: string[] = [];
        const page = await browser.open();
        await go({
          player: new Player(page),
          to: async (path) => void (await page.goto(`${server.address}${path}`)),
          check: async (screen) =>
            void found.push(...(await faultsOf(page, screen, COLOURFUL.includes(screen) ? THEMES : ['light']))),
        });
        expect(found).toEqual([]);
      },
      { viewport: { width, height: 900 } },
    );

  test('from home to the first turn', () =>
    tour(390, async ({ player, to, check }) => {
      await player.button(WORDS.home.play).waitFor();
      await check('home');
      await to(`#/protocol/${TODAY}`);
      await player.button(WORDS.lock.start).waitFor();
      await check('lock');
      await player.start();
      await check('draft');
      await player.act(gold[0]!);
      await check('solve');
      await player.pick(gold[1]!.split(' ').slice(1));
      await check('solve with a payload');
      await player.scan.click();
      await player.dialog.waitFor();
      await check('a question');
    }));

  test('after a game, won or lost', () =>
    tour(1280, async ({ player, to, check }) => {
      await to(`#/protocol/${TODAY}`);
      await player.start();
      await player.play(loss);
      await player.heading(/stays locked/).waitFor();
      await check('loss');
      await player.button(WORDS.result.retry).click();
      await player.play(gold);
      await player.heading(/unlocked/).waitFor();
      await player.page.locator('.records').waitFor();
      await check('win');
      await player.button(WORDS.result.replay).click();
      await player.page.getByText(WORDS.replay.genuine).waitFor();
      await check('replay');
      await to('#/archive');
      await player.page.locator('.calendar').waitFor();
      await check('archive');
      await to('#/statistics');
      await player.page.locator('.figures').waitFor();
      await check('statistics');
    }));

  test('around the game', () =>
    tour(1280, async ({ player, to, check }) => {
      const { page } = player;
      await to('#/settings');
      await player.heading(WORDS.settings.title).waitFor();
      await check('settings');
      await to('#/rules');
      await player.heading(WORDS.rules.title).waitFor();
      await page.locator('details.section').evaluateAll((all) => {
        for (const one of all) one.setAttribute('open', '');
      });
      await check('rules');
      await to('#/learn');
      await page.locator('[data-part=coach]').waitFor();
      await check('learn');
      await to('#/replay');
      await player.heading(WORDS.replay.title).waitFor();
      await check('replay without one');
      await to('#/solution/2026-12-09');
      await player.button(WORDS.ask.answers.solution.yes).waitFor();
      await check('the question before a solution');
      await player.button(WORDS.ask.answers.solution.yes).click();
      await page.locator('ol.solution').waitFor();
      await check('solution');
      await to('#/protocol/2019-01-01');
      await page.getByRole('alert').waitFor();
      await check('a fault');
    }));

  test('the gallery', () =>
    tour(1280, async ({ player, to, check }) => {
      await to('#/gallery?motion=reduced');
      await player.page.getByRole('heading', { level: 1 }).waitFor();
      await check('gallery');
    }));
});
