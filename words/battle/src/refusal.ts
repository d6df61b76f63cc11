import type { RefusalCode } from '@lockstep/battle';
import type { Refusal } from '@lockstep/kernel';
import { type Advice, adviceOn, adviceWords } from '@lockstep/words';

const ADVICE: { readonly [code in RefusalCode]: () => Advice } = {
  over: () => ({ wrong: 'The battle is over.', remedy: 'Begin another.' }),
  'not-your-move': () => ({ wrong: 'The other seat has to act.', remedy: 'Wait for it.' }),
  'unknown-action': () => ({
    wrong: 'That is nothing one can do in a battle.',
    remedy: 'Choose one of the actions that are offered.',
  }),
  'unknown-card': () => ({ wrong: 'No card of this battle is called that.', remedy: 'Name a card of your hand.' }),
  'unknown-dreamsign': () => ({
    wrong: 'No dreamsign of this battle is called that.',
    remedy: 'Name one that you hold.',
  }),
  'not-now': () => ({
    wrong: 'That cannot be done at this point of the turn.',
    remedy: 'Choose one of the actions that are offered.',
  }),
  'not-in-hand': () => ({ wrong: 'That card is not in your hand.', remedy: 'Play another.' }),
  'not-in-void': () => ({ wrong: 'That card is not in your void.', remedy: 'Reclaim another.' }),
  'no-reclaim': () => ({
    wrong: 'That card cannot be Reclaimed now.',
    remedy: 'Only cards whose text has a Reclaim cost can, and those that gained Reclaim this turn.',
  }),
  'no-energy': () => ({
    wrong: 'It costs more Energy than you have.',
    remedy: 'Play something cheaper, or keep it for a later turn.',
  }),
  'row-full': () => ({
    wrong: 'Your row has no place left.',
    remedy: 'Play an event, or wait until a character has left.',
  }),
  'no-choice': () => ({
    wrong: 'There is nothing that its first sentence could choose.',
    remedy: 'Keep it until there is.',
  }),
  'only-an-answer': () => ({
    wrong: 'It can only answer a card that fits.',
    remedy: 'Keep Energy for it in the enemy’s turn.',
  }),
  'not-fast': () => ({ wrong: 'Only a Fast card can be played now.', remedy: 'Play a Fast card, or pass.' }),
  'most-cards': () => ({
    wrong: 'A bane in your hand allows no more cards this turn.',
    remedy: 'Play the bane itself to be rid of it.',
  }),
  'no-character': () => ({
    wrong: 'There is no character at that place.',
    remedy: 'Places count from 1, from the left.',
  }),
  'no-ability': () => ({
    wrong: 'It has no ability that is used.',
    remedy: 'Use one whose text has a cost and a colon.',
  }),
  'used-this-turn': () => ({
    wrong: 'It has been used this turn.',
    remedy: 'It is ready again at the start of the next turn.',
  }),
  'cost-unpaid': () => ({ wrong: 'Its cost cannot be paid.', remedy: 'The text before its colon says what it takes.' }),
  'not-an-option': () => ({
    wrong: 'That is not among what can be chosen.',
    remedy: 'Choose one of those that are offered.',
  }),
};

/** A refusal costs nothing. */
export const refusalWords = (_setup: unknown, refusal: Refusal): string => adviceWords(adviceOn(ADVICE, {}, refusal));
