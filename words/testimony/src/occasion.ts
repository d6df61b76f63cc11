import type { Moment } from '@lockstep/kernel';
import {
  type Card,
  type Claim,
  type Clash,
  type Counter,
  type Event,
  explainSubmission,
  testimony as game,
  type Loss,
  type Proof,
  type Setup,
  type State,
} from '@lockstep/testimony';
import { claimsOf } from './claim.ts';
import type { When } from './voice.ts';

/** One way to look at a moment: what a line about it may name, and what its filters have to fit. */
export interface Angle {
  readonly card?: Card | undefined;
  readonly other?: Card | undefined;
  readonly counter?: Counter | undefined;
  readonly claims?: readonly Claim[];
  readonly concerns?: readonly Proof[];
  readonly minutes?: number;
}

/** Something to remark on. A line takes the first angle it fits. */
export interface Occasion {
  readonly when: When;
  /** Said each time, or only now and then. */
  readonly always: boolean;
  readonly angles: readonly Angle[];
}

export type Step = Moment<State, Event>;

const NOTHING: readonly Angle[] = [{}];

const LOST: { readonly [loss in Loss]: When } = {
  'story-fell-apart': 'lost-scrutiny',
  'turns-used-up': 'lost-turns',
  'nothing-left': 'lost-stuck',
};

const cardOf = ({ script }: Setup, id: string): Card | undefined => script.card.find((card) => card.id === id);
const counterOf = ({ script }: Setup, id: string): Counter | undefined => script.counter.find((one) => one.id === id);

/** Strongest first: the card a line names where it fits none in particular. */
const cardsOf = ({ script }: Setup, ids: readonly string[]): readonly Card[] =>
  script.card.filter(({ id }) => ids.includes(id)).sort((a, b) => b.power - a.power);

const clashAngle = (setup: Setup, { cards, claims, minutes }: Clash): Angle => ({
  card: cardOf(setup, cards[0]),
  other: cardOf(setup, cards[1]),
  claims,
  minutes,
});

const cardAngles = (cards: readonly Card[]): readonly Angle[] =>
  cards.map((card) => ({ card, claims: claimsOf(card) }));

/** Each proof of each card, of those that matter here. */
const proofAngles = (cards: readonly Card[], proofs: readonly Proof[], counter?: Counter): readonly Angle[] =>
  cards.flatMap((card) =>
    card.proves.filter((proof) => proofs.includes(proof)).map((proof) => ({ card, counter, concerns: [proof] })),
  );

const sharedAngles = (cards: readonly Card[], shared: readonly Claim[]): readonly Angle[] =>
  shared.map((claim) => {
    const [card, other] = cards.filter((one) => claimsOf(one).includes(claim));
    return { card, other, claims: [claim] };
  });

/** What came back, and from which counter: the state before the step still knows. */
const restoredAngles = (setup: Setup, { before }: Step, cards: readonly string[]): readonly Angle[] => {
  if (!before) return [];
  const seen = game.view(setup, before.state, 0).cards;
  return cardsOf(setup, cards).map((card) => {
    const by = seen.find(({ id }) => id === card.id)?.contestedBy;
    return { card, counter: by ? counterOf(setup, by) : undefined };
  });
};

const LOW_PART = 4;
const LAST_POINTS = 2;

/** All a step gives her to say, the most telling first. */
export const occasionsOf = (setup: Setup, step: Step): readonly Occasion[] => {
  const view = game.view(setup, step.state, 0);
  const found: Occasion[] = [];
  const add = (when: When, angles: readonly Angle[] = NOTHING): void => void found.push({ when, always: true, angles });
  const perhaps = (when: When, angles: readonly Angle[] = NOTHING): void =>
    void found.push({ when, always: false, angles });
  const event = <Kind extends Event['kind']>(kind: Kind) =>
    step.events.find((one): one is Extract<Event, { kind: Kind }> => one.kind === kind);

  const denied = event('denied');
  const rose = event('scrutiny-rose');
  const answer = event('answered')?.answer;
  const restored = event('restored');
  const addressed = event('addressed');
  const open = event('concerns-open');
  const shared = event('damaged')?.shared ?? [];
  const cards = cardsOf(setup, event('submitted')?.cards ?? []);

  // The end is all there is to say of the step that brought it.
  if (denied) return [{ when: LOST[denied.reason], always: true, angles: NOTHING }];
  const granted = event('granted');
  if (granted) {
    // A night of one turn has no last minute.
    if (granted.turns > 1 && view.badges.includes('CLUTCH')) perhaps('won-clutch', cardAngles(cards));
    if (view.badges.includes('PERFECT')) perhaps('won-perfect');
    add('won');
    return found;
  }

  const undone = step.events.flatMap((one) =>
    one.kind === 'refuted'
      ? (one.counters ?? []).map((id) => ({ card: cardOf(setup, one.card), counter: counterOf(setup, id) }))
      : [],
  );
  if (restored) perhaps('restored', restoredAngles(setup, step, restored.cards));
  if (undone.length > 0) add('refuted', undone);

  const clashes = (rose?.rises ?? []).flatMap((rise) => (rise.why === 'MINOR' ? [rise.clash] : []));
  if (clashes.length > 0)
    add(
      'minor',
      clashes.map((clash) => clashAngle(setup, clash)),
    );

  const played = answer && answer !== 'nothing' ? answer : undefined;
  const counter = played && counterOf(setup, played.counter);
  const contested = counter ? proofAngles(cardsOf(setup, played.contested), counter.targets, counter) : [];
  if (contested.length > 0) perhaps('countered', contested);

  if (addressed && view.concerns.every((concern) => concern.addressed)) add('all-concerns');
  if (open) add('zero-open', [{ concerns: open.concerns }]);
  if (shared.length > 0) perhaps('corroborated', sharedAngles(cards, shared));
  if (addressed) perhaps('concern', proofAngles(cards, addressed.concerns));

  const sketchy = (rose?.rises ?? []).flatMap((rise) => (rise.why === 'SKETCHY' ? [rise.card] : []));
  if (sketchy.length > 0) perhaps('sketchy', cardAngles(cardsOf(setup, sketchy)));
  if (rose && rose.scrutiny >= view.scrutinyCap - LAST_POINTS) perhaps('scrutiny');
  if (view.resistance > 0 && view.resistance * LOW_PART <= view.resistanceMax) perhaps('low');
  const playable = view.cards.filter(({ place, blocked }) => place === 'hand' && !blocked);
  if (playable.length === 1) perhaps('last-card', cardAngles(cardsOf(setup, [playable[0]!.id])));

  // The ground under all of these: what she says when she left everything else unsaid. Only a clean submission is accepted.
  if (contested.length > 0) add('countered', contested);
  else if (sketchy.length > 0) add('sketchy', cardAngles(cardsOf(setup, sketchy)));
  else add('accepted', cardAngles(cards));
  return found;
};

/** What cards laid out for the next submission give her to say; the one chosen last is the one she looks at. */
export const occasionOfSelection = (setup: Setup, state: State, selected: readonly string[]): Occasion | undefined => {
  const action = game.parse(setup, ['submit', ...selected].join(' '));
  const card = cardOf(setup, selected.at(-1) ?? '');
  if (!card || !action.ok) return undefined;
  const major = explainSubmission(setup, state, action.value.cards).contradictions.filter(
    ({ severity }) => severity === 'MAJOR',
  );
  return major.length > 0
    ? { when: 'blocked', always: true, angles: major.map(({ clash }) => clashAngle(setup, clash)) }
    : { when: 'thinking', always: true, angles: cardAngles([card]) };
};
