/** Every way an action is refused, and what it means. A refused action costs nothing and changes nothing. */
export const refusals = {
  over: 'the battle is over',
  'not-your-move': 'the other seat has to act',
  'unknown-action': 'the text is no action of a battle',
  'unknown-card': 'no card of this battle has this id',
  'unknown-dreamsign': 'no dreamsign of this battle has this id',
  'not-now': 'this cannot be done at this point of the turn',
  'not-in-hand': 'the card is not in your hand',
  'not-in-void': 'the card is not in your void',
  'no-reclaim': 'the card cannot be Reclaimed now',
  'no-energy': 'it costs more Energy than you have',
  'row-full': 'your row has no place left',
  'no-choice': 'there is nothing to choose for its first sentence',
  'only-an-answer': 'it can only answer a card that fits',
  'not-fast': 'only a Fast card can be played in a window',
  'most-cards': 'a bane in your hand allows no more cards this turn',
  'no-character': 'there is no character at this place',
  'no-ability': 'it has no ability to use',
  'used-this-turn': 'it has been used this turn',
  'cost-unpaid': 'its cost cannot be paid',
  'not-an-option': 'this is not among what can be chosen',
} as const;
export type RefusalCode = keyof typeof refusals;
