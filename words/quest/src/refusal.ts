import { refusals as battleCodes } from '@lockstep/battle';
import type { Json, Refusal } from '@lockstep/kernel';
import type { Setup } from '@lockstep/quest';
import { type Advice, adviceOn, adviceWords, counted, numberIn, type RefusalData } from '@lockstep/words';
import { refusalWords as battleWords } from '@lockstep/words-battle';
import { refusalAdvice as draftAdvice } from '@lockstep/words-draft';
import { cardName } from './names.ts';

const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const cardIn = (setup: Setup, { card }: RefusalData): string => {
  const id = textIn(card);
  return id === undefined ? 'That card' : cardName(setup, id);
};

/** What the quest itself refuses. */
const ADVICE: { readonly [code: string]: (setup: Setup, data: RefusalData) => Advice } = {
  over: () => ({ wrong: 'The quest is over.', remedy: 'Begin another.' }),
  'not-your-move': () => ({ wrong: 'The enemy has to act.', remedy: 'Wait for it.' }),
  'unknown-action': (_, { nearest }) => ({
    wrong: 'That is nothing one can do here.',
    remedy:
      textIn(nearest) === undefined ? 'Choose one of the things that are shown.' : `Did you mean “${textIn(nearest)}”?`,
  }),
  'not-here': () => ({ wrong: 'That cannot be done here.', remedy: 'Choose one of the things that are shown.' }),
  'no-door': () => ({ wrong: 'There is no such door.', remedy: 'Doors are numbered from 1, from the left.' }),
  'no-site': () => ({
    wrong: 'This dreamscape has no such site, or it was visited.',
    remedy: 'Choose one that is still open.',
  }),
  'draft-first': () => ({ wrong: 'Every Draft comes before the battle.', remedy: 'Visit the Draft first.' }),
  'deck-over': (_, { most }) => ({
    wrong: `The deck holds more than ${numberIn(most)} cards.`,
    remedy: 'Put some down before the battle: here that costs nothing.',
  }),
  'not-in-deck': (setup, data) => ({
    wrong: `${cardIn(setup, data)} is not in your deck.`,
    remedy: 'Name one that is.',
  }),
  'not-a-bane': (setup, data) => ({ wrong: `${cardIn(setup, data)} is no bane.`, remedy: 'Only banes can go here.' }),
  'last-card': () => ({ wrong: 'A deck keeps its last card.', remedy: 'Take another first.' }),
  'purged-enough': (_, { most }) => ({
    wrong: `This site takes ${counted(numberIn(most), 'card')}, and has them.`,
    remedy: 'Leave it.',
  }),
  'not-shown': () => ({ wrong: 'That is not among what is shown.', remedy: 'Choose one of those that are, or leave.' }),
  'too-dear': (_, { price, essence }) => ({
    wrong: `It costs ${numberIn(price)} essence and you have ${numberIn(essence)}.`,
    remedy: `You lack ${numberIn(price) - numberIn(essence)}. A battle that is won pays more.`,
  }),
};

/** Refusals of a battle or a draft are theirs to word; a code that the quest has too is the quest's. */
export const refusalWords = (setup: Setup, refusal: Refusal): string => {
  if (Object.hasOwn(ADVICE, refusal.code)) return adviceWords(adviceOn(ADVICE, setup, refusal));
  if (Object.hasOwn(battleCodes, refusal.code)) return battleWords(setup, refusal);
  return adviceWords(draftAdvice(setup.draft, refusal));
};
