import { type Event, SITES } from '@lockstep/draft';
import { describe, expect, test } from 'vitest';
import { eventWords } from './event.ts';
import { eventsOf, MACHINE, night, played, questOf } from './quest.fixture.ts';

const SAID: { readonly [kind in Event['kind']]: readonly [Extract<Event, { kind: kind }>, string] } = {
  entered: [{ kind: 'entered', dreamscape: 2, site: 'SPECIALTY' }, 'Orchard of Bells: Specialty Shop.'],
  called: [
    { kind: 'called', dreamcallers: ['sisk-the-unheld', 'old-mother-threnody'] },
    'Sisk the Unheld and Old Mother Threnody call.',
  ],
  chose: [
    { kind: 'chose', dreamcaller: 'vesper-twilight-arbiter', essence: 50 },
    'You follow Vesper, Twilight Arbiter, who brings 50 essence.',
  ],
  'theme-chosen': [
    { kind: 'theme-chosen', theme: 'mechanic:reclaim', how: 'SCORED' },
    'The dream looks at what you hold: “Things that return”.',
  ],
  drew: [{ kind: 'drew', cards: ['whirlpool-seer', 'flame-imp'] }, 'Drawn: Whirlpool Seer and Flame Imp.'],
  kept: [
    { kind: 'kept', keeps: 'DIVERSITY', out: 'whirlpool-seer', in: 'flame-imp' },
    'Flame Imp came in for Whirlpool Seer, so that not all share one resonance.',
  ],
  'guarantee-skipped': [
    { kind: 'guarantee-skipped', keeps: 'RARITY' },
    'Nothing else could come in: all of these are Common.',
  ],
  refilled: [{ kind: 'refilled', what: 'POOL' }, 'The pool is filled again, and everything in it is fresh.'],
  offered: [
    { kind: 'offered', cards: ['whirlpool-seer', 'flame-imp'], prices: [50, 30] },
    'Shown: Whirlpool Seer for 50 and Flame Imp for 30.',
  ],
  'signs-offered': [{ kind: 'signs-offered', dreamsigns: ['drowned-bell'] }, 'Shown: Drowned Bell.'],
  took: [{ kind: 'took', card: 'whirlpool-seer', rarity: 'Common' }, 'You take Whirlpool Seer (Common).'],
  bought: [
    { kind: 'bought', card: 'flame-imp', rarity: 'Common', price: 30 },
    'You buy Flame Imp (Common) for 30 essence.',
  ],
  accepted: [{ kind: 'accepted', dreamsign: 'drowned-bell' }, 'You accept the dreamsign Drowned Bell.'],
  purged: [{ kind: 'purged', card: 'flame-imp' }, 'You put Flame Imp down for good.'],
  rerolled: [{ kind: 'rerolled', cost: 50 }, 'Other cards are laid out, for 50 essence.'],
  left: [{ kind: 'left', site: 'OFFERING' }, 'You leave the Dreamsign Offering.'],
  'grew-stale': [{ kind: 'grew-stale', card: 'flame-imp', to: 2 }, 'Flame Imp grows stale, to 2.'],
  'essence-gained': [{ kind: 'essence-gained', by: 125, to: 375 }, 'The battle is won: 125 essence, 375 in all.'],
  'dreamscape-ended': [
    { kind: 'dreamscape-ended', dreamscape: 1, fresher: 1 },
    'The Unlit Shore is behind you. 1 card is fresher by one.',
  ],
  finished: [{ kind: 'finished', archetype: 'Undertow', score: 214 }, 'You wake. The deck is Undertow, 214 points.'],
};

describe('[K4] events', () => {
  test.each(Object.entries(SAID))('%s', (_kind, [event, words]) => {
    expect(eventWords(night, event as Event)).toBe(words);
  });

  test('RES-02 a whole quest is told without an id, a tag or a constant', () => {
    const run = played(questOf({ scene: 'three-dreams' }), 'told', 'random');
    for (const event of eventsOf(run)) {
      const words = eventWords(run.setup, event);
      expect(words).toMatch(/^[A-Z“].*[.”]$/);
      expect(words).not.toMatch(MACHINE);
    }
    for (const site of SITES) expect(eventWords(night, { kind: 'left', site })).not.toMatch(MACHINE);
  });
});
