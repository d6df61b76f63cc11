import { PAIRS, RESONANCES, SITES, TAGS } from '@lockstep/draft';
import { describe, expect, test } from 'vitest';
import {
  archetypeLine,
  bonusWords,
  cardOf,
  faceWords,
  kindWords,
  NO_THEME,
  PAIR_WORDS,
  RESONANCE_WORDS,
  SITE_ASKS,
  SITE_NAME,
  siteWords,
  symbolWords,
  THEME_TITLE,
  themeTitle,
} from './names.ts';
import { decimalWords, percentWords, weightWords } from './number.ts';
import { MACHINE, night, questOf } from './quest.fixture.ts';

describe('names', () => {
  test('every site has a name and says what is asked there', () => {
    expect(SITES.map((site) => SITE_NAME[site])).toEqual([
      'Dreamcaller',
      'Draft',
      'Discovery',
      'Shop',
      'Specialty Shop',
      'Dreamsign Offering',
      'Dreamsign Draft',
      'Purge',
      'Battle',
    ]);
    for (const site of SITES) expect(SITE_ASKS[site]).toMatch(/^[A-Z].*\.$/);
  });

  test('a second Draft of a dreamscape says that it is one', () => {
    const at = (stop: number, site: 'DRAFT' | 'SHOP' | 'BATTLE' | 'END') =>
      siteWords(night, { dreamscape: 1, stop, site });
    expect([at(2, 'DRAFT'), at(3, 'DRAFT'), at(4, 'SHOP'), at(5, 'BATTLE'), at(5, 'END')]).toEqual([
      'Draft 1 of 2',
      'Draft 2 of 2',
      'Shop',
      'Battle',
      '',
    ]);
  });

  test('[R8] RES-93 every theme has a plain title of its own, without its tag', () => {
    const titles = TAGS.map((tag) => THEME_TITLE[tag]);
    expect(new Set(titles).size).toBe(TAGS.length);
    for (const title of titles) expect(title).not.toMatch(MACHINE);
    expect(themeTitle('mechanic:reclaim')).toBe('Things that return');
    expect([themeTitle(null), themeTitle('toString')]).toEqual([NO_THEME, NO_THEME]);
  });

  const words: readonly [clause: string, (typeof RESONANCES)[number], readonly string[]][] = [
    ['RES-09', 'Tide', ['flow', 'Foresee', 'Discover', 'Draw', 'patient']],
    ['RES-10', 'Ember', ['speed', 'Kindle', 'low costs', 'points', 'aggressive']],
    ['RES-11', 'Zephyr', ['surprise', 'Fast', 'Prevent', 'Copy', 'Banish', 'late']],
    ['RES-12', 'Stone', ['permanence', 'high spark', 'Energy', 'lasting', 'board']],
    ['RES-13', 'Ruin', ['decay', 'Dissolve', 'Abandon', 'Reclaim', 'Discard', 'wears down']],
  ];
  test.each(words)('%s %s is what the design says', (_clause, resonance, said) => {
    const all = Object.values(RESONANCE_WORDS[resonance]).join(' ');
    for (const word of said) expect(all).toContain(word);
  });

  test.each(PAIRS.map(({ name, of }, i) => [`RES-${14 + i}`, name, of] as const))(
    '[R12] %s %s is told with its two resonances and how it wins',
    (_clause, name, of) => {
      expect(archetypeLine(name)).toBe(`${of[0]} and ${of[1]}: ${PAIR_WORDS[name]}`);
    },
  );

  test('[R12] a deck of one resonance, or of none, is told too', () => {
    for (const one of RESONANCES) expect(archetypeLine(one)).toContain(`${one} alone`);
    expect(archetypeLine('Unformed')).toBe('No resonance leads yet');
  });

  test('[R10] a dreamcaller’s bonus is that of the numbers in play', () => {
    expect(bonusWords(night, 'vesper-twilight-arbiter')).toBe('Tide +4, Ruin +4');
    expect(bonusWords(questOf({ scene: 'seven-dreams', preset: 'open' }), 'vesper-twilight-arbiter')).toBe(
      'Tide +2, Ruin +2',
    );
  });

  test('a card’s face', () => {
    const seer = cardOf(night, 'whirlpool-seer')!;
    expect([symbolWords(seer.resonance), kindWords(seer), ...faceWords(seer)]).toEqual([
      'Tide',
      'Common Mage',
      'cost 2',
      'spark 2',
      'rating 4',
    ]);
    expect(symbolWords([])).toBe('Neutral');
  });
});

test('numbers as they are read', () => {
  expect([weightWords(1048576), weightWords(16509822), decimalWords(1400), decimalWords(7000)]).toEqual([
    '1.00',
    '15.74',
    '1.4',
    '7',
  ]);
  expect([percentWords(0, 9), percentWords(1, 9999), percentWords(1, 24), percentWords(9, 9)]).toEqual([
    '0%',
    'under 0.1%',
    '4.2%',
    '100%',
  ]);
});
