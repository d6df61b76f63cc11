import { describe, expect, test } from 'vitest';
import { archetypeOf, mainOf, profileOf, profileWith, scoreOf, tagCounts, UNFORMED } from './profile.ts';
import {
  card,
  EXAMPLE,
  type Fields,
  HOLDS,
  issuesOf,
  play,
  profile,
  quest,
  read,
  rolls,
  route,
  SEED,
  sign,
  VESPER,
} from './small.fixture.ts';
import { PAIRS, RESONANCES, type Resonance, TAGS } from './vocabulary.ts';

/** The profile of a player who began with this, in whole numbers. */
const heldAt = (begin: Fields, more: Fields = {}): readonly number[] =>
  play(quest({ scene: route(['DRAFT']), begin, ...more }), SEED).state.profile.map((value) => value / 1000);

const VESPERS = 'vesper-twilight-arbiter';

describe('[R12] the resonance profile', () => {
  test('RES-31 a card adds 1 for its symbol, a dual one 1 for each, a neutral one nothing', () => {
    expect(heldAt({ deck: ['whirlpool-seer'] })).toEqual([1, 0, 0, 0, 0]);
    expect(heldAt({ deck: ['abyssal-reclaimer'] })).toEqual([1, 0, 0, 0, 1]);
    expect(heldAt({ deck: ['field-medic'] })).toEqual([0, 0, 0, 0, 0]);
    expect(heldAt({ deck: ['whirlpool-seer', 'whirlpool-seer', 'abyssal-reclaimer'] })).toEqual([3, 0, 0, 0, 1]);
  });

  test('RES-32 RES-75 a dreamsign adds 1', () => {
    expect(heldAt({ dreamsigns: ['sign-of-zephyr'] })).toEqual([0, 0, 1, 0, 0]);
    const at = play(
      quest({ scene: route(['OFFERING', 'PURGE'], ['DRAFT']) }),
      rolls({ dreamsign: [3], offer: [0, 0, 0, 0] }).seed,
      'accept sign-of-stone',
    );
    expect(at.state.profile).toEqual(profile({ Stone: 1 }));
  });

  test('RES-33 a dreamcaller adds its bonus, for each of its resonances', () => {
    expect(heldAt({ dreamcaller: VESPERS })).toEqual([4, 0, 0, 0, 4]);
    expect(heldAt({ dreamcaller: 'brook' })).toEqual([0, 0, 3, 3, 0]);
  });

  test('RES-34 with a bonus of 4 and 4, 3 Tide, 2 Ruin and 1 Stone: Tide 7, Stone 1, Ruin 6', () => {
    const deck = ['whirlpool-seer', 'whirlpool-seer', 'whirlpool-seer', 'void-harvester', 'void-harvester'];
    expect(heldAt({ dreamcaller: VESPERS, deck: [...deck, 'boulder-sentinel'] })).toEqual([7, 0, 0, 1, 6]);
  });

  test('kept with every card it is what is counted anew from all of them', () => {
    const setup = read(quest());
    let held = { picks: 0, caller: 0, deck: [], deckSince: [], signs: [], signsSince: [] } as {
      picks: number;
      caller: number;
      deck: readonly number[];
      deckSince: readonly number[];
      signs: readonly number[];
      signsSince: readonly number[];
    };
    let kept = profileOf(setup, held);
    for (const at of [0, 2, 5, 6, 1, 2, 4]) {
      held = {
        ...held,
        picks: held.picks + 1,
        deck: [...held.deck, at],
        deckSince: [...held.deckSince, held.picks + 1],
      };
      kept = profileWith(setup, { ...held, profile: kept }, at);
      expect(kept).toEqual(profileOf(setup, held));
    }
  });
});

describe('[R12] RES "Example: Vesper, Twilight Arbiter Quest"', () => {
  const list = [
    ...EXAMPLE,
    card('Second', ['Ruin'], { tags: ['mechanic:dissolve'] }),
    card('Third', ['Ruin'], { tags: ['mechanic:reclaim'] }),
    card('Fourth', ['Tide'], { tags: ['mechanic:draw'] }),
  ];
  const after = (...deck: readonly string[]) => {
    const written = quest({ card: list, scene: route(['DRAFT']), begin: { dreamcaller: VESPERS, deck } });
    const { view } = play(written, SEED);
    return { profile: view.profile, tags: view.tags };
  };

  test('RES-104 RES-83 it begins with Tide 4, Ruin 4, reclaim 2, dissolve 1', () => {
    expect(after()).toEqual({
      profile: { Tide: 4, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 4 },
      tags: { 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 },
    });
  });

  test('RES-105 Void Harvester makes Ruin 5; two of Ruin and one of Tide more, 5 and 7', () => {
    expect(after('void-harvester').profile).toMatchObject({ Tide: 4, Ruin: 5 });
    expect(after('void-harvester', 'second', 'third', 'fourth').profile).toMatchObject({ Tide: 5, Ruin: 7 });
  });

  test('RES-106 the tags then: reclaim 4, dissolve 2, draw 1', () => {
    expect(after('void-harvester', 'second', 'third', 'fourth').tags).toEqual({
      'mechanic:reclaim': 4,
      'mechanic:dissolve': 2,
      'mechanic:draw': 1,
    });
  });

  test('[R8] RES-83 dreamsigns count, and `tags` without a bonus means 1 each', () => {
    const { tag_bonus: _, ...plain } = VESPER;
    const written = quest({
      dreamcaller: [plain],
      dreamsign: [sign('Bell', 'Ember', { tags: ['mechanic:dissolve', 'mechanic:draw'] })],
      begin: { dreamcaller: VESPERS, dreamsigns: ['bell'], deck: ['void-harvester'] },
    });
    const { setup, state } = play(written, SEED);
    const counts = tagCounts(setup, state);
    expect(Object.fromEntries(TAGS.flatMap((tag, i) => (counts[i]! > 0 ? [[tag, counts[i]]] : [])))).toEqual({
      'mechanic:reclaim': 2,
      'mechanic:dissolve': 2,
      'mechanic:draw': 1,
    });
  });
});

describe('[R12] the main resonances and the name of a deck', () => {
  const setup = read(quest());
  const named = (values: Parameters<typeof profile>[0]): string => archetypeOf(setup, profile(values));

  const pairs: readonly [name: string, one: Resonance, other: Resonance, clause: string][] = [
    ['Tempest', 'Tide', 'Ember', 'RES-14'],
    ['Mirage', 'Tide', 'Zephyr', 'RES-15'],
    ['Depths', 'Tide', 'Stone', 'RES-16'],
    ['Undertow', 'Tide', 'Ruin', 'RES-17'],
    ['Gale', 'Ember', 'Zephyr', 'RES-18'],
    ['Crucible', 'Ember', 'Stone', 'RES-19'],
    ['Cinder', 'Ember', 'Ruin', 'RES-20'],
    ['Basalt', 'Zephyr', 'Stone', 'RES-21'],
    ['Eclipse', 'Zephyr', 'Ruin', 'RES-22'],
    ['Bedrock', 'Stone', 'Ruin', 'RES-23'],
  ];
  test.each(pairs)('%s is %s and %s (%s), whichever is the stronger', (pair, one, other) => {
    expect(named({ [one]: 7, [other]: 6 })).toBe(pair);
    expect(named({ [one]: 6, [other]: 7 })).toBe(pair);
    expect(PAIRS.find(({ name }) => name === pair)?.of).toEqual([one, other]);
  });

  test.each(RESONANCES)('%s alone is a deck’s name', (one) => {
    expect(named({ [one]: 5 })).toBe(one);
  });

  test('without a symbol a deck is unformed', () => {
    expect(named({})).toBe(UNFORMED);
    expect(UNFORMED).toBe('Unformed');
  });

  test('the second counts from a quarter of the first on', () => {
    expect(named({ Tide: 8, Ruin: 2 })).toBe('Undertow');
    expect(named({ Tide: 8, Ruin: 1 })).toBe('Tide');
    expect(named({ Tide: 9, Ruin: 2 })).toBe('Tide');
    const half = read(quest({ quest: { pair_percent: 50 } }));
    expect(archetypeOf(half, profile({ Tide: 8, Ruin: 3 }))).toBe('Tide');
    expect(archetypeOf(half, profile({ Tide: 8, Ruin: 4 }))).toBe('Undertow');
    const any = read(quest({ quest: { pair_percent: 0 } }));
    expect(archetypeOf(any, profile({ Tide: 80, Ruin: 1 }))).toBe('Undertow');
    expect(archetypeOf(any, profile({ Tide: 80 }))).toBe('Tide');
  });

  test('main are the strongest two, of equal ones the earlier', () => {
    expect(mainOf(HOLDS)).toEqual([0, 4]);
    expect(mainOf(profile({ Ember: 3, Zephyr: 3, Ruin: 3 }))).toEqual([1, 2]);
    expect(mainOf(profile({ Tide: 1, Zephyr: 2, Stone: 3, Ruin: 2 }))).toEqual([3, 2]);
    expect(mainOf(profile({ Stone: 1 }))).toEqual([3]);
    expect(mainOf(profile({}))).toEqual([]);
  });

  test('[R11] score: every rating, and 2 for each card in a main resonance', () => {
    const rated = read(
      quest({
        card: [
          card('A', ['Tide'], { rating: 5 }),
          card('B', ['Tide', 'Stone'], { rating: 1 }),
          card('C', [], { rating: 4 }),
        ],
        scene: route(['PURGE']),
      }),
    );
    expect(scoreOf(rated, [0, 1, 2], profile({ Tide: 2, Stone: 1 }))).toBe(5 + 2 + 1 + 2 + 4);
    expect(scoreOf(rated, [0, 1, 2], profile({ Ember: 2, Ruin: 2 }))).toBe(10);
  });
});

test('[R12] RES-08 a card with three symbols, one twice or a sixth resonance is refused', () => {
  const codes = (resonance: readonly string[]): readonly string[] =>
    issuesOf(quest({ card: [...EXAMPLE, { name: 'X', resonance }] })).map(({ code }) => code);
  expect(codes(['Tide', 'Ember', 'Ruin'])).toEqual(['resonance-count']);
  expect(codes(['Tide', 'Tide'])).toEqual(['duplicate-word']);
  expect(codes(['Moon'])).toHaveLength(1);
  expect(codes(['Ruin', 'Tide'])).toEqual([]);
});
