import { describe, expect, test } from 'vitest';
import { DAILY_IDS, type DailyId, PLACES, SCENE_IDS } from '../games.ts';
import { GAME_IDS } from '../rows.ts';
import { hrefOf, type Params, parseRoute, ROUTES, type RouteName } from './route.ts';

const TODAY = '2026-11-03';

describe('addresses', () => {
  test.each<[hash: string, name: RouteName, params: Params]>([
    ['', 'home', {}],
    ['#', 'home', {}],
    ['#/', 'home', {}],
    ['#/archive', 'archive', {}],
    ['#/archive/', 'archive', {}],
    ['#archive', 'archive', {}],
    ['#/protocol/2026-12-01', 'daily', { game: 'protocol', date: '2026-12-01' }],
    ['#/testimony', 'daily', { game: 'testimony', date: '2026-11-03' }],
    ['#/archive/protocol', 'archive', { game: 'protocol' }],
    ['#/statistics', 'statistics', {}],
    ['#/statistics/protocol', 'statistics', { game: 'protocol' }],
    ['#/solution/protocol/2026-12-01', 'solution', { game: 'protocol', date: '2026-12-01' }],
    ['#/rules/protocol', 'rules', { game: 'protocol' }],
    ['#/learn/protocol', 'learn', { game: 'protocol' }],
    ['#/learn/testimony/1-submit', 'learn', { game: 'testimony', lesson: '1-submit' }],
    ['#/replay', 'replay', {}],
    ['#/replay/AbC_-9', 'replay', { data: 'AbC_-9' }],
    ['#/gallery?theme=dark&size=large', 'gallery', {}],
  ])('%s is %s', (hash, name, params) => expect(parseRoute(hash, TODAY)).toMatchObject({ name, params }));

  test.each<[hash: string, name: RouteName, params: Params]>([
    ['#/solution/2026-12-01', 'solution', { date: '2026-12-01' }],
    ['#/rules', 'rules', {}],
    ['#/learn', 'learn', {}],
    ['#/archive', 'archive', {}],
  ])('%s, from before there were several games, names none', (hash, name, params) =>
    expect(parseRoute(hash, TODAY)).toEqual({ name, params, query: {} }),
  );

  test.each([
    '#/nowhere',
    '#/home',
    '#/protocol/2026-02-30',
    '#/protocol/tomorrow',
    '#/protocol/2026-12-01/more',
    '#/archive/2026',
    '#/archive/protocol/2026-12-01',
    '#/daily',
    '#/daily/2026-12-01',
    '#/other/2026-12-01',
    '#/solution',
    '#/solution/protocol',
    '#/solution/other/2026-12-01',
    '#/solution/2026-12-01/protocol',
    '#/rules/other',
    '#/learn/2026-12-01',
    '#/learn/testimony/1-submit/more',
    '#/settings/protocol',
    '#/%E0%A4%A',
    '#/__proto__',
  ])('%s is unknown, and says so', (hash) =>
    expect(parseRoute(hash, TODAY)).toEqual({ name: 'not-found', params: {}, query: {} }),
  );

  test('what follows the question mark is the query, further ones included', () => {
    expect(parseRoute('#/gallery?theme=dark&note=a?b', TODAY).query).toEqual({ theme: 'dark', note: 'a?b' });
    expect(parseRoute('#/?from=share', TODAY).query).toEqual({ from: 'share' });
  });

  const DATE = '2026-12-01';
  const paths: { readonly [name in RouteName]: (game: DailyId) => [path: string, params: Params] } = {
    home: () => ['/', {}],
    daily: (game) => [`/${game}/${DATE}`, { game, date: DATE }],
    solution: (game) => [`/solution/${game}/${DATE}`, { game, date: DATE }],
    archive: (game) => [`/archive/${game}`, { game }],
    statistics: (game) => [`/statistics/${game}`, { game }],
    settings: () => ['/settings', {}],
    people: () => ['/people', {}],
    rules: (game) => [`/rules/${game}`, { game }],
    learn: (game) => [`/learn/${game}`, { game }],
    replay: () => ['/replay', {}],
    match: () => ['/match/abc', { data: 'abc' }],
    scenes: () => ['/scenes', { game: 'encounter' }],
    scene: () => ['/scene/first-steps', { game: 'encounter', scene: 'first-steps' }],
    gallery: () => ['/gallery', {}],
    'not-found': () => ['/no-such-page', {}],
  };
  test.each(DAILY_IDS.flatMap((game) => ROUTES.map((name) => [name, game] as const)))(
    'the address of %s leads there, for %s',
    (name, game) => {
      const [path, params] = paths[name](game);
      expect(parseRoute(hrefOf(path), TODAY)).toEqual({ name, params, query: {} });
    },
  );

  test('a scene without a name is not found; how hard it is stands in the query; its rules are among the rules', () => {
    expect(parseRoute('#/scene', TODAY).name).toBe('not-found');
    expect(parseRoute('#/scene/a/b', TODAY).name).toBe('not-found');
    expect(parseRoute('#/scene/a?difficulty=HARD', TODAY)).toEqual({
      name: 'scene',
      params: { game: 'encounter', scene: 'a' },
      query: { difficulty: 'HARD' },
    });
    expect(parseRoute('#/rules/encounter', TODAY)).toEqual({ name: 'rules', params: { game: 'encounter' }, query: {} });
    expect(parseRoute('#/archive/draft', TODAY)).toEqual({ name: 'archive', params: { game: 'draft' }, query: {} });
  });

  test('a quest, a battle and a draft have their shelves under their own words; what is chosen stands in the query', () => {
    expect(parseRoute('#/quest', TODAY)).toEqual({ name: 'scenes', params: { game: 'quest' }, query: {} });
    expect(parseRoute('#/battles', TODAY)).toEqual({ name: 'scenes', params: { game: 'battle' }, query: {} });
    expect(parseRoute('#/drafts', TODAY)).toEqual({ name: 'scenes', params: { game: 'draft' }, query: {} });
    expect(parseRoute('#/quest/seven-nights?level=level-3', TODAY)).toEqual({
      name: 'scene',
      params: { game: 'quest', scene: 'seven-nights' },
      query: { level: 'level-3' },
    });
    expect(parseRoute('#/draft/seven-dreams?preset=open&seed=a%20b', TODAY)).toEqual({
      name: 'scene',
      params: { game: 'draft', scene: 'seven-dreams' },
      query: { preset: 'open', seed: 'a b' },
    });
    expect(parseRoute('#/quest/a/b', TODAY).name).toBe('not-found');
    expect(parseRoute('#/rules/draft', TODAY)).toEqual({ name: 'rules', params: { game: 'draft' }, query: {} });
  });

  test('a run has its shelf and its own address; kit, level and seed stand in the query', () => {
    expect(parseRoute('#/runs', TODAY)).toEqual({ name: 'scenes', params: { game: 'freeplay' }, query: {} });
    expect(parseRoute('#/run/aura-run?kit=spoofer&level=fw1', TODAY)).toEqual({
      name: 'scene',
      params: { game: 'freeplay', scene: 'aura-run' },
      query: { kit: 'spoofer', level: 'fw1' },
    });
    expect(parseRoute('#/run/a/b', TODAY).name).toBe('not-found');
  });

  test('a game with nothing to choose from has an address of its own', () => {
    expect(parseRoute('#/play/null', TODAY)).toEqual({ name: 'scene', params: { game: 'null', scene: '' }, query: {} });
    expect(parseRoute('#/play', TODAY).name).toBe('not-found');
    expect(parseRoute('#/play/protocol', TODAY).name).toBe('not-found');
    expect(parseRoute('#/play/null/more', TODAY).name).toBe('not-found');
  });

  test('no game has the name of a screen', () => {
    const words: readonly string[] = [...GAME_IDS, ...SCENE_IDS.map((id) => PLACES[id].scene)].filter(
      (word) => word !== 'scene',
    );
    expect(ROUTES.filter((name) => words.includes(name))).toEqual([]);
  });
});
