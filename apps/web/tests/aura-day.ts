import { player as playable } from '@lockstep/protocol';
import { type Clear, daily as dailyText, eventWords, shareText } from '@lockstep/words-protocol';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Browser, type Server, TODAY, visit } from './harness.ts';
import { bestFrom, type Daily, dailyOf, eventsOf, Player, runOf, thenFail, times } from './play.ts';

export const YESTERDAY = '2026-12-09';
export const LOCK = `#/protocol/${TODAY}`;
export const TITLE = 'Life with AURA';

export const sentencesOf = ({ setup }: Daily, events: ReturnType<typeof eventsOf>[number]): readonly string[] =>
  events.map((event) => eventWords(setup, event));

export const clean = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

export interface AuraDay {
  readonly daily: Daily;
  /** Lines of play with four turns left, two, and none. */
  readonly gold: readonly string[];
  readonly silver: readonly string[];
  readonly loss: readonly string[];
  /** Resistance was lowered first, so that the Audit heals all it can. */
  readonly audit: readonly string[];
}

const solve = async (): Promise<AuraDay> => {
  const daily = await dailyOf(TODAY);
  const gold = bestFrom(daily);
  const fail = (actions: readonly string[]): readonly string[] => thenFail(daily, actions);
  let audit: readonly string[] = gold.slice(0, 3);
  while (
    !eventsOf(daily, audit)
      .flat()
      .some(({ kind }) => kind === 'audited')
  )
    audit = fail(audit);
  return {
    daily,
    gold,
    silver: bestFrom(daily, fail(gold.slice(0, 1))),
    loss: times(8, gold.slice(0, 1), fail),
    audit,
  };
};

let solved: Promise<AuraDay> | undefined;

/** Today's Daily with lines of play, searched once for all test files. */
export const auraDay = (): Promise<AuraDay> => {
  solved ??= solve();
  return solved;
};

export const clearOf = (daily: Daily, actions: readonly string[]): Clear =>
  dailyText.clearFrom(daily.setup, playable.recorder.entry(runOf(daily, actions)), TODAY)!;

/** What a player shares who first cleared the Daily by one line of play and best by another. */
export const sharedText = (daily: Daily, first: readonly string[], best?: readonly string[]): string =>
  shareText({ first: clearOf(daily, first), best: best && clearOf(daily, best), scrutinyCap: 5, seedLabel: '' });

/** The printed lines, a row for each turn, and the address of the Daily. */
export const postText = (
  daily: Daily,
  { address }: Pick<Server, 'address'>,
  lines: string,
  actions: readonly string[],
): string =>
  [lines, dailyText.shareRows(daily.setup, eventsOf(daily, actions)).join('\n'), `${address}${LOCK}`].join('\n\n');

interface Visit {
  readonly browser: Browser;
  open(path?: string): Promise<Player>;
}

/** A player with a profile of their own. */
export const visitPlayer =
  (server: () => Server) =>
  (go: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> =>
    visit(server(), (browser) => go({ browser, open: async (path = '#/') => new Player(await browser.open(path)) }), {
      viewport: { width: 1280, height: 900 },
      ...options,
    });

export const pathsShown = (page: Page): Promise<string[]> =>
  page.locator('.schedule details[open] .paths').allTextContents();

export const openPaths = async (page: Page): Promise<void> => {
  for (const details of await page.locator('.schedule details').all())
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
};
