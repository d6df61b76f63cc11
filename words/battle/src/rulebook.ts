import { list, type Section, say, table } from '@lockstep/words';
import { KEYWORDS } from './keyword.ts';
import type { Rules, SectionId } from './section.ts';

const ACTIONS: readonly (readonly [text: string, meaning: string])[] = [
  ['keep, redraw', 'your first hand'],
  ['play CARD', 'from your hand'],
  ['reclaim CARD', 'from your void'],
  ['use 2, use 2.1', 'the ability of the second character in your row; of two the first'],
  ['use dreamcaller, use DREAMSIGN', 'its ability'],
  ['end, pass', 'your turn; the enemy’s window'],
  ['choose yours 2, choose enemy 1', 'a character by its place'],
  ['choose CARD, choose enemy CARD, choose none', 'a card, or nothing'],
  ['foresee, foresee 1 3', 'which of the cards you see go to the void, from the top'],
];

/** What evens moving first and moving second. */
const opening = ({
  opening_hand: cards,
  second_extra_cards: more,
  second_energy: energy = 0,
}: Rules['battle']): string =>
  [
    more === 0
      ? `Who moves first is drawn; both hold ${cards} cards.`
      : `Who moves first is drawn and holds ${cards} cards, the other ${cards + more}.`,
    energy === 0 ? '' : ` Who moves second has ${energy} more Energy in the first turn.`,
  ].join('');

/** FULL RULES from the numbers of a pack. */
export const rulebook = ({ battle: tuning }: Rules): readonly Section<SectionId>[] => {
  return [
    {
      id: 'goal',
      title: 'Goal',
      blocks: [
        say(
          `Two decks fight for points. Whoever has ${tuning.points_to_win} points has won at once; after ${tuning.turns_most} turns, both players counted, more points win, and equal points are a draw.`,
        ),
        say(
          `A deck of fewer than ${tuning.deck_least} cards is copied whole until it has as many. ${opening(tuning)} Each may once put the hand back and draw as many again.`,
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        list(
          `Start: production grows by 1 (not in your first turn, where it is ${tuning.production}; at most ${tuning.production_most}), and your Energy becomes that much. What you did not spend is lost; it was yours through the enemy’s turn.`,
          'Judgment: your Judgment abilities, left to right. Then both rows’ spark is compared; if yours is higher, you gain the difference in points. The enemy never scores in your turn.',
          'What lasted through this Judgment ends.',
          `Draw one card (none in the first turn of the battle). A hand holds ${tuning.hand_most}: a draw beyond stays on the deck, and any other card goes to the void.`,
          'Main: play cards and use abilities, as many as you can pay, then end the turn.',
          'End: the enemy may play Fast cards; then what was away until the end of the turn returns, and banes in your hand act.',
        ),
      ],
    },
    {
      id: 'play',
      title: 'Playing cards',
      blocks: [
        say(
          `A card costs its Energy; a card with a symbol that is none of your two main resonances costs ${tuning.stray_cost} more. It is paid, what triggers on playing it resolves, the enemy may answer, then it happens: a character enters at the right end of your row (${tuning.characters_most} at most), an event does what it says, sentence by sentence, and goes to your void.`,
        ),
        say(
          'An event whose first sentence must choose something needs something to choose. An ability with a cost before its colon is used in your own Main. A bane acts from your hand until you have played it.',
        ),
      ],
    },
    {
      id: 'windows',
      title: 'Answers',
      blocks: [
        say(
          'After a card is played, the other player may play one Fast card, which happens first and is not answered itself. After a turn is ended, Fast cards one after another. A window opens only for who holds a card and has Energy, so it tells nothing about the hand. What begins with Prevent can only be an answer.',
        ),
      ],
    },
    {
      id: 'choices',
      title: 'Choices and the queue',
      blocks: [
        say(
          'Who does a thing chooses, when it happens. What only one thing can be chosen for is chosen by itself; where there is nothing, the sentence does nothing. Triggered abilities wait in one queue: first in, first out, from left to right, then dreamcaller, then dreamsigns. After 200 in one action the rest is dropped.',
        ),
      ],
    },
    {
      id: 'spark',
      title: 'Spark',
      blocks: [
        say(
          'Spark is what is printed, what was gained and lost, and what Statics add; never below 0. “Through the next Judgment” defends in your own turn and attacks at the end of the enemy’s; “through your next Judgment” lasts until your own is done.',
        ),
      ],
    },
    {
      id: 'zones',
      title: 'Where cards are',
      blocks: [
        say(
          'Deck, hand, row, void, banished, or away until some time. Public are rows, voids, banished cards, deck lists and all numbers; secret are the order of decks and the other hand. Characters stand in the order they entered; the leftmost is the oldest.',
        ),
      ],
    },
    { id: 'words', title: 'Words on cards', blocks: [table(['Word', 'Meaning'], ...KEYWORDS)] },
    {
      id: 'numbers',
      title: 'Numbers',
      blocks: [
        table(
          ['Number', 'Value'],
          ...Object.entries(tuning).map(([key, value]) => [key.replaceAll('_', ' '), String(value)]),
        ),
      ],
    },
    { id: 'actions', title: 'Actions as text', blocks: [table(['Text', 'Meaning'], ...ACTIONS)] },
  ];
};

/** The rules on one screen. */
export const quickReference = ({ battle: tuning }: Rules): readonly (readonly [label: string, text: string])[] => {
  return [
    ['Win', `${tuning.points_to_win} points`],
    ['Turn', 'Energy → Judgment → draw → play → end'],
    ['Judgment', 'your spark above the enemy’s, in points, in your own turn only'],
    [
      'Energy',
      `${tuning.production} in the first turn, 1 more each, at most ${tuning.production_most}; kept through the enemy’s turn`,
    ],
    ['Answer', 'one Fast card after each card of the enemy, any number before its turn ends'],
    ['Row', `${tuning.characters_most} characters, the oldest on the left`],
    ['Hand', `${tuning.hand_most} cards`],
    ['Stray', `a card outside your two resonances costs ${tuning.stray_cost} more`],
  ];
};
