import type { Severity as AnySeverity } from '@lockstep/testimony';

/** The words of this table, as its parts need them; the screen that uses them gives the same strings. */
export type Severity = Exclude<AnySeverity, 'NONE'>;
export type LinkKind = Severity | 'CORROBORATES';
export type ConcernState = 'open' | 'soon' | 'met' | 'lost';
export type CounterState = 'ready' | 'now' | 'played' | 'falls' | 'refuted' | 'hidden';

export const CONCERN_STATE: { readonly [state in ConcernState]: string } = {
  open: 'Open',
  soon: 'This would do',
  met: 'Settled',
  lost: 'Can no longer be proven',
};

export const COUNTER_STATE: { readonly [state in CounterState]: string } = {
  ready: 'Ready',
  now: 'Plays now',
  played: 'Played before',
  falls: 'This refutes it',
  refuted: 'Refuted',
  hidden: 'Face down',
};

export const LINK_KIND: { readonly [kind in LinkKind]: string } = {
  MAJOR: 'MAJOR conflict',
  MINOR: 'MINOR conflict',
  CORROBORATES: 'Corroborates',
};

export const LABELS = {
  power: 'Power',
  refutation: 'Refutation',
  proves: 'Proves',
  claims: 'Claims',
  refutes: 'Refutes',
  refutedBy: 'Refuted by',
  noRefuter: 'Nothing in your hand',
  targets: 'Targets',
  halves: 'Halves',
  contested: 'Contested',
  onRecord: 'On record',
  selected: 'Selected',
  unknown: 'Unknown counter',
  earned: 'Earned',
  unearned: 'Not earned',
  resistance: 'Resistance',
  scrutiny: 'Scrutiny',
  base: 'Base',
  corroboration: 'Corroboration',
  restored: 'Restored',
  damage: 'Damage',
  outcome: 'What it would come to',
  blocked: 'Blocked',
} as const;
