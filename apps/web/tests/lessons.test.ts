import { readFile } from 'node:fs/promises';
import { type Lesson, parseLessons } from '@lockstep/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOf } from './axe.ts';
import { hasBrowser, type Server, startBrowser, startServer, withoutKeeping } from './harness.ts';
import { BUILD } from './places.ts';
import { Player, WORDS } from './play.ts';

const TODAY = '2026-12-09';
const GAMES = ['protocol', 'testimony'] as const;
type Id = (typeof GAMES)[number];
const TITLES: { readonly [game in Id]: string } = { protocol: 'Life with AURA', testimony: 'Nights with KOA' };

/** Cards that are laid out and submitted, turn by turn. */
type Line = readonly (readonly string[])[];

const FIRST: { readonly [game in Id]: { readonly won: Line; readonly lost: Line } } = {
  protocol: {
    won: [
      ['crumb-tray', 'bread-receipt'],
      ['crumb-tray', 'bread-receipt'],
    ],
    lost: [['a-feeling'], ['a-feeling'], ['a-feeling']],
  },
  testimony: {
    won: [['electric-blanket', 'robot-vacuum', 'voice-print']],
    lost: [['phone-tilt'], ['robot-vacuum']],
  },
};

describe.skipIf(!hasBrowser()).concurrent('lessons', () => {
  let server: Server;
  let lessons: { readonly [game in Id]: readonly Lesson[] };

  const read = async (game: Id): Promise<readonly Lesson[]> => {
    const parsed = parseLessons(JSON.parse(await readFile(`${BUILD}content/${game}/lessons.json`, 'utf8')));
    if (!parsed.ok) throw new Error(`no lessons of ${game}`);
    return parsed.value;
  };
  beforeAll(async () => {
    server = await startServer();
    lessons = { protocol: await read('protocol'), testimony: await read('testimony') };
  });
  afterAll(() => server.stop());

  const inBrowser = async (path: string, does: (player: Player) => Promise<void>): Promise<void> => {
    const browser = await startBrowser(server.address, {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    try {
      await withoutKeeping(browser.context);
      const page = await browser.context.newPage();
      await page.clock.install({ time: `${TODAY}T12:00:00` });
      await page.goto(`${server.address}${path}`);
      await does(new Player(page));
    } finally {
      await browser.close();
    }
  };

  const coach = (page: Page) => page.locator('[data-part=coach]');
  const hears = (page: Page, says: string) => coach(page).getByText(says).waitFor();
  const submit = (player: Player) => player.button(/^SUBMIT/).click();

  /** Lays a turn out from an empty table and submits it. */
  const turn = async (player: Player, ids: readonly string[]): Promise<void> => {
    const picked = await player.page
      .locator('button[data-card][aria-pressed=true]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card ?? ''));
    await player.pick(picked.filter((id) => !ids.includes(id)));
    await player.pick(ids.filter((id) => !picked.includes(id)));
    await submit(player);
  };
  const play = async (player: Player, line: Line): Promise<void> => {
    for (const ids of line) await turn(player, ids);
  };

  test.each(GAMES)('%s: three taps lead from home to a decision of one’s own, and it is answered', (game) =>
    inBrowser('', async (player) => {
      await player.plate(TITLES[game]).getByRole('button', { name: WORDS.home.learn }).click();
      const [lesson] = lessons[game];
      await hears(player.page, lesson!.says);
      await player.card(FIRST[game].lost[0]![0]!).click();
      await submit(player);
      await coach(player.page).getByText(lesson!.says).waitFor({ state: 'detached' });
    }),
  );

  test.each(GAMES)('%s: every lesson begins at its table, with what it says and nothing to press first', (game) =>
    inBrowser('', async ({ page }) => {
      for (const { id, says } of lessons[game]) {
        await page.goto(`${server.address}#/learn/${game}/${id}`);
        await hears(page, says);
        await page.locator('button[data-card]').first().waitFor();
      }
    }),
  );

  test.each(GAMES)('%s: a lesson that is lost says why, and its last turn or all of it can be played again', (game) =>
    inBrowser(`#/learn/${game}`, async (player) => {
      const { page } = player;
      const [lesson] = lessons[game];
      await hears(page, lesson!.says);
      await play(player, FIRST[game].lost);
      await player.heading(WORDS.learn.lost).waitFor();
      await page.getByText(lesson!.lost).waitFor();
      await player.button(WORDS.learn.back).click();
      await page.locator('button[data-card]').first().waitFor();
      await turn(player, FIRST[game].lost.at(-1)!);
      await player.heading(WORDS.learn.lost).waitFor();
      await player.button(WORDS.learn.again).click();
      await hears(page, lesson!.says);
    }),
  );

  test.each(GAMES)('%s: a lesson that is won is ticked and leads to the next, which is entered from then on', (game) =>
    inBrowser(`#/learn/${game}`, async (player) => {
      const { page } = player;
      const [first, second] = lessons[game];
      await hears(page, first!.says);
      await play(player, FIRST[game].won);
      await player.heading(WORDS.learn.won).waitFor();
      expect(await faultsOf(page, 'verdict')).toEqual([]);
      await player.button(WORDS.learn.following(second!.title)).click();
      await hears(page, second!.says);
      expect(await faultsOf(page, 'lesson')).toEqual([]);
      await coach(page).getByRole('link', { name: WORDS.learn.all }).click();
      const list = page.locator('ol.lessons a');
      await list.first().waitFor();
      expect(await list.count()).toBe(lessons[game].length);
      expect(await list.locator('.tick').count()).toBe(1);
      expect(await faultsOf(page, 'list')).toEqual([]);
      await page.goto(`${server.address}#/learn/${game}`);
      await hears(page, second!.says);
    }),
  );

  test('what is kept is what is played: a draft without any of the cards asked for comes to its end', () =>
    inBrowser('#/learn/protocol/4-draft', async (player) => {
      const { page } = player;
      const lesson = lessons.protocol.find(({ id }) => id === '4-draft')!;
      await hears(page, lesson.says);
      await player.pick(['a-feeling', 'shoe-selfie', 'oven-clock', 'church-bell']);
      await player.button(WORDS.draft.confirm).click();
      await hears(page, lesson.line.find(({ says }) => says.startsWith('A Feeling'))!.says);
      await play(player, [['oven-clock', 'church-bell'], ['a-feeling'], ['shoe-selfie']]);
      await player.heading(WORDS.learn.lost).waitFor();
      await page.getByText(lesson.lost).waitFor();
    }));

  test.each(GAMES)('%s: an idea is met again in the Daily with one sentence, once', (game) =>
    inBrowser(`#/${game}/${TODAY}`, async (player) => {
      const { page } = player;
      await player.button(WORDS.lock.start).click();
      const hint = coach(page).getByText(WORDS.learn.met);
      await hint.waitFor();
      await player.button(WORDS.learn.close).click();
      await hint.waitFor({ state: 'detached' });
      const said = await page.evaluate(() => localStorage.getItem('lockstep.settings') ?? '');
      expect(JSON.parse(said).met).toHaveLength(1);
      await page.reload();
      // A night that was begun with its counters open goes on at its table.
      const [start, card] = [player.button(WORDS.lock.start), page.locator('button[data-card]').first()];
      await Promise.race([start.click().catch(() => {}), card.waitFor()]);
      await card.waitFor();
      await page.waitForLoadState('networkidle');
      expect(await hint.count()).toBe(0);
    }),
  );
});
