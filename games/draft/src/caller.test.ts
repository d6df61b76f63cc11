import { parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { draft } from './draft.ts';
import { caller, type Fields, find, legal, play, quest, read, rolls, route, SEED } from './small.fixture.ts';

const FIVE = ['Ann', 'Bea', 'Cai', 'Dov', 'Eda'].map((name) => caller(name, ['Tide']));
const site = (more: Fields = {}): Fields => quest({ scene: route(['DREAMCALLER', 'DRAFT']), ...more });

describe('[R13] the dreamcaller', () => {
  test('[R13] [R19] three are called, drawn one after the other from a stream of their own', () => {
    const script = rolls({ dreamcaller: [3, 0, 2] });
    const { view } = play(site({ dreamcaller: FIVE }), script.seed);
    expect(view).toMatchObject({ site: 'DREAMCALLER', dreamcallers: ['dov', 'ann', 'eda'], dreamcaller: null });
    script.done();
  });

  test('[R13] one of them has to be chosen', () => {
    const at = play(site(), SEED);
    expect(legal(at)).toEqual(['choose vesper-twilight-arbiter', 'choose ash', 'choose brook']);
  });

  test.each([1, 2, 5])('[R13] the quest says how many: %i', (dreamcaller_choices) => {
    const { view } = play(site({ dreamcaller: FIVE, quest: { dreamcaller_choices } }), SEED);
    expect(new Set(view.dreamcallers).size).toBe(dreamcaller_choices);
  });

  test('[R13] each is called equally often, and equally often first', () => {
    const setup = read(site({ dreamcaller: FIVE }));
    const [called, first] = [FIVE.map(() => 0), FIVE.map(() => 0)];
    for (let i = 0; i < 2000; i += 1) {
      const { offer } = draft.start(setup, parseSeed(`caller ${i}`));
      for (const one of offer!) called[one]! += 1;
      first[offer![0]!]! += 1;
    }
    // 3 of 5 and 1 of 5, each with a deviation near 22 and 18.
    for (const count of called) expect(Math.abs(count - 1200)).toBeLessThan(75);
    for (const count of first) expect(Math.abs(count - 400)).toBeLessThan(65);
  });

  test('[R13] RES-33 RES-72 RES-73 its bonus, its tags and its essence are added at the choice', () => {
    const before = play(site(), SEED);
    expect(before.view).toMatchObject({ essence: 250, archetype: 'Unformed', tags: {} });
    const { view, events } = play(site(), SEED, 'choose vesper-twilight-arbiter');
    expect(find(events, 'chose')).toEqual({ kind: 'chose', dreamcaller: 'vesper-twilight-arbiter', essence: 50 });
    expect(view).toMatchObject({
      dreamcaller: 'vesper-twilight-arbiter',
      dreamcallers: [],
      essence: 300,
      profile: { Tide: 4, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 4 },
      counts: { Tide: 4000, Ruin: 4000 },
      tags: { 'mechanic:reclaim': 2, 'mechanic:dissolve': 1 },
      archetype: 'Undertow',
      deck: [],
    });
  });

  test('[R8] [R13] without a bonus each of its tags counts 1', () => {
    const written = site({
      dreamcaller: [
        caller('Moth', ['Ruin'], { tags: ['mechanic:draw', 'role:engine'], tag_bonus: { 'mechanic:draw': 2 } }),
      ],
      quest: { dreamcaller_choices: 1 },
    });
    expect(play(written, SEED, 'choose moth').view.tags).toEqual({ 'mechanic:draw': 2, 'role:engine': 1 });
  });

  test('[R10] [R13] a preset may give every symbol the same bonus, whoever calls', () => {
    const preset = { house: { dreamcaller_bonus: 2 } };
    expect(play(site({ preset }), SEED, 'choose vesper-twilight-arbiter').view.profile).toEqual({
      Tide: 2,
      Ember: 0,
      Zephyr: 0,
      Stone: 0,
      Ruin: 2,
    });
    expect(play(site({ preset }), SEED, 'choose ash').view.profile.Ember).toBe(2);
  });

  test('[R13] [R20] a quest may begin with one chosen', () => {
    const written = quest({ begin: { dreamcaller: 'brook' } });
    const { view } = play(written, SEED);
    expect(view).toMatchObject({ site: 'DRAFT', dreamcaller: 'brook', essence: 270, profile: { Zephyr: 3, Stone: 3 } });
    expect(play(quest({ begin: { dreamcaller: 'brook', essence: 7 } }), SEED).view.essence).toBe(7);
  });

  test('[R13] the same three come to every quest of a seed, whatever else it is played with', () => {
    const called = (more: Fields): readonly string[] =>
      play(site({ dreamcaller: FIVE, ...more }), SEED).view.dreamcallers;
    expect(called({ preset: { house: { distinct_offers: false } } })).toEqual(called({}));
    expect(called({ quest: { draft_picks: 3, start_essence: 0 } })).toEqual(called({}));
  });
});
