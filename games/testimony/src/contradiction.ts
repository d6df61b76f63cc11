import type { CardSet } from '@lockstep/cards';
import type { Clash } from './action.ts';
import type { Card } from './card.ts';
import { type Conflict, severityOf } from './conflict.ts';
import { gapOf, type Minute, minuteOf } from './time.ts';
import { CLAIM_KINDS, type Claim, SEVERITIES, type Severity } from './vocabulary.ts';

/** What a card claims, and from when to when. */
interface Said {
  readonly claims: readonly Claim[];
  readonly range: readonly [Minute, Minute] | undefined;
}

/** By a card's claims, which never change: they are read from their words once, however many cards they are held against. */
const read = new WeakMap<Card['claims'], Said>();

const saidBy = ({ claims }: Card): Said => {
  const known = read.get(claims);
  if (known) return known;
  const made: Claim[] = [];
  for (const kind of CLAIM_KINDS) if (claims[kind] !== undefined) made.push(claims[kind]);
  const { timeRange } = claims;
  const said: Said = { claims: made, range: timeRange && [minuteOf(timeRange[0]), minuteOf(timeRange[1])] };
  read.set(claims, said);
  return said;
};

export const claimsOf = (card: Card): readonly Claim[] => saidBy(card).claims;

export const rangeOf = (card: Card): readonly [Minute, Minute] | undefined => saidBy(card).range;

/** Two cards that do not go together: how badly, and the worst two claims of theirs. */
export interface Contradiction {
  readonly severity: Exclude<Severity, 'NONE'>;
  readonly clash: Clash;
}

/** T4–T6 for one pair of cards. */
export const contradictionOf = (table: readonly Conflict[], a: Card, b: Card): Contradiction | undefined => {
  const [left, right] = [saidBy(a), saidBy(b)];
  if (!left.range || !right.range) return undefined;
  const minutes = gapOf(left.range, right.range);
  let worst: Contradiction | undefined;
  for (const mine of left.claims)
    for (const theirs of right.claims) {
      const severity = severityOf(table, mine, theirs, minutes);
      if (severity === 'NONE') continue;
      if (worst && SEVERITIES.indexOf(worst.severity) >= SEVERITIES.indexOf(severity)) continue;
      worst = { severity, clash: { cards: [a.id, b.id], claims: [mine, theirs], minutes } };
    }
  return worst;
};

/** Two cards of a deal, by their places, that contradict each other. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  readonly found: Contradiction;
}

/** Every contradiction of a submission, with the story and inside itself, in deal order. */
export const contradictions = (
  { tables }: { readonly tables: { readonly contradictions: readonly Pair[] } },
  story: CardSet,
  cards: CardSet,
): readonly Contradiction[] =>
  tables.contradictions.flatMap(({ a, b, found }) => {
    const pair = (1 << a) | (1 << b);
    return (cards & pair) !== 0 && ((cards | story) & pair) === pair ? [found] : [];
  });
