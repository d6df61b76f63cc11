import { describe, expect, test } from 'vitest';
import { readContent } from './content.fixture.ts';
import { resolve } from './resolve.ts';
import { card, cards, even, type Fields, find, legal, play, quest, rolls, SIGNS, VESPER } from './small.fixture.ts';

/** RES "Example: Vesper, Twilight Arbiter Quest": her, one draft, and a Discovery two dreamscapes on. */
const NIGHT = {
  id: 'vesper',
  title: 'Vesper',
  line: 'As it is told.',
  dreamscape: [
    { name: 'First', sites: ['DREAMCALLER', 'DRAFT'], battle: false },
    { name: 'Second', sites: ['OFFERING'], battle: false },
    { name: 'Third', sites: ['DISCOVERY'], battle: false },
  ],
};
const CARDS = [
  card('Void Harvester', ['Ruin'], { tags: ['mechanic:reclaim'] }),
  card('Grave Tide', ['Ruin'], { tags: ['mechanic:reclaim', 'mechanic:dissolve'] }),
  card('Ash Ledger', ['Ruin'], { rarity: 'Uncommon' }),
  card('Deep Reader', ['Tide'], { tags: ['mechanic:draw'] }),
  card('Abyssal Reclaimer', ['Tide', 'Ruin'], { tags: ['mechanic:reclaim'], rarity: 'Rare' }),
  ...cards('Ebb', 3, ['Tide'], { tags: ['mechanic:reclaim'] }),
  ...cards('Ember', 3, ['Ember'], { tags: ['mechanic:kindle'] }),
];
const written: Fields = quest({
  card: CARDS,
  dreamcaller: [VESPER],
  dreamsign: SIGNS,
  scene: NIGHT,
  preset: even({ selection: { enforce_resonance_diversity: false, enforce_rarity_guarantee: false } }),
  quest: { draft_picks: 4, draft_cards: 11, dreamcaller_choices: 1 },
});
/** All falls on the first there is; of two themes, with the tag counts RES gives, on reclaim. */
const script = rolls({ dreamcaller: [0], offer: new Array(48).fill(0), dreamsign: [0], theme: [0] });
const after = (...lines: readonly string[]): ReturnType<typeof play> => play(written, script.seed, ...lines);

const PICKS = ['take void-harvester', 'take grave-tide', 'take ash-ledger', 'take deep-reader'];

describe('[R8] [R9] [R13] RES’s Vesper quest', () => {
  const chosen = after('choose vesper-twilight-arbiter');
  test('RES-104 the player selects Vesper', () => {
    expect(chosen.view.profile).toEqual({ Tide: 4, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 4 });
    expect(chosen.view.tags).toEqual({ 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 });
    expect(chosen.view.essence).toBe(300);
  });

  test('RES-104 offerings favour Tide and Ruin', () => {
    const weight = (id: string): number => chosen.view.offer.find((one) => one.card === id)!.weight;
    expect(weight('void-harvester')).toBe(weight('deep-reader'));
    expect(weight('void-harvester') / weight('ember-1')).toBeCloseTo(7.464 / 0.5, 2);
  });

  test('RES-105 she picks Void Harvester: Tide 4, Ruin 5', () => {
    const { view } = after('choose vesper-twilight-arbiter', PICKS[0]!);
    expect(view.profile).toMatchObject({ Tide: 4, Ruin: 5 });
    expect(view.tags['mechanic:reclaim']).toBe(3);
  });

  const drafted = after('choose vesper-twilight-arbiter', ...PICKS);
  test('RES-105 two more Ruin cards and one Tide card: Tide 5, Ruin 7', () => {
    expect(drafted.view.profile).toEqual({ Tide: 5, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 7 });
  });

  test('RES-106 the tag profile: reclaim 4, dissolve 2, draw 1', () => {
    expect(drafted.view.tags).toEqual({ 'mechanic:reclaim': 4, 'mechanic:dissolve': 2, 'mechanic:draw': 1 });
  });

  const discovery = after('choose vesper-twilight-arbiter', ...PICKS, 'leave');
  test('RES-86 RES-107 the Discovery of the third dreamscape has reclaim for its theme', () => {
    script.done();
    expect(find(discovery.events, 'theme-chosen')).toEqual({
      kind: 'theme-chosen',
      theme: 'mechanic:reclaim',
      how: 'SCORED',
    });
    expect(discovery.view).toMatchObject({ site: 'DISCOVERY', dreamscape: 3 });
    const { count, score, depth } = discovery.view.offer[0]!.theme!;
    expect(count).toBe(4);
    // ln 5 × 1.5 ≈ 2.41, boosted by 2, and a tenth of the depth.
    expect(score / 2 ** 20 - depth / 10).toBeCloseTo(2 * 2.4142, 3);
  });

  test('RES-107 four cards, all reclaim, weighted toward Tide and Ruin', () => {
    const { offer } = discovery.view;
    expect(offer).toHaveLength(4);
    const tags = (id: string): readonly unknown[] =>
      (CARDS as readonly Fields[]).find(({ name }) => String(name).toLowerCase().replaceAll(' ', '-') === id)!
        .tags as readonly unknown[];
    for (const { card: id } of offer) expect(tags(id)).toContain('mechanic:reclaim');
    const dual = offer.find((one) => one.card === 'abyssal-reclaimer');
    const weights = offer.map(({ fresh }) => fresh);
    if (dual) expect(dual.fresh).toBe(Math.max(...weights));
    // Tide 5 and Ruin 7: 10.0 and 15.7, where an Ember card has the floor of 0.5.
    expect(weights.every((weight) => weight > 10 * 2 ** 20)).toBe(true);
  });

  test('RES-17 RES-107 a Tide and Ruin card makes it Undertow', () => {
    /** Cards of two symbols stand last. */
    const NEAR_THE_END = 188_000_000;
    const dualFirst = rolls({
      dreamcaller: [0],
      offer: [...new Array(44).fill(0), NEAR_THE_END, 0, 0, 0],
      dreamsign: [0],
      theme: [0],
    });
    const lines = ['choose vesper-twilight-arbiter', ...PICKS, 'leave'];
    const at = play(written, dualFirst.seed, ...lines);
    expect(legal(at)).toContain('take abyssal-reclaimer');
    const { view, outcome } = play(written, dualFirst.seed, ...lines, 'take abyssal-reclaimer');
    expect(view.profile).toMatchObject({ Tide: 6, Ruin: 8 });
    expect(outcome).toMatchObject({ result: 'finished', reason: 'Undertow' });
  });

  test('RES-104 in the shipped pack she is the same', () => {
    const shipped = resolve(readContent(), {
      scene: { ...NIGHT, dreamscape: NIGHT.dreamscape.slice(2) },
      begin: { dreamcaller: 'vesper-twilight-arbiter' },
    }) as Fields;
    const { view } = play(shipped, rolls({ offer: [0, 0, 0, 0], theme: [0] }).seed);
    expect(view).toMatchObject({
      profile: { Tide: 4, Ruin: 4 },
      tags: { 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 },
      essence: 300,
    });
  });
});
