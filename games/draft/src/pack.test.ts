import { contentFiles } from '@lockstep/conformance';
import type { Issue } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { DEFAULT_PRESET, parsePack } from './pack.ts';
import { CALLERS, card, cards, type Fields, route, SIGNS, sign } from './small.fixture.ts';

/** The smallest pack: a card of each rarity a pool has, a route, a preset. */
const pack = (changes: Fields = {}): Fields => ({
  presets: { seed: {} },
  route: [route(['DRAFT'])],
  card: [
    card('Bread'),
    card('Cloak', [], { rarity: 'Uncommon' }),
    card('Lamp', [], { rarity: 'Rare' }),
    card('Crown', [], { rarity: 'Legendary' }),
  ],
  dreamcaller: CALLERS,
  dreamsign: SIGNS,
  ...changes,
});
const issuesOf = (changes: Fields): readonly Issue[] => {
  const parsed = parsePack(pack(changes));
  return parsed.ok ? [] : parsed.fault;
};

describe('[R20] what a pack may be', () => {
  test('the smallest', () => {
    expect(issuesOf({})).toEqual([]);
    expect(DEFAULT_PRESET).toBe('seed');
  });

  const some = pack().card as readonly Fields[];
  const wrong: readonly [what: string, changes: Fields, issues: readonly Partial<Issue>[]][] = [
    [
      'RES-35 no Common',
      { card: [...some.slice(1), card('Moon', [], { rarity: 'Rare' })] },
      [{ code: 'empty-rarity', path: ['card'], expected: 'a card with rarity = "Common"' }],
    ],
    ['RES-38 no Legendary', { card: [...some.slice(0, 3), card('Moon')] }, [{ code: 'empty-rarity', path: ['card'] }]],
    ['[R10] no preset seed', { presets: { open: {} } }, [{ code: 'missing-preset', path: ['presets'], found: 'open' }]],
    [
      '[R22] an impossible value in a preset',
      { presets: { seed: {}, mine: { draft_pool: { variance_min: 2 } } } },
      [{ code: 'wrong-order', path: ['presets', 'mine', 'draft_pool', 'variance_max'] }],
    ],
    [
      '[R22] an unknown key in a preset',
      { presets: { seed: { resonanse: {} } } },
      [{ code: 'unknown-key', path: ['presets', 'seed', 'resonanse'], nearest: 'resonance' }],
    ],
    [
      'two routes of one id',
      { route: [route(['DRAFT']), route(['DRAFT'])] },
      [{ code: 'duplicate-id', path: ['route', 1, 'id'] }],
    ],
    [
      'a route that is wrong',
      { route: [route(['DRAFT', 'DREAMCALLER'])] },
      [{ code: 'late-dreamcaller', path: ['route', 0, 'dreamscape', 0, 'sites', 1] }],
    ],
    [
      '[R8] a fixed theme that no card of the pool has, of whichever preset',
      {
        route: [
          { ...route([]), dreamscape: [{ name: 'One', sites: ['DISCOVERY'], battle: false, theme: 'role:engine' }] },
        ],
        presets: { seed: {}, open: {} },
      },
      [{ code: 'empty-theme', path: ['route', 0, 'dreamscape', 0, 'theme'], found: 'role:engine' }],
    ],
    ['no route', { route: [] }, [{ code: 'out-of-range', path: ['route'] }]],
    [
      'a pool smaller than an offer, of whichever preset',
      { route: [route(['SHOP'])], presets: { seed: {}, open: {} } },
      [{ code: 'pool-too-small', path: ['quest', 'shop_cards'], found: '6' }],
    ],
    [
      '[R22] a preset that leaves too few cards',
      { presets: { seed: {}, poor: { draft_pool: { copies_rare: 0 } } } },
      [{ code: 'pool-too-small', path: ['presets', 'poor', 'draft_pool'] }],
    ],
    ['numbers of the quest', { quest: { sale_least: 99 } }, [{ code: 'wrong-order', path: ['quest', 'sale_most'] }]],
    [
      'a dreamsign with two resonances',
      { dreamsign: [{ ...sign('Eel', 'Tide'), resonance: ['Tide', 'Ruin'] }] },
      [{ code: 'resonance-count', path: ['dreamsign', 0, 'resonance'] }],
    ],
    [
      'a card of two roles',
      { card: [...some, card('Any', [], { tags: ['role:engine', 'role:payoff'] })] },
      [{ code: 'two-roles', path: ['card', 4, 'tags', 1] }],
    ],
    ['a list it has not', { cards: [] }, [{ code: 'unknown-key', path: ['cards'], nearest: 'card' }]],
    ['no dreamcaller', { dreamcaller: [] }, [{ code: 'out-of-range', path: ['dreamcaller'] }]],
  ];
  test.each(wrong)('[R20] %s', (_, changes, issues) => {
    const found = issuesOf(changes);
    expect(found).toHaveLength(issues.length);
    expect(found).toMatchObject(issues.map((one) => ({ severity: 'error', ...one })));
  });

  test('every mistake is found, each once', () => {
    const found = issuesOf({ card: cards('Leaf', 3), route: [route(['DRAFT']), { ...route(['DRAFT']), id: 'two' }] });
    expect(found.map(({ code }) => code)).toEqual(['empty-rarity', 'pool-too-small']);
  });
});

describe('[R20] the pack that is shipped', () => {
  test('has at least two hundred cards, fifteen dreamcallers, twenty dreamsigns, five banes', () => {
    const { card: all, dreamcaller, dreamsign } = readContent();
    expect(all.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ rarity }) => rarity === 'Special')).toHaveLength(5);
    expect([dreamcaller.length, dreamsign.length]).toEqual([15, 20]);
  });

  test('RES-54 RES-55 RES-56 RES-57 RES-58 RES-59 RES-60 RES’s named cards have the resonances it gives', () => {
    const { card: all, dreamcaller } = readContent();
    const symbols = (name: string): readonly string[] | undefined => all.find((one) => one.name === name)?.resonance;
    expect(
      [
        'Whirlpool Seer',
        'Void Harvester',
        'Abyssal Reclaimer',
        'Boulder Sentinel',
        'Flame Imp',
        'Field Medic',
        'Echoing Monolith',
        'Titan of Forgotten Echoes',
      ].map(symbols),
    ).toEqual([['Tide'], ['Ruin'], ['Tide', 'Ruin'], ['Stone'], ['Ember'], [], ['Stone', 'Ruin'], ['Stone', 'Ruin']]);
    expect(all.find(({ name }) => name === 'Void Harvester')!.tags).toEqual(['mechanic:reclaim']);
    expect(dreamcaller.find(({ name }) => name === 'Vesper, Twilight Arbiter')).toMatchObject({
      resonance: ['Tide', 'Ruin'],
      resonance_bonus: { Tide: 4, Ruin: 4 },
      tags: ['mechanic:reclaim', 'mechanic:dissolve'],
      tag_bonus: { 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 },
      essence_bonus: 50,
    });
  });

  const edits: readonly [what: string, file: string, from: string, to: string, issue: object][] = [
    [
      'RES-08 a sixth resonance',
      'cards-ruin.toml',
      'resonance = ["Ruin"]',
      'resonance = ["Rune"]',
      { code: 'unknown-word', line: 5, nearest: 'Ruin' },
    ],
    [
      'RES-08 three resonances',
      'cards-ruin.toml',
      'resonance = ["Ruin"]',
      'resonance = ["Ruin", "Tide", "Ember"]',
      { code: 'resonance-count', line: 5 },
    ],
    [
      '[R22] a preset’s own key',
      'presets/open.toml',
      'floor_weight',
      'flor_weight',
      { code: 'unknown-key', line: 14, nearest: 'floor_weight' },
    ],
    [
      '[R22] a preset’s own value',
      'presets/recency.toml',
      'pick_decay = 0.85',
      'pick_decay = 1.85',
      { code: 'malformed', line: 39 },
    ],
    ['a site of a route', 'routes.toml', '"OFFERING"]', '"OFERING"]', { code: 'unknown-word', nearest: 'OFFERING' }],
  ];
  test.each(edits)('[R20] %s is told at its file and line', (_, file, from, to, issue) => {
    const files = contentFiles('draft').map((one) =>
      one.name === file ? { ...one, text: one.text.replace(from, to) } : one,
    );
    const { value, issues } = load(files, parsePack);
    expect(value).toBeUndefined();
    expect(issues).toMatchObject([{ file, ...issue }]);
  });
});
