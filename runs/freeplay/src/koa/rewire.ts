import { placesOf } from '@lockstep/cards';
import { type Mutable, type Refusal, refuse } from '@lockstep/kernel';
import { type Card, LAST_MINUTE, minuteOf } from '@lockstep/testimony';
import { type KoaAction, type KoaEvent, makeKoa } from './action.ts';
import { cardsAfter, isEdited, type KoaState, makeEdit, type Night } from './incident.ts';
import { pass, pay } from './turn.ts';

const ROOMS: readonly string[] = ['BEDROOM', 'KITCHEN', 'LIVING_ROOM', 'BATHROOM'];

type Change = Pick<KoaAction, 'claim' | 'minutes'>;

/** What the allowlist makes of the claims a card has; whether the clock has room for a time is another question. */
export const changesOf = ({ rules }: Night, { claims }: Card): readonly Change[] => [
  ...(claims.timeRange === undefined
    ? []
    : rules.rewire_minutes.map((minutes): Change => ({ claim: 'time', minutes }))),
  ...(claims.location !== undefined && ROOMS.includes(claims.location)
    ? [{ claim: 'location', minutes: 0 } as const]
    : []),
  ...(claims.state === 'DROWSY' ? [{ claim: 'state', minutes: 0 } as const] : []),
];

/** Where a claim of a card would be taken, in words; undefined where the allowlist does not go. */
const rewritten = (night: Night, card: Card, { claim, minutes }: Change) => {
  const { timeRange, location, state } = card.claims;
  if (claim === 'location')
    return location !== undefined && ROOMS.includes(location) ? { from: location, to: 'HOME' } : undefined;
  if (claim === 'state') return state === 'DROWSY' ? { from: state, to: 'AWAKE' } : undefined;
  if (claim !== 'time' || timeRange === undefined || !night.rules.rewire_minutes.includes(minutes)) return undefined;
  const [from, to] = timeRange.map(minuteOf) as [number, number];
  if (from + minutes < 0 || to + minutes > LAST_MINUTE) return undefined;
  return { from: timeRange.join('–'), to: `${minutes > 0 ? '+' : '−'}${Math.abs(minutes)}` };
};

/** REWIRE: one claim of a held card, once a card. */
export const rewire = (
  night: Night,
  state: Mutable<KoaState>,
  action: KoaAction,
  log?: KoaEvent[],
): Refusal | undefined => {
  const place = placesOf(action.cards)[0]!;
  const card = cardsAfter(night, state.edits)[place]!;
  if (isEdited(state, place, false)) return refuse('already-rewired', { card: card.id });
  const change = rewritten(night, card, action);
  if (!change || action.claim === null)
    return refuse('off-allowlist', { card: card.id, claim: action.claim, minutes: action.minutes });
  log?.push({ kind: 'koa-rewired', turn: state.story.turn, card: card.id, claim: action.claim, ...change });
  pay(night, state, 'rewire', log);
  state.edits = [...state.edits, makeEdit({ card: place, kind: action.claim, minutes: action.minutes })];
  pass(state, 0, 0, night.rules.scrutiny_cap);
  return undefined;
};

/** Every REWIRE that would not be refused. */
export const rewirings = (night: Night, state: KoaState): KoaAction[] => {
  if (state.tokens < night.rules.rewire_cost) return [];
  const cards = cardsAfter(night, state.edits);
  return placesOf(state.story.hand).flatMap((place) => {
    if (isEdited(state, place, false)) return [];
    return changesOf(night, cards[place]!)
      .filter((change) => rewritten(night, cards[place]!, change) !== undefined)
      .map((change) => makeKoa('rewire', 1 << place, change));
  });
};
