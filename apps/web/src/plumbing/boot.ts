import { loadSettings, showSettings } from './settings.ts';

/** Runs before the first paint, inline in the page, so that no theme flashes up that was not chosen. */
showSettings(loadSettings(), document.documentElement);

/** The browser hears at once of every script the first screen will need, not one after the other. */
for (const file of __AHEAD__[location.hash.split(/[/?]/)[1] || 'home'] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
