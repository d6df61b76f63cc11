import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const THEMES = ['light', 'dark', 'contrast'] as const;
type Theme = (typeof THEMES)[number];

/** A theme changes colours and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on a page, in words: everything in the light theme, colours alone in the others. */
export const faultsOf = async (page: Page, screen: string, themes: readonly Theme[] = ['light']): Promise<string[]> => {
  const found: string[] = [];
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
