import { say, table } from '@lockstep/words';
import type { Section } from './section.ts';

/** Words in the text of cards that have a meaning of their own. */
export const CARD_WORDS = [
  'Materialized',
  'Judgment',
  'Static',
  'Fast',
  'Draw',
  'Foresee',
  'Discover',
  'Kindle',
  'Prevent',
  'Copy',
  'Banish',
  'Dissolve',
  'Dissolved',
  'Abandon',
  'Discard',
  'Reclaim',
  'figment',
  'Energy',
  'spark',
  'points',
  'void',
  'leaves play',
] as const;
export type CardWord = (typeof CARD_WORDS)[number];

const MEANS: { readonly [word in CardWord]: string } = {
  Materialized: 'When this character comes into play.',
  Judgment: 'Once in each of your turns, when characters are measured by their spark.',
  Static: 'As long as this is in play.',
  Fast: 'Can be played in the other player’s turn too.',
  Draw: 'Take so many cards from the top of your deck into your hand.',
  Foresee: 'Look at so many cards on top of your deck; put each back or into your void.',
  Discover: 'Find a card of that kind in your deck and take it into your hand.',
  Kindle: 'Your leftmost character gains so much spark.',
  Prevent: 'A card that is being played does nothing.',
  Copy: 'The same again: a second character or event like the first.',
  Banish: 'Out of play and not into a void: for good, or as long as the card says.',
  Dissolve: 'A character goes from play into its owner’s void.',
  Dissolved: 'When this character is Dissolved or Abandoned.',
  Abandon: 'Give up a character of your own; it goes into your void.',
  Discard: 'Put a card from your hand into your void.',
  Reclaim: 'Play a card from the void, as if it were in your hand.',
  figment: 'A character that a card makes. It has spark and no card.',
  Energy: 'What cards cost in a battle. Shops are paid with essence instead.',
  spark: 'How strong a character is.',
  points: 'What a battle is won with. The score of a deck is something else.',
  void: 'Where a player’s used and fallen cards lie.',
  'leaves play': 'Goes from play anywhere else: to a hand, into a void, or away.',
};

/** K4: no word of a card is left unsaid, though no battle is fought here. */
export const cardWordsSection = (): Section => ({
  id: 'words',
  title: 'Words on cards',
  blocks: [
    say(
      'These are for battles to come: in a quest no card is played and none of them does anything. They tell you what a card is for, and which cards go together.',
    ),
    table(['Word', 'Meaning'], ...CARD_WORDS.map((word) => [word, MEANS[word]])),
  ],
});
