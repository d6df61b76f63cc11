import { refusals as battle } from '@lockstep/battle';
import { refusals as draft } from '@lockstep/draft';

/** Every refusal, and what it means: those of the draft and the battle where one is in them, and the quest's own. */
export const refusals = {
  ...battle,
  ...draft,
  over: 'the quest has ended',
  'not-your-move': 'the other seat has to act',
  'unknown-action': 'the text is no action of a quest; `actions` lists them, `nearest` is what may have been meant',
  'not-here': '`action` cannot be done here',
  'no-door': 'there is no such door',
  'no-site': 'the dreamscape has no such site that was not visited',
  'draft-first': 'every Draft is visited before the battle',
  'deck-over': 'the deck holds more than `most`: cards have to go before the battle',
  'not-in-deck': 'the card is not in the deck',
  'not-a-bane': 'only banes can go here',
  'last-card': 'a deck keeps its last card',
  'purged-enough': 'no more than `most` cards can go here',
  'not-shown': 'it is not among what is shown',
  'too-dear': 'the essence does not reach the price',
} as const;

export type RefusalCode = keyof typeof refusals;
