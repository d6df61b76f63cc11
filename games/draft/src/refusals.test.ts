import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { draft } from './draft.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { type Fields, legal, play, quest, refused, rolls, route, SEED } from './small.fixture.ts';

const at = (...sites: readonly string[]): Fields => quest({ scene: route(sites) });

/** All falls on the first there is: the neutral card and then by resonance. */
const FIRST = rolls({
  dreamcaller: [0, 0, 0],
  dreamsign: [0, 0, 0],
  offer: new Array(40).fill(0),
  sale: new Array(40).fill(99),
  theme: [0, 0],
}).seed;

const rich = (more: Fields = {}, ...sites: readonly string[]): Fields =>
  quest({ scene: route(sites), quest: { start_essence: 1000, ...more } });
const poor = (essence: number): Fields => quest({ scene: route(['SHOP']), quest: { start_essence: essence } });
const held = (deck: readonly string[], more: Fields = {}): Fields =>
  quest({ scene: route(['PURGE']), begin: { deck }, quest: more });

const rows: readonly [code: RefusalCode, written: Fields, lines: readonly string[], data: object][] = [
  ['over', at('DRAFT'), ['take field-medic', 'take field-medic'], {}],
  ['unknown-action', at('DRAFT'), ['dance'], { nearest: null }],
  ['unknown-card', at('DRAFT'), ['take field-medik'], { word: 'field-medik', nearest: 'field-medic' }],
  ['unknown-dreamcaller', at('DREAMCALLER'), ['choose vesper'], { word: 'vesper' }],
  ['unknown-dreamsign', at('SIGNS'), ['accept sign-of-tides'], { nearest: 'sign-of-tide' }],
  ['not-here', at('DRAFT'), ['leave'], { action: 'leave', site: 'DRAFT' }],
  ['not-here', at('DRAFT'), ['buy field-medic'], { action: 'buy', site: 'DRAFT' }],
  ['not-here', at('SHOP'), ['take field-medic'], { action: 'take', site: 'SHOP' }],
  ['not-here', at('SIGNS'), ['leave'], { action: 'leave', site: 'SIGNS' }],
  ['not-here', at('DREAMCALLER'), ['leave'], { action: 'leave', site: 'DREAMCALLER' }],
  ['not-here', at('DISCOVERY'), ['reroll'], { action: 'reroll', site: 'DISCOVERY' }],
  ['not-here', at('DRAFT'), ['purge field-medic'], { action: 'purge', site: 'DRAFT' }],
  ['not-here', at('DRAFT'), ['accept sign-of-tide'], { action: 'accept', site: 'DRAFT' }],
  ['not-here', at('DRAFT'), ['choose ash'], { action: 'choose', site: 'DRAFT' }],
  ['not-offered', at('DRAFT'), ['take old-king'], { what: 'old-king' }],
  [
    'not-offered',
    quest({ scene: route(['DREAMCALLER']), quest: { dreamcaller_choices: 1 } }),
    ['choose ash'],
    { what: 'ash' },
  ],
  ['not-offered', at('OFFERING'), ['accept sign-of-ruin'], { what: 'sign-of-ruin' }],
  ['not-offered', rich({}, 'SHOP'), ['buy abyssal-reclaimer'], { what: 'abyssal-reclaimer' }],
  ['sold', rich({}, 'SHOP'), ['buy field-medic', 'buy field-medic'], { card: 'field-medic' }],
  [
    'deck-full',
    rich({ deck_most: 1 }, 'SHOP'),
    ['buy field-medic', 'buy whirlpool-seer'],
    { card: 'whirlpool-seer', most: 1 },
  ],
  ['deck-full', rich({ deck_most: 1 }, 'SHOP', 'DRAFT'), ['buy field-medic'], { card: 'field-medic', most: 1 }],
  ['too-dear', poor(49), ['buy field-medic'], { card: 'field-medic', price: 50, essence: 49 }],
  ['too-dear', poor(49), ['reroll'], { card: null, price: 50, essence: 49 }],
  ['not-in-deck', held(['gust']), ['purge flame-imp'], { card: 'flame-imp' }],
  ['not-in-deck', held(['gust', 'flame-imp']), ['purge gust', 'purge gust'], { card: 'gust' }],
  ['purged-enough', held(['gust', 'gust'], { purge_most: 1 }), ['purge gust', 'purge gust'], { most: 1 }],
];

/** What no text says. */
const odd: readonly [code: RefusalCode, seat: number, action: unknown][] = [
  ['over', 1, { kind: 'take', at: 0 }],
  ['over', -1, { kind: 'take', at: 0 }],
  ['unknown-action', 0, { kind: 'dance' }],
  ['unknown-action', 0, {}],
  ['not-offered', 0, { kind: 'take' }],
  ['not-offered', 0, { kind: 'take', at: -1 }],
  ['not-offered', 0, { kind: 'take', at: 999 }],
  ['not-offered', 0, { kind: 'take', at: 0.5 }],
];

describe('[K3] every refusal of the draft', () => {
  test.each(rows)('[K3] %s', (code, written, lines, data) => {
    const fault = refused(written, FIRST, ...lines);
    expect(fault?.code).toBe(code);
    expect(fault?.data ?? {}).toMatchObject(data);
  });

  test.each(odd)('[K3] %s to what no text says (seat %i)', (code, seat, action) => {
    const { setup, state } = play(at('DRAFT'), FIRST);
    const next = draft.step(setup, state, seat, action as Action);
    expect(next).toMatchObject({ code });
  });

  test.each([['constructor'], ['toString'], ['__proto__']])('[K3] "%s" is an unknown action too', (kind) => {
    const { setup, state } = play(at('DRAFT'), FIRST);
    expect(draft.step(setup, state, 0, { kind, at: 0 } as unknown as Action)).toMatchObject({ code: 'unknown-action' });
  });

  test('the tables above hold every code of the game', () => {
    const codes = new Set<string>([...rows, ...odd].map(([code]) => code));
    expect([...codes].sort()).toEqual(Object.keys(refusals).sort());
  });

  test('every code says in words what it means', () => {
    for (const meaning of Object.values(refusals)) expect(meaning.length).toBeGreaterThan(10);
  });

  const first: readonly [what: string, written: Fields, lines: readonly string[], code: RefusalCode][] = [
    ['the text before the end', at('DRAFT'), ['take field-medic', 'dance'], 'unknown-action'],
    ['the end before the site', at('DRAFT'), ['take field-medic', 'leave'], 'over'],
    ['the site before what is shown', at('SHOP'), ['take old-king'], 'not-here'],
    ['what is shown before the price', poor(0), ['buy abyssal-reclaimer'], 'not-offered'],
    ['sold before a full deck', rich({ deck_most: 1 }, 'SHOP'), ['buy field-medic', 'buy field-medic'], 'sold'],
    [
      'a full deck before the price',
      quest({ scene: route(['SHOP']), begin: { deck: ['gust'] }, quest: { deck_most: 1, start_essence: 0 } }),
      ['buy field-medic'],
      'deck-full',
    ],
    [
      'enough purged before what',
      held(['gust', 'gust'], { purge_most: 1 }),
      ['purge gust', 'purge old-king'],
      'purged-enough',
    ],
  ];
  test.each(first)('[K3] %s', (_, written, lines, code) => {
    expect(refused(written, FIRST, ...lines)?.code).toBe(code);
  });

  test('[K3] play goes on after a refusal as if it had not been tried', () => {
    const written = rich({}, 'SHOP', 'DRAFT');
    expect(refused(written, SEED, 'take field-medic')?.code).toBe('not-here');
    const before = play(written, SEED);
    const after = play(written, SEED, legal(before)[0]!);
    expect(after.state.deck).toHaveLength(1);
  });
});
