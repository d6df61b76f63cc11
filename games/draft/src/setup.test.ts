import { canonical, type Issue, type Json } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { draft } from './draft.ts';
import { card, cards, even, type Fields, issuesOf, play, quest, read, route, SEED } from './small.fixture.ts';

const BANE = card('Bane', [], { rarity: 'Special' });
const battle = (sites: readonly string[]): Fields => ({ ...route(sites), dreamscape: [{ name: 'One', sites }] });

const ENGINE: Fields = { tags: ['role:engine'] };
const fixed = (theme: string): Fields => ({
  ...route([]),
  dreamscape: [{ name: 'One', sites: ['DISCOVERY'], battle: false, theme }],
});

describe('[R20] whether the cards there are can fill what a route shows', () => {
  const wrong: readonly [what: string, written: Fields, issues: readonly Partial<Issue>[]][] = [
    [
      'a pool smaller than a Draft',
      { card: cards('Leaf', 3) },
      [{ code: 'pool-too-small', path: ['quest', 'draft_cards'], found: '4' }],
    ],
    [
      'than a shop',
      { card: cards('Leaf', 5), scene: route(['SHOP', 'DRAFT', 'SPECIALTY']) },
      [{ code: 'pool-too-small', path: ['quest', 'shop_cards'], found: '6' }],
    ],
    [
      'than a Discovery',
      { card: cards('Leaf', 3), scene: route(['DISCOVERY']) },
      [{ code: 'pool-too-small', path: ['quest', 'discovery_cards'] }],
    ],
    [
      'than a reward',
      { card: cards('Leaf', 3, [], { rarity: 'Rare' }), scene: battle(['PURGE']) },
      [{ code: 'pool-too-small', path: ['quest', 'reward_cards'] }],
    ],
    [
      'RES-39 Special cards are in no pool',
      { card: [...cards('Leaf', 3), card('Bane', [], { rarity: 'Special' })] },
      [
        {
          code: 'pool-too-small',
          path: ['quest', 'draft_cards'],
          expected: 'at most 3, which is how many cards the pool has',
        },
      ],
    ],
    [
      'nor those of which there are no copies',
      {
        card: [...cards('Leaf', 3), card('Gem', [], { rarity: 'Rare' })],
        preset: even({ draft_pool: { copies_rare: 0 } }),
      },
      [{ code: 'pool-too-small', path: ['preset', 'draft_pool'] }],
    ],
    [
      'no rare card for a reward',
      { card: cards('Leaf', 9), scene: battle(['DRAFT']) },
      [{ code: 'empty-rarity', path: ['card'] }],
    ],
    [
      'too few dreamcallers',
      { scene: route(['DREAMCALLER']), quest: { dreamcaller_choices: 4 } },
      [{ code: 'too-few-dreamcallers', path: ['quest', 'dreamcaller_choices'], found: '4' }],
    ],
    [
      'no dreamsign to offer',
      { scene: route(['OFFERING']), dreamsign: [] },
      [{ code: 'no-dreamsigns', path: ['scene', 'dreamscape'] }],
    ],
    [
      'none to draft',
      { scene: route(['SIGNS']), dreamsign: [] },
      [{ code: 'no-dreamsigns', path: ['scene', 'dreamscape'] }],
    ],
    [
      '[R8] a fixed theme that no card has',
      { scene: fixed('role:engine') },
      [{ code: 'empty-theme', path: ['scene', 'dreamscape', 0, 'theme'], found: 'role:engine' }],
    ],
    [
      '[R8] one that only a Special card has',
      { scene: fixed('role:engine'), card: [...cards('Leaf', 4), card('Bane', [], { ...ENGINE, rarity: 'Special' })] },
      [{ code: 'empty-theme', path: ['scene', 'dreamscape', 0, 'theme'] }],
    ],
    [
      '[R8] one of which there are no copies',
      {
        scene: fixed('role:engine'),
        card: [...cards('Leaf', 4), card('Gem', [], { ...ENGINE, rarity: 'Rare' })],
        preset: even({ draft_pool: { copies_rare: 0 } }),
      },
      [{ code: 'empty-theme', path: ['scene', 'dreamscape', 0, 'theme'] }],
    ],
    ['[R1] more cards than can be weighed', { card: cards('Leaf', 4001) }, [{ code: 'out-of-range', path: ['card'] }]],
    ['no card', { card: [] }, [{ code: 'out-of-range', path: ['card'] }]],
  ];
  test.each(wrong)('[R20] %s', (_, changes, issues) => {
    const found = issuesOf(quest(changes));
    expect(found).toHaveLength(issues.length);
    expect(found).toMatchObject(issues.map((one) => ({ severity: 'error', ...one })));
  });

  test('[R8] [R20] one card of a fixed theme is enough', () => {
    const one = { scene: fixed('role:engine'), card: [...cards('Leaf', 3), card('Cog', [], ENGINE)] };
    expect(issuesOf(quest(one))).toEqual([]);
  });

  test('[R20] what the route does not need may be absent', () => {
    expect(issuesOf(quest({ dreamcaller: [], dreamsign: [] }))).toEqual([]);
    expect(issuesOf(quest({ card: cards('Leaf', 4) }))).toEqual([]);
    expect(issuesOf(quest({ card: cards('Leaf', 9), scene: route(['DRAFT', 'SHOP']) }))).toEqual([]);
  });
});

describe('[R20] where a quest may begin', () => {
  test('[R20] with a deck, dreamsigns, essence, staleness and copies of its own', () => {
    const begin = {
      dreamcaller: 'ash',
      deck: ['gust', 'echoing-monolith'],
      dreamsigns: ['sign-of-tide'],
      essence: 12,
      staleness: { gust: 3 },
      copies: { gust: 9, 'flame-imp': 0 },
    };
    const { view, state } = play(quest({ begin }), SEED);
    expect(view).toMatchObject({
      dreamcaller: 'ash',
      deck: ['gust', 'echoing-monolith'],
      signs: ['sign-of-tide'],
      essence: 12,
      profile: { Tide: 1, Ember: 3, Zephyr: 1, Stone: 1, Ruin: 1 },
    });
    expect(state).toMatchObject({ picks: 2, deckSince: [1, 2], signsSince: [2] });
    expect(view.pool.names).toBe(8);
  });

  test('[R20] twenty copies are not too many, and a Special card may be in the deck', () => {
    const card = [...(quest().card as readonly Fields[]), BANE];
    expect(issuesOf(quest({ card, begin: { copies: { gust: 20 }, deck: ['bane'] } }))).toEqual([]);
  });

  const wrong: readonly [what: string, begin: Fields, issue: Partial<Issue>][] = [
    [
      'a dreamcaller there is not',
      { dreamcaller: 'asch' },
      { code: 'unknown-reference', path: ['begin', 'dreamcaller'], nearest: 'ash' },
    ],
    [
      'a card there is not',
      { deck: ['gust', 'gusst'] },
      { code: 'unknown-reference', path: ['begin', 'deck', 1], nearest: 'gust' },
    ],
    [
      'a dreamsign there is not',
      { dreamsigns: ['sign'] },
      { code: 'unknown-reference', path: ['begin', 'dreamsigns', 0] },
    ],
    [
      'staleness of no card',
      { staleness: { gusst: 1 } },
      { code: 'unknown-reference', path: ['begin', 'staleness', 'gusst'] },
    ],
    ['copies of no card', { copies: { gusst: 1 } }, { code: 'unknown-reference', path: ['begin', 'copies', 'gusst'] }],
    ['staleness below 0', { staleness: { gust: -1 } }, { code: 'out-of-range', path: ['begin', 'staleness', 'gust'] }],
    ['twenty-one copies', { copies: { gust: 21 } }, { code: 'out-of-range', path: ['begin', 'copies', 'gust'] }],
    [
      'a deck of a hundred and one',
      { deck: new Array(101).fill('gust') },
      { code: 'out-of-range', path: ['begin', 'deck'] },
    ],
    [
      'RES-39 copies of a Special card',
      { copies: { bane: 1 } },
      { code: 'not-in-pools', path: ['begin', 'copies', 'bane'], found: 'bane' },
    ],
    [
      'a dreamsign twice',
      { dreamsigns: ['sign-of-tide', 'sign-of-ruin', 'sign-of-tide'] },
      { code: 'duplicate-word', path: ['begin', 'dreamsigns', 2], found: 'sign-of-tide' },
    ],
    ['essence below 0', { essence: -1 }, { code: 'out-of-range', path: ['begin', 'essence'] }],
    ['a key there is not', { cards: [] }, { code: 'unknown-key', path: ['begin', 'cards'] }],
  ];
  test.each(wrong)('[R20] %s', (_, begin, issue) => {
    const card = [...(quest().card as readonly Fields[]), BANE];
    expect(issuesOf(quest({ begin, card }))).toEqual([expect.objectContaining({ severity: 'error', ...issue })]);
  });

  test('[R13] [R20] a dreamcaller is not chosen twice', () => {
    const written = quest({ begin: { dreamcaller: 'ash' }, scene: route(['DREAMCALLER', 'DRAFT']) });
    expect(issuesOf(written)).toMatchObject([{ code: 'chosen-twice', path: ['begin', 'dreamcaller'] }]);
  });
});

describe('[R20] a setup as a whole', () => {
  const wrong: readonly [input: unknown, issue: Partial<Issue>][] = [
    [null, { code: 'wrong-type', path: [] }],
    ['seven-dreams', { code: 'wrong-type', path: [] }],
    [quest({ scene: 'seven-dreams' }), { code: 'wrong-type', path: ['scene'] }],
    [quest({ preset: 'seed' }), { code: 'wrong-type', path: ['preset'] }],
    [quest({ sceen: 3 }), { code: 'unknown-key', path: ['sceen'], nearest: 'scene' }],
    [quest({ card: undefined }), { code: 'missing-key', path: ['card'] }],
    [quest({ title: '' }), { code: 'out-of-range', path: ['title'] }],
  ];
  test.each(wrong)('[R20] wrong setup %#', (input, issue) => {
    const setup = draft.parseSetup(input);
    expect(setup).toMatchObject({ ok: false, fault: [{ severity: 'error', ...issue }] });
  });

  test('[R20] is written whole, and reads back to the same', () => {
    const made = draft.makeSetup(read(quest({ begin: { deck: ['gust'] } })));
    expect(canonical(draft.makeSetup(read(made as unknown as Fields)))).toBe(canonical(made));
    expect((made as { [key: string]: Json }).title).toBe('A quest');
  });

  test('[R20] cards of one set of symbols stand together, in the order of the pack', () => {
    const setup = read(quest());
    for (const [set, row] of setup.sets.entries())
      row.forEach((entry, place) => {
        expect([entry.set, entry.place, setup.cards[entry.index]]).toEqual([set, place, entry]);
      });
    expect(setup.sets.flat()).toHaveLength(setup.cards.length);
    expect(setup.rares.flat()).toHaveLength(2);
    expect(setup.tagged.flat(2)).toHaveLength(1);
  });
});

test('[R15] [R20] a deck that is smaller than what has to be taken is refused', () => {
  const scene = route(['DRAFT', 'DISCOVERY']);
  const most = (deck_most: number) => issuesOf(quest({ scene, quest: { deck_most, draft_picks: 5 } }));
  expect(most(6)).toEqual([]);
  expect(most(5)).toMatchObject([{ code: 'deck-too-small', path: ['quest', 'deck_most'], found: '5' }]);
});

test('[R16] [R20] rare cards without copies are the preset’s fault, not the cards’', () => {
  const scene = { ...route([]), dreamscape: [{ name: 'One', sites: [] }] };
  const preset = even({ draft_pool: { copies_rare: 0, copies_legendary: 0 } });
  expect(issuesOf(quest({ scene, preset }))).toMatchObject([
    { code: 'empty-rarity', path: ['preset', 'draft_pool', 'copies_rare'] },
  ]);
});
