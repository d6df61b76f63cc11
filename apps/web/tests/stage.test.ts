import { lossWords, stepSum } from '@lockstep/words-protocol';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, eventually, hasBrowser, type Server, startServer, TODAY, visit as visitApp } from './harness.ts';
import { bestFrom, type Daily, dailyOf, eventsOf, Player, thenFail, times, viewOf, WORDS } from './play.ts';

/** What was staged, in the order it appeared: kept by the page, since it does not stay. */
interface Staged {
  readonly texts: string[];
  /** Milliseconds a turn was said to last. */
  readonly lengths: number[];
}

declare global {
  interface Window {
    staged: Staged;
  }
}

describe.skipIf(!hasBrowser()).concurrent('a turn plays itself out', () => {
  let server: Server;
  let daily: Daily;
  let gold: readonly string[];
  beforeAll(async () => {
    server = await startServer();
    daily = await dailyOf(TODAY);
    gold = bestFrom(daily);
  });
  afterAll(() => server.stop());

  const visit = (
    go: (player: Player, staged: () => Promise<Staged>, browser: Browser) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> =>
    visitApp(
      server,
      async (browser) => {
        await browser.context.addInitScript(() => {
          window.staged = { texts: [], lengths: [] };
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              for (const node of addedNodes)
                if (node instanceof Element)
                  for (const one of [node, ...node.querySelectorAll('*')])
                    if (one.matches('.stage-stamp, .stage-delta, .stage-veil, .reveal .headline, .reveal .says'))
                      window.staged.texts.push([...one.childNodes].map(({ textContent }) => textContent).join(' | '));
            const { staging } = document.documentElement.dataset;
            if (staging !== undefined) window.staged.lengths.push(Number(staging));
          }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-staging'] });
        });
        const player = new Player(await browser.open(`#/protocol/${TODAY}`));
        await player.start();
        await player.act(gold[0]!);
        await go(player, () => player.page.evaluate(() => window.staged), browser);
      },
      { reducedMotion: 'no-preference', ...options },
    );

  test('the stamp has the sum, the bar its fall; the table shows the end meanwhile, and 600 to 900 ms are enough', () =>
    visit(async (player, staged) => {
      await player.act(gold[1]!);
      expect(await player.reads('Resistance')).toBe(viewOf(daily, gold.slice(0, 2)).resistance);
      const events = eventsOf(daily, gold.slice(0, 2)).at(-1)!;
      const gained = events.find((event) => event.kind === 'compliance-gained')!;
      await eventually(async () => {
        const { texts, lengths } = await staged();
        expect(texts).toContain(`${WORDS.stage.accepted} | ${stepSum(daily.setup, events)}`);
        expect(texts).toContain(`−${gained.compliance}`);
        for (const length of lengths) {
          expect(length).toBeGreaterThanOrEqual(600);
          expect(length).toBeLessThanOrEqual(900);
        }
      });
      await player.page.locator('.stage-layer').waitFor({ state: 'detached' });
      expect(await player.page.evaluate(() => document.documentElement.dataset.staging)).toBeUndefined();
    }));

  test('a key ends it at once and still does what it does; nothing waits for it', () =>
    visit(async (player) => {
      await player.act(gold[1]!);
      await player.page.locator('.stage-layer').waitFor({ state: 'attached' });
      await player.page.keyboard.press('1');
      expect(await player.page.locator('.stage-layer').count()).toBe(0);
      expect(await player.page.locator('button[data-card][aria-pressed=true]').count()).toBe(1);
      await player.page.keyboard.press('1');
      await player.play(gold.slice(2, 4));
      expect(await player.reads('Turns left')).toBe(5);
    }));

  test('an Audit takes the screen and names what it took', () =>
    visit(async (player, staged) => {
      let audit: readonly string[] = gold.slice(0, 1);
      const events = () => eventsOf(daily, audit).at(-1)!;
      while (!events().some(({ kind }) => kind === 'audited')) audit = thenFail(daily, audit);
      await player.play(audit.slice(1));
      const held = events().find((event) => event.kind === 'quarantined')!;
      const { name } = daily.setup.script.card.find(({ id }) => id === held.card)!;
      await eventually(async () => {
        const { texts } = await staged();
        expect(texts.find((text) => text.startsWith(WORDS.stage.audit))).toContain(WORDS.stage.held(name, held.turns));
        expect(texts.some((text) => text.startsWith(WORDS.stage.refused))).toBe(true);
      });
    }));

  test('a win opens the device over the result, and a key puts it away', () =>
    visit(async (player, staged) => {
      await player.play(gold.slice(1));
      await player.page.locator('.reveal .headline').waitFor();
      await player.page.keyboard.press('Escape');
      await player.page.locator('.reveal').waitFor({ state: 'detached' });
      await player.heading(/unlocked/).waitFor();
      expect((await staged()).texts).toContain(WORDS.result.won('ROUTER'));
    }));

  test('a loss says why, with the turn', () =>
    visit(async (player, staged) => {
      const loss = times<readonly string[]>(8, gold.slice(0, 1), (actions) => thenFail(daily, actions));
      await player.play(loss.slice(1));
      await eventually(async () =>
        expect((await staged()).texts).toContain(lossWords(daily.setup, eventsOf(daily, loss))),
      );
    }));

  const still: readonly [what: string, BrowserContextOptions, settings: object][] = [
    ['the system asks for less motion', { reducedMotion: 'reduce' }, {}],
    ['less motion was chosen', {}, { motion: 'reduced' }],
    ['turns are told at once', {}, { speed: 'instant' }],
  ];
  test.each(still)('nothing moves where %s', (_, options, settings) =>
    visit(async (player, staged) => {
      await player.page.evaluate(
        (chosen) => localStorage.setItem('lockstep.settings', JSON.stringify(chosen)),
        settings,
      );
      await player.page.reload();
      await player.meter('Resistance').waitFor();
      await player.play(gold.slice(1));
      await player.heading(/unlocked/).waitFor();
      expect(await staged()).toEqual({ texts: [], lengths: [] });
    }, options),
  );
});
