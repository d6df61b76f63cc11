import { openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import { bots } from './bots.ts';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import type { Setup } from './setup.ts';
import { card, cards, type Fields, play, quest, route, SEED, sign } from './small.fixture.ts';
import type { State } from './state.ts';

type Name = keyof typeof bots;
const NAMES = Object.keys(bots) as Name[];
const pack = readContent();

/** A whole quest, each action held against what is legal unless that is known already. */
const quested = (setup: Setup, name: Name, seed: string, watched = true): State => {
  const stream = openStream(parseSeed(seed), `bot ${name}`);
  let state = draft.start(setup, parseSeed(seed));
  while (draft.outcome(setup, state) === undefined) {
    const action = bots[name].choose(setup, state, 0, stream);
    if (watched && !draft.legal(setup, state, 0).some((one) => draft.compare(one, action) === 0))
      throw new Error(`${name}: ${draft.format(setup, action)} is not legal`);
    state = draft.step(setup, state, 0, action) as State;
  }
  return state;
};
const scoreOf = (setup: Setup, state: State): number => draft.outcome(setup, state)!.scores![0]!;

describe('[R25] the drafters', () => {
  test('[R25] five of them', () => {
    expect(NAMES).toEqual(['random', 'power', 'rigid', 'splitter', 'synergy']);
  });

  const setups = pack.route.flatMap(({ id: scene }) =>
    Object.keys(pack.presets).map((preset) => questOf(pack, { scene, preset })),
  );
  test.each(NAMES)('[R25] %s plays thirty quests to their end, legally, each again alike', (name) => {
    for (let i = 0; i < 30; i += 1) {
      const setup = setups[i % setups.length]!;
      const state = quested(setup, name, `bot ${i}`);
      if (i % 10 === 0) expect(quested(setup, name, `bot ${i}`, false)).toEqual(state);
      expect(state.deck.length).toBeLessThanOrEqual(50);
    }
  });

  test('[R24] [R25] synergy outscores every other on average over sixty seeds', () => {
    const setup = questOf(pack, { scene: 'seven-dreams' });
    const mean = (name: Name): number => {
      let sum = 0;
      for (let i = 0; i < 60; i += 1) sum += scoreOf(setup, quested(setup, name, `night ${i}`, false));
      return sum / 60;
    };
    const strong = mean('synergy');
    for (const name of ['power', 'rigid', 'splitter', 'random'] as const)
      expect([name, mean(name) < strong]).toEqual([name, true]);
  });
});

describe('[R25] what each prefers', () => {
  const OFFER = [
    card('Wave', ['Tide'], { rating: 3 }),
    card('Delta', ['Tide', 'Ruin'], { rating: 2 }),
    card('Blaze', ['Ember'], { rating: 7 }),
    card('Road', [], { rating: 6 }),
  ];
  const choice = (name: Name, more: Fields = {}): string => {
    const { setup, state } = play(
      quest({ card: OFFER, begin: { dreamcaller: 'vesper-twilight-arbiter' }, ...more }),
      SEED,
    );
    return draft.format(setup, bots[name].choose(setup, state, 0, openStream(SEED, 'bot')));
  };

  test('[R25] power takes the highest rating, rigid what its dreamcaller called for, whatever it is worth', () => {
    expect([choice('power'), choice('rigid')]).toEqual(['take blaze', 'take delta']);
  });

  test('[R24] [R25] synergy takes what adds most to the score, and what is in the main resonances of equal ones', () => {
    const some = [
      card('Wave', ['Tide'], { rating: 5 }),
      card('Blaze', ['Ember'], { rating: 6 }),
      card('Road', [], { rating: 6 }),
    ];
    expect(choice('synergy', { card: [...some, card('Delta', ['Tide', 'Ruin'], { rating: 5 })] })).toBe('take delta');
    expect(choice('synergy', { card: [...some, card('Crown', [], { rating: 12 })] })).toBe('take crown');
  });

  test('[R25] splitter takes what it has least of among three', () => {
    const some = [
      card('Wave', ['Tide'], { rating: 9 }),
      card('Grave', ['Ruin']),
      card('Blaze', ['Ember']),
      card('Gust', ['Zephyr'], { rating: 9 }),
    ];
    expect(
      choice('splitter', { card: some, begin: { dreamcaller: 'vesper-twilight-arbiter', deck: ['wave', 'grave'] } }),
    ).toBe('take blaze');
  });

  test('[R25] none pays to look again, keeps a purge’s cards, and accepts what fits', () => {
    const goods = quest({
      card: cards('Stale Loaf', 6, [], { rating: 0 }),
      scene: route(['SHOP']),
      quest: { start_essence: 1000, sale_percent: 0, main_bonus: 0 },
    });
    const shop = play(goods, SEED);
    const purge = play(quest({ scene: route(['PURGE']), begin: { deck: ['gust'] } }), SEED);
    const signs = {
      scene: route(['SIGNS']),
      begin: { deck: ['void-harvester'] },
      dreamsign: [sign('Shell', 'Tide'), sign('Bone', 'Ruin')],
    };
    const omen = play(quest(signs), SEED);
    const stray = play(quest({ ...signs, scene: route(['OFFERING']), dreamsign: [sign('Shell', 'Tide')] }), SEED);
    for (const name of ['power', 'rigid', 'splitter', 'synergy'] as const) {
      const at = ({ setup, state }: { setup: Setup; state: State }): string =>
        draft.format(setup, bots[name].choose(setup, state, 0, openStream(SEED, 'bot')));
      expect([name, at(shop), at(purge), at(omen), at(stray)]).toEqual([
        name,
        'leave',
        'leave',
        'accept bone',
        'leave',
      ]);
    }
  });
});
