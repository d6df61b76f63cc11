import type { CardSet } from '@lockstep/cards';
import type { Action } from './action.ts';
import { type Contradiction, claimsOf, contradictions } from './contradiction.ts';
import { sharedClaims } from './corroboration.ts';
import { answerOf, damageBetween, NO_ANSWER, UNSEEN } from './counter.ts';
import { contestedPower, contestedTotal, isContested } from './damage.ts';
import { refutedWith, restoration } from './refutation.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { cardsOf, proofsOf } from './tables.ts';
import { type Claim, PROOFS, type Proof } from './vocabulary.ts';

/** What a submission would mean, whether or not it may be made: D05v2 §2.2's preview, and why. */
export interface Explanation {
  readonly concerns: readonly Proof[];
  readonly contradictions: readonly Contradiction[];
  readonly blocked: boolean;
  /** The counter KOA would play; 'nothing', or null where an unseen one may come. */
  readonly counter: string | 'nothing' | null;
  readonly cards: readonly { readonly id: string; readonly power: number; readonly damage: number | null }[];
  readonly corroborates: readonly { readonly claim: Claim; readonly cards: readonly string[] }[];
  readonly base: number;
  readonly contested: number | null;
  /** With the bonus; least and most differ only where counters are hidden. */
  readonly least: number;
  readonly most: number;
  readonly restored: number;
  readonly scrutiny: number;
}

/** What a submission takes off Resistance, as far as can be seen; of an `Explanation` what a bot asks of every submission. */
export const damageSeen = (
  setup: Setup,
  state: State,
  cards: CardSet,
): Pick<Explanation, 'least' | 'most' | 'restored'> => {
  const refuted = refutedWith(setup, state.refuted, cards);
  const [least, most] = damageBetween(setup, refuted, cards);
  return { least, most, restored: restoration(setup, state, refuted) };
};

export const explainSubmission = (setup: Setup, state: State, cards: CardSet): Explanation => {
  const { script, tables } = setup;
  const { tuning } = script;
  const submitted = cardsOf(script.card, cards);
  const found = contradictions(setup, state.story, cards);
  const refuted = refutedWith(setup, state.refuted, cards);
  const answer = answerOf(setup, refuted, cards);
  const targets = answer === NO_ANSWER || answer === UNSEEN ? [] : script.counter[answer]!.targets;
  const fresh = tables.proofs[cards]! & tables.concerns & ~tables.proofs[state.story]!;
  const story = state.story | cards;
  return {
    concerns: proofsOf(fresh),
    contradictions: found,
    blocked: found.some(({ severity }) => severity === 'MAJOR'),
    counter: answer === UNSEEN ? null : answer === NO_ANSWER ? 'nothing' : script.counter[answer]!.id,
    cards: submitted.map((card) => ({
      id: card.id,
      power: card.power,
      damage:
        answer === UNSEEN && isContested(card, PROOFS)
          ? null
          : isContested(card, targets)
            ? contestedPower(tuning, card)
            : card.power,
    })),
    corroborates: sharedClaims(submitted).map((claim) => ({
      claim,
      cards: submitted.filter((card) => claimsOf(card).includes(claim)).map(({ id }) => id),
    })),
    base: contestedTotal(tuning, submitted, []),
    contested: answer === UNSEEN ? null : contestedTotal(tuning, submitted, targets),
    ...damageSeen(setup, state, cards),
    scrutiny: Math.min(tuning.scrutiny_cap, state.scrutiny + tables.scrutiny[story]! - tables.scrutiny[state.story]!),
  };
};

export const explain = (setup: Setup, state: State, { cards }: Action): Explanation =>
  explainSubmission(setup, state, cards);
