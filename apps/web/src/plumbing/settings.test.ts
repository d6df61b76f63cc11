import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEFAULTS, isSettingsKey, loadSettings, parseSettings, showSettings, storeSettings } from './settings.ts';

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  test('what was stored is read again', () => {
    const chosen = {
      ...DEFAULTS,
      theme: 'contrast',
      hand: 'left',
      sound: false,
      speed: 'slow',
      textSize: 'larger',
    } as const;
    expect(parseSettings(JSON.stringify(chosen))).toEqual(chosen);
  });

  test.each([null, '', '{', '[]', '7', 'null', '"dark"', '{"theme":"pink","sound":"yes","speed":9,"hand":1}'])(
    '%s is as if nothing had been set',
    (text) => expect(parseSettings(text)).toEqual(DEFAULTS),
  );

  test('one unreadable field does not take the others with it', () => {
    expect(parseSettings('{"theme":"dark","motion":"wild","later":1}')).toEqual({ ...DEFAULTS, theme: 'dark' });
  });

  test.each<[stored: string, learned: readonly string[]]>([
    ['{"learned":true}', ['protocol']],
    ['{"learned":false}', []],
    ['{"learned":["protocol","another"]}', ['protocol', 'another']],
    ['{"learned":["protocol",7]}', ['protocol']],
    ['{"learned":"protocol"}', []],
  ])('%s: which games were learned, also from when there was one', (stored, learned) =>
    expect(parseSettings(stored)).toEqual({ ...DEFAULTS, learned }),
  );

  test('a browser that refuses its storage gets the defaults and no error', () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(loadSettings()).toEqual(DEFAULTS);
    expect(() => storeSettings(DEFAULTS)).not.toThrow();
  });

  test('style sheets find them on the page', () => {
    const page = { dataset: {} } as HTMLElement;
    showSettings({ ...DEFAULTS, theme: 'dark', textSize: 'large' }, page);
    expect(page.dataset).toEqual({ theme: 'dark', motion: 'system', textSize: 'large', hand: 'right' });
  });

  test.each<[theme: 'system' | 'light', more: boolean, shown: string]>([
    ['system', false, 'system'],
    ['system', true, 'contrast'],
    ['light', true, 'light'],
  ])('%s, with a system that asks for more contrast: %s, is %s', (theme, more, shown) => {
    vi.stubGlobal('matchMedia', () => ({ matches: more }));
    const page = { dataset: {} } as HTMLElement;
    showSettings({ ...DEFAULTS, theme }, page);
    expect(page.dataset.theme).toBe(shown);
  });

  test('another tab cleared everything, or just these', () => {
    expect([null, 'lockstep.settings', 'lockstep.database'].map(isSettingsKey)).toEqual([true, true, false]);
  });
});
