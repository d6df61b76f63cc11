import { AxeBuilder } from '@axe-core/playwright';
import { rawNames } from '@lockstep/conformance';
import type { Page } from 'playwright-core';

export const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** A theme changes colours and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Names of the machine in what a player reads or hears on a page; `data-card` tells the ids of what is on it. */
const rawNamesOn = async (page: Page): Promise<readonly string[]> => {
  // The gallery is for those who draw: it shows parts under the names they have in the code.
  if (page.url().includes('#/gallery')) return [];
  const [text, ids] = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
    const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')].map(
      (element) => element.dataset.card ?? '',
    );
    return [[document.body.textContent, ...labels].join('\n'), cards] as const;
  });
  return rawNames(text, ids);
};

/** What axe finds wrong on a page, in words: everything in the light theme, colours alone in the others. Raw names are as wrong. */
export const faultsOf = async (page: Page, screen: string, themes: readonly Theme[] = ['light']): Promise<string[]> => {
  const found = (await rawNamesOn(page)).map((name) => `${screen}: the raw name ${name}`);
  for (const theme of themes) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.theme = chosen;
    }, theme);
    const axe = new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'], ...(theme === 'light' ? {} : { runOnly: OF_COLOUR }) });
    const { violations } = await axe.analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes.slice(0, 3))
        found.push(`${screen}, ${theme}: ${id} at ${target.join(' ')}: ${failureSummary?.replace(/\s+/g, ' ')}`);
  }
  return found;
};
