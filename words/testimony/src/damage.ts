import { ceilDiv } from '@lockstep/kernel';
import type { Claim, Event, Tuning } from '@lockstep/testimony';
import { claimWords } from './claim.ts';

type Damaged = Extract<Event, { kind: 'damaged' }>;

/** What damage is made of; every part but the first may be 0. */
export interface Sum {
  readonly base: number;
  readonly lost: number;
  readonly bonus: number;
  readonly restored: number;
  readonly shared: readonly Claim[];
}

/** What a preview can say where the answer is not known yet: the damage if nothing is contested. */
const uncontested = (tuning: Tuning, { base, shared }: Pick<Damaged, 'base' | 'shared'>): number =>
  shared.length > 0 ? ceilDiv(base * tuning.corroboration_percent, 100) : base;

export const sumOf = (tuning: Tuning, event: Damaged, restored: number): Sum => {
  const { base, shared } = event;
  const contested = event.contested ?? base;
  const damage = event.damage ?? uncontested(tuning, event);
  return { base, lost: base - contested, bonus: damage - contested, restored, shared };
};

export const totalOf = ({ base, lost, bonus, restored }: Sum): number => base - lost + bonus + restored;

/** "Power 18 − 5 contested + 4 for shared KITCHEN + 6 restored" */
export const sumWords = ({ base, lost, bonus, restored, shared }: Sum): string =>
  [
    `Power ${base}`,
    ...(lost > 0 ? [`− ${lost} contested`] : []),
    ...(shared.length > 0 ? [`+ ${bonus} for shared ${claimWords(shared)}`] : []),
    ...(restored > 0 ? [`+ ${restored} restored`] : []),
  ].join(' ');

/** Damage as far as it is known (T11). */
export const damageWords = (sum: Sum, sure: boolean): string =>
  sure
    ? `Damage ${totalOf(sum)} (${sumWords(sum)}).`
    : `Damage ${totalOf(sum)} if KOA contests nothing (${sumWords(sum)}), less if she does.`;
