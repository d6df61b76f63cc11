import type { Issue } from '@lockstep/kernel';
import { load } from '@lockstep/packs';
import { describe, expect, test } from 'vitest';
import { type Config, milli } from './config.ts';
import { readContent } from './content.fixture.ts';
import { parseSetup, type Tuning } from './setup.ts';
import { cards, type Fields, issuesOf, quest, read } from './small.fixture.ts';

const withPreset = (preset: Fields): Fields => quest({ preset });
const presetOf = (preset: Fields): Config => read(withPreset(preset)).script.preset;
const tuningOf = (preset: Fields): Tuning => read(withPreset(preset)).tuning;

/** RES "TOML Configuration Reference", as printed. */
const PRINTED = `[draft_pool]
copies_common = 4
copies_uncommon = 3
copies_rare = 2
copies_legendary = 1
variance_min = 0.75
variance_max = 1.25

[resonance]
neutral_base = 3.0
floor_weight = 0.5
affinity_exponent = 1.4

[tags]
tag_scale = 1.5
min_theme_cards = 6
relevance_boost = 2.0
depth_factor = 0.1

[staleness]
staleness_factor = 0.3

[selection]
enforce_resonance_diversity = true
enforce_rarity_guarantee = true
`;

/** What the shipped presets write since the second edition. */
const SECOND = {
  theme_depth: 'NAMES',
  theme_roles: false,
  theme_power: 4,
  guarded_cards: 4,
  rarity_slot: 'ANY',
  stale_by: 1,
  fresh_by: 1,
};

describe('[R22] the keys of a preset', () => {
  test('[R22] RES-99 RES-100 RES-101 RES-102 RES-103 RES’s reference parses as printed and is what nothing written means', () => {
    const { value } = load([{ name: 'seed.toml', text: PRINTED }], (table) => parseSetup(withPreset(table as Fields)));
    expect(value!.script.preset).toEqual(presetOf({}));
    const { title: _, line: __, house: ___, ...sections } = value!.script.preset;
    expect(sections).toEqual({
      draft_pool: {
        copies_common: 4,
        copies_uncommon: 3,
        copies_rare: 2,
        copies_legendary: 1,
        variance_min: '0.75',
        variance_max: '1.25',
      },
      resonance: { neutral_base: '3', floor_weight: '0.5', affinity_exponent: '1.4' },
      tags: { tag_scale: '1.5', min_theme_cards: 6, relevance_boost: '2', depth_factor: '0.1' },
      staleness: { staleness_factor: '0.3' },
      selection: { enforce_resonance_diversity: true, enforce_rarity_guarantee: true },
    });
  });

  test('[R7] [R22] what RES does not print stands in [house]', () => {
    expect(presetOf({}).house).toEqual({
      distinct_offers: true,
      exponent_start: '0',
      exponent_step: '0',
      dreamcaller_bonus: 0,
      pick_decay: '1',
    });
  });

  test('[R10] the three presets of the pack: RES’s numbers, and where the others differ', () => {
    const { presets } = readContent();
    expect(Object.keys(presets).sort()).toEqual(['open', 'recency', 'seed']);
    const bare = ({ title: _, line: __, ...rest }: Config): Omit<Config, 'title' | 'line'> => rest;
    const seed = bare(presetOf({ house: SECOND }));
    expect(bare(presets.seed!)).toEqual(seed);
    expect(bare(presets.recency!)).toEqual({ ...seed, house: { ...seed.house, pick_decay: '0.85' } });
    expect(bare(presets.open!)).toEqual({
      ...seed,
      draft_pool: { ...seed.draft_pool, variance_min: '0.6', variance_max: '1.4' },
      resonance: { neutral_base: '4', floor_weight: '3.5', affinity_exponent: '1.1' },
      tags: { ...seed.tags, depth_factor: '0.01' },
      house: { ...seed.house, exponent_start: '0.5', exponent_step: '0.05', dreamcaller_bonus: 2 },
    });
  });

  const decimals: readonly [written: number | string, held: string, thousandths: number][] = [
    [1.4, '1.4', 1400],
    ['1.4', '1.4', 1400],
    ['1.400', '1.4', 1400],
    [0, '0', 0],
    [2, '2', 2000],
    ['0.001', '0.001', 1],
    [0.005, '0.005', 5],
    [1.999, '1.999', 1999],
  ];
  test.each(decimals)('[R22] %j is held as "%s"', (affinity_exponent, held, thousandths) => {
    const { resonance } = presetOf({ resonance: { affinity_exponent } });
    expect(resonance.affinity_exponent).toBe(held);
    expect(milli(held)).toBe(thousandths);
    expect(tuningOf({ resonance: { affinity_exponent } }).exponent).toBe(thousandths);
  });

  test('[R22] a preset that was parsed parses again to the same', () => {
    for (const preset of Object.values(readContent().presets))
      expect(presetOf(preset as unknown as Fields)).toEqual(preset);
  });

  const ranges: readonly [section: string, key: string, least: number, most: number, kind: 'whole' | 'decimal'][] = [
    ['draft_pool', 'copies_common', 0, 10, 'whole'],
    ['draft_pool', 'copies_uncommon', 0, 10, 'whole'],
    ['draft_pool', 'copies_rare', 0, 10, 'whole'],
    ['draft_pool', 'copies_legendary', 0, 10, 'whole'],
    ['draft_pool', 'variance_min', 0, 2, 'decimal'],
    ['draft_pool', 'variance_max', 0, 2, 'decimal'],
    ['resonance', 'neutral_base', 0, 1000, 'decimal'],
    ['resonance', 'floor_weight', 0, 1000, 'decimal'],
    ['resonance', 'affinity_exponent', 0, 4, 'decimal'],
    ['tags', 'tag_scale', 0, 100, 'decimal'],
    ['tags', 'min_theme_cards', 1, 1000, 'whole'],
    ['tags', 'relevance_boost', 0, 100, 'decimal'],
    ['tags', 'depth_factor', 0, 100, 'decimal'],
    ['staleness', 'staleness_factor', 0, 100, 'decimal'],
    ['house', 'exponent_start', 0, 4, 'decimal'],
    ['house', 'exponent_step', 0, 4, 'decimal'],
    ['house', 'dreamcaller_bonus', 0, 20, 'whole'],
    ['house', 'pick_decay', 0, 1, 'decimal'],
    ['house', 'theme_power', 1, 8, 'whole'],
    ['house', 'guarded_cards', 2, 12, 'whole'],
    ['house', 'stale_by', 0, 10, 'whole'],
    ['house', 'fresh_by', 0, 10, 'whole'],
  ];
  test.each(ranges)('[R22] [%s] %s is from %d to %d', (section, key, least, most, kind) => {
    const base = section === 'draft_pool' ? { variance_min: 0, variance_max: 2 } : {};
    const issues = (value: unknown): readonly Issue[] =>
      issuesOf(withPreset({ [section]: { ...base, [key]: value } })).filter(({ path }) => path.at(-1) === key);
    for (const value of [least, most]) expect(issues(value)).toEqual([]);
    const tooFine = kind === 'whole' ? least + 0.5 : 0.0005;
    for (const value of [least - 1, most + 1, tooFine, Number.NaN, true, [], 'much'])
      expect(issues(value), String(value)).toMatchObject([{ severity: 'error', path: ['preset', section, key] }]);
  });

  const wrong: readonly [what: string, preset: Fields, issue: Partial<Issue>][] = [
    [
      'a section there is not',
      { staleness_factor: 0.3 },
      { code: 'unknown-key', path: ['preset', 'staleness_factor'] },
    ],
    [
      'a key there is not',
      { resonance: { flor_weight: 1 } },
      { code: 'unknown-key', path: ['preset', 'resonance', 'flor_weight'], nearest: 'floor_weight' },
    ],
    [
      'a house key among RES’s',
      { selection: { distinct_offers: true } },
      { code: 'unknown-key', path: ['preset', 'selection', 'distinct_offers'] },
    ],
    [
      'a switch that is a number',
      { selection: { enforce_rarity_guarantee: 1 } },
      { code: 'wrong-type', path: ['preset', 'selection', 'enforce_rarity_guarantee'] },
    ],
    [
      'four decimals',
      { staleness: { staleness_factor: '0.3001' } },
      { code: 'malformed', path: ['preset', 'staleness', 'staleness_factor'] },
    ],
    [
      'a number in words',
      { resonance: { neutral_base: '3 1/2' } },
      { code: 'malformed', path: ['preset', 'resonance', 'neutral_base'] },
    ],
    [
      'an exponent in powers of ten',
      { resonance: { neutral_base: '1e2' } },
      { code: 'malformed', path: ['preset', 'resonance', 'neutral_base'] },
    ],
    ['a section that is none', { tags: 3 }, { code: 'wrong-type', path: ['preset', 'tags'] }],
    [
      'a variance upside down',
      { draft_pool: { variance_min: 1.3 } },
      { code: 'wrong-order', path: ['preset', 'draft_pool', 'variance_max'] },
    ],
    [
      'no weight for anything',
      { resonance: { neutral_base: 0, floor_weight: 0 } },
      { code: 'no-weight', path: ['preset', 'resonance', 'floor_weight'] },
    ],
    [
      'an exponent that begins above its end',
      { house: { exponent_start: 1.5, exponent_step: 0.1 } },
      { code: 'wrong-order', path: ['preset', 'house', 'exponent_start'] },
    ],
  ];
  test.each(wrong)('[R22] %s', (_, preset, issue) => {
    expect(issuesOf(withPreset(preset))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });

  test('[R22] an exponent above 2 is played, where a pool can bear it', () => {
    expect(issuesOf(withPreset({ resonance: { affinity_exponent: 3.2 } }))).toEqual([]);
    const many = (exponent: number): readonly Issue[] =>
      issuesOf(
        quest({
          card: cards('Wave', 900, ['Tide']),
          preset: { resonance: { affinity_exponent: exponent } },
          quest: {},
        }),
      );
    expect(many(3)).toEqual([]);
    expect(many(4)).toEqual([
      expect.objectContaining({ code: 'too-steep', path: ['preset', 'resonance', 'affinity_exponent'] }),
    ]);
  });

  test('[R22] an exponent that does not grow may begin anywhere', () => {
    expect(issuesOf(withPreset({ house: { exponent_start: 2 } }))).toEqual([]);
  });
});

describe('[R22] RES-07 every number is played', () => {
  const keys: readonly [
    section: string,
    key: string,
    value: number | boolean | string,
    field: keyof Tuning,
    is: unknown,
  ][] = [
    ['draft_pool', 'variance_min', 0.5, 'varianceMin', 500],
    ['draft_pool', 'variance_max', 1.5, 'varianceMax', 1500],
    ['resonance', 'neutral_base', 2.5, 'neutral', 2.5],
    ['resonance', 'floor_weight', 0.25, 'floor', 0.25],
    ['resonance', 'affinity_exponent', 1.1, 'exponent', 1100],
    ['tags', 'tag_scale', 2.5, 'tagScale', 2.5],
    ['tags', 'min_theme_cards', 9, 'minThemeCards', 9],
    ['tags', 'relevance_boost', 3, 'relevanceBoost', 3],
    ['tags', 'depth_factor', 0.2, 'depthFactor', 0.2],
    ['staleness', 'staleness_factor', 0.4, 'stalenessFactor', 0.4],
    ['selection', 'enforce_resonance_diversity', false, 'diversity', false],
    ['selection', 'enforce_rarity_guarantee', false, 'rarity', false],
    ['house', 'distinct_offers', false, 'distinct', false],
    ['house', 'exponent_start', 0.5, 'exponentStart', 500],
    ['house', 'exponent_step', 0.05, 'exponentStep', 50],
    ['house', 'pick_decay', 0.85, 'decay', 850],
    ['house', 'theme_depth', 'NAMES', 'depthOf', 'NAMES'],
    ['house', 'theme_roles', false, 'themes', (1 << 23) - 1],
    ['house', 'theme_power', 3, 'themePower', 3],
    ['house', 'guarded_cards', 5, 'guarded', 5],
    ['house', 'rarity_slot', 'ANY', 'raritySlot', 'ANY'],
    ['house', 'stale_by', 2, 'staleBy', 2],
    ['house', 'fresh_by', 3, 'freshBy', 3],
  ];
  test.each(keys)('[R22] RES-07 [%s] %s = %j', (section, key, value, field, is) => {
    const before = tuningOf({});
    const after = tuningOf({ [section]: { [key]: value } });
    expect(after[field]).toBe(is);
    expect({ ...after, [field]: before[field] }).toEqual(before);
    expect(before[field]).not.toBe(is);
  });

  test.each(['common', 'uncommon', 'rare', 'legendary'])('[R2] [R22] RES-07 copies_%s', (rarity) => {
    const setup = read(withPreset({ draft_pool: { [`copies_${rarity}`]: 7 } }));
    const of = ['common', 'uncommon', 'rare', 'legendary'].indexOf(rarity);
    for (const entry of setup.cards) expect(entry.base === 7).toBe(entry.rarity === of);
  });
});
