import { isSettingsKey, loadSettings, type Settings, showSettings, storeSettings } from './settings.ts';

/** Reactive; a change is shown and kept at once, and reaches other tabs. */
export const settings: Settings = $state(loadSettings());

$effect.root(() => {
  let first = true;
  $effect(() => {
    const now = { ...settings };
    showSettings(now, document.documentElement);
    if (!first) storeSettings(now);
    first = false;
  });
});

addEventListener('storage', ({ key }) => {
  if (isSettingsKey(key)) Object.assign(settings, loadSettings());
});
