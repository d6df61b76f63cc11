import { early } from './early.ts';
import { loadSettings, showSettings } from './settings.ts';
import { loadSheet } from './sheet.ts';

/** Runs before the first paint, inline in the page, so that no theme flashes up that was not chosen. */
showSettings(loadSettings(), document.documentElement);

/** The browser hears at once of every file the first screen will need, not one after the other. */
const { scripts = [], sheets = [], texts = [] } = __AHEAD__[location.hash.split(/[/?]/)[1] || 'home'] ?? {};
for (const href of scripts)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const path of texts) early.set(path, fetch(`./content/${path}`));
for (const answer of early.values()) answer.catch(() => {}); // It is asked for again when it is needed.
for (const name of sheets) loadSheet(name).catch(() => {});
