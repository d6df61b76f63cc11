import { openStream } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { rollsFor } from './direct.fixture.ts';
import { rowsOfPool } from './make-state.ts';
import { makeOffer, type Part } from './offer.ts';
import type { Setup } from './setup.ts';
import {
  card,
  cards,
  copiesIn,
  even,
  type Fields,
  HOLDS,
  kinds,
  offerOf,
  play,
  poolOf,
  profile,
  quest,
  rare,
  read,
  rolls,
  route,
  SEED,
  stalenessIn,
  themed,
  whole,
} from './small.fixture.ts';
import type { Pool } from './state.ts';

/** A setup of these cards, in this order. */
const of = (list: readonly Fields[], sections: { readonly [section: string]: Fields } = {}): Setup =>
  read(quest({ card: list, preset: even(sections), scene: route(['PURGE']) }));

interface Drawn {
  readonly pool?: Pool;
  readonly part?: Part;
  readonly holds?: readonly number[];
}

/** An offer for which exactly these cards were drawn, in this order. */
const drawing = (setup: Setup, ids: readonly string[], { pool = poolOf(setup), part, holds = HOLDS }: Drawn = {}) => {
  const dice = rolls({ offer: rollsFor(setup, pool, holds, ids, part) });
  const { seed } = dice;
  return offerOf(setup, { pool, part: part ?? whole(setup), holds, n: ids.length, seed });
};

const swapsOf = (setup: Setup, made: ReturnType<typeof drawing>): readonly string[] =>
  made.swaps.map((swap) => `${swap.keeps} ${setup.cards[swap.out]!.id} > ${setup.cards[swap.in]!.id}`);

/** Four of Tide, none of them a Common so that the rarity guarantee has nothing to do; Tide 7, Stone 1, Ruin 6 are held. */
const TIDE = cards('Tide', 4, ['Tide'], { rarity: 'Uncommon' });
const FOUR = ['tide-1', 'tide-2', 'tide-3', 'tide-4'];
const MIXED = of([
  ...TIDE,
  card('Both', ['Tide', 'Ruin']),
  card('Pebble', ['Stone']),
  card('Plain'),
  card('Bone', ['Ruin']),
  card('Skull', ['Ruin']),
]);

describe('[R3] RES-63 an offer whose cards all share a resonance', () => {
  test('of four: the lightest leaves, the heaviest without it comes, in its place', () => {
    const pool = poolOf(MIXED, { stale: { 'tide-3': 1 } });
    const made = drawing(MIXED, FOUR, { pool });
    expect(swapsOf(MIXED, made)).toEqual(['DIVERSITY tide-3 > bone']);
    expect(made.ids).toEqual(['tide-1', 'tide-2', 'bone', 'tide-4']);
    expect(made.log).toEqual([
      { kind: 'drew', cards: FOUR },
      { kind: 'kept', keeps: 'DIVERSITY', out: 'tide-3', in: 'bone' },
    ]);
  });

  test('of three stays as it was drawn; of five does not', () => {
    expect(drawing(MIXED, FOUR.slice(0, 3)).swaps).toEqual([]);
    expect(swapsOf(MIXED, drawing(MIXED, [...FOUR, 'both']))).toEqual(['DIVERSITY tide-1 > bone']);
  });

  test('what counts is how many were drawn, not how many were wanted', () => {
    const few = of([...cards('Tide', 3, ['Tide'], { rarity: 'Uncommon' }), card('Bone', ['Ruin'])]);
    const pool = poolOf(few, { copies: { bone: 0 } });
    expect(offerOf(few, { pool, n: 6 }).log.map(({ kind }) => kind)).toEqual(['drew']);
  });

  test('weights are final: staleness decides who leaves and who comes', () => {
    const pool = poolOf(MIXED, { stale: { 'tide-4': 2, bone: 1, skull: 15 } });
    expect(swapsOf(MIXED, drawing(MIXED, FOUR, { pool }))).toEqual(['DIVERSITY tide-4 > bone']);
    const staler = poolOf(MIXED, { stale: { 'tide-4': 2, bone: 15, skull: 15 } });
    expect(swapsOf(MIXED, drawing(MIXED, FOUR, { pool: staler }))).toEqual(['DIVERSITY tide-4 > plain']);
  });

  test('of equal weights the first of the pack leaves, and the first of the pack comes', () => {
    expect(swapsOf(MIXED, drawing(MIXED, [...FOUR].reverse()))).toEqual(['DIVERSITY tide-1 > bone']);
    const equal = of([...TIDE, card('Ash', ['Ruin']), card('Dust', ['Ember']), card('Wind', ['Zephyr'])]);
    const holds = profile({ Tide: 7, Ember: 3, Zephyr: 3, Ruin: 3 });
    expect(swapsOf(equal, drawing(equal, FOUR, { holds }))).toEqual(['DIVERSITY tide-1 > ash']);
    const pool = poolOf(equal, { copies: { ash: 0 } });
    expect(swapsOf(equal, drawing(equal, FOUR, { holds, pool }))).toEqual(['DIVERSITY tide-1 > dust']);
  });

  test('RES-64 a neutral card among them is different', () => {
    expect(drawing(MIXED, ['tide-1', 'tide-2', 'tide-3', 'plain']).swaps).toEqual([]);
    expect(drawing(MIXED, ['tide-1', 'tide-2', 'tide-3', 'pebble']).swaps).toEqual([]);
  });

  test('RES-64 and may be the one that comes', () => {
    const setup = of([...TIDE, card('Pebble', ['Stone']), card('Plain')]);
    expect(swapsOf(setup, drawing(setup, FOUR))).toEqual(['DIVERSITY tide-1 > plain']);
  });

  test('a card with a shared symbol cannot come, whatever else it carries', () => {
    // "Both" weighs the most of all, and is Tide.
    expect(swapsOf(MIXED, drawing(MIXED, FOUR))).toEqual(['DIVERSITY tide-1 > bone']);
  });

  test('shared is what all of them carry: of Tide and Tide with Ruin, Tide alone', () => {
    expect(swapsOf(MIXED, drawing(MIXED, ['tide-1', 'tide-2', 'tide-3', 'both']))).toEqual(['DIVERSITY tide-1 > bone']);
    const duals = of([
      ...cards('Both', 4, ['Tide', 'Ruin'], { rarity: 'Rare' }),
      card('Bone', ['Ruin']),
      card('Wave', ['Tide']),
      card('Pebble', ['Stone']),
    ]);
    expect(swapsOf(duals, drawing(duals, ['both-1', 'both-2', 'both-3', 'both-4']))).toEqual([
      'DIVERSITY both-1 > pebble',
    ]);
    // No symbol is on all four.
    const chain = of(
      [
        card('A', ['Tide', 'Ruin']),
        card('B', ['Ruin', 'Stone']),
        card('C', ['Stone', 'Tide']),
        card('D', ['Tide']),
      ].map((one) => ({ ...one, rarity: 'Rare' })),
    );
    expect(drawing(chain, ['a', 'b', 'c', 'd']).swaps).toEqual([]);
  });

  test('[R7] where names may stand twice, an entry may come of which another was not drawn', () => {
    const setup = of([...TIDE, card('Bone', ['Ruin'])], { house: { distinct_offers: false } });
    const made = drawing(setup, ['tide-2', 'tide-2', 'tide-1', 'tide-2']);
    expect(made.ids).toEqual(['tide-2', 'tide-2', 'bone', 'tide-2']);
  });

  test('RES-103 is left alone where the preset says so', () => {
    const free = of([...TIDE, card('Bone', ['Ruin'])], { selection: { enforce_resonance_diversity: false } });
    expect(drawing(free, FOUR).swaps).toEqual([]);
  });
});

/** Four Commons that share nothing, and better cards of other weights. */
const COMMONS = [card('Wave', ['Tide']), card('Bone', ['Ruin']), card('Pebble', ['Stone']), card('Plain')];
const DRAWN = ['wave', 'bone', 'pebble', 'plain'];
const RANKS = of([
  ...COMMONS,
  card('Uncommon Stone', ['Stone'], { rarity: 'Uncommon' }),
  card('Rare Tide', ['Tide'], { rarity: 'Rare' }),
  card('Legend', ['Ember'], { rarity: 'Legendary' }),
]);

describe('RES-65 the rarity guarantee', () => {
  test('[R4] of four Commons the lightest leaves for the heaviest Uncommon or better', () => {
    const made = drawing(RANKS, DRAWN);
    expect(swapsOf(RANKS, made)).toEqual(['RARITY pebble > rare-tide']);
    expect(made.ids).toEqual(['wave', 'bone', 'rare-tide', 'plain']);
  });

  test.each([
    ['uncommon-stone', { 'rare-tide': 0, legend: 0 }],
    ['legend', { 'rare-tide': 0, 'uncommon-stone': 0 }],
  ])('[R4] %s is enough', (id, copies) => {
    expect(swapsOf(RANKS, drawing(RANKS, DRAWN, { pool: poolOf(RANKS, { copies }) }))).toEqual([
      `RARITY pebble > ${id}`,
    ]);
    expect(drawing(RANKS, ['wave', 'bone', 'plain', 'uncommon-stone']).swaps).toEqual([]);
  });

  test('[R4] of three Commons nothing happens, nor where the preset says so (RES-103)', () => {
    expect(drawing(RANKS, DRAWN.slice(0, 3)).swaps).toEqual([]);
    const free = of([...COMMONS, card('R', [], { rarity: 'Rare' })], {
      selection: { enforce_rarity_guarantee: false },
    });
    expect(drawing(free, DRAWN).swaps).toEqual([]);
  });
});

describe('[R4] the rarity guarantee does not undo diversity', () => {
  const three = [...cards('Wave', 3, ['Tide']), card('Pebble', ['Stone'])];
  const drawn = ['wave-1', 'wave-2', 'wave-3', 'pebble'];

  test('the heaviest that keeps it comes, not the heaviest', () => {
    const setup = of([
      ...three,
      card('Rare Tide', ['Tide'], { rarity: 'Rare' }),
      card('Rare Both', ['Tide', 'Ruin'], { rarity: 'Rare' }),
      card('Rare Stone', ['Stone'], { rarity: 'Rare' }),
      card('Rare Plain', [], { rarity: 'Uncommon' }),
    ]);
    expect(swapsOf(setup, drawing(setup, drawn))).toEqual(['RARITY pebble > rare-plain']);
    const tide = poolOf(setup, { copies: { 'rare-plain': 0, 'rare-stone': 0 } });
    expect(swapsOf(setup, drawing(setup, drawn, { pool: tide }))).toEqual(['RARITY pebble > rare-both']);
  });

  test('where diversity is not asked for, simply the heaviest', () => {
    const setup = of([...three, card('T', ['Tide'], { rarity: 'Rare' }), card('P', [], { rarity: 'Rare' })], {
      selection: { enforce_resonance_diversity: false },
    });
    expect(swapsOf(setup, drawing(setup, drawn))).toEqual(['RARITY pebble > t']);
  });

  test('both in one offer, diversity first', () => {
    const setup = of([
      ...cards('Wave', 4, ['Tide']),
      card('Bone', ['Ruin']),
      card('Rare Tide', ['Tide'], { rarity: 'Rare' }),
      card('Rare Ember', ['Ember'], { rarity: 'Rare' }),
    ]);
    const made = drawing(setup, ['wave-1', 'wave-2', 'wave-3', 'wave-4']);
    // Bone (12.8) is lighter than any Wave (15.7), so it goes again, and what comes must not be Tide.
    expect(swapsOf(setup, made)).toEqual(['DIVERSITY wave-1 > bone', 'RARITY bone > rare-ember']);
    expect(made.ids).toEqual(['rare-ember', 'wave-2', 'wave-3', 'wave-4']);
  });

  test('what diversity sent away may come back where nothing else is better than Common', () => {
    const setup = of([...cards('Wave', 3, ['Tide']), card('Old', ['Tide'], { rarity: 'Uncommon' }), card('Plain')]);
    const pool = poolOf(setup, { stale: { old: 2 } });
    const made = drawing(setup, ['wave-1', 'wave-2', 'wave-3', 'old'], { pool });
    expect(swapsOf(setup, made)).toEqual(['DIVERSITY old > plain', 'RARITY plain > old']);
    expect(kinds(made.log)).toEqual(['drew', 'kept', 'kept']);
  });
});

describe('[R4] rarity gives up another place where that keeps diversity', () => {
  const drawn = ['wave-1', 'wave-2', 'wave-3', 'wave-4'];
  const list = [...cards('Wave', 4, ['Tide']), card('Plain'), card('Old', ['Tide'], { rarity: 'Uncommon' })];

  test('what diversity brought stays, and the next lightest leaves', () => {
    const setup = of(list, { house: { rarity_slot: 'ANY' } });
    const made = drawing(setup, drawn);
    expect(swapsOf(setup, made)).toEqual(['DIVERSITY wave-1 > plain', 'RARITY wave-2 > old']);
    expect(made.ids).toEqual(['plain', 'old', 'wave-3', 'wave-4']);
  });

  test('of the first edition it was always the lightest', () => {
    const setup = of(list);
    expect(drawing(setup, drawn).ids).toEqual(['old', 'wave-2', 'wave-3', 'wave-4']);
  });

  test('where no place keeps both, the lightest leaves', () => {
    const setup = of([...cards('Wave', 4, ['Tide']), card('Old', ['Tide'], { rarity: 'Uncommon' })], {
      house: { rarity_slot: 'ANY' },
    });
    expect(swapsOf(setup, drawing(setup, drawn))).toEqual(['RARITY wave-1 > old']);
  });

  test('the lightest leaves as ever where something comes that keeps diversity', () => {
    const setup = of([...list, card('Coal', ['Ember'], { rarity: 'Rare' })], { house: { rarity_slot: 'ANY' } });
    expect(swapsOf(setup, drawing(setup, drawn))).toEqual(['DIVERSITY wave-1 > plain', 'RARITY plain > coal']);
  });
});

describe('[R3] [R4] from how many cards on', () => {
  const setup = (guarded_cards: number): Setup => of([...TIDE, card('Bone', ['Ruin'])], { house: { guarded_cards } });

  test('a preset may guard three, or leave four alone', () => {
    expect(drawing(setup(3), FOUR.slice(0, 3)).swaps).toHaveLength(1);
    expect(drawing(setup(4), FOUR.slice(0, 3)).swaps).toHaveLength(0);
    expect(drawing(setup(5), FOUR).swaps).toHaveLength(0);
  });
});

describe('[R5] refills', () => {
  test('RES-67 a guarantee that finds nothing fills the pool, and tries once more', () => {
    const pool = poolOf(RANKS, {
      copies: { 'uncommon-stone': 0, 'rare-tide': 0, legend: 0, wave: 1 },
      stale: { bone: 3, 'rare-tide': 2 },
    });
    const made = drawing(RANKS, DRAWN, { pool });
    expect(kinds(made.log)).toEqual(['drew', 'refilled', 'kept']);
    expect(made.log[1]).toEqual({ kind: 'refilled', what: 'POOL' });
    expect(swapsOf(RANKS, made)).toEqual(['RARITY pebble > rare-tide']);
    expect(['wave', 'bone', 'rare-tide', 'legend'].map((id) => copiesIn(RANKS, made.pool, id))).toEqual([5, 8, 2, 1]);
    expect(['bone', 'rare-tide'].map((id) => stalenessIn(RANKS, made.pool, id))).toEqual([0, 0]);
  });

  test('only the replacement is made anew, by the weights after it', () => {
    // Bone is the lightest while it is stale, and among the heaviest once it is fresh.
    const stale = { bone: 40 };
    const copies = { 'uncommon-stone': 0, 'rare-tide': 0, legend: 0 };
    expect(swapsOf(RANKS, drawing(RANKS, DRAWN, { pool: poolOf(RANKS, { stale }) }))).toEqual([
      'RARITY bone > rare-tide',
    ]);
    const made = drawing(RANKS, DRAWN, { pool: poolOf(RANKS, { copies, stale }) });
    expect(made.ids).toEqual(['wave', 'bone', 'rare-tide', 'plain']);
  });

  test('diversity does the same', () => {
    const pool = poolOf(MIXED, { copies: { pebble: 0, plain: 0, bone: 0, skull: 0 } });
    const made = drawing(MIXED, FOUR, { pool });
    expect(kinds(made.log)).toEqual(['drew', 'refilled', 'kept']);
    expect(swapsOf(MIXED, made)).toEqual(['DIVERSITY tide-1 > bone']);
  });

  test('RES-68 where even then nothing is found the offer is as it was drawn', () => {
    const setup = of(COMMONS);
    const made = drawing(setup, DRAWN);
    expect(made.ids).toEqual(DRAWN);
    expect(made.log.slice(1)).toEqual([
      { kind: 'refilled', what: 'POOL' },
      { kind: 'guarantee-skipped', keeps: 'RARITY' },
    ]);
    const tide = of(TIDE);
    expect(drawing(tide, FOUR).log.slice(1)).toEqual([
      { kind: 'refilled', what: 'POOL' },
      { kind: 'guarantee-skipped', keeps: 'DIVERSITY' },
    ]);
    const both = of(cards('Wave', 4, ['Tide']));
    expect(kinds(drawing(both, ['wave-1', 'wave-2', 'wave-3', 'wave-4']).log)).toEqual([
      'drew',
      'refilled',
      'guarantee-skipped',
      'refilled',
      'guarantee-skipped',
    ]);
  });

  test('the pool is filled before a draw when it is empty, and only then', () => {
    const none = Object.fromEntries(RANKS.cards.map(({ id }) => [id, 0]));
    const empty = offerOf(RANKS, { pool: poolOf(RANKS, { copies: none, stale: { wave: 4 } }), n: 3 });
    expect(kinds(empty.log)).toEqual(['refilled', 'drew']);
    expect(empty.ids).toHaveLength(3);
    expect([copiesIn(RANKS, empty.pool, 'wave'), stalenessIn(RANKS, empty.pool, 'wave')]).toEqual([4, 0]);
    const one = offerOf(RANKS, { pool: poolOf(RANKS, { copies: { ...none, bone: 1 } }), n: 3 });
    expect([kinds(one.log), one.ids]).toEqual([['drew'], ['bone']]);
  });

  test('RES-70 a rare set is filled when it is empty: 2 of a Rare, 1 of a Legendary, and nothing else', () => {
    const pool = poolOf(RANKS, { copies: { 'rare-tide': 0, legend: 0, wave: 1 }, stale: { legend: 2, bone: 1 } });
    const made = offerOf(RANKS, { pool, part: rare(RANKS), n: 4 });
    expect(made.log[0]).toEqual({ kind: 'refilled', what: 'RARE' });
    expect(['rare-tide', 'legend', 'wave'].map((id) => copiesIn(RANKS, made.pool, id))).toEqual([2, 1, 1]);
    expect(['legend', 'bone'].map((id) => stalenessIn(RANKS, made.pool, id))).toEqual([0, 1]);
    const left = offerOf(RANKS, { pool: poolOf(RANKS, { copies: { 'rare-tide': 0 } }), part: rare(RANKS), n: 4 });
    expect([kinds(left.log), left.ids]).toEqual([['drew'], ['legend']]);
  });

  test('RES-92 a themed set is filled when it has fewer names than the offer', () => {
    const tags = ['mechanic:draw'];
    const list = [...cards('Draw', 4, ['Tide'], { tags, rarity: 'Uncommon' }), card('Deep', [], { tags }), card('Not')];
    const setup = of(list);
    const part = themed(setup, 'mechanic:draw');
    const pool = poolOf(setup, { copies: { 'draw-1': 0, 'draw-2': 0 }, stale: { deep: 1, not: 1 } });
    const made = offerOf(setup, { pool, part });
    expect(made.log[0]).toEqual({ kind: 'refilled', what: 'THEME' });
    expect(made.ids).toHaveLength(4);
    expect(['draw-1', 'draw-3', 'deep', 'not'].map((id) => copiesIn(setup, made.pool, id))).toEqual([3, 6, 8, 4]);
    expect(['deep', 'not'].map((id) => stalenessIn(setup, made.pool, id))).toEqual([0, 1]);
    expect(kinds(offerOf(setup, { pool, part, n: 3 }).log)).toEqual(['drew']);
  });

  test('[R7] or fewer entries, where names may stand twice', () => {
    const list = cards('Draw', 2, [], { tags: ['mechanic:draw'], rarity: 'Rare' });
    const setup = of([...list, card('Not'), card('Nor')], { house: { distinct_offers: false } });
    const part = themed(setup, 'mechanic:draw');
    expect(kinds(offerOf(setup, { part }).log)).toEqual(['drew']);
    expect(kinds(offerOf(setup, { part, pool: poolOf(setup, { copies: { 'draw-1': 1 } }) }).log)).toEqual([
      'refilled',
      'drew',
    ]);
  });

  test('[R8] inside a theme or a rare set a guarantee looks for nothing outside it, before and after a refill', () => {
    const tags = ['mechanic:draw'];
    const setup = of([
      ...cards('Draw', 4, ['Tide'], { tags }),
      card('Tagged', ['Stone'], { tags, rarity: 'Uncommon' }),
      card('Untagged', ['Ruin'], { rarity: 'Rare' }),
    ]);
    const part = themed(setup, 'mechanic:draw');
    const drawn = ['draw-1', 'draw-2', 'draw-3', 'draw-4'];
    expect(swapsOf(setup, drawing(setup, drawn, { part }))).toEqual(['DIVERSITY draw-1 > tagged']);
    const made = drawing(setup, drawn, { part, pool: poolOf(setup, { copies: { tagged: 0, untagged: 0 } }) });
    expect(made.log.slice(1)).toEqual([
      { kind: 'refilled', what: 'THEME' },
      { kind: 'kept', keeps: 'DIVERSITY', out: 'draw-1', in: 'tagged' },
    ]);
    expect(copiesIn(setup, made.pool, 'untagged')).toBe(0);

    const rares = of([...cards('Tide', 4, ['Tide'], { rarity: 'Rare' }), card('Plain'), card('Uncommon', [], {})]);
    const reward = drawing(rares, FOUR, { part: rare(rares) });
    expect(reward.log.slice(1)).toEqual([
      { kind: 'refilled', what: 'RARE' },
      { kind: 'guarantee-skipped', keeps: 'DIVERSITY' },
    ]);
    expect(copiesIn(rares, reward.pool, 'plain')).toBe(4);
  });
});

test('[R5] RES-69 a battle’s reward shows Rare and Legendary cards alone', () => {
  const setup = questOf(readContent(), { scene: 'seven-dreams' });
  const stream = openStream(SEED, 'offer');
  const pool = poolOf(setup);
  const met = new Set<string>();
  for (let i = 0; i < 1000; i += 1)
    for (const at of makeOffer(setup, pool, { profile: HOLDS, picks: 0, part: rare(setup), n: 4 }, stream).cards)
      met.add(setup.script.card[at]!.rarity);
  expect([...met].sort()).toEqual(['Legendary', 'Rare']);
});

describe('[R6] what is told, and in which order', () => {
  const list = [
    ...cards('Wave', 4, ['Tide']),
    card('Bone', ['Ruin']),
    card('Rare Ember', ['Ember'], { rarity: 'Rare' }),
    card('Rare Tide', ['Tide'], { rarity: 'Rare' }),
  ];
  const written = quest({ card: list, quest: { draft_picks: 2 }, begin: { deck: ['wave-1', 'wave-1', 'bone'] } });
  const setup = read(written);
  const first = rollsFor(setup, poolOf(setup), profile({ Tide: 2, Ruin: 1 }), ['wave-1', 'wave-2', 'wave-3', 'wave-4']);
  const seed = rolls({ offer: [...first, 0, 0, 0, 0] }).seed;

  test('RES-66 drawn, made diverse, made rare, offered; then taken, and the rest grows stale', () => {
    const begun = play(written, seed);
    expect(begun.view.offer.map((one) => one.card)).toEqual(['rare-ember', 'wave-2', 'wave-3', 'wave-4']);
    expect(
      rowsOfPool(begun.setup, begun.state.pool)
        .stale.flat()
        .every((level) => level === 0),
    ).toBe(true);
    const { events } = play(written, seed, 'take wave-3');
    expect(kinds(events).slice(0, 5)).toEqual(['took', 'grew-stale', 'grew-stale', 'grew-stale', 'drew']);
    expect(events.slice(1, 4)).toEqual(
      ['rare-ember', 'wave-2', 'wave-4'].map((id) => ({ kind: 'grew-stale', card: id, to: 1 })),
    );
    expect(kinds(events).at(-1)).toBe('offered');
  });

  test('a card that a guarantee sent away was never shown: it does not grow stale', () => {
    const { state } = play(written, seed, 'take wave-3');
    expect(['wave-1', 'bone', 'wave-2'].map((id) => stalenessIn(setup, state.pool, id))).toEqual([0, 0, 1]);
    expect(['wave-1', 'bone', 'wave-3'].map((id) => copiesIn(setup, state.pool, id))).toEqual([4, 4, 3]);
  });
});
