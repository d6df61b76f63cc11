import type { Entered, Event, Setup, Went } from '@lockstep/battle';
import { counted } from '@lockstep/words';
import { cardName, cardNames, seatName } from './names.ts';

type Told = { readonly [kind in Event['kind']]: (setup: Setup, event: Extract<Event, { kind: kind }>) => string };

const HOW: { readonly [how in Entered]: string } = {
  played: 'enters play',
  reclaimed: 'is Reclaimed into play',
  returned: 'returns to play',
  figment: 'is created',
  copy: 'is created as a Copy',
};

const WHERE: { readonly [to in Went]: string } = {
  void: 'goes to the void',
  hand: 'returns to hand',
  banished: 'is Banished',
  gone: 'is gone',
};

const LASTS: { readonly [lasts in Extract<Event, { kind: 'spark-changed' }>['lasts']]: string } = {
  always: '',
  'next-judgment': ' through the next Judgment',
  'own-judgment': ' through the next Judgment of who did it',
};

const points = (by: number): string => counted(by, 'point');
const cards = (count: number): string => counted(count, 'card');
/** "A figment": the start of a sentence. */
const first = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const TOLD: Told = {
  kept: (setup, { seat }) => `${seatName(setup, seat)} keeps the hand.`,
  redrew: (setup, { seat, count }) => `${seatName(setup, seat)} puts ${cards(count)} back, shuffles and draws again.`,
  'turn-started': (setup, { seat, turn, energy }) => `Turn ${turn}: ${seatName(setup, seat)}, ${energy} Energy.`,
  'ability-resolved': (setup, { seat, source }) =>
    `${seatName(setup, seat)}: the ability of ${cardName(setup, source)}.`,
  judged: (setup, { seat, totals, by }) =>
    by > 0
      ? `Judgment: ${totals[seat]} spark against ${totals[1 - seat]}. ${seatName(setup, seat)} is ahead by ${by}.`
      : `Judgment: ${totals[seat]} spark against ${totals[1 - seat]}. ${seatName(setup, seat)} scores nothing.`,
  'points-gained': (setup, { seat, by, points: total }) => `${seatName(setup, seat)} gains ${points(by)}: ${total}.`,
  'energy-gained': (setup, { seat, by, energy }) => `${seatName(setup, seat)} gains ${by} Energy: ${energy}.`,
  'energy-promised': (setup, { seat, by, turns }) =>
    `${seatName(setup, seat)} will gain ${by} Energy at the start of ${turns === 1 ? 'the next turn' : `each of the next ${turns} turns`}.`,
  drew: (setup, { seat, count }) => `${seatName(setup, seat)} draws ${cards(count)}.`,
  'drew-cards': (setup, { cards: drawn }) => `Drawn: ${cardNames(setup, drawn)}.`,
  played: (setup, { seat, card, cost, reclaims, answers }) =>
    `${seatName(setup, seat)} ${reclaims ? 'Reclaims' : 'plays'} ${cardName(setup, card)} for ${cost} Energy${answers === null ? '' : `, in answer to ${cardName(setup, answers)}`}.`,
  'window-opened': (setup, { seat, after }) =>
    after === 'card'
      ? `${seatName(setup, seat)} may answer.`
      : `${seatName(setup, seat)} may play Fast cards before the turn ends.`,
  passed: (setup, { seat }) => `${seatName(setup, seat)} passes.`,
  prevented: (setup, { card }) => `${cardName(setup, card)} is Prevented.`,
  'all-prevented': () => 'Every other card this turn is Prevented.',
  resolved: (setup, { seat, card, copy }) =>
    copy
      ? `${cardName(setup, card)} happens again, for ${seatName(setup, seat)}.`
      : `${cardName(setup, card)} happens.`,
  entered: (setup, { seat, card, spark, how }) =>
    `${first(cardName(setup, card))} ${HOW[how]} for ${seatName(setup, seat)}, spark ${spark}.`,
  left: (setup, { seat, card, to }) => `${first(cardName(setup, card))} of ${seatName(setup, seat)} ${WHERE[to]}.`,
  kindled: (setup, { seat, by }) => `${seatName(setup, seat)} Kindles ${by}.`,
  'spark-changed': (setup, { card, by, spark, lasts }) =>
    `${first(cardName(setup, card))} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} spark${LASTS[lasts]}: ${spark}.`,
  foresaw: (setup, { seat, count }) =>
    `${seatName(setup, seat)} looks at the top ${count === 1 ? 'card' : cards(count)} of the deck.`,
  'foresaw-cards': (setup, { cards: seen }) => `From the top: ${cardNames(setup, seen)}.`,
  'put-in-void': (setup, { seat, cards: gone }) =>
    `${seatName(setup, seat)} puts ${cardNames(setup, gone)} into the void.`,
  'put-on-top': (setup, { seat }) => `${seatName(setup, seat)} puts a card on top of the deck.`,
  discovered: (setup, { seat }) => `${seatName(setup, seat)} takes a card from the deck and shuffles.`,
  'discovered-card': (setup, { card }) => `Discovered: ${cardName(setup, card)}.`,
  discarded: (setup, { seat, card }) => `${seatName(setup, seat)} Discards ${cardName(setup, card)}.`,
  'hand-shown': (setup, { seat, cards: shown }) => `The hand of ${seatName(setup, seat)}: ${cardNames(setup, shown)}.`,
  'taken-from-void': (setup, { seat, card }) =>
    `${seatName(setup, seat)} takes ${cardName(setup, card)} from the void.`,
  reclaimed: (setup, { seat, card }) => `${seatName(setup, seat)} Reclaims ${cardName(setup, card)}.`,
  'copies-next': (setup, { seat, copies }) =>
    `The next event of ${seatName(setup, seat)} this turn happens ${counted(copies, 'more time')}.`,
  'became-copy': (setup, { card }) => `It becomes a Copy of ${cardName(setup, card)}.`,
  'cost-lowered': (_setup, { what, by }) =>
    `${what === 'next' ? 'The next such card' : 'It'} costs ${by} less this turn.`,
  'reclaim-gained': (setup, { cards: gained }) => `${cardNames(setup, gained)} can be Reclaimed this turn.`,
  'figments-strengthened': (setup, { seat, by }) =>
    `Figments of ${seatName(setup, seat)} have ${by} more spark from now on.`,
  used: (setup, { seat, source }) => `${seatName(setup, seat)} uses ${cardName(setup, source)}.`,
  chose: (setup, { seat, what }) => `${seatName(setup, seat)} chooses ${cardName(setup, what)}.`,
  'chose-secretly': (setup, { what }) => `Chosen: ${cardName(setup, what)}.`,
  declined: (setup, { seat }) => `${seatName(setup, seat)} chooses nothing.`,
  'queue-dropped': (_setup, { abilities }) => `This would not end: ${abilities} waiting abilities are dropped.`,
  'turn-ended': (setup, { seat }) => `The turn of ${seatName(setup, seat)} ends.`,
  'battle-ended': (setup, { winner, points: totals }) =>
    winner === null
      ? `The battle is a draw, ${totals.join(' to ')}.`
      : `${seatName(setup, winner)} wins, ${totals[winner]} to ${totals[1 - winner]}.`,
};

export const eventWords = (setup: Setup, event: Event): string =>
  (TOLD[event.kind] as (setup: Setup, event: Event) => string)(setup, event);

export const EVENT_KINDS = Object.keys(TOLD) as readonly Event['kind'][];
