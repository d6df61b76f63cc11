import { fc, playOut } from '@lockstep/conformance';
import { moments, openStream, parseSeed, type Seed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Event } from './action.ts';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { rowsOfPool } from './make-state.ts';
import { sizeOf } from './pool.ts';
import type { Setup } from './setup.ts';
import type { Fields } from './small.fixture.ts';
import type { State } from './state.ts';
import { TAGS } from './vocabulary.ts';

const pack = readContent();
const PRESETS = Object.keys(pack.presets);
/** Every site but the themed ones. */
const PLAIN = {
  id: 'plain',
  title: 'Plain',
  line: 'No thread runs through it.',
  dreamscape: [
    { name: 'One', sites: ['DREAMCALLER', 'DRAFT', 'SHOP', 'OFFERING'] },
    { name: 'Two', sites: ['DRAFT', 'SIGNS', 'SHOP', 'PURGE'] },
  ],
};
const untold = ({ text: _, subtype: __, ...one }: (typeof pack.card)[number]): Fields => one;

/** All that was shown on a quest that always chooses by place: the first, the last, the middle … */
const shown = (setup: Setup, seed: Seed): readonly unknown[] => {
  const stream = openStream(seed, 'places');
  const log: Event[] = [];
  let state = draft.start(setup, seed);
  const shops: unknown[] = [];
  while (draft.outcome(setup, state) === undefined) {
    shops.push(state.offer, state.prices, state.essence);
    const legal = draft.legal(setup, state, 0);
    state = draft.step(setup, state, 0, legal[stream.below(legal.length)]!, log) as State;
  }
  return [...shops, ...log];
};

const seeds = (name: string, count: number): readonly Seed[] =>
  Array.from({ length: count }, (_, i) => parseSeed(`${name} ${i}`));

describe('[R8] tags never influence normal drafting or shops', () => {
  const tagged = questOf(pack, { scene: PLAIN, card: pack.card.map(untold) });

  test('RES-01 with every tag stripped, the same seed shows the same', () => {
    const bare = questOf(pack, {
      scene: PLAIN,
      card: pack.card.map((one) => ({ ...untold(one), tags: [] })),
      dreamsign: pack.dreamsign.map((one) => ({ ...one, tags: [] })),
    });
    for (const seed of seeds('stripped', 8)) expect(shown(bare, seed)).toEqual(shown(tagged, seed));
  });

  test('RES-01 with every tag another, too', () => {
    const other = questOf(pack, {
      scene: PLAIN,
      card: pack.card.map((one, i) => ({ ...untold(one), tags: [TAGS[i % TAGS.length]] })),
    });
    for (const seed of seeds('changed', 8)) expect(shown(other, seed)).toEqual(shown(tagged, seed));
  });

  test('[R13] RES-72 dreamcallers with other tags and the same bonus show the same', () => {
    const other = questOf(pack, {
      scene: PLAIN,
      card: pack.card.map(untold),
      dreamcaller: pack.dreamcaller.map(({ tag_bonus: _, ...one }) => ({ ...one, tags: ['tribal:synth'] })),
    });
    for (const seed of seeds('callers', 8)) expect(shown(other, seed)).toEqual(shown(tagged, seed));
  });

  test('RES-01 at a themed site they do', () => {
    const themed = (tags: boolean): Setup =>
      questOf(pack, {
        scene: 'first-dream',
        card: pack.card.map((one) => (tags ? untold(one) : { ...untold(one), tags: [] })),
      });
    const [with_, without] = [themed(true), themed(false)];
    expect(
      seeds('themed', 8).some((seed) => JSON.stringify(shown(with_, seed)) !== JSON.stringify(shown(without, seed))),
    ).toBe(true);
  });
});

describe('[R6] drawing from the pool', () => {
  const DRAFTS = { ...PLAIN, dreamscape: [{ name: 'One', sites: ['DRAFT', 'PURGE'], battle: false }] };

  test('[R6] RES-44 RES-45 five picks of four: five entries leave the pool for good, fifteen grow stale', () => {
    for (const preset of PRESETS) {
      const setup = questOf(pack, { scene: DRAFTS, preset });
      for (const seed of seeds('site', 10)) {
        const log: Event[] = [];
        let state = draft.start(setup, seed);
        const before = sizeOf(setup, state.pool, setup.all).entries;
        const stream = openStream(seed, 'choices');
        for (let pick = 0; pick < 5; pick += 1) {
          const legal = draft.legal(setup, state, 0);
          state = draft.step(setup, state, 0, legal[stream.below(legal.length)]!, log) as State;
        }
        expect(draft.view(setup, state, 0).site).toBe('PURGE');
        expect(log.filter(({ kind }) => kind === 'grew-stale')).toHaveLength(15);
        expect(log.some(({ kind }) => kind === 'refilled')).toBe(false);
        expect(before - sizeOf(setup, state.pool, setup.all).entries).toBe(5);
        expect(
          rowsOfPool(setup, state.pool)
            .stale.flat()
            .reduce((sum, level) => sum + level, 0),
        ).toBe(15);
      }
    }
  });

  const quests = fc.record({
    scene: fc.constantFrom(...pack.route.map(({ id }) => id)),
    preset: fc.constantFrom(...PRESETS),
    seed: fc.string(),
  });

  test('[R2] [R6] RES-39 RES-44 what the pool loses is what was taken or bought; no Special is ever shown', () => {
    fc.assert(
      fc.property(quests, ({ scene, preset, seed }) => {
        const setup = questOf(pack, { scene, preset });
        const start = draft.start(setup, parseSeed(seed));
        let state = start;
        for (const next of moments(playOut(draft, setup, parseSeed(seed), parseSeed(`${seed} choices`)))) {
          const refilled = next.events.some(({ kind }) => kind === 'refilled');
          const taken = next.events.filter(({ kind }) => kind === 'took' || kind === 'bought').length;
          const lost = sizeOf(setup, state.pool, setup.all).entries - sizeOf(setup, next.state.pool, setup.all).entries;
          if (!refilled) expect(lost).toBe(taken);
          for (const event of next.events)
            if (event.kind === 'offered')
              for (const id of event.cards!)
                expect(setup.script.card[setup.cardAt.get(id)!]!.rarity).not.toBe('Special');
          state = next.state;
        }
      }),
      { seed: 20260101, numRuns: 8 },
    );
  });

  test('[R7] an offer shows no card twice, and a shop six of them', () => {
    fc.assert(
      fc.property(quests, ({ scene, preset, seed }) => {
        const setup = questOf(pack, { scene, preset });
        for (const { events } of moments(playOut(draft, setup, parseSeed(seed), parseSeed(`${seed} choices`))))
          for (const event of events)
            if (event.kind === 'offered') {
              expect(new Set(event.cards).size).toBe(event.cards!.length);
              if (event.prices.length > 0) expect(event.prices).toHaveLength(6);
            }
      }),
      { seed: 20260101, numRuns: 8 },
    );
  });

  test('[R2] the tally of a pool is always the count of it', () => {
    const setup = questOf(pack, { scene: 'three-dreams' });
    for (const { state } of moments(playOut(draft, setup, parseSeed('tally'), parseSeed('choices')))) {
      const { copies, stale, tally } = rowsOfPool(setup, state.pool);
      copies.forEach((row, set) => {
        const counted: number[] = [];
        row.forEach((held, place) => {
          counted[stale[set]![place]!] = (counted[stale[set]![place]!] ?? 0) + held;
        });
        for (let level = 0; level < Math.max(counted.length, tally[set]!.length); level += 1)
          expect(tally[set]![level] ?? 0).toBe(counted[level] ?? 0);
      });
    }
  });
});
