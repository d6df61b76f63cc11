import { loadSettings, showSettings } from './settings.ts';

/** Runs before the first paint, inline in the page, so that no theme flashes up that was not chosen. */
showSettings(loadSettings(), document.documentElement);
