import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { type Fields, legal, play, quest, route, SEED } from './small.fixture.ts';
import type { State } from './state.ts';

const at = (site: string, more: Fields = {}): Fields => quest({ scene: route([site, 'PURGE'], ['DRAFT']), ...more });

describe('[R18] what is seen', () => {
  test('[R18] where one is', () => {
    const written = quest({ scene: route(['DRAFT', 'DRAFT'], ['SHOP']), quest: { draft_picks: 1, shop_cards: 6 } });
    const views = [0, 1, 2, 3].map((count) => {
      const lines: string[] = [];
      for (let i = 0; i < count; i += 1) lines.push(legal(play(written, SEED, ...lines)).at(-1)!);
      const { dreamscape, dreamscapes, site, stop, stops, pick, picks } = play(written, SEED, ...lines).view;
      return [dreamscape, dreamscapes, site, stop, stops, pick, picks];
    });
    expect(views).toEqual([
      [1, 2, 'DRAFT', 1, 2, 1, 1],
      [1, 2, 'DRAFT', 2, 2, 1, 1],
      [2, 2, 'SHOP', 1, 1, 0, 0],
      [2, 2, 'END', 1, 1, 0, 0],
    ]);
  });

  const shows: readonly [site: string, dreamcallers: number, offer: number, dreamsigns: number, more: Fields][] = [
    ['DREAMCALLER', 3, 0, 0, { reroll: null, room: null, purges: 0 }],
    ['DRAFT', 0, 4, 0, { reroll: null, room: null }],
    ['DISCOVERY', 0, 4, 0, { reroll: null }],
    ['SHOP', 0, 6, 0, { reroll: 50, room: 49 }],
    ['SPECIALTY', 0, 6, 0, { reroll: 50, room: 49 }],
    ['OFFERING', 0, 0, 1, { reroll: null }],
    ['SIGNS', 0, 0, 3, { reroll: null }],
  ];
  test.each(shows)('[R18] at a %s', (site, dreamcallers, offer, dreamsigns, more) => {
    const { view } = play(at(site), SEED);
    expect([view.dreamcallers.length, view.offer.length, view.dreamsigns.length]).toEqual([
      dreamcallers,
      offer,
      dreamsigns,
    ]);
    expect(view).toMatchObject({ site, multipliers: null, outcome: null, ...more });
  });

  test('[R18] at a purge', () => {
    const { view } = play(at('PURGE', { begin: { deck: ['gust'] } }), SEED);
    expect(view).toMatchObject({ site: 'PURGE', purges: 3, offer: [], deck: ['gust'] });
  });

  test('[R15] [R18] what costs essence has its price, what does not has none', () => {
    for (const { price, full, sold } of play(at('DRAFT'), SEED).view.offer)
      expect([price, full, sold]).toEqual([null, null, false]);
    const { view } = play(at('SHOP', { quest: { start_essence: 5000, sale_percent: 0 } }), SEED);
    for (const { price, full, sold } of view.offer) expect([price, sold]).toEqual([full, false]);
    const first = view.offer[0]!.card;
    const bought = play(at('SHOP', { quest: { start_essence: 5000, sale_percent: 0 } }), SEED, `buy ${first}`).view
      .offer[0]!;
    expect(bought).toMatchObject({ card: first, sold: true, full: view.offer[0]!.full });
  });

  test('[R18] the pool lies open: entries and names', () => {
    // Seven commons of 4, an uncommon of 3, a rare of 2, a legendary of 1: nine cards.
    expect(play(at('DRAFT'), SEED).view.pool).toEqual({ entries: 6 * 4 + 3 + 2 + 1, names: 9 });
  });

  test('[R2] [R18] how the pool leans is told at the end and not before', () => {
    const setup = questOf(readContent(), { scene: 'first-dream' });
    let state = draft.start(setup, SEED);
    while (draft.outcome(setup, state) === undefined) {
      expect(draft.view(setup, state, 0).multipliers).toBeNull();
      state = draft.step(setup, state, 0, draft.legal(setup, state, 0)[0]!) as State;
    }
    const { multipliers } = draft.view(setup, state, 0);
    expect(Object.values(multipliers!)).toEqual(state.multipliers);
    for (const lean of Object.values(multipliers!)) expect(lean >= 750 && lean <= 1250).toBe(true);
  });

  test('[R10] [R18] whole symbols beside what of them still counts', () => {
    const { view } = play(
      at('DRAFT', { preset: { house: { pick_decay: 0.5 } }, begin: { deck: ['gust', 'gust'], dreamcaller: 'brook' } }),
      SEED,
    );
    expect(view.profile).toMatchObject({ Zephyr: 5, Stone: 3 });
    expect(view.counts).toMatchObject({ Zephyr: 4500, Stone: 3000 });
  });

  test('[R18] a watcher sees what the player sees', () => {
    const { setup, state, view } = play(at('SHOP'), SEED);
    expect(draft.view(setup, state, 'watcher')).toEqual(view);
  });

  test('[R18] RES-02 RES-93 a normal offer names no tag', () => {
    for (const site of ['DRAFT', 'SHOP'])
      for (const { theme } of play(at(site), SEED).view.offer) expect(theme).toBeNull();
  });
});
