import { ceilDiv } from '@lockstep/kernel';
import type { Card } from './card.ts';
import { sharedClaims } from './corroboration.ts';
import type { Tuning } from './tuning.ts';
import type { Proof } from './vocabulary.ts';

/** D05v2 §2.3: what is left of a contested card's power, rounded up. */
export const contestedPower = (tuning: Tuning, { power }: Card): number =>
  ceilDiv(power * tuning.contested_percent, 100);

/** T8: what refuting the counter gives back. */
export const restoredPower = (tuning: Tuning, card: Card): number => card.power - contestedPower(tuning, card);

export const isContested = ({ proves, anchored }: Card, targets: readonly Proof[]): boolean =>
  anchored !== true && proves.some((proof) => targets.includes(proof));

/** After contested halves, before the bonus. */
export const contestedTotal = (tuning: Tuning, cards: readonly Card[], targets: readonly Proof[]): number =>
  cards.reduce((sum, card) => sum + (isContested(card, targets) ? contestedPower(tuning, card) : card.power), 0);

/** D05v2 §2.3 and §6.2: one bonus of a quarter, on the total, rounded up. */
export const damageOf = (tuning: Tuning, cards: readonly Card[], targets: readonly Proof[]): number => {
  const total = contestedTotal(tuning, cards, targets);
  return sharedClaims(cards).length > 0 ? ceilDiv(total * tuning.corroboration_percent, 100) : total;
};
