import type { Event } from '@lockstep/protocol';

type OfKind<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Samples = { readonly [kind in Event['kind']]: readonly [OfKind<kind>, ...OfKind<kind>[]] };

/** At least one event of each kind. */
export const EVENTS: Samples = {
  drafted: [{ kind: 'drafted', cards: ['fda-article', 'door-sensor'] }],
  submitted: [{ kind: 'submitted', turn: 2, cards: ['fda-article'] }],
  'protocol-satisfied': [{ kind: 'protocol-satisfied', protocol: 'NO_SELF_REPORT', path: 2 }],
  'protocol-failed': [{ kind: 'protocol-failed', protocol: 'NO_SELF_REPORT' }],
  'compliance-gained': [
    { kind: 'compliance-gained', base: 22, resonance: [], capped: false, compliance: 22, resistance: 48 },
  ],
  scanned: [{ kind: 'scanned', turn: 1, discarded: ['fda-article'], drawn: ['diet-plan'] }],
  'scrutiny-rose': [{ kind: 'scrutiny-rose', by: 2, reasons: ['SKETCHY', 'FAILED'], scrutiny: 3 }],
  audited: [{ kind: 'audited', healed: 15, resistance: 75, scrutiny: 2 }],
  quarantined: [{ kind: 'quarantined', card: 'group-chat', turns: 2 }],
  'nothing-quarantined': [{ kind: 'nothing-quarantined' }],
  'turn-ended': [{ kind: 'turn-ended', turnsLeft: 1 }],
  'quarantine-ended': [{ kind: 'quarantine-ended', card: 'group-chat' }],
  'protocol-changed': [{ kind: 'protocol-changed', protocol: 'TIMESTAMP_REQUIRED' }],
  unlocked: [{ kind: 'unlocked', turnsLeft: 4, medal: 'GOLD' }],
  'locked-out': [{ kind: 'locked-out', resistance: 12 }],
};
