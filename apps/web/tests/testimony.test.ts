import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { act, begin, moments, parseSeed, Refusal, type Run } from '@lockstep/kernel';
import { walk } from '@lockstep/solver';
import {
  type Action,
  type Event,
  explainSubmission,
  gameModule,
  player as playable,
  type Setup,
  type State,
  testimony,
  type View,
} from '@lockstep/testimony';
import { practiceNotice, targetName } from '@lockstep/words';
import {
  accountWords,
  BADGE_RULE,
  breakdown,
  contradictionWords,
  daily,
  lossReason,
  lossText,
  SCRUTINY_LOSS,
  shareText,
  sumLine,
  sumReasons,
} from '@lockstep/words-testimony';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TESTIMONY_WORDS as KOA } from '../src/boards/testimony/words.ts';
import { WORKER_GAMES } from '../src/plumbing/worker/games.ts';
import { createHandlers } from '../src/plumbing/worker/handlers.ts';
import { hintAt } from '../src/plumbing/worker/proofs.ts';
import { faultsOf, THEMES } from './axe.ts';
import { type Browser, hasBrowser, type Server, startServer, visit } from './harness.ts';
import { Player, WORDS, wordsOf } from './play.ts';

/** A Wednesday: Normal, with a trap. */
const TODAY = '2026-12-09';
const LOCK = `#/testimony/${TODAY}`;
const TITLE = 'Nights with KOA';
const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url));

type KoaRun = Run<Setup, State, Action, Event, View>;

describe.skipIf(!hasBrowser()).concurrent('a night with KOA', () => {
  let server: Server;
  let setup: Setup;
  let seed: string;
  let best: readonly string[];
  let stuck: readonly string[];
  /** The nearest earlier date whose story can fall apart, and a line on which it does. */
  let apart: {
    readonly date: string;
    readonly setup: Setup;
    readonly target: string;
    readonly line: readonly string[];
  };

  const answers = createHandlers(WORKER_GAMES, { testimony: [1] }, (path) => readFile(CONTENT + path, 'utf8'));
  const dealt = async (date: string): Promise<{ setup: Setup; seed: string; raw: unknown }> => {
    const daily = await answers.daily('testimony', date);
    const parsed = testimony.parseSetup(daily.setup);
    if (!parsed.ok) throw new Error(`${date} is no setup`);
    return { setup: parsed.value, seed: daily.seed, raw: daily.setup };
  };
  /** A line that ends for this reason, if there is one. */
  const endingIn = (of: Setup, reason: string): readonly string[] | undefined => {
    let found: readonly string[] | undefined;
    walk(testimony, of, testimony.start(of, parseSeed('')), (_state, line, _chance, ended) => {
      if (ended?.reason === reason) found ??= line.map((action) => testimony.format(of, action));
    });
    return found;
  };

  beforeAll(async () => {
    server = await startServer();
    const today = await dealt(TODAY);
    [setup, seed] = [today.setup, today.seed];
    best = hintAt(gameModule, { setup: today.raw, seed, actions: [] }, 'line').line ?? [];
    stuck = endingIn(setup, 'nothing-left') ?? [];
    for (let day = 8; ; day -= 1) {
      const date = `2026-12-0${day}`;
      const of = (await dealt(date)).setup;
      const line = endingIn(of, 'story-fell-apart');
      if (!line) continue;
      apart = { date, setup: of, target: of.script.target, line };
      break;
    }
  });
  afterAll(() => server.stop());

  const runOf = (actions: readonly string[], of = setup): KoaRun => {
    let run: KoaRun = begin(testimony, of, parseSeed(seed));
    for (const text of actions) {
      const action = testimony.parse(of, text);
      const next = action.ok ? act(run, 0, action.value) : action.fault;
      if (next instanceof Refusal) throw new Error(`${text}: ${next.code}`);
      run = next;
    }
    return run;
  };

  const inBrowser = (
    go: (player: Player, browser: Browser) => Promise<void>,
    path = LOCK,
    options?: BrowserContextOptions,
  ): Promise<void> =>
    visit(
      server,
      async (browser) => {
        await browser.context.clock.setFixedTime(`${TODAY}T12:00:00`);
        await go(new Player(await browser.open(path)), browser);
      },
      options,
    );

  const handOf = (page: Page) => page.getByRole('list', { name: KOA.solve.hand }).locator('[data-card]');

  const start = async (player: Player): Promise<void> => {
    await player.button(WORDS.lock.start).click();
    await handOf(player.page).first().waitFor();
  };

  const submit = async (player: Player, text: string): Promise<void> => {
    const before = await player.heading(/./).textContent();
    await player.pick(text.split(' ').slice(1));
    await player.button(/^SUBMIT/).click();
    await player.page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, before);
  };

  const play = async (player: Player, line: readonly string[]): Promise<void> => {
    for (const text of line) await submit(player, text);
  };

  test('home shows both Dailies; one tap, the best line, and it is kept', () =>
    inBrowser(async (player, browser) => {
      await player.plate('Life with AURA').waitFor();
      await player.plate(TITLE).getByRole('button').first().click();
      await start(player);
      await play(player, best);
      const run = runOf(best);
      const target = setup.script.target;
      await player.heading(KOA.result.won(target)).waitFor();
      const first = daily.clearFrom(setup, playable.recorder.entry(run), TODAY)!;
      const shared = shareText(setup, { first, seedLabel: '' });
      expect(shared.split('\n')[1]).toMatch(/ granted in \d+ turns?$/);
      for (const line of shared.split('\n')) expect(await player.page.textContent('main')).toContain(line);
      for (const { name } of setup.script.card) expect(shared).not.toContain(name);
      const other = new Player(await browser.open('#/'));
      await other
        .plate(TITLE)
        .getByText(/granted|turn/i)
        .first()
        .waitFor();
    }, '#/'));

  test('D05v2-29: a story that falls apart ends with the printed sentence, and a denial can be shared', () =>
    inBrowser(async (player) => {
      await start(player);
      await play(player, apart.line);
      await player.heading(KOA.result.lost(apart.target)).waitFor();
      await player.page.getByText('Your story fell apart under scrutiny.').first().waitFor();
      await player.page
        .getByText(`${targetName(apart.target)} denied`)
        .first()
        .waitFor();
      await player.button(WORDS.ask.answers.change.yes).waitFor();
    }, `#/testimony/${apart.date}`));

  test('[T1] with nothing left to submit it is lost at once, and says what is still open', () =>
    inBrowser(async (player) => {
      await start(player);
      await play(player, stuck);
      await player.heading(KOA.result.lost(setup.script.target)).waitFor();
      const view = testimony.view(setup, runOf(stuck).now.state, 0);
      expect(view.outcome?.result).toBe('lost');
      await player.page.getByText(lossReason(runOf(stuck))!).waitFor();
    }));

  const pairsOf = (severity: 'MAJOR' | 'MINOR') => {
    const found = setup.tables.contradictions.find((pair) => pair.found.severity === severity);
    return found && { ids: [found.a, found.b].map((at) => setup.script.card[at]!.id), ...found };
  };

  test('D05v2-51: a MAJOR disables SUBMIT, with the two cards, the two claims and the minutes in words', () =>
    inBrowser(async (player) => {
      const pair = pairsOf('MAJOR')!;
      await start(player);
      await player.pick(pair.ids);
      await player.page.getByText(contradictionWords(setup, pair.found)).first().waitFor();
      expect(await player.button(/^SUBMIT/).isDisabled()).toBe(true);
      await player.page.keyboard.press('s');
      expect(await handOf(player.page).count()).toBe(setup.script.card.length);
    }));

  test('D05v2-06, D05v2-08: the preview spells the sum out before anything is submitted', () =>
    inBrowser(async (player) => {
      const ids = best[0]!.split(' ').slice(1);
      const action = testimony.parse(setup, best[0]!);
      if (!action.ok) throw new Error('the best line does not parse');
      const would = explainSubmission(setup, testimony.start(setup, parseSeed(seed)), action.value.cards);
      await start(player);
      await player.pick(ids);
      await player.page.locator('[data-part=tray]').getByText(sumLine(setup, would)).waitFor();
      const tray = (await player.page.locator('[data-part=tray]').textContent()) ?? '';
      for (const reason of sumReasons(setup, would)) expect(tray).toContain(reason);
      expect(await player.button(/^SUBMIT/).isEnabled()).toBe(true);
    }));

  test('[T11] HIDDEN is chosen on the Lock, and no counter is on the page until it is played', () =>
    inBrowser(async (player) => {
      const names = setup.script.counter.map(({ name }) => name);
      await player.page.getByRole('radio', { name: 'HIDDEN' }).check();
      const before = (await player.page.textContent('body')) ?? '';
      for (const name of names) expect(before).not.toContain(name);
      await start(player);
      await player.pick(best[0]!.split(' ').slice(1));
      const said = (await player.page.textContent('body')) ?? '';
      for (const name of names) expect(said).not.toContain(name);
    }));

  test('a try goes on after a reload, and an undo says first that it makes it practice', () =>
    inBrowser(async (player) => {
      await start(player);
      await submit(player, best[0]!);
      const left = setup.script.card.length - best[0]!.split(' ').slice(1).length;
      await player.page.reload();
      await handOf(player.page).first().waitFor();
      expect(await handOf(player.page).count()).toBe(left);
      await player.page.keyboard.press('u');
      await player.dialog.waitFor();
      await player.yes();
      await player.page.waitForFunction(
        (wanted) => document.querySelectorAll('[data-card]').length >= wanted,
        setup.script.card.length,
      );
    }));

  test('by keyboard alone, at a desk', () =>
    inBrowser(
      async (player) => {
        await player.button(WORDS.lock.start).focus();
        await player.page.keyboard.press('Enter');
        await handOf(player.page).first().waitFor();
        for (const text of best) {
          const before = await player.heading(/./).textContent();
          const ids = await handOf(player.page).evaluateAll((cards) =>
            cards.map((card) => (card as HTMLElement).dataset.card),
          );
          for (const id of text.split(' ').slice(1)) await player.page.keyboard.press(String(ids.indexOf(id) + 1));
          await player.page.keyboard.press('s');
          await player.page.waitForFunction((was) => document.querySelector('h1')?.textContent !== was, before);
        }
        await player.heading(KOA.result.won(setup.script.target)).waitFor();
      },
      LOCK,
      { viewport: { width: 1280, height: 900 } },
    ));

  const eventsOf = (actions: readonly string[], of = setup): readonly (readonly Event[])[] =>
    moments(runOf(actions, of)).map(({ events }) => events);

  test('[D05v2-52] a MINOR is said in words and costs Scrutiny, and SUBMIT stays open', async () => {
    const withMinor = async (day: number): Promise<{ date: string; of: Setup; ids: string[]; says: string }> => {
      const date = `2026-12-${String(day).padStart(2, '0')}`;
      const of = (await dealt(date)).setup;
      const pair = of.tables.contradictions.find(({ found }) => found.severity === 'MINOR');
      if (!pair) return withMinor(day - 1);
      const ids = [pair.a, pair.b].map((at) => of.script.card[at]!.id);
      return { date, of, ids, says: contradictionWords(of, pair.found) };
    };
    const { date, of, ids, says } = await withMinor(9);
    const rise = eventsOf([`submit ${ids.join(' ')}`], of)[0]!.find(({ kind }) => kind === 'scrutiny-rose');
    await inBrowser(async (player) => {
      await start(player);
      await player.pick(ids);
      const warning = player.page.locator('.note.warn', { hasText: says });
      await warning.waitFor();
      expect(await player.button(/^SUBMIT/).isEnabled()).toBe(true);
      await submit(player, 'submit');
      expect(await player.reads('Scrutiny')).toBe(rise?.kind === 'scrutiny-rose' ? rise.scrutiny : 0);
    }, `#/testimony/${date}`);
  });

  test('[T11][T29] a HIDDEN try previews from the least to the most, and is counted apart', () =>
    inBrowser(async (player) => {
      const { page } = player;
      await page.getByRole('radio', { name: 'HIDDEN' }).check();
      await start(player);
      await page.getByText('Face down').first().waitFor();
      const { id } = setup.script.card.find(({ proves }) => proves.length > 0)!;
      await player.pick([id]);
      await page
        .locator('[data-part=tray]')
        .getByText(/\d+, or \d+ at least/)
        .waitFor();
      await page
        .locator('[data-part=tray]')
        .getByText(/she may contest it with something face down/)
        .waitFor();
      await player.pick([id]);
      await play(player, best);
      await player.heading(KOA.result.won(setup.script.target)).waitFor();
      expect(await page.locator('.sharetext').textContent()).toMatch(new RegExp(`^KOA Daily • ${TODAY} • HIDDEN\n`));
      await page.goto(`${server.address}#/statistics/testimony`);
      const played = page.locator('.figures dd').first();
      await played.waitFor();
      expect(await played.textContent()).toBe('0');
      await page.getByRole('radio', { name: 'HIDDEN' }).check();
      await page.waitForFunction(() => document.querySelector('.figures dd')?.textContent === '1');
    }));

  test('[T15][T32] after a denial: where every point came from, the badges’ rules, and a text that names no card', () =>
    inBrowser(async (player) => {
      const { page } = player;
      await start(player);
      await play(player, apart.line);
      await player.heading(KOA.result.lost(apart.target)).waitFor();
      await page.locator('.verdict').getByText(SCRUTINY_LOSS, { exact: true }).waitFor();
      const steps = eventsOf(apart.line, apart.setup);
      const text = (await page.locator('.sharetext').textContent()) ?? '';
      expect(text.startsWith(`${lossText(apart.setup, steps.flat(), { date: apart.date, seedLabel: '' })}\n\n`)).toBe(
        true,
      );
      for (const { name } of apart.setup.script.card) expect(text).not.toContain(name);
      const turns = await wordsOf(page.getByRole('group', { name: WORDS.result.breakdown }));
      for (const { scrutinyFrom, damageFrom } of breakdown(apart.setup, steps))
        for (const source of [...scrutinyFrom, damageFrom]) expect(turns).toContain(source);
      for (const rule of Object.values(BADGE_RULE)) await page.getByText(rule, { exact: true }).waitFor();
      await player.button(WORDS.result.solution).click();
      await player.dialog.getByText(practiceNotice('solution')).waitFor();
      await player.yes();
      await page.locator('ol.solution').waitFor();
      await player.button(WORDS.ask.answers.change.yes).click();
      await page.getByText(/^Turn \d: SUBMIT .+ instead of .+\.$/).waitFor();
      await player.button(WORDS.result.retryPractice).click();
      await player.practice.waitFor();
    }, `#/testimony/${apart.date}`));

  test('a screen reader hears why a selection is blocked, and what each turn did', () =>
    inBrowser(async (player) => {
      const { ids, found } = pairsOf('MAJOR')!;
      await start(player);
      await player.pick(ids);
      await player.page.locator('[aria-live=polite]', { hasText: contradictionWords(setup, found) }).waitFor();
      await player.pick(ids);
      await submit(player, `submit ${ids[0]}`);
      const [events] = eventsOf([`submit ${ids[0]}`]);
      expect(await player.told.textContent()).toBe(accountWords(setup, events!));
    }));

  test('the replay of a night opens by its link, with its story on the tape', () =>
    inBrowser(async (player) => {
      const { page } = player;
      await start(player);
      await play(player, best);
      await player.heading(KOA.result.won(setup.script.target)).waitFor();
      await player.button(WORDS.result.replay).click();
      await page.getByText(WORDS.replay.genuine).waitFor();
      await page.getByRole('figure', { name: KOA.solve.story }).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.getByText(WORDS.replay.step(1, best.length)).waitFor();
    }));

  test('nothing is wider than the smallest phone', () =>
    inBrowser(
      async (player) => {
        const widthAt = (size: string): Promise<number> =>
          player.page.evaluate((chosen) => {
            document.documentElement.dataset.textSize = chosen;
            return document.documentElement.scrollWidth;
          }, size);
        const fits = async (screen: string): Promise<void> => {
          for (const size of ['larger', 'normal'])
            expect(`${screen}, ${size}: ${await widthAt(size)}`).toBe(`${screen}, ${size}: 360`);
        };
        await player.button(WORDS.lock.start).waitFor();
        await player.page.getByRole('radio').first().waitFor();
        await fits('lock');
        await start(player);
        await player.pick(setup.script.card.slice(0, 3).map(({ id }) => id));
        await fits('solve');
        await player.pick(setup.script.card.slice(0, 3).map(({ id }) => id));
        await play(player, best);
        await player.heading(/./).waitFor();
        await fits('result');
      },
      LOCK,
      { viewport: { width: 360, height: 740 } },
    ));

  const SCREENS: readonly [screen: string, path: string][] = [
    ['rules', '#/rules/testimony'],
    ['archive', '#/archive/testimony'],
    ['statistics', '#/statistics/testimony'],
    ['lessons', '#/learn/testimony/all'],
    ['solution', '#/solution/testimony/2026-12-08'],
  ];

  test.each(SCREENS)('axe finds nothing on %s', (_screen, path) =>
    inBrowser(async ({ page }) => {
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      // The frames are the house's, and their colours are tried with the other game.
      expect(await faultsOf(page, path)).toEqual([]);
    }, path),
  );

  test('axe finds nothing from the Lock to the end', () =>
    inBrowser(async (player) => {
      await player.button(WORDS.lock.start).waitFor();
      expect(await faultsOf(player.page, 'table', THEMES)).toEqual([]);
      await start(player);
      await player.pick(pairsOf('MAJOR')!.ids);
      expect(await faultsOf(player.page, 'table', THEMES)).toEqual([]);
      await player.pick(pairsOf('MAJOR')!.ids);
      await play(player, best);
      expect(await faultsOf(player.page, 'table', THEMES)).toEqual([]);
    }));
});
