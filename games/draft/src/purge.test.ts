import { describe, expect, test } from 'vitest';
import { copiesIn, type Fields, kinds, legal, play, quest, route, SEED, stalenessIn } from './small.fixture.ts';

const DECK = ['gust', 'whirlpool-seer', 'gust', 'echoing-monolith', 'void-harvester'];
const site = (more: Fields = {}): Fields => quest({ scene: route(['PURGE']), begin: { deck: DECK }, ...more });

describe('[R17] purges', () => {
  test('[R17] any card of the deck can go, and the site can be left', () => {
    const at = play(site(), SEED);
    expect(at.view).toMatchObject({ site: 'PURGE', purges: 3, offer: [] });
    expect(legal(at)).toEqual([
      'purge whirlpool-seer',
      'purge void-harvester',
      'purge echoing-monolith',
      'purge gust',
      'leave',
    ]);
    expect(play(site(), SEED, 'leave').view).toMatchObject({ deck: DECK, site: 'END' });
  });

  test('[R9] [R17] what is purged leaves the deck, the profile and the tags at once', () => {
    const before = play(site(), SEED).view;
    expect(before.profile).toEqual({ Tide: 1, Ember: 0, Zephyr: 2, Stone: 1, Ruin: 2 });
    expect(before.tags).toEqual({ 'mechanic:reclaim': 1 });
    const { view, events } = play(site(), SEED, 'purge echoing-monolith', 'purge void-harvester');
    expect(events).toEqual([{ kind: 'purged', card: 'void-harvester' }]);
    expect(view).toMatchObject({ site: 'PURGE', purges: 1, deck: ['gust', 'whirlpool-seer', 'gust'], tags: {} });
    expect(view.profile).toEqual({ Tide: 1, Ember: 0, Zephyr: 2, Stone: 0, Ruin: 0 });
  });

  test('[R17] of two copies the earlier goes', () => {
    const { view, state } = play(site(), SEED, 'purge gust');
    expect(view.deck).toEqual(['whirlpool-seer', 'gust', 'echoing-monolith', 'void-harvester']);
    expect(state.deckSince).toEqual([2, 3, 4, 5]);
  });

  test('[R17] up to three at one site, then it is left', () => {
    const three = ['purge gust', 'purge gust', 'purge whirlpool-seer'];
    const at = play(site(), SEED, ...three);
    expect(at.view.purges).toBe(0);
    expect(legal(at)).toEqual(['leave']);
    expect(play(site({ quest: { purge_most: 5 } }), SEED, ...three).view.purges).toBe(2);
  });

  test('[R17] [R23] a purged deck is left by hand; a site with no deck to purge is passed', () => {
    const one = quest({ scene: route(['PURGE', 'PURGE', 'DRAFT']), begin: { deck: ['gust'] } });
    const empty = play(one, SEED, 'purge gust');
    expect(empty.view).toMatchObject({ site: 'PURGE', deck: [] });
    expect(legal(empty)).toEqual(['leave']);
    const passed = play(one, SEED, 'purge gust', 'leave');
    expect(kinds(passed.events).slice(0, 3)).toEqual(['left', 'entered', 'entered']);
    expect(passed.view.site).toBe('DRAFT');
  });

  test('[R17] what is purged does not come back to the pool, and nothing grows stale', () => {
    const before = play(site(), SEED);
    const { setup, state } = play(site(), SEED, 'purge gust', 'leave');
    expect(copiesIn(setup, state.pool, 'gust')).toBe(copiesIn(setup, before.state.pool, 'gust'));
    expect(stalenessIn(setup, state.pool, 'gust')).toBe(0);
  });

  test('[R9] [R10] where picks fade, the others count as before', () => {
    const preset = { house: { pick_decay: 0.5 } };
    const before = play(site({ preset }), SEED).view.counts;
    // Five picks ago … none ago: 62.5 and 250 of a thousand for the two gusts, halves rounded up on the way.
    expect(before).toEqual({ Tide: 125, Ember: 0, Zephyr: 313, Stone: 500, Ruin: 1500 });
    expect(play(site({ preset }), SEED, 'purge gust').view.counts).toEqual({ ...before, Zephyr: 250 });
  });
});
