import type { Event, RefusalCode } from '@lockstep/protocol';
import type { SectionId } from './section.ts';

/** Where the rules speak of each thing that can happen or be refused: no mechanic is absent (D29, note 4). */
export const RULED_IN: { readonly [what in Event['kind'] | RefusalCode]: SectionId } = {
  drafted: 'draft',
  submitted: 'payload',
  'protocol-satisfied': 'protocols',
  'protocol-failed': 'protocols',
  'compliance-gained': 'compliance',
  scanned: 'scan',
  'scrutiny-rose': 'scrutiny',
  audited: 'scrutiny',
  quarantined: 'scrutiny',
  'nothing-quarantined': 'scrutiny',
  'turn-ended': 'goal',
  'quarantine-ended': 'scrutiny',
  'protocol-changed': 'protocols',
  unlocked: 'goal',
  'locked-out': 'goal',

  over: 'goal',
  'not-your-seat': 'goal',
  'unknown-action': 'goal',
  'unknown-card': 'draft',
  'repeated-card': 'payload',
  'already-drafted': 'draft',
  'not-drafted': 'draft',
  'draft-size': 'draft',
  'payload-size': 'payload',
  'not-in-evidence': 'draft',
  'scan-size': 'scan',
  'scan-limit': 'scan',
  'scan-at-full-scrutiny': 'scan',
  'reserve-short': 'scan',
};
