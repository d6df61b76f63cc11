import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { questOf, readContent } from './content.fixture.ts';
import { rollsFor } from './direct.fixture.ts';
import { draft } from './draft.ts';
import { copiesOfCard, staleOfCard } from './pool.ts';
import { UNIT } from './power.ts';
import type { Setup } from './setup.ts';
import {
  card,
  cards,
  even,
  type Fields,
  find,
  fits,
  issuesOf,
  kinds,
  play,
  poolOf,
  profile,
  quest,
  rolls,
  route,
  SEED,
  tally,
  themed,
  VESPER,
} from './small.fixture.ts';
import type { State } from './state.ts';
import { type Candidate, candidates, chooseTheme } from './theme.ts';
import { isRole, TAGS, type Tag } from './vocabulary.ts';

const DRAW = 'mechanic:draw';
const FAST = 'mechanic:fast';
const RAMP = 'mechanic:ramp';

/** How many copies of one card a pool may begin with. */
const MOST_COPIES = 20;

/** Cards that carry one tag each, of which the pool has so many entries; and a deck with so many of each. */
const held = (
  tags: { readonly [tag: string]: { readonly depth: number; readonly count?: number } },
  more: Fields = {},
): { readonly setup: Setup; readonly state: State } => {
  const entries = Object.entries(tags);
  const cardsOf = (depth: number): number => Math.ceil(depth / MOST_COPIES);
  const idAt = (tag: string, i: number): string => `${tag.replace(':', '-')}-${i + 1}`;
  return play(
    quest({
      card: [
        ...entries.flatMap(([tag, { depth }]) => cards(tag, cardsOf(depth), [], { tags: [tag] })),
        ...cards('Filler', 4),
      ],
      scene: route(['PURGE', 'DRAFT']),
      begin: {
        copies: Object.fromEntries(
          entries.flatMap(([tag, { depth }]) =>
            Array.from({ length: cardsOf(depth) }, (_, i) => [
              idAt(tag, i),
              Math.min(MOST_COPIES, depth - i * MOST_COPIES),
            ]),
          ),
        ),
        deck: ['filler-1', ...entries.flatMap(([tag, { count = 0 }]) => new Array(count).fill(idAt(tag, 0)))],
      },
      ...more,
    }),
    SEED,
  );
};

const candidateOf = (at: ReturnType<typeof held>, tag: string): Candidate | undefined =>
  candidates(at.setup, at.state).find((one) => TAGS[one.tag] === tag);

describe('[R8] RES "Theme Selection"', () => {
  test('RES-85 a tag is a candidate from six entries in the pool on', () => {
    expect(candidateOf(held({ [DRAW]: { depth: 5 } }), DRAW)).toBeUndefined();
    expect(candidateOf(held({ [DRAW]: { depth: 6 } }), DRAW)).toMatchObject({ depth: 6, count: 0 });
    const lower = held({ [DRAW]: { depth: 1 } }, { preset: even({ tags: { min_theme_cards: 1 } }) });
    expect(candidateOf(lower, DRAW)).toMatchObject({ depth: 1 });
  });

  test('entries are counted, not names', () => {
    const { setup, state } = play(
      quest({
        card: [...cards('Draw', 3, ['Tide'], { tags: [DRAW] }), ...cards('Filler', 4)],
        scene: route(['PURGE', 'DRAFT']),
        begin: { deck: ['filler-1'] },
      }),
      SEED,
    );
    expect(candidates(setup, state)).toMatchObject([{ tag: TAGS.indexOf(DRAW), depth: 12 }]);
  });

  const affinities: readonly [count: number, affinity: number][] = [
    [0, 0],
    [1, 1.039720771],
    [2, 1.647918433],
    [4, 2.414156868],
    [9, 3.453877639],
  ];
  test.each(affinities)('RES-86 a count of %i is an affinity of %d', (count, affinity) => {
    const found = candidateOf(held({ [DRAW]: { depth: 10, count } }), DRAW)!;
    expect(found.affinity / UNIT).toBeCloseTo(affinity, 6);
    expect(found.count).toBe(count);
  });

  const scores: readonly [count: number, depth: number, score: number][] = [
    [4, 10, 5.828313737],
    [0, 30, 3],
    [0, 6, 0.6],
    [1, 6, 2.679441542],
    [2, 100, 13.295836866],
  ];
  test.each(scores)('RES-87 a count of %i and a depth of %i score %d', (count, depth, score) => {
    expect(candidateOf(held({ [DRAW]: { depth, count } }), DRAW)!.score / UNIT).toBeCloseTo(score, 6);
  });

  test('RES-07 all four constants are those of the preset', () => {
    const tags = { tag_scale: 3, min_theme_cards: 2, relevance_boost: 0.5, depth_factor: 0.01 };
    const found = candidateOf(held({ [DRAW]: { depth: 2, count: 4 } }, { preset: even({ tags }) }), DRAW)!;
    expect(found.affinity / UNIT).toBeCloseTo(3 * Math.log(5), 6);
    expect(found.score / UNIT).toBeCloseTo(1.5 * Math.log(5) + 0.02, 6);
  });

  const chosen = ({ setup, state }: ReturnType<typeof held>, draws: number): ReadonlyMap<string, number> =>
    tally(draws, (i) => {
      const { tag, how } = chooseTheme(setup, state, parseSeed(`theme ${i}`));
      return `${how} ${TAGS[tag] ?? 'none'}`;
    });

  test('RES-88 RES-89 a theme is chosen by its score, one without affinity too', () => {
    const at = held({ [DRAW]: { depth: 10, count: 4 }, [FAST]: { depth: 30 }, [RAMP]: { depth: 6, count: 1 } });
    const [draw, fast, ramp] = [3 * Math.log(5) + 1, 3, 3 * Math.log(2) + 0.6];
    const all = draw + fast + ramp;
    const chances = new Map([
      [`SCORED ${DRAW}`, draw / all],
      [`SCORED ${FAST}`, fast / all],
      [`SCORED ${RAMP}`, ramp / all],
    ]);
    const met = chosen(at, 3000);
    expect(fits(met, chances)).toBe(true);
    expect(met.get(`SCORED ${FAST}`)).toBeGreaterThan(0);
  });

  test('RES-90 where no eligible tag has affinity, each is as likely', () => {
    const at = held({
      [DRAW]: { depth: 6 },
      [FAST]: { depth: 60 },
      [RAMP]: { depth: 20 },
      'role:engine': { depth: 5, count: 3 },
    });
    const third = new Map([DRAW, FAST, RAMP].map((tag) => [`UNIFORM ${tag}`, 1 / 3]));
    expect(fits(chosen(at, 1500), third)).toBe(true);
  });

  test('[R22] where all scores are 0 each is as likely too, whatever the deck holds', () => {
    const preset = even({ tags: { relevance_boost: 0, depth_factor: 0 } });
    const at = held({ [DRAW]: { depth: 6, count: 4 }, [FAST]: { depth: 30 } }, { preset });
    expect(candidates(at.setup, at.state).map(({ score }) => score)).toEqual([0, 0]);
    const half = new Map([DRAW, FAST].map((tag) => [`UNIFORM ${tag}`, 1 / 2]));
    expect(fits(chosen(at, 600), half)).toBe(true);
  });

  test('the edges of the scores, by the draw', () => {
    const at = held({ [FAST]: { depth: 30, count: 1 }, [DRAW]: { depth: 10, count: 4 } });
    // In the order of RES's list, whatever the pack's: draw before fast.
    const [draw, fast] = candidates(at.setup, at.state);
    expect([TAGS[draw!.tag], TAGS[fast!.tag]]).toEqual([DRAW, FAST]);
    const by = (roll: number): Tag => TAGS[chooseTheme(at.setup, at.state, rolls({ theme: [roll] }).seed).tag]!;
    expect([0, draw!.score - 1, draw!.score, draw!.score + fast!.score - 1].map(by)).toEqual([DRAW, DRAW, FAST, FAST]);
    expect(() => by(draw!.score + fast!.score)).toThrow();
  });

  test('without an eligible tag there is no theme, and the site shows from the whole pool', () => {
    const written = quest({ scene: route(['PURGE', 'DISCOVERY']), begin: { deck: ['gust'] } });
    const { events, state } = play(written, SEED, 'leave');
    expect(find(events, 'theme-chosen')).toEqual({ kind: 'theme-chosen', theme: null, how: 'NONE' });
    expect([state.theme, state.offer?.length, state.themeAt]).toEqual([-1, 4, 0]);
  });
});

const tagged = (...tags: readonly Tag[]): Fields => ({ tags, rarity: 'Uncommon' });
const THEMED = [
  ...cards('Draw', 3, ['Tide'], tagged(DRAW)),
  ...cards('Deep', 2, ['Stone'], tagged(DRAW)),
  card('Still', [], tagged(DRAW)),
  ...cards('Quick', 3, ['Zephyr'], tagged(FAST)),
  ...cards('Filler', 3, ['Ruin']),
];

/** A route whose only dreamscape has a theme that is fixed. */
const fixed = (theme: Tag, ...sites: readonly string[]): Fields => {
  const { dreamscape, ...rest } = route(sites);
  return { ...rest, dreamscape: (dreamscape as readonly Fields[]).map((one) => ({ ...one, theme })) };
};

describe('[R8] RES "Themed Card Selection"', () => {
  const begin = { deck: ['filler-1'] };

  test.each(['DISCOVERY', 'SPECIALTY'])('RES-91 every card of a themed %s carries the tag', (site) => {
    const written = quest({ card: THEMED, scene: fixed(DRAW, 'PURGE', site), begin });
    for (let i = 0; i < 60; i += 1) {
      const { events, view } = play(written, parseSeed(`themed ${i}`), 'leave');
      expect(find(events, 'theme-chosen')).toEqual({ kind: 'theme-chosen', theme: DRAW, how: 'FIXED' });
      expect(view.offer.length).toBe(site === 'DISCOVERY' ? 4 : 6);
      expect(view.offer.filter((one) => !/^(draw|deep|still)/.test(one.card))).toEqual([]);
    }
  });

  test('RES-91 weights, staleness and guarantees are those of any offer', () => {
    const list = [...cards('Draw', 4, ['Tide'], { tags: [DRAW] }), ...THEMED.slice(3)];
    const deck = ['draw-1', 'draw-1'];
    const written = quest({ card: list, scene: fixed(DRAW, 'PURGE', 'DISCOVERY'), begin: { deck } });
    const { setup } = play(written, SEED);
    const ids = ['draw-1', 'draw-2', 'draw-3', 'draw-4'];
    const offer = rollsFor(setup, poolOf(setup), profile({ Tide: 2 }), ids, themed(setup, DRAW));
    const at = play(written, rolls({ offer }).seed, 'leave');
    // "Still" (3.0) is the heaviest that is not Tide, and better than Common, so one swap serves both guarantees.
    expect(find(at.events, 'kept')).toEqual({ kind: 'kept', keeps: 'DIVERSITY', out: 'draw-1', in: 'still' });
    expect(at.view.offer[1]).toMatchObject({ card: 'draw-2', staleness: 0, copies: 4 });
  });

  test('RES-92 three cards for an offer of four: filled first, then four', () => {
    const written = quest({
      card: THEMED,
      preset: even({ tags: { min_theme_cards: 1 } }),
      scene: fixed(DRAW, 'PURGE', 'DISCOVERY'),
      begin: { ...begin, copies: { 'draw-2': 0, 'draw-3': 0, 'deep-1': 0 }, staleness: { still: 2, 'quick-1': 2 } },
    });
    const { events, state, setup } = play(written, SEED, 'leave');
    expect(kinds(events).slice(-4)).toEqual(['theme-chosen', 'refilled', 'drew', 'offered']);
    expect(state.offer).toHaveLength(4);
    const of = (id: string): readonly number[] => {
      const card = setup.cards[setup.cardAt.get(id)!]!;
      return [copiesOfCard(state.pool, card), staleOfCard(state.pool, card)];
    };
    expect(['draw-2', 'draw-1', 'still', 'quick-1'].map(of)).toEqual([
      [3, 0],
      [6, 0],
      [6, 0],
      [3, 2],
    ]);
  });

  test('one theme a site: a reroll of a specialty shop keeps it', () => {
    const written = quest({
      card: [...THEMED, ...cards('Slow', 4, ['Ember'], tagged(FAST))],
      scene: route(['PURGE', 'SPECIALTY']),
      begin: { deck: ['filler-1'] },
    });
    const { events, state } = play(written, SEED, 'leave', 'reroll', 'reroll');
    const before = play(written, SEED, 'leave').state;
    expect(before.theme).toBeGreaterThanOrEqual(0);
    expect([state.theme, state.themeAt]).toEqual([before.theme, before.themeAt]);
    expect(kinds(events)).not.toContain('theme-chosen');
  });

  test('RES-107 [R12] Vesper’s Discovery of reclaim: four cards of it, and a Tide and Ruin pick makes an Undertow', () => {
    const reclaim = 'mechanic:reclaim';
    const written = quest({
      card: [
        ...cards('Back', 3, ['Ruin'], tagged(reclaim)),
        ...cards('Ebb', 2, ['Tide'], tagged(reclaim)),
        card('Return', ['Tide', 'Ruin'], tagged(reclaim)),
        ...cards('Filler', 4),
      ],
      dreamcaller: [VESPER],
      scene: fixed(reclaim, 'PURGE', 'DISCOVERY'),
      begin: { dreamcaller: 'vesper-twilight-arbiter', deck: ['back-1', 'back-2', 'back-3', 'ebb-1'] },
    });
    const { setup } = play(written, SEED);
    const holds = profile({ Tide: 5, Ruin: 7 });
    const ids = ['return', 'back-1', 'ebb-1', 'back-2'];
    const offer = rollsFor(setup, poolOf(setup), holds, ids, themed(setup, reclaim));
    const at = play(written, rolls({ offer }).seed, 'leave');
    expect(at.view.offer.map((one) => one.card)).toEqual(ids);
    expect(at.state.profile).toEqual(holds);
    const after = play(written, rolls({ offer }).seed, 'leave', 'take return');
    expect(after.outcome?.reason).toBe('Undertow');
    expect(after.state.profile).toEqual(profile({ Tide: 6, Ruin: 8 }));
  });
});

describe('[R8] themes of the second edition', () => {
  const NAMES = even({ house: { theme_depth: 'NAMES' } });

  test('depth counts names, the least number still entries', () => {
    const at = held({ [DRAW]: { depth: 45, count: 2 } }, { preset: NAMES });
    expect(candidateOf(at, DRAW)).toMatchObject({ entries: 45, depth: 3, count: 2 });
    // 2 × 1.5 × ln 3 + 3 × 0.1.
    expect(candidateOf(at, DRAW)!.score / UNIT).toBeCloseTo(3.5958, 4);
    expect(candidateOf(held({ [DRAW]: { depth: 6 } }, { preset: NAMES }), DRAW)).toMatchObject({ depth: 1 });
    expect(candidateOf(held({ [DRAW]: { depth: 5 } }, { preset: NAMES }), DRAW)).toBeUndefined();
  });

  test('RES "Example": on the shipped pack reclaim with a count of 4 is the likeliest theme', () => {
    const pack = readContent();
    const ids = (wanted: Tag, n: number): readonly string[] =>
      pack.card
        .filter(({ tags, rarity }) => rarity !== 'Special' && tags.filter((tag) => !isRole(tag)).join() === wanted)
        .slice(0, n)
        .map(({ id }) => id);
    const deck = [...ids('mechanic:reclaim', 2), ...ids('mechanic:dissolve', 1), ...ids('mechanic:draw', 1)];
    const setup = questOf(pack, {
      scene: { id: 'night', title: 'A night', line: 'Dark.', dreamscape: [{ name: 'One', sites: ['DRAFT'] }] },
      begin: { dreamcaller: 'vesper-twilight-arbiter', deck },
    });
    const state = draft.start(setup, SEED);
    const best = [...candidates(setup, state)].sort((a, b) => b.score - a.score)[0]!;
    expect([TAGS[best.tag], best.count]).toEqual(['mechanic:reclaim', 4]);
  });

  test('role tags are no themes', () => {
    const roles = { [DRAW]: { depth: 6 }, 'role:payoff': { depth: 40, count: 9 } };
    const without = held(roles, { preset: even({ house: { theme_roles: false } }) });
    expect(candidates(without.setup, without.state).map(({ tag }) => TAGS[tag])).toEqual([DRAW]);
    expect(candidates(held(roles).setup, held(roles).state)).toHaveLength(2);
    expect(
      candidates(questOf(readContent()), draft.start(questOf(readContent()), SEED)).every(
        ({ tag }) => !isRole(TAGS[tag]!),
      ),
    ).toBe(true);
  });

  test('a route cannot fix a role as its theme where roles are none', () => {
    const dreamscape = [{ name: 'One', sites: ['DISCOVERY'], battle: false, theme: 'role:payoff' }];
    const written = (theme_roles: boolean): Fields =>
      quest({
        card: cards('Card', 6, [], { tags: ['role:payoff'] }),
        preset: even({ house: { theme_roles } }),
        scene: { ...route(['DRAFT']), dreamscape },
      });
    expect(issuesOf(written(true))).toEqual([]);
    expect(issuesOf(written(false))).toEqual([expect.objectContaining({ code: 'role-theme' })]);
  });

  test('a theme is drawn by its score to a power', () => {
    const tags = { [DRAW]: { depth: 20, count: 6 }, [FAST]: { depth: 20, count: 1 }, [RAMP]: { depth: 20 } };
    const at = held(tags, { preset: even({ house: { theme_power: 4 } }) });
    const scores = candidates(at.setup, at.state).map(({ score }) => score ** 4);
    const all = scores.reduce((sum, score) => sum + score, 0);
    const chances = new Map(candidates(at.setup, at.state).map(({ tag }, i) => [TAGS[tag]!, scores[i]! / all]));
    const counts = tally(4000, (i) => TAGS[chooseTheme(at.setup, at.state, parseSeed(`power ${i}`)).tag]!);
    expect(fits(counts, chances)).toBe(true);
  });
});
