import { conform, fc } from '@lockstep/conformance';
import { describe } from 'vitest';
import { readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { resolve } from './resolve.ts';
import { card, cards, even, quest, route } from './small.fixture.ts';

const pack = readContent();
/** An eighth of the cards, and some of the rest, is enough for a law, and is read quicker three hundred times. */
const thin = {
  ...pack,
  card: pack.card.filter((_, i) => i % 8 === 0),
  dreamcaller: pack.dreamcaller.slice(0, 5),
  dreamsign: pack.dreamsign.slice(0, 6),
};
const shipped = fc
  .record({
    scene: fc.constantFrom(...pack.route.map(({ id }) => id)),
    preset: fc.constantFrom(...Object.keys(pack.presets)),
  })
  .map((written) => resolve(thin, written));

const EVERYWHERE = ['DREAMCALLER', 'DRAFT', 'DISCOVERY', 'SHOP', 'SPECIALTY', 'OFFERING', 'SIGNS', 'PURGE'];

/** Quests at the edges: hardly any cards, cards shown twice, guarantees that find nothing, a pool that runs dry. */
const odd = fc.constantFrom(
  quest(),
  quest({ scene: route(EVERYWHERE, ['DRAFT', 'SHOP', 'PURGE', 'SIGNS', 'OFFERING', 'OFFERING']) }),
  quest({
    scene: route(['DRAFT', 'SHOP', 'DISCOVERY'], ['DRAFT', 'SPECIALTY']),
    preset: even({ house: { distinct_offers: false }, tags: { min_theme_cards: 1 } }),
    quest: { draft_picks: 6, shop_cards: 3, reroll_cost: 10, start_essence: 900 },
  }),
  quest({
    card: [card('Only')],
    scene: route(['DRAFT', 'SHOP', 'SIGNS']),
    dreamsign: [{ name: 'Sign', resonance: ['Ruin'] }],
    quest: { draft_cards: 1, shop_cards: 1, draft_picks: 9, discovery_cards: 1 },
  }),
  quest({
    card: [...cards('Tide', 5, ['Tide']), card('Deep', ['Tide'], { rarity: 'Rare' })],
    scene: { ...route(['DRAFT']), dreamscape: [{ name: 'One', sites: ['DRAFT'] }] },
    quest: { draft_picks: 4, reward_cards: 4 },
  }),
  quest({
    card: [...cards('Rare', 4, ['Stone'], { rarity: 'Rare' })],
    preset: even({ draft_pool: { copies_rare: 1 }, house: { pick_decay: 0.5, exponent_step: 0.1 } }),
    scene: { ...route(['PURGE', 'DRAFT', 'PURGE']), dreamscape: [{ name: 'One', sites: ['PURGE', 'DRAFT', 'PURGE'] }] },
    quest: { draft_picks: 7, purge_most: 2 },
  }),
  quest({ scene: route(['SHOP', 'DRAFT'], ['SHOP']), quest: { deck_most: 1, start_essence: 500, draft_picks: 1 } }),
);

describe('draft', () => {
  conform(draft, fc.oneof(shipped, odd), 12);
});
