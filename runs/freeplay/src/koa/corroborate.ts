import { placesOf } from '@lockstep/cards';
import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import { claimsOf, isRefutation, TRUSTS } from '@lockstep/testimony';
import { type KoaAction, type KoaEvent, makeKoa } from './action.ts';
import { cardsAfter, isEdited, type KoaState, makeEdit, type Night } from './incident.ts';
import { pass } from './turn.ts';

/** CORROBORATE: an anchor in hand that shares a claim lifts trust, and no counter contests the card. */
export const corroborate = (
  night: Night,
  state: Mutable<KoaState>,
  { cards, lead }: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  if (state.corroborations === 0) return refuse('corroborated-already', { uses: night.corroborations });
  const all = cardsAfter(night, state.edits);
  const card = all[lead]!;
  const anchor = all[placesOf(cards & ~(1 << lead))[0]!]!;
  if (isEdited(state, lead, true)) return refuse('already-corroborated', { card: card.id });
  if (!claimsOf(card).some((claim) => claimsOf(anchor).includes(claim)))
    return refuse('no-shared-claim', { card: card.id, anchor: anchor.id });
  const to = TRUSTS[Math.min(TRUSTS.length - 1, TRUSTS.indexOf(card.trust) + 1)]!;
  log?.push({
    kind: 'koa-corroborated',
    turn: state.story.turn,
    card: card.id,
    anchor: anchor.id,
    trust: to === card.trust ? null : { from: card.trust, to },
  });
  state.corroborations -= 1;
  state.edits = [...state.edits, makeEdit({ card: lead, kind: 'trust', minutes: 0 })];
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};

/** Every CORROBORATE that would not be refused. */
export const koaCorroborations = (night: Night, state: KoaState): KoaAction[] => {
  if (state.corroborations === 0) return [];
  const cards = cardsAfter(night, state.edits);
  const held = placesOf(state.story.hand).filter((place) => !isRefutation(cards[place]!));
  return held.flatMap((lead) =>
    isEdited(state, lead, true)
      ? []
      : held
          .filter((other) => other !== lead)
          .filter((other) => claimsOf(cards[lead]!).some((claim) => claimsOf(cards[other]!).includes(claim)))
          .map((other) => makeKoa('corroborate', (1 << lead) | (1 << other), { lead })),
  );
};
