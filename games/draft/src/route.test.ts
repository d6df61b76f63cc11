import type { Issue } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { priceOf, QUEST } from './route.ts';
import { type Fields, issuesOf, quest, read, route } from './small.fixture.ts';
import { RARITIES, SITES, TAGS } from './vocabulary.ts';

const withScene = (...dreamscape: readonly Fields[]): Fields =>
  quest({ scene: { id: 'night', title: 'A night', line: 'Nobody.', dreamscape } });
const dream = (sites: readonly string[], more: Fields = {}): Fields => ({
  name: 'Dream',
  sites,
  battle: false,
  ...more,
});
const at = (...path: readonly (string | number)[]): readonly (string | number)[] => ['scene', ...path];

describe('[R11] [R20] what a route may be', () => {
  test('[R11] every site there is', () => {
    const sites = SITES.filter((site) => site !== 'BATTLE');
    expect(read(withScene(dream(sites))).stops.map(({ site }) => site)).toEqual(sites);
  });

  test('[R11] a dreamscape ends in a battle unless it says otherwise', () => {
    const { stops } = read(
      withScene({ name: 'One', sites: ['DRAFT'] }, dream(['DRAFT']), { name: 'Three', sites: [] }),
    );
    expect(stops.map(({ site, dreamscape, last }) => [site, dreamscape, last])).toEqual([
      ['DRAFT', 0, false],
      ['BATTLE', 0, true],
      ['DRAFT', 1, true],
      ['BATTLE', 2, true],
    ]);
  });

  test('[R8] [R11] a fixed theme is that of its themed sites only', () => {
    const { stops } = read(
      withScene(
        dream(['DRAFT', 'DISCOVERY', 'SPECIALTY', 'SHOP'], { theme: 'mechanic:reclaim' }),
        dream(['DISCOVERY']),
      ),
    );
    const reclaim = TAGS.indexOf('mechanic:reclaim');
    expect(stops.map(({ theme }) => theme)).toEqual([-1, reclaim, reclaim, -1, -1]);
  });

  const wrong: readonly [what: string, written: Fields, issue: Partial<Issue>][] = [
    [
      'a site there is not',
      withScene(dream(['DARFT'])),
      { code: 'unknown-word', path: at('dreamscape', 0, 'sites', 0), nearest: 'DRAFT' },
    ],
    [
      'a battle that is written',
      withScene(dream(['DRAFT', 'BATTLE'])),
      { code: 'unknown-word', path: at('dreamscape', 0, 'sites', 1) },
    ],
    [
      'a dreamcaller that is not first',
      withScene(dream(['DRAFT', 'DREAMCALLER'])),
      { code: 'late-dreamcaller', path: at('dreamscape', 0, 'sites', 1) },
    ],
    [
      'a second dreamcaller',
      withScene(dream(['DREAMCALLER', 'DREAMCALLER'])),
      { code: 'late-dreamcaller', path: at('dreamscape', 0, 'sites', 1) },
    ],
    [
      'one in a later dreamscape',
      withScene(dream(['DRAFT']), dream(['DREAMCALLER'])),
      { code: 'late-dreamcaller', path: at('dreamscape', 1, 'sites', 0) },
    ],
    [
      'a theme where nothing is themed',
      withScene(dream(['DRAFT'], { theme: 'mechanic:reclaim' })),
      { code: 'no-theme-here', path: at('dreamscape', 0, 'theme') },
    ],
    [
      'a theme there is not',
      withScene(dream(['DISCOVERY'], { theme: 'engine' })),
      { code: 'unknown-word', path: at('dreamscape', 0, 'theme') },
    ],
    [
      'a dreamscape of nothing',
      withScene(dream(['DRAFT']), dream([])),
      { code: 'empty-dreamscape', path: at('dreamscape', 1, 'sites') },
    ],
    ['no dreamscape', withScene(), { code: 'out-of-range', path: at('dreamscape') }],
    [
      'thirty-one dreamscapes',
      withScene(...new Array(31).fill(dream(['DRAFT']))),
      { code: 'out-of-range', path: at('dreamscape') },
    ],
    [
      'an unknown key',
      withScene(dream(['DRAFT'], { site: 'DRAFT' })),
      { code: 'unknown-key', path: at('dreamscape', 0, 'site') },
    ],
    ['no sites', withScene({ name: 'One' }), { code: 'missing-key', path: at('dreamscape', 0, 'sites') }],
    ['no scene', quest({ scene: undefined }), { code: 'missing-key', path: ['scene'] }],
    [
      'an id that is no name',
      quest({ scene: { ...route(['DRAFT']), id: 'a b' } }),
      { code: 'malformed', path: at('id') },
    ],
    [
      'a guide that says nothing',
      quest({ scene: { ...route(['DRAFT']), guide: [''] } }),
      { code: 'out-of-range', path: at('guide', 0) },
    ],
  ];
  test.each(wrong)('[R20] %s', (_, written, issue) => {
    expect(issuesOf(written)).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });
});

describe('[R15] [R16] [R20] what a quest costs, gives and shows', () => {
  test('[R15] Q3: prices, sales, rerolls, battles', () => {
    const { script } = read(quest({ quest: { draft_picks: 5 } }));
    expect(script.quest).toEqual({
      start_essence: 250,
      dreamcaller_choices: 3,
      draft_picks: 5,
      draft_cards: 4,
      discovery_cards: 4,
      reward_cards: 4,
      shop_cards: 6,
      dreamsign_choices: 3,
      purge_most: 3,
      deck_most: 50,
      price_common: 50,
      price_uncommon: 80,
      price_rare: 120,
      price_legendary: 200,
      sale_percent: 30,
      sale_least: 30,
      sale_most: 90,
      sale_step: 10,
      reroll_cost: 50,
      battle_essence: 100,
      battle_essence_step: 25,
      pair_percent: 25,
      main_bonus: 2,
    });
    expect(RARITIES.map((rarity) => priceOf(script.quest, rarity))).toEqual([50, 80, 120, 200, 200]);
  });

  /** The range of each key, as its schema has it. */
  const ranges = Object.entries(QUEST.entries).flatMap(([key, { wrapped }]) => {
    if (!('pipe' in wrapped)) return [];
    const limits = wrapped.pipe.flatMap((part) =>
      'requirement' in part && typeof part.requirement === 'number' ? [part.requirement] : [],
    );
    return [[key, ...limits] as [key: string, least: number, most: number]];
  });
  test.each(ranges)('[R20] %s is a whole number from %i to %i', (key, least, most) => {
    for (const value of [least - 1, most + 1, least + 0.5, '3', Number.NaN])
      expect(issuesOf(quest({ quest: { [key]: value } }))).toEqual([
        expect.objectContaining({ severity: 'error', path: ['quest', key] }),
      ]);
  });

  const wrong: readonly [what: string, written: Fields, issue: Partial<Issue>][] = [
    ['a sale upside down', { sale_least: 60, sale_most: 50 }, { code: 'wrong-order', path: ['quest', 'sale_most'] }],
    [
      'a key there is not',
      { draft_pick: 5 },
      { code: 'unknown-key', path: ['quest', 'draft_pick'], nearest: 'draft_picks' },
    ],
  ];
  test.each(wrong)('[R20] %s', (_, changes, issue) => {
    expect(issuesOf(quest({ quest: changes }))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });
});

test.each([
  [['one', 'two'], []],
  [[], []],
  [['one'], [{ code: 'guide-length', path: ['scene', 'guide'], found: '1' }]],
  [['one', 'two', 'three'], [{ code: 'guide-length', path: ['scene', 'guide'], found: '3' }]],
])('[R11] [R20] a guide of %j on a route of two stops', (guide, wanted) => {
  expect(issuesOf(quest({ scene: { ...route(['DRAFT', 'SHOP']), guide } }))).toMatchObject(wanted);
});
