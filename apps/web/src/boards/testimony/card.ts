import type { CardView } from '@lockstep/testimony';
import { spaced } from '../../parts/spaced.ts';
import { type Claims, claimTexts, hours } from './claims.ts';
import { LABELS, LINK_KIND, type Severity } from './labels.ts';

/** A card as it is drawn. */
export interface DrawnCard extends Pick<CardView, 'id' | 'name' | 'power' | 'trust' | 'proves'> {
  readonly line?: string | null | undefined;
  /** null: it refutes, and claims nothing. */
  readonly claims: Claims | null;
  /** Counters it refutes, by name. */
  readonly refutes?: readonly string[] | undefined;
}

/** What play makes of a card. */
export interface CardState {
  selected?: boolean | undefined;
  disabled?: boolean | undefined;
  /** What is left of its power while a counter contests it. */
  contested?: number | null | undefined;
  spent?: boolean | undefined;
  conflict?: Severity | null | undefined;
  /** What conflicts, read out with the card. */
  conflictText?: string | undefined;
  corroborates?: boolean | undefined;
}

/** All a screen reader says of a card. */
export const spokenOf = (card: DrawnCard, state: CardState): string => {
  const { contested = null, conflict, conflictText, corroborates, spent } = state;
  const refutes = card.refutes ?? [];
  return [
    card.name,
    card.claims ? null : LABELS.refutation,
    `${LABELS.power} ${card.power}`,
    contested === null ? null : `${LABELS.contested}: ${contested}`,
    card.trust,
    card.proves.length > 0 ? `${LABELS.proves} ${card.proves.map(spaced).join(', ')}` : null,
    refutes.length > 0 ? `${LABELS.refutes} ${refutes.join(', ')}` : null,
    card.claims
      ? `${LABELS.claims} ${[hours(card.claims, ' to '), ...claimTexts(card.claims).map(([, value]) => spaced(value))].join(', ')}`
      : null,
    conflict ? (conflictText ?? LINK_KIND[conflict]).replace(/\.$/, '') : null,
    corroborates ? LINK_KIND.CORROBORATES : null,
    spent ? LABELS.onRecord : null,
  ]
    .filter((part) => part !== null)
    .join('. ');
};
