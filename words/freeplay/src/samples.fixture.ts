import type { Event, RefusalCode } from '@lockstep/freeplay';
import type { Refusal } from '@lockstep/kernel';

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Samples = { readonly [kind in Event['kind']]: readonly [OfKind<kind>, ...OfKind<kind>[]] };

const GATE = 'gate.NO_SELF_REPORT';

/** At least one event of each kind, of both editions. */
export const EVENTS: Samples = {
  injected: [
    { kind: 'injected', turn: 1, artifacts: ['packet-ledger', 'door-still'], tool: 'tool.HASH_RECEIPT', gate: GATE },
  ],
  flagged: [{ kind: 'flagged', turn: 1, artifacts: [], gate: GATE, path: 1, struck: 3, ends: 3 }],
  rewired: [{ kind: 'rewired', turn: 1, artifact: 'door-still', tool: null, from: 'MEDIA', to: 'SENSOR' }],
  corroborated: [
    {
      kind: 'corroborated',
      turn: 1,
      artifacts: ['soup-album', 'door-still'],
      trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
    },
  ],
  cycled: [{ kind: 'cycled', turn: 1, artifacts: ['door-still'] }],
  exploited: [{ kind: 'exploited', turn: 1, artifacts: [], gate: GATE, disables: true }],
  paid: [{ kind: 'paid', tokens: 2, left: 1 }],
  'tool-used': [{ kind: 'tool-used', tool: 'tool.REDACT', left: 1 }],
  checked: [{ kind: 'checked', gate: GATE, table: [[true]], barred: true, path: null }],
  damaged: [
    {
      kind: 'damaged',
      gate: GATE,
      base: 40,
      parts: [{ factor: 'STRICTNESS', by: [3, 4] }],
      damage: 30,
      strength: 70,
    },
  ],
  'scrutiny-changed': [
    {
      kind: 'scrutiny-changed',
      causes: [
        { why: 'SKETCHY', by: 3 },
        { why: 'FAILED', by: 2 },
      ],
      scrutiny: 13,
    },
  ],
  discarded: [{ kind: 'discarded', artifacts: ['door-still'] }],
  returned: [{ kind: 'returned', artifacts: ['door-still'] }],
  cleared: [{ kind: 'cleared', gate: GATE }],
  'token-gained': [{ kind: 'token-gained', why: 'GATE', by: 0, tokens: 3 }],
  'audit-began': [{ kind: 'audit-began', audit: 'audit.NARROW_CHANNEL', why: 'HIGH', ends: 5 }],
  'strength-returned': [{ kind: 'strength-returned', gate: GATE, by: 10, strength: 80 }],
  'audit-ended': [{ kind: 'audit-ended', audit: 'audit.DEEP_VERIFY', why: 'CORROBORATE' }],
  'flag-ended': [{ kind: 'flag-ended', gate: GATE }],
  'gate-enabled': [{ kind: 'gate-enabled', gate: GATE }],
  'turn-ended': [{ kind: 'turn-ended', turnsLeft: 1 }],
  reshuffled: [{ kind: 'reshuffled', count: 4 }],
  drew: [{ kind: 'drew', artifacts: null, count: 2 }],
  'incident-won': [{ kind: 'incident-won', turnsLeft: 2 }],
  'incident-lost': [{ kind: 'incident-lost' }],
  submitted: [{ kind: 'submitted', turn: 1, cards: ['yoghurt-lid-snap'] }],
  'scrutiny-rose': [
    { kind: 'scrutiny-rose', rises: [{ why: 'SKETCHY', by: 1, card: 'slippers-parked' }], by: 1, scrutiny: 1 },
  ],
  refuted: [{ kind: 'refuted', card: 'yoghurt-lid-snap', counters: null }],
  answered: [{ kind: 'answered', answer: { counter: 'SECURITY_CAMERA', contested: ['slippers-parked'] } }],
  restored: [{ kind: 'restored', cards: ['slippers-parked'], damage: 5 }],
  addressed: [{ kind: 'addressed', concerns: ['IDENTITY'] }],
  committed: [{ kind: 'committed', cards: ['yoghurt-lid-snap'] }],
  'concerns-open': [{ kind: 'concerns-open', concerns: ['LOCATION'] }],
  granted: [{ kind: 'granted', turns: 3, scrutiny: 1 }],
  denied: [{ kind: 'denied', reason: 'turns-used-up' }],
  'koa-paid': [{ kind: 'koa-paid', tokens: 1, left: 0 }],
  'koa-token': [{ kind: 'koa-token', why: 'REFUTED', by: 1, tokens: 2 }],
  'koa-flagged': [{ kind: 'koa-flagged', turn: 1, counter: 'GPS_HISTORY' }],
  'koa-rewired': [
    { kind: 'koa-rewired', turn: 1, card: 'yoghurt-lid-snap', claim: 'location', from: 'LIVING_ROOM', to: 'HOME' },
  ],
  'koa-corroborated': [
    {
      kind: 'koa-corroborated',
      turn: 1,
      card: 'slippers-parked',
      anchor: 'yoghurt-lid-snap',
      trust: { from: 'SKETCHY', to: 'PLAUSIBLE' },
    },
  ],
  'koa-cycled': [{ kind: 'koa-cycled', turn: 1, cards: ['slippers-parked'], drawn: null }],
  'koa-exploited': [{ kind: 'koa-exploited', turn: 1, damage: 12, resistance: 9 }],
  'koa-scrutiny': [{ kind: 'koa-scrutiny', why: 'EXPLOIT', by: 2, scrutiny: 3 }],
  'koa-won': [{ kind: 'koa-won', turnsLeft: 1 }],
  'koa-lost': [{ kind: 'koa-lost', reason: 'story-fell-apart' }],
  'act-began': [{ kind: 'act-began', act: 1, incident: 'fridge-light', scrutiny: 8 }],
  'credits-gained': [{ kind: 'credits-gained', why: 'TURNS', by: 1, credits: 6 }],
  'act-cleared': [{ kind: 'act-cleared', act: 2, turns: 6 }],
  'cache-opened': [{ kind: 'cache-opened', offers: ['CALM', 'TOKEN'] }],
  took: [{ kind: 'took', offer: 'TOOL', about: 'tool.REDACT', cost: 7, credits: 1 }],
  'cache-left': [{ kind: 'cache-left' }],
  'brought-back': [{ kind: 'brought-back', act: 1, strength: 24, turns: 6 }],
  'event-met': [
    { kind: 'event-met', event: 'smart-meter' },
    { kind: 'event-met', event: null },
  ],
  chose: [{ kind: 'chose', event: 'smart-meter', choice: 1 }],
  'doors-opened': [
    { kind: 'doors-opened', incidents: ['fridge-light', 'half-a-degree'] },
    { kind: 'doors-opened', incidents: null },
  ],
  'door-taken': [{ kind: 'door-taken', door: 'front-door' }],
  'koa-returned': [
    { kind: 'koa-returned', reason: 'turns-used-up', again: false, turns: 3 },
    { kind: 'koa-returned', reason: 'nothing-left', again: true, turns: 3 },
  ],
  'run-won': [{ kind: 'run-won', turns: 17 }],
  'run-lost': [{ kind: 'run-lost', act: 3 }],
  'gave-up': [{ kind: 'gave-up', act: 1 }],
  abandoned: [{ kind: 'abandoned', act: 2 }],
};

/** Refusals with the data that the rules send; every other code is asked without any. */
export const REFUSED: { readonly [code in RefusalCode]?: readonly Refusal['data'][] } = {
  over: [{}],
  'unknown-artifact': [{ artifact: 'door-stil', nearest: 'door-still' }],
  'unknown-gate': [{ gate: 'gate.SENSOR_DRIFT', gates: ['gate.NO_SELF_REPORT'] }],
  attachments: [{ move: 'inject', least: 1, most: 2, found: 3 }],
  'narrow-channel': [{ move: 'cycle', most: 2 }],
  'no-tokens': [{ move: 'exploit', cost: 2, tokens: 1 }],
  'strike-missing': [{ gate: 'gate.NO_SELF_REPORT', path: 1, clauses: 3, from: 3 }],
  'same-source': [{ primary: 'packet-ledger', anchor: 'mute-record', source: 'router-log' }],
  'too-dear': [{ offer: 'REARM', cost: 8, credits: 5 }],
};
