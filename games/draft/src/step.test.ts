import { canonical } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
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
  rolls,
  route,
  SEED,
  stalenessIn,
} from './small.fixture.ts';
import type { State } from './state.ts';

const FREE = even({ selection: { enforce_resonance_diversity: false, enforce_rarity_guarantee: false } });
/** Everything falls on the first there is: neutral cards, then by resonance, in the order of the pack. */
const FIRST = rolls({ offer: new Array(60).fill(0), sale: new Array(60).fill(99), theme: [0, 0, 0] }).seed;

describe('[R9] the profile follows every pick at once', () => {
  const CARDS = [
    card('Wave', ['Tide']),
    card('Delta', ['Tide', 'Ruin']),
    card('Grave', ['Ruin']),
    card('Road'),
    ...cards('Straw', 3),
  ];
  const written = quest({ card: CARDS, preset: FREE, quest: { draft_picks: 4, draft_cards: 7 } });

  test('[R9] RES-31 inside a site too; a dual card adds to both', () => {
    const counts = ['take wave', 'take delta', 'take grave'].map(
      (_, i, all) => play(written, FIRST, ...all.slice(0, i + 1)).view,
    );
    expect(counts.map(({ profile: { Tide, Ruin } }) => [Tide, Ruin])).toEqual([
      [1, 0],
      [2, 1],
      [2, 2],
    ]);
    expect(counts.every(({ site }) => site === 'DRAFT')).toBe(true);
    expect(counts.map(({ archetype }) => archetype)).toEqual(['Tide', 'Undertow', 'Undertow']);
  });

  test('[R9] and so do the weights of the next offer', () => {
    const weight = (...lines: readonly string[]): number =>
      play(written, FIRST, ...lines).view.offer.find((one) => one.card === 'wave')!.fresh;
    expect(weight('take wave')).toBeGreaterThan(weight());
    expect(weight('take road')).toBe(weight());
  });

  test('[R9] RES-34 a bonus of 4 and 4, three Tide, two Ruin, one Stone', () => {
    const deck = [
      'whirlpool-seer',
      'whirlpool-seer',
      'whirlpool-seer',
      'void-harvester',
      'void-harvester',
      'boulder-sentinel',
    ];
    const { view } = play(quest({ begin: { dreamcaller: 'vesper-twilight-arbiter', deck } }), SEED);
    expect(view.profile).toEqual({ Tide: 7, Ember: 0, Zephyr: 0, Stone: 1, Ruin: 6 });
  });

  test('[R9] [R10] where picks fade, each further one fades them all', () => {
    const fading = quest({
      card: CARDS,
      preset: { ...FREE, house: { pick_decay: 0.85 } },
      quest: { draft_picks: 4, draft_cards: 7 },
    });
    const counts = ['take wave', 'take road', 'take road'].map(
      (_, i, all) => play(fading, FIRST, ...all.slice(0, i + 1)).view.counts.Tide,
    );
    expect(counts).toEqual([1000, 850, 723]); // 722.5, half up
    expect(play(fading, FIRST, 'take wave', 'take road').view.profile.Tide).toBe(1);
  });
});

describe('[R6] what is taken, and what is passed over', () => {
  const written = quest({ card: cards('Leaf', 8), preset: FREE, quest: { draft_picks: 3 } });

  test('[R6] RES-44 RES-66 events: taken, each other stale, then the next offer', () => {
    const { events, setup, state } = play(written, FIRST, 'take leaf-2');
    expect(events).toEqual([
      { kind: 'took', card: 'leaf-2', rarity: 'Common' },
      { kind: 'grew-stale', card: 'leaf-1', to: 1 },
      { kind: 'grew-stale', card: 'leaf-3', to: 1 },
      { kind: 'grew-stale', card: 'leaf-4', to: 1 },
      { kind: 'drew', cards: ['leaf-2', 'leaf-5', 'leaf-6', 'leaf-7'] },
      { kind: 'offered', cards: ['leaf-2', 'leaf-5', 'leaf-6', 'leaf-7'], prices: [] },
    ]);
    expect([1, 2, 3, 5].map((n) => copiesIn(setup, state.pool, `leaf-${n}`))).toEqual([4, 3, 4, 4]);
  });

  test('[R6] a card passed over twice is twice as stale, and taken it is as stale as it was', () => {
    const twice = play({ ...written, card: cards('Leaf', 4) }, FIRST, 'take leaf-1', 'take leaf-1');
    expect([1, 2].map((n) => stalenessIn(twice.setup, twice.state.pool, `leaf-${n}`))).toEqual([0, 2]);
    const late = play({ ...written, card: cards('Leaf', 4) }, FIRST, 'take leaf-1', 'take leaf-2');
    expect(stalenessIn(late.setup, late.state.pool, 'leaf-2')).toBe(1);
  });

  test('[R6] RES-46 in every context: Draft, Discovery, battle reward, shop, specialty shop', () => {
    const CARDS = cards('Kin', 8, [], { tags: ['tribal:mage'], rarity: 'Rare' });
    for (const site of ['DRAFT', 'DISCOVERY', 'BATTLE', 'SHOP', 'SPECIALTY']) {
      const scene =
        site === 'BATTLE'
          ? { ...route([]), dreamscape: [{ name: 'One', sites: [] }] }
          : { ...route([]), dreamscape: [{ name: 'One', sites: [site, 'PURGE'], battle: false }] };
      const at = quest({ card: CARDS, preset: FREE, scene, quest: { shop_cards: 4 } });
      const { events } = play(at, SEED, site === 'SHOP' || site === 'SPECIALTY' ? 'leave' : legal(play(at, SEED))[0]!);
      const stale = events.filter(({ kind }) => kind === 'grew-stale').length;
      expect([site, stale]).toEqual([site, site === 'SHOP' || site === 'SPECIALTY' ? 4 : 3]);
    }
  });
});

describe('[R8] themed sites', () => {
  const KIN = cards('Kin', 7, ['Ruin'], { tags: ['tribal:mage'] });
  const written = (site: string, more: Fields = {}): Fields =>
    quest({
      card: [...KIN, ...cards('Leaf', 6)],
      preset: FREE,
      scene: route([site]),
      quest: { shop_cards: 4 },
      ...more,
    });

  test('[R8] RES-91 a Discovery shows cards of its theme, of which one has to be taken', () => {
    const at = play(written('DISCOVERY'), SEED);
    expect(at.view.offer.every(({ theme }) => theme?.tag === 'tribal:mage')).toBe(true);
    expect(legal(at)).toHaveLength(4);
    expect(at.view).toMatchObject({ pick: 1, picks: 1 });
    expect(play(written('DISCOVERY'), SEED, legal(at)[0]!).view.site).toBe('END');
  });

  test('[R8] [R11] a theme that is fixed is the theme, and draws nothing', () => {
    const scene = {
      ...route(['PURGE', 'DISCOVERY']),
      dreamscape: [{ name: 'One', sites: ['OFFERING', 'DISCOVERY'], battle: false, theme: 'role:engine' }],
    };
    const some = [...KIN, ...cards('Cog', 5, [], { tags: ['role:engine'] })];
    const { events, state } = play(written('DISCOVERY', { scene, card: some }), SEED, 'leave');
    expect(find(events, 'theme-chosen')).toEqual({ kind: 'theme-chosen', theme: 'role:engine', how: 'FIXED' });
    expect(find(events, 'offered')!.cards!.every((id) => id.startsWith('cog-'))).toBe(true);
    expect(state.themeAt).toBe(0);
  });

  test('[R8] without an eligible tag the site shows from the whole pool', () => {
    const { events, view } = play(
      quest({ card: cards('Leaf', 6), preset: FREE, scene: route(['OFFERING', 'DISCOVERY']) }),
      SEED,
      'leave',
    );
    expect(find(events, 'theme-chosen')).toEqual({ kind: 'theme-chosen', theme: null, how: 'NONE' });
    expect(view.offer).toHaveLength(4);
    expect(view.offer[0]!.theme).toBeNull();
  });

  test('[R8] [R22] scores that are all 0 choose uniformly, as where no tag has affinity', () => {
    const preset = { ...FREE, tags: { relevance_boost: 0, depth_factor: 0 } };
    const scene = route(['OFFERING', 'DISCOVERY']);
    const { events, view } = play(written('DISCOVERY', { preset, scene, begin: { deck: ['kin-1'] } }), SEED, 'leave');
    expect(find(events, 'theme-chosen')).toEqual({ kind: 'theme-chosen', theme: 'tribal:mage', how: 'UNIFORM' });
    expect(view.offer).toHaveLength(4);
  });
});

describe('[K1] the step', () => {
  test('[K1] without a log it comes to the same state', () => {
    const setup = questOf(readContent(), { scene: 'first-dream' });
    let state = draft.start(setup, SEED);
    while (draft.outcome(setup, state) === undefined) {
      const action = draft.legal(setup, state, 0)[0]!;
      const log: Event[] = [];
      const next = draft.step(setup, state, 0, action, log) as State;
      expect(canonical(draft.step(setup, state, 0, action))).toBe(canonical(next));
      expect(kinds(log).length).toBeGreaterThan(0);
      state = next;
    }
  });
});
