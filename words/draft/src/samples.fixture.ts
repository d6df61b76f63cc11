import type { Event, RefusalCode } from '@lockstep/draft';
import type { Refusal } from '@lockstep/kernel';

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Samples = { readonly [kind in Event['kind']]: readonly [OfKind<kind>, ...OfKind<kind>[]] };

/** At least one event of each kind. */
export const EVENTS: Samples = {
  entered: [{ kind: 'entered', dreamscape: 2, site: 'SPECIALTY' }],
  called: [{ kind: 'called', dreamcallers: ['sisk-the-unheld', 'old-mother-threnody'] }],
  chose: [{ kind: 'chose', dreamcaller: 'vesper-twilight-arbiter', essence: 50 }],
  'theme-chosen': [{ kind: 'theme-chosen', theme: 'mechanic:reclaim', how: 'SCORED' }],
  drew: [{ kind: 'drew', cards: ['whirlpool-seer', 'flame-imp'] }],
  kept: [{ kind: 'kept', keeps: 'DIVERSITY', out: 'whirlpool-seer', in: 'flame-imp' }],
  'guarantee-skipped': [{ kind: 'guarantee-skipped', keeps: 'RARITY' }],
  refilled: [{ kind: 'refilled', what: 'POOL' }],
  offered: [{ kind: 'offered', cards: ['whirlpool-seer', 'flame-imp'], prices: [50, 30] }],
  'signs-offered': [{ kind: 'signs-offered', dreamsigns: ['drowned-bell'] }],
  took: [{ kind: 'took', card: 'whirlpool-seer', rarity: 'Common' }],
  bought: [{ kind: 'bought', card: 'flame-imp', rarity: 'Common', price: 30 }],
  accepted: [{ kind: 'accepted', dreamsign: 'drowned-bell' }],
  purged: [{ kind: 'purged', card: 'flame-imp' }],
  rerolled: [{ kind: 'rerolled', cost: 50 }],
  left: [{ kind: 'left', site: 'OFFERING' }],
  'grew-stale': [{ kind: 'grew-stale', card: 'flame-imp', to: 2 }],
  'essence-gained': [{ kind: 'essence-gained', by: 125, to: 375 }],
  'dreamscape-ended': [{ kind: 'dreamscape-ended', dreamscape: 1, fresher: 1 }],
  finished: [{ kind: 'finished', archetype: 'Undertow', score: 214 }],
};

/** Each refusal with the data that the rules send. */
export const REFUSED: { readonly [code in RefusalCode]: readonly Refusal['data'][] } = {
  over: [{}],
  'unknown-action': [{ nearest: 'take' }],
  'unknown-card': [{ word: 'seer', nearest: 'whirlpool-seer' }],
  'unknown-dreamcaller': [{ word: 'x', nearest: null }],
  'unknown-dreamsign': [{ word: null, nearest: null }],
  'not-here': [{ action: 'buy', site: 'DRAFT' }],
  'not-offered': [{ what: 'whirlpool-seer' }],
  sold: [{ card: 'flame-imp' }],
  'deck-full': [{ card: 'flame-imp', most: 50 }],
  'too-dear': [{ card: 'flame-imp', price: 50, essence: 20 }],
  'not-in-deck': [{ card: 'flame-imp' }],
  'purged-enough': [{ most: 3 }],
};
