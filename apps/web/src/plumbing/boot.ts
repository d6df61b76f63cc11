import { loadSettings, showSettings } from './settings.ts';
import { loadSheet } from './sheet.ts';

/** Runs before the first paint, inline in the page, so that no theme flashes up that was not chosen. */
showSettings(loadSettings(), document.documentElement);

/** The browser hears at once of every file the first screen will need, not one after the other. */
const { scripts = [], sheets = [] } = __AHEAD__[location.hash.split(/[/?]/)[1] || 'home'] ?? {};
for (const file of scripts) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
for (const name of sheets) loadSheet(name).catch(() => {});
