import type { Destination, EntryKind, Event } from '@lockstep/battle';
import { counted } from '@lockstep/words';
import { capital, cardName, cardNames, inner, type Names, seatName, subjectVerb, whose } from './names.ts';

type Told = { readonly [kind in Event['kind']]: (names: Names, event: Extract<Event, { kind: kind }>) => string };

const HOW: { readonly [how in EntryKind]: string } = {
  played: 'enters play',
  reclaimed: 'is Reclaimed into play',
  returned: 'returns to play',
  figment: 'is created',
  copy: 'is created as a Copy',
};

const WHERE: { readonly [to in Destination]: string } = {
  void: 'goes to the void',
  hand: 'returns to hand',
  banished: 'is Banished',
  gone: 'is gone',
};

const LASTS: { readonly [lasts in Extract<Event, { kind: 'spark-changed' }>['lasts']]: string } = {
  always: '',
  'next-judgment': ' through the next Judgment',
  'own-judgment': ' through the next Judgment of its own side',
};

const points = (by: number): string => counted(by, 'point');
const cards = (count: number): string => counted(count, 'card');

const TOLD: Told = {
  kept: (names, { seat }) => `${subjectVerb(names, seat, 'keeps')} the hand.`,
  redrew: (names, { seat, count }) => `${subjectVerb(names, seat, 'puts')} ${cards(count)} back for as many others.`,
  'turn-started': (names, { seat, turn, energy }) =>
    `Turn ${turn}: ${whose(names, seat, 'turn')}, with ${energy} Energy.`,
  // A boss is its own dreamcaller.
  'ability-resolved': (names, { seat, source }) =>
    cardName(names, source) === seatName(names, seat)
      ? `${subjectVerb(names, seat, 'acts')}.`
      : `${cardName(names, source)} acts for ${inner(names, seat)}.`,
  judged: (names, { seat, totals, by }) =>
    by > 0
      ? `Judgment: ${totals[seat]} spark against ${totals[1 - seat]}. ${subjectVerb(names, seat, 'is')} ahead by ${by}.`
      : `Judgment: ${totals[seat]} spark against ${totals[1 - seat]}. ${subjectVerb(names, seat, 'scores')} nothing.`,
  'points-gained': (names, { seat, by, points: total }) =>
    `${subjectVerb(names, seat, 'gains')} ${points(by)}, ${total} in all.`,
  'energy-gained': (names, { seat, by, energy }) =>
    `${subjectVerb(names, seat, 'gains')} ${by} Energy, ${energy} in all.`,
  'energy-promised': (names, { seat, by, turns }) =>
    `${subjectVerb(names, seat, 'will')} gain ${by} Energy at the start of ${turns === 1 ? 'the next turn' : `each of the next ${turns} turns`}.`,
  drew: (names, { seat, count }) => `${subjectVerb(names, seat, 'draws')} ${cards(count)}.`,
  'drew-cards': (names, { cards: drawn }) => `Drawn: ${cardNames(names, drawn)}.`,
  played: (names, { seat, card, cost, reclaims, answers }) =>
    `${subjectVerb(names, seat, reclaims ? 'Reclaims' : 'plays')} ${cardName(names, card)} for ${cost} Energy${answers === null ? '' : `, in answer to ${cardName(names, answers)}`}.`,
  'window-opened': (names, { seat, after }) =>
    after === 'card'
      ? `${subjectVerb(names, seat, 'may')} answer.`
      : `${subjectVerb(names, seat, 'may')} play Fast cards before the turn ends.`,
  passed: (names, { seat }) => `${subjectVerb(names, seat, 'passes')}.`,
  prevented: (names, { card }) => `${cardName(names, card)} is Prevented.`,
  'all-prevented': () => 'Every other card this turn is Prevented.',
  resolved: (names, { seat, card, copy }) =>
    copy ? `${cardName(names, card)} happens again, for ${inner(names, seat)}.` : `${cardName(names, card)} happens.`,
  entered: (names, { seat, card, spark, how }) =>
    `${capital(cardName(names, card))} ${HOW[how]} for ${inner(names, seat)}, spark ${spark}.`,
  left: (names, { seat, card, to }) => {
    const bare = card === 'figment' ? 'figment' : cardName(names, card);
    return `${capital(whose(names, seat, bare).replace(/^the (?=[A-Z])/, ''))} ${WHERE[to]}.`;
  },
  kindled: (names, { seat, by }) => `${subjectVerb(names, seat, 'Kindles')} ${by}.`,
  'spark-changed': (names, { card, by, spark, lasts }) =>
    `${capital(cardName(names, card))} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} spark${LASTS[lasts]}: ${spark} now.`,
  foresaw: (names, { seat, count }) =>
    `${subjectVerb(names, seat, 'looks')} at the top ${count === 1 ? 'card' : cards(count)} of the deck.`,
  'foresaw-cards': (names, { cards: seen }) => `From the top: ${cardNames(names, seen)}.`,
  'put-in-void': (names, { seat, cards: gone }) =>
    `${subjectVerb(names, seat, 'puts')} ${cardNames(names, gone)} into the void.`,
  'put-on-top': (names, { seat }) => `${subjectVerb(names, seat, 'puts')} a card on top of the deck.`,
  discovered: (names, { seat }) => `${subjectVerb(names, seat, 'takes')} a card out of the deck, which is shuffled.`,
  'discovered-card': (names, { card }) => `Discovered: ${cardName(names, card)}.`,
  discarded: (names, { seat, card }) => `${subjectVerb(names, seat, 'Discards')} ${cardName(names, card)}.`,
  'hand-shown': (names, { seat, cards: shown }) =>
    `${capital(whose(names, seat, 'hand'))}: ${cardNames(names, shown)}.`,
  'taken-from-void': (names, { seat, card }) =>
    `${subjectVerb(names, seat, 'takes')} ${cardName(names, card)} from the void.`,
  reclaimed: (names, { seat, card }) => `${subjectVerb(names, seat, 'Reclaims')} ${cardName(names, card)}.`,
  'copies-next': (names, { seat, copies }) =>
    `${capital(whose(names, seat, 'next event'))} this turn happens ${counted(copies, 'more time')}.`,
  'became-copy': (names, { card }) => `It becomes a Copy of ${cardName(names, card)}.`,
  'cost-lowered': (_names, { what, by }) =>
    `${what === 'next' ? 'The next such card' : 'It'} costs ${by} less this turn.`,
  'reclaim-gained': (names, { cards: gained }) => `${cardNames(names, gained)} can be Reclaimed this turn.`,
  'figments-strengthened': (names, { seat, by }) =>
    `Figments of ${inner(names, seat)} have ${by} more spark from now on.`,
  used: (names, { seat, source }) => `${subjectVerb(names, seat, 'uses')} ${cardName(names, source)}.`,
  chose: (names, { seat, what }) => `${subjectVerb(names, seat, 'chooses')} ${cardName(names, what)}.`,
  'chose-secretly': (names, { what }) => `Chosen: ${cardName(names, what)}.`,
  declined: (names, { seat }) => `${subjectVerb(names, seat, 'chooses')} nothing.`,
  'queue-dropped': (_names, { abilities }) => `This would not end: ${abilities} waiting abilities are dropped.`,
  'turn-ended': (names, { seat }) => `${capital(whose(names, seat, 'turn'))} ends.`,
  'battle-ended': (names, { winner, points: totals }) =>
    winner === null
      ? `The battle is a draw, ${totals.join(' to ')}.`
      : `${subjectVerb(names, winner, 'wins')}, ${totals[winner]} to ${totals[1 - winner]}.`,
};

export const eventWords = (names: Names, event: Event): string =>
  (TOLD[event.kind] as (names: Names, event: Event) => string)(names, event);

export const EVENT_KINDS = Object.keys(TOLD) as readonly Event['kind'][];
