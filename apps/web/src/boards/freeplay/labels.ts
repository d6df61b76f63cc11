import type { GateFamily } from '@lockstep/gates';
import type { Progress, Result } from './kinds.ts';

/** The words of this table, as its parts need them. */
export const LABELS = {
  power: 'Power',
  strength: 'Gate Strength',
  after: 'after this move',
  cleared: 'Cleared',
  disabled: 'Disabled',
  disabledLine: 'The next INJECT passes by path 1',
  declared: 'Declared',
  target: 'Target',
  aim: 'Aim at',
  paths: 'Counter paths',
  base: 'base damage',
  used: 'Used',
  met: 'met',
  unmet: 'not met',
  struck: 'struck',
  strike: 'Strike',
  declare: 'Declare path',
  corroborated: 'Corroborated',
  rewired: 'Rewired',
  tokens: 'Ops Tokens',
  tokensShort: 'Tokens',
  free: 'Free',
  charges: 'charges',
  scrutiny: 'Scrutiny',
  audit: 'Audit',
  modifier: 'Modifier',
  damage: 'Damage',
  noDamage: 'No path met',
  creditsLeft: 'Credits left',
  refuted: 'Counters refuted',
  audits: 'Audits',
  turns: 'turns',
  moves: 'Moves',
  take: 'Take',
  taken: 'Taken',
  short: 'Not enough credits',
  unseen: 'Not met yet',
  seen: 'met',
  locked: 'Locked',
  route: 'The run',
} as const;

export const DOUBTS: { readonly [doubt in GateFamily]: string } = {
  verification: 'Verification',
  time: 'Time',
  consistency: 'Consistency',
  policy: 'Policy',
  sensor: 'Sensor',
  context: 'Context',
};

export const PROGRESS: { readonly [state in Progress]: string } = {
  done: 'done',
  now: 'you are here',
  ahead: 'ahead',
};

export const RESULTS: { readonly [result in Result]: string } = { cleared: 'Cleared', failed: 'Failed' };
