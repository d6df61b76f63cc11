import { openStream, parseSeed } from '@lockstep/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from './action.ts';
import { bots, STRONG } from './bots.ts';
import { questOf, readContent } from './content.fixture.ts';
import { draft } from './draft.ts';
import { type Review, review, scoreWith } from './review.ts';
import type { Setup } from './setup.ts';
import { card, play, quest, SEED } from './small.fixture.ts';
import type { State } from './state.ts';

const looked = (setup: Setup, bot: keyof typeof bots): { readonly seen: Review; readonly states: readonly State[] } => {
  const stream = openStream(SEED, `bot ${bot}`);
  const states = [draft.start(setup, parseSeed('looking back'))];
  const actions: Action[] = [];
  while (draft.outcome(setup, states.at(-1)!) === undefined) {
    const action = bots[bot].choose(setup, states.at(-1)!, 0, stream);
    actions.push(action);
    states.push(draft.step(setup, states.at(-1)!, 0, action) as State);
  }
  return { seen: review(setup, states, actions), states };
};

describe('[R24] the best pick', () => {
  const RATED = [
    card('Wave', ['Tide'], { rating: 5 }),
    card('Road', [], { rating: 6 }),
    card('Spark', ['Ember'], { rating: 6 }),
    card('Delta', ['Tide', 'Ruin'], { rating: 1 }),
  ];
  test('[R11] [R24] is by the score after it, the main resonances as they are then', () => {
    const { setup, state } = play(quest({ card: RATED, begin: { deck: ['wave', 'wave', 'delta', 'delta'] } }), SEED);
    // Before: 5 + 5 + 1 + 1 and four times 2. Tide and Ruin lead, so Ember adds its rating alone.
    const gains = setup.cards.map((_, i) => scoreWith(setup, state, i) - 20);
    expect(gains).toEqual([7, 6, 6, 3]);
  });

  test('[R24] a card that changes what leads changes what the others are worth', () => {
    const { setup, state } = play(quest({ card: RATED, begin: { deck: ['wave', 'spark', 'delta'] } }), SEED);
    // Tide 2, Ember 1, Ruin 1: a second Ruin puts Spark outside.
    const delta = setup.cardAt.get('delta')!;
    expect(scoreWith(setup, state, delta)).toBe(5 + 2 + 6 + 1 + 2 + 1 + 2);
  });
});

describe('[R24] a quest looked back upon', () => {
  const setup = questOf(readContent(), { scene: 'three-dreams' });

  test('[R24] the strong drafter agrees with itself everywhere', () => {
    expect(STRONG).toBe('synergy');
    const { seen } = looked(setup, STRONG);
    expect(seen.agreed).toBe(seen.picks.length);
    for (const { took, strong, gained, strongGains, offered } of seen.picks) {
      expect([took, gained]).toEqual([strong, strongGains]);
      expect(offered).toContain(took);
    }
  });

  test('[R24] every card that had to be taken is there, in order, with where it was', () => {
    const { seen } = looked(setup, 'random');
    // Three drafts of five, a Discovery, three rewards.
    expect(seen.picks).toHaveLength(19);
    expect(seen.picks.map(({ pick }) => pick)).toEqual(seen.picks.map(({ pick }) => pick).sort((a, b) => a - b));
    expect(new Set(seen.picks.map(({ site }) => site))).toEqual(new Set(['DRAFT', 'DISCOVERY', 'BATTLE']));
    expect(seen.agreed).toBeLessThan(19);
  });

  test('[R24] what was gained adds up to the score, where nothing was bought, purged or accepted', () => {
    const plain = questOf(readContent(), {
      scene: {
        id: 'plain',
        title: 'Plain',
        line: 'Drafts.',
        dreamscape: [{ name: 'One', sites: ['DREAMCALLER', 'DRAFT', 'DRAFT'] }],
      },
    });
    const { seen, states } = looked(plain, 'random');
    expect(seen.picks.reduce((sum, { gained }) => sum + gained, 0)).toBe(
      draft.outcome(plain, states.at(-1)!)!.scores![0],
    );
  });

  test('[R12] [R24] what the deck was after each card, to the last', () => {
    const { seen, states } = looked(setup, 'random');
    const last = draft.view(setup, states.at(-1)!, 0);
    expect(seen.identity.at(-1)).toMatchObject({ archetype: last.archetype, main: last.main });
    expect(seen.identity[0]).toMatchObject({ pick: 0, symbols: { Tide: 0, Ember: 0, Zephyr: 0, Stone: 0, Ruin: 0 } });
    expect(seen.identity.map(({ pick }) => pick)).toEqual(
      Array.from({ length: states.at(-1)!.picks + 1 }, (_, i) => i),
    );
  });
});
