import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { profileOf } from './profile.ts';
import type { Tuning } from './setup.ts';
import { even, legal, play, profile, quest, read, route, SEED } from './small.fixture.ts';
import { exponentAt } from './weight.ts';

const pack = readContent();

const SEEDS: Tuning = {
  varianceMin: 750,
  varianceMax: 1250,
  neutral: 3,
  floor: 0.5,
  exponent: 1400,
  exponentStart: 0,
  exponentStep: 0,
  decay: 1000,
  stalenessFactor: 0.3,
  diversity: true,
  rarity: true,
  distinct: true,
  minThemeCards: 6,
  tagScale: 1.5,
  relevanceBoost: 2,
  depthFactor: 0.1,
  depthOf: 'ENTRIES',
  themes: (1 << 29) - 1,
  themePower: 1,
  guarded: 4,
  raritySlot: 'LIGHTEST',
  staleBy: 1,
  freshBy: 1,
};

/** What all shipped presets have since the second edition; the 23 tags that are no roles come first. */
const SECOND: Partial<Tuning> = { depthOf: 'NAMES', themes: (1 << 23) - 1, themePower: 4, raritySlot: 'ANY' };

/** What each preset changes. */
const CHANGES: readonly [preset: string, changes: Partial<Tuning>][] = [
  ['seed', {}],
  [
    'open',
    {
      varianceMin: 600,
      varianceMax: 1400,
      neutral: 4,
      floor: 3.5,
      exponent: 1100,
      exponentStart: 500,
      exponentStep: 50,
      depthFactor: 0.01,
    },
  ],
  ['recency', { decay: 850 }],
];

describe('[R10] the shipped presets', () => {
  test.each(CHANGES)('RES-99…103 %s has its numbers', (preset, changes) => {
    expect(questOf(pack, { preset }).tuning).toEqual({ ...SEEDS, ...SECOND, ...changes });
    expect(pack.presets[preset]!.draft_pool).toMatchObject({
      copies_common: 4,
      copies_uncommon: 3,
      copies_rare: 2,
      copies_legendary: 1,
    });
  });

  test('these are all there are, and an empty preset means `seed` as it was first', () => {
    expect(Object.keys(pack.presets).sort()).toEqual(['open', 'recency', 'seed']);
    expect(read(quest({ preset: {} })).tuning).toEqual(SEEDS);
    expect(questOf(pack).tuning).toEqual({ ...SEEDS, ...SECOND });
  });

  test('RES-99 RES-100 RES-101 RES-102 RES-103 `seed` prints every key of RES with RES’s value', () => {
    const { title: _, line: __, house: ___, ...sections } = pack.presets.seed!;
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

  test('[R7] every one of them offers distinct cards', () => {
    for (const { house } of Object.values(pack.presets)) expect(house.distinct_offers).toBe(true);
  });

  test('`open`: every symbol of every dreamcaller counts 2', () => {
    const { callers, script } = questOf(pack, { preset: 'open' });
    callers.forEach(({ bonus }, i) => {
      const { resonance } = script.dreamcaller[i]!;
      expect(bonus).toEqual(profile(Object.fromEntries(resonance.map((one) => [one, 2]))));
    });
    const own = questOf(pack, { preset: 'seed' });
    expect(own.callers[own.callerAt.get('vesper-twilight-arbiter')!]!.bonus).toEqual(profile({ Tide: 4, Ruin: 4 }));
  });

  test('`open`: the exponent is 0.5 and grows by 0.05 a pick to 1.1', () => {
    const { tuning } = questOf(pack, { preset: 'open' });
    expect([0, 1, 6, 12, 13, 40].map((picks) => exponentAt(tuning, picks))).toEqual([500, 550, 800, 1100, 1100, 1100]);
  });
});

describe('[R10] `recency`: a pick counts 0.85 to the power of the picks since', () => {
  const written = quest({
    preset: even({ house: { pick_decay: 0.85 } }),
    quest: { draft_picks: 4 },
    scene: route(['DRAFT']),
    begin: { dreamcaller: 'ash' },
  });
  const setup = read(written);
  const tide = setup.cardAt.get('whirlpool-seer')!;
  const heldFor = (picks: number, deck: readonly number[], since: readonly number[]): readonly number[] =>
    profileOf(setup, { picks, caller: -1, deck, deckSince: since, signs: [], signsSince: [] });

  test.each([
    [0, 1000],
    [1, 850],
    [2, 723],
    [3, 614],
    [4, 522],
    [10, 197],
  ])('after %i more picks it counts %i thousandths, rounded half up once', (more, counts) => {
    expect(heldFor(1 + more, [tide], [1])).toEqual([counts, 0, 0, 0, 0]);
  });

  test('several add up, each at its own age', () => {
    expect(heldFor(3, [tide, tide, tide], [1, 2, 3])[0]).toBe(723 + 850 + 1000);
  });

  test('a dreamsign fades alike, a dreamcaller’s bonus does not', () => {
    const stone = setup.signAt.get('sign-of-stone')!;
    const held = {
      picks: 5,
      caller: setup.callerAt.get('ash')!,
      deck: [],
      deckSince: [],
      signs: [stone],
      signsSince: [3],
    };
    expect(profileOf(setup, held)).toEqual([0, 3000, 0, 723, 0]);
  });

  test('it follows every pick of a draft at once', () => {
    let lines: readonly string[] = [];
    let at = play(written, SEED);
    for (let pick = 1; pick <= 3; pick += 1) {
      lines = [...lines, legal(at)[0]!];
      at = play(written, SEED, ...lines);
      expect(at.state.picks).toBe(pick);
      expect(at.state.profile).toEqual(profileOf(at.setup, at.state));
    }
    expect(at.state.deckSince).toEqual([1, 2, 3]);
  });

  test('without decay a pick counts whole for good', () => {
    const whole = read(quest());
    const held = { picks: 40, caller: -1, deck: [tide], deckSince: [1], signs: [], signsSince: [] };
    expect(profileOf(whole, held)).toEqual(profile({ Tide: 1 }));
  });
});
