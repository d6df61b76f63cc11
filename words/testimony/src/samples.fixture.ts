import type { Event } from '@lockstep/testimony';

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Samples = { readonly [kind in Event['kind']]: readonly [OfKind<kind>, ...OfKind<kind>[]] };

const CLASH = { cards: ['kettle-log', 'keypad-trace'], claims: ['AWAKE', 'ALERT'], minutes: 7 } as const;

/** At least one event of each kind. */
export const EVENTS: Samples = {
  submitted: [{ kind: 'submitted', turn: 1, cards: ['robe-photo', 'kettle-log'] }],
  'scrutiny-rose': [
    { kind: 'scrutiny-rose', rises: [{ why: 'SKETCHY', card: 'crumb-trail', by: 1 }], by: 1, scrutiny: 2 },
    {
      kind: 'scrutiny-rose',
      rises: [
        { why: 'SKETCHY', card: 'crumb-trail', by: 1 },
        { why: 'MINOR', clash: CLASH, by: 1 },
      ],
      by: 2,
      scrutiny: 3,
    },
  ],
  refuted: [
    { kind: 'refuted', card: 'maintenance-log', counters: ['SECURITY_CAMERA', 'SLEEP_DATA_SYNC'] },
    { kind: 'refuted', card: 'maintenance-log', counters: [] },
    { kind: 'refuted', card: 'maintenance-log', counters: null },
  ],
  answered: [
    { kind: 'answered', answer: { counter: 'SECURITY_CAMERA', contested: ['robe-photo', 'kettle-log'] } },
    { kind: 'answered', answer: { counter: 'SLEEP_DATA_SYNC', contested: ['keypad-trace'] } },
    { kind: 'answered', answer: 'nothing' },
    { kind: 'answered', answer: null },
  ],
  restored: [{ kind: 'restored', cards: ['robe-photo'], damage: 6 }],
  damaged: [
    { kind: 'damaged', base: 7, contested: 7, shared: [], damage: 7, resistance: 28 },
    { kind: 'damaged', base: 12, contested: 6, shared: [], damage: 6, resistance: 29 },
    { kind: 'damaged', base: 18, contested: 13, shared: ['KITCHEN'], damage: 17, resistance: 18 },
    { kind: 'damaged', base: 18, contested: null, shared: ['COFFEE_SHOP'], damage: null, resistance: null },
  ],
  addressed: [
    { kind: 'addressed', concerns: ['IDENTITY'] },
    { kind: 'addressed', concerns: ['IDENTITY', 'INTENT'] },
  ],
  committed: [{ kind: 'committed', cards: ['kettle-log'] }],
  'turn-ended': [
    { kind: 'turn-ended', turnsLeft: 1 },
    { kind: 'turn-ended', turnsLeft: 4 },
  ],
  'concerns-open': [{ kind: 'concerns-open', concerns: ['ALERTNESS', 'LOCATION'] }],
  granted: [
    { kind: 'granted', turns: 1, scrutiny: 2 },
    { kind: 'granted', turns: 3, scrutiny: 0 },
  ],
  denied: [
    { kind: 'denied', reason: 'story-fell-apart' },
    { kind: 'denied', reason: 'turns-used-up' },
    { kind: 'denied', reason: 'nothing-left' },
  ],
};
