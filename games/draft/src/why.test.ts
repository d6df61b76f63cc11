import { preview, type Refusal } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { draft } from './draft.ts';
import { UNIT } from './power.ts';
import { card, cards, even, type Fields, play, quest, rolls, route, SEED } from './small.fixture.ts';
import { type Why, whyEach } from './why.ts';

const HELD = {
  dreamcaller: 'vesper-twilight-arbiter',
  deck: ['whirlpool-seer', 'whirlpool-seer', 'whirlpool-seer', 'void-harvester', 'void-harvester', 'boulder-sentinel'],
};
/** Of every card there is, at the present stop. */
const whys = (written: Fields): { readonly [card: string]: Why } => {
  const { setup, state } = play(written, SEED);
  const all = setup.cards.map((_, i) => i);
  return Object.fromEntries(whyEach(setup, state, all).map((why) => [why.card, why]));
};
const near = (weight: number, exact: number): void => expect(Math.abs(weight / UNIT - exact)).toBeLessThan(1e-6);

describe('[R18] why a card is offered', () => {
  test('[R18] RES-54 RES-55 RES-56 RES-57 RES-58 RES-59 RES-60 the weights of RES’s example', () => {
    const found = whys(quest({ begin: HELD }));
    const exact: readonly [card: string, weight: number][] = [
      ['whirlpool-seer', 0.5 + 7 ** 1.4],
      ['void-harvester', 0.5 + 6 ** 1.4],
      ['abyssal-reclaimer', 0.5 + 7 ** 1.4 + 6 ** 1.4],
      ['boulder-sentinel', 1.5],
      ['flame-imp', 0.5],
      ['field-medic', 3],
      ['echoing-monolith', 1.5 + 6 ** 1.4],
    ];
    for (const [id, weight] of exact) near(found[id]!.weight, weight);
  });

  test('[R18] what it was raised by', () => {
    const { base, parts, exponent, copies, entries, staleness } = whys(quest({ begin: HELD }))['abyssal-reclaimer']!;
    expect(parts.map(({ resonance, profile }) => [resonance, profile])).toEqual([
      ['Tide', 7000],
      ['Ruin', 6000],
    ]);
    near(parts[0]!.adds, 7 ** 1.4);
    near(parts[1]!.adds, 6 ** 1.4);
    expect([base, exponent, copies, entries, staleness]).toEqual([UNIT / 2, 1400, 2, 30, 0]);
    const medic = whys(quest({ begin: HELD }))['field-medic']!;
    expect([medic.base, medic.parts]).toEqual([3 * UNIT, []]);
  });

  test('[R18] RES-61 its share is copies times weight of the whole: the Seer among Seer, Medic and Imp', () => {
    const some = [card('Whirlpool Seer', ['Tide']), card('Field Medic'), card('Flame Imp', ['Ember'])];
    const { 'whirlpool-seer': seer } = whys(
      quest({ card: some, begin: { deck: new Array(7).fill('whirlpool-seer') }, quest: { draft_cards: 3 } }),
    );
    expect((seer!.copies * seer!.weight) / seer!.total).toBeCloseTo(0.8181, 4);
  });

  test('[R18] RES-61 all shares together are the whole', () => {
    for (const site of ['DRAFT', 'SHOP']) {
      const all = Object.values(whys(quest({ begin: HELD, scene: route([site]) })));
      expect(all.reduce((sum, { copies, weight }) => sum + copies * weight, 0)).toBe(all[0]!.total);
    }
  });

  test('[R18] RES-48 staleness, and what it weighed before', () => {
    const stale = whys(quest({ begin: { ...HELD, staleness: { 'whirlpool-seer': 1, 'void-harvester': 2 } } }));
    near(stale['whirlpool-seer']!.weight, (0.5 + 7 ** 1.4) / 1.3);
    near(stale['whirlpool-seer']!.fresh, 0.5 + 7 ** 1.4);
    near(stale['void-harvester']!.weight, (0.5 + 6 ** 1.4) / 1.6);
    expect(stale['void-harvester']!.staleness).toBe(2);
  });

  test('[R1] [R18] what it weighed before is what a fresh card weighs, to the unit', () => {
    for (let tide = 1; tide < 12; tide += 1)
      for (let ruin = 1; ruin < 12; ruin += 3) {
        const deck = [...new Array(tide).fill('whirlpool-seer'), ...new Array(ruin).fill('void-harvester')];
        const fresh = whys(quest({ begin: { deck } }))['abyssal-reclaimer']!.weight;
        const stale = whys(quest({ begin: { deck, staleness: { 'abyssal-reclaimer': 3 } } }))['abyssal-reclaimer']!
          .fresh;
        expect([tide, ruin, stale]).toEqual([tide, ruin, fresh]);
      }
  });

  test('[R10] [R18] an exponent that grows with the picks', () => {
    const preset = even({ resonance: { affinity_exponent: 1.1 }, house: { exponent_start: 0.5, exponent_step: 0.05 } });
    const { exponent, parts } = whys(quest({ preset, begin: { deck: ['gust', 'gust', 'gust'] } })).gust!;
    expect(exponent).toBe(650);
    near(parts[0]!.adds, 3 ** 0.65);
  });

  test('[R3] [R18] what a guarantee brought in says so, and for whom', () => {
    const some = [...cards('Wave', 4, ['Tide']), card('Stone', ['Stone'], { rarity: 'Uncommon' })];
    const script = rolls({ offer: [0, 0, 0, 0] });
    const { view } = play(
      quest({ card: some, preset: even({ selection: { enforce_rarity_guarantee: false } }) }),
      script.seed,
    );
    expect(view.offer.map(({ card: id, kept }) => [id, kept])).toEqual([
      ['stone', { keeps: 'DIVERSITY', instead: 'wave-1' }],
      ['wave-2', null],
      ['wave-3', null],
      ['wave-4', null],
    ]);
  });

  test('[R8] [R18] at a themed site the theme, its count, its depth and its score', () => {
    const some = [...cards('Kin', 6, [], { tags: ['tribal:mage'] }), ...cards('Leaf', 4)];
    const { setup, state } = play(
      quest({
        card: some,
        preset: even({ selection: { enforce_rarity_guarantee: false } }),
        scene: route(['DISCOVERY']),
        begin: { deck: ['kin-1'] },
      }),
      SEED,
    );
    const [why] = whyEach(setup, state, [0]);
    expect(why!.theme).toMatchObject({ tag: 'tribal:mage', count: 1, depth: 24 });
    near(why!.theme!.score, Math.log(2) * 1.5 * 2 + 24 * 0.1);
    expect(why!.entries).toBe(24);
  });

  test('[R16] [R18] at a battle the whole is the rares', () => {
    const scene = { ...route([]), dreamscape: [{ name: 'One', sites: [] }] };
    const { view } = play(quest({ scene }), SEED);
    expect(view.offer.map(({ entries }) => entries)).toEqual([3, 3]);
  });

  test('[K5] [R18] beside a preview stands the why of the card it names, and of nothing else', () => {
    const { setup, state, view } = play(quest(), SEED);
    const first = view.offer[0]!;
    const { price: _, full: __, sold: ___, ...why } = first;
    const action = { kind: 'take', at: setup.cardAt.get(first.card)! } as const;
    const shown = preview(draft, setup, state, 0, action) as Exclude<ReturnType<typeof preview>, Refusal>;
    expect(shown.details).toEqual(why);
    const shop = play(quest({ scene: route(['SHOP']) }), SEED);
    expect(draft.explain!(shop.setup, shop.state, 0, { kind: 'leave', at: -1 })).toBeNull();
    expect(draft.explain!(shop.setup, shop.state, 0, { kind: 'buy', at: shop.state.offer![0]! })).toMatchObject({
      card: shop.view.offer[0]!.card,
    });
  });
});
