import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { drawPrices } from './shop.ts';
import {
  card,
  cards,
  copiesIn,
  even,
  type Fields,
  find,
  kinds,
  legal,
  play,
  quest,
  read,
  rolls,
  route,
  SEED,
  stalenessIn,
} from './small.fixture.ts';

/** One of each rarity, too dear to buy them all. */
const GOODS = [
  card('Bread'),
  card('Cloak', [], { rarity: 'Uncommon' }),
  card('Lamp', [], { rarity: 'Rare' }),
  card('Crown', [], { rarity: 'Legendary' }),
  ...cards('Straw', 4),
];
const FREE = even({ selection: { enforce_resonance_diversity: false, enforce_rarity_guarantee: false } });
const shop = (more: Fields = {}, sites: readonly string[] = ['SHOP']): Fields =>
  quest({
    card: GOODS,
    preset: FREE,
    scene: route(sites),
    ...more,
    quest: { shop_cards: 4, start_essence: 1000, ...(more.quest as Fields | undefined) },
  });
/** The first four of the pack, none on sale. */
const first = (times = 1): ReturnType<typeof rolls> =>
  rolls({ offer: new Array(4 * times).fill(0), sale: new Array(4 * times).fill(99) });

describe('[R15] prices', () => {
  test('[R15] by rarity, none on sale', () => {
    const script = first();
    const { view } = play(shop(), script.seed);
    script.done();
    expect(view.offer.map((one) => [one.card, one.price, one.full, one.sold])).toEqual([
      ['bread', 50, 50, false],
      ['cloak', 80, 80, false],
      ['lamp', 120, 120, false],
      ['crown', 200, 200, false],
    ]);
    expect(view).toMatchObject({ reroll: 50, essence: 1000 });
  });

  const sales: readonly [price: number, off: number, step: number, is: number][] = [
    [50, 30, 10, 40], // 35, half up
    [50, 31, 10, 30], // 34.5
    [50, 90, 10, 10], // 5, half up
    [80, 30, 10, 60], // 56
    [80, 50, 10, 40],
    [120, 90, 10, 10], // 12
    [200, 31, 10, 140], // 138
    [200, 90, 10, 20],
    [50, 100, 10, 10], // never for nothing
    [5, 0, 10, 5], // never above its price
    [50, 30, 1, 35],
    [50, 33, 1, 34], // 33.5, half up
    [50, 30, 25, 25], // 35
    [50, 0, 10, 50],
  ];
  test.each(sales)('[R15] %i less %i percent, to the nearest %i, is %i', (price, off, sale_step, is) => {
    const setup = read(shop({ quest: { price_common: price, sale_least: off, sale_most: off, sale_step } }));
    const { prices, at } = drawPrices(setup, [0], rolls({ sale: [0, 0] }).seed, 0);
    expect([prices, at]).toEqual([[is], 2]);
  });

  test('[R15] [R19] a stream of its own: one draw an item, a second where it is on sale', () => {
    const script = rolls({ offer: [0, 0, 0, 0], sale: [29, 0, 30, 0, 60, 99] });
    const { view } = play(shop(), script.seed);
    script.done();
    // 29 is the last on sale, and 30 percent off; 30 is not; 0 is, and 90 percent off; 99 is not.
    expect(view.offer.map(({ price }) => price)).toEqual([40, 80, 10, 200]);
    expect(view.offer.map(({ full }) => full)).toEqual([50, 80, 120, 200]);
  });

  test('[R15] about 30 of a hundred are on sale, each whole percent from 30 to 90 alike', () => {
    const setup = read(shop({ quest: { price_common: 1000, sale_step: 10 } }));
    const counts = new Map<number, number>();
    const { prices } = drawPrices(setup, new Array(30_000).fill(0), parseSeed('sales'), 0);
    for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
    const full = counts.get(1000)!;
    counts.delete(1000);
    expect(Math.abs(full - 21_000)).toBeLessThan(320);
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: 61 }, (_, i) => 100 + 10 * i));
    const expected = (30_000 - full) / 61;
    let chi = 0;
    for (const count of counts.values()) chi += (count - expected) ** 2 / expected;
    expect(chi).toBeLessThan(99.6); // 999 of 1000, 60 degrees of freedom
  });

  test.each([
    [0, [50, 80, 120, 200]],
    [100, [30, 40, 60, 100]],
  ])('[R15] sale_percent %i', (sale_percent, prices) => {
    const written = shop({ quest: { sale_percent, sale_least: 50, sale_most: 50 } });
    const { seed } = rolls({ offer: [0, 0, 0, 0], sale: new Array(8).fill(0) });
    expect(play(written, seed).view.offer.map(({ price }) => price)).toEqual(prices);
  });
});

describe('[R15] buying', () => {
  test('[R9] [R15] what is bought is paid, owned and gone from the pool; the rest stays for sale', () => {
    const { view, setup, state, events } = play(shop(), first().seed, 'buy lamp');
    expect(events).toEqual([{ kind: 'bought', card: 'lamp', rarity: 'Rare', price: 120 }]);
    expect(view).toMatchObject({ site: 'SHOP', essence: 880, deck: ['lamp'] });
    expect(view.offer.map(({ sold }) => sold)).toEqual([false, false, true, false]);
    expect(copiesIn(setup, state.pool, 'lamp')).toBe(1);
    expect(stalenessIn(setup, state.pool, 'lamp')).toBe(0);
    expect(legal({ setup, state })).toEqual(['buy bread', 'buy cloak', 'buy crown', 'reroll', 'leave']);
  });

  test('[R15] only what the essence reaches can be bought', () => {
    expect(legal(play(shop({ quest: { start_essence: 120 } }), first().seed))).toEqual([
      'buy bread',
      'buy cloak',
      'buy lamp',
      'reroll',
      'leave',
    ]);
    expect(legal(play(shop({ quest: { start_essence: 49 } }), first().seed))).toEqual(['leave']);
    expect(legal(play(shop({ quest: { start_essence: 50, reroll_cost: 51 } }), first().seed))).toEqual([
      'buy bread',
      'leave',
    ]);
  });

  test('[R9] RES-31 the profile follows what is bought at once, a dual card to both', () => {
    const { seed } = rolls({ offer: [0, 0, 0, 0], sale: [99, 99, 99, 99] });
    const { view } = play(
      shop({ card: [card('Wave', ['Tide', 'Ruin']), ...cards('Foam', 3, ['Tide'])] }),
      seed,
      'buy wave',
    );
    expect(view.profile).toEqual({ Tide: 1, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 1 });
  });

  test('[R6] [R15] RES-46 what was shown and not bought grows stale on leaving, what was bought does not', () => {
    const { setup, state, events } = play(shop({}, ['SHOP', 'PURGE']), first().seed, 'buy cloak', 'leave');
    expect(kinds(events).slice(0, 5)).toEqual(['left', 'grew-stale', 'grew-stale', 'grew-stale', 'entered']);
    expect(['bread', 'cloak', 'lamp', 'crown', 'straw-1'].map((id) => stalenessIn(setup, state.pool, id))).toEqual([
      1, 0, 1, 1, 0,
    ]);
  });

  test('[R15] everything may be bought, and then the shop is left all the same', () => {
    const bought = play(shop(), first().seed, 'buy bread', 'buy cloak', 'buy lamp', 'buy crown');
    expect(bought.view.essence).toBe(1000 - 450);
    expect(legal(bought)).toEqual(['reroll', 'leave']);
    expect(play(shop(), first().seed, 'buy bread', 'buy cloak', 'buy lamp', 'buy crown', 'leave').view.site).toBe(
      'END',
    );
  });

  test('[R7] [R15] where a card is shown twice each is sold by itself', () => {
    const written = shop({ preset: { ...FREE, house: { distinct_offers: false } } });
    const { seed } = rolls({ offer: [0, 0, 0, 0], sale: [0, 0, 99, 99, 99] });
    const at = play(written, seed);
    expect(at.view.offer.map((one) => [one.card, one.price])).toEqual([
      ['bread', 40],
      ['bread', 50],
      ['bread', 50],
      ['bread', 50],
    ]);
    expect(legal(at)).toEqual(['buy bread', 'reroll', 'leave']);
    const two = play(written, seed, 'buy bread', 'buy bread');
    expect(two.view.essence).toBe(910);
    expect(two.view.offer.map(({ sold }) => sold)).toEqual([true, true, false, false]);
    expect(copiesIn(two.setup, two.state.pool, 'bread')).toBe(2);
    const left = play(written, seed, 'buy bread', 'buy bread', 'leave');
    expect(kinds(left.events).filter((kind) => kind === 'grew-stale')).toHaveLength(2);
  });
});

describe('[R15] rerolls', () => {
  test('[R6] [R15] RES-46 cost essence; what was shown unsold grows stale before others are drawn', () => {
    const script = first(2);
    const { view, events, setup, state } = play(shop(), script.seed, 'buy bread', 'reroll');
    script.done();
    expect(kinds(events)).toEqual(['rerolled', 'grew-stale', 'grew-stale', 'grew-stale', 'drew', 'offered']);
    expect(find(events, 'rerolled')).toEqual({ kind: 'rerolled', cost: 50 });
    expect(view.essence).toBe(1000 - 50 - 50);
    expect(stalenessIn(setup, state.pool, 'bread')).toBe(0);
    expect(stalenessIn(setup, state.pool, 'lamp')).toBe(1);
    // Fresh entries come first where all fall on the first there is.
    expect(view.offer.map((one) => one.card)).toEqual(['bread', 'straw-1', 'straw-2', 'straw-3']);
    expect(view.offer.map(({ sold }) => sold)).toEqual([false, false, false, false]);
  });

  test('[R15] as often as the essence reaches', () => {
    const twice = play(shop({ quest: { start_essence: 149 } }), first(3).seed, 'reroll', 'reroll');
    expect(twice.view.essence).toBe(49);
    expect(legal(twice)).toEqual(['leave']);
  });

  test('[R8] [R15] a specialty shop keeps its theme over a reroll, and shows nothing else', () => {
    const kin = cards('Kin', 9, ['Ember'], { tags: ['tribal:mage'] });
    const written = shop({ card: [...GOODS, ...kin] }, ['SPECIALTY']);
    const at = play(written, SEED);
    expect(at.state.theme).toBeGreaterThanOrEqual(0);
    const again = play(written, SEED, 'reroll', 'reroll');
    expect(again.state.theme).toBe(at.state.theme);
    expect(again.told.filter(({ kind }) => kind === 'theme-chosen')).toEqual([]);
    for (const { view } of [at, again])
      expect(view.offer.every((one) => one.card.startsWith('kin-') && one.theme?.tag === 'tribal:mage')).toBe(true);
  });
});

describe('[R15] room', () => {
  const rooms: readonly [what: string, sites: readonly string[], quest: Fields, room: number][] = [
    ['nothing to come', ['SHOP'], { deck_most: 3 }, 3],
    ['a draft of two to come', ['SHOP', 'DRAFT'], { deck_most: 3, draft_picks: 2 }, 1],
    ['a draft of three to come', ['SHOP', 'DRAFT'], { deck_most: 3, draft_picks: 3 }, 0],
    ['a discovery to come', ['SHOP', 'DISCOVERY'], { deck_most: 3 }, 2],
    ['shops and signs need none', ['SHOP', 'SHOP', 'SIGNS', 'PURGE'], { deck_most: 3 }, 3],
  ];
  test.each(rooms)('[R15] %s', (_, sites, changes, room) => {
    const at = play(shop({ quest: changes }, sites), first().seed);
    expect(at.view.room).toBe(room);
    expect(legal(at).some((line) => line.startsWith('buy'))).toBe(room > 0);
  });

  test('[R15] a battle’s reward counts among what is to come', () => {
    const scene = { ...route(['SHOP']), dreamscape: [{ name: 'One', sites: ['SHOP'] }] };
    expect(play(shop({ scene, quest: { deck_most: 3 } }), first().seed).view.room).toBe(2);
  });

  test('[R15] what is bought takes room, and the last pick always finds its place', () => {
    const written = shop({ quest: { deck_most: 2, draft_picks: 1 } }, ['SHOP', 'DRAFT']);
    const bought = play(written, SEED, legal(play(written, SEED))[0]!);
    expect(bought.view.room).toBe(0);
    expect(legal(bought)).toEqual(['reroll', 'leave']);
    const taken = play(written, SEED, legal(play(written, SEED))[0]!, 'leave');
    expect(legal(taken)).toHaveLength(4);
  });
});

test('[R19] prices never move what is offered', () => {
  const cardsOf = (sale_percent: number): readonly string[] =>
    ['reroll', 'reroll', 'reroll'].flatMap((_, i, all) =>
      play(shop({ quest: { sale_percent } }), SEED, ...all.slice(0, i)).view.offer.map((one) => one.card),
    );
  expect(cardsOf(100)).toEqual(cardsOf(0));
});
