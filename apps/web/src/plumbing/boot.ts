import { loadSettings, showSettings } from './settings.ts';
import { loadSheet } from './sheet.ts';

/** Runs before the first paint, inline in the page, so that no theme flashes up that was not chosen. */
showSettings(loadSettings(), document.documentElement);

/** The browser hears at once of every file the first screen will need, not one after the other. */
const { scripts = [], sheets = [], texts = [] } = __AHEAD__[location.hash.split(/[/?]/)[1] || 'home'] ?? {};
const hear = (of: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), of));
for (const href of scripts) hear({ rel: 'modulepreload', href });
for (const href of texts) hear({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
for (const name of sheets) loadSheet(name).catch(() => {});
