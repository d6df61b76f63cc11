import type { Json, Refusal } from '@lockstep/kernel';
import type { Clash, RefusalCode, Setup } from '@lockstep/testimony';
import { type Advice, adviceOn, adviceWords, dealtAdvice, numberIn, type RefusalData } from '@lockstep/words';
import { contradictionWords } from './clash.ts';
import { cardName } from './names.ts';

export type { Advice } from '@lockstep/words';

const named = (setup: Setup, { card }: RefusalData): string => cardName(setup, String(card ?? 'That card'));

const isPair = (value: Json | undefined): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

const clashIn = ({ cards, claims, minutes }: RefusalData): Clash | undefined =>
  isPair(cards) && isPair(claims)
    ? { cards, claims: claims as Clash['claims'], minutes: numberIn(minutes) }
    : undefined;

const cardsTo = (most: number): string => (most === 1 ? '1 card' : `1 to ${most} cards`);

const ADVICE: { readonly [code in RefusalCode]: (setup: Setup, data: RefusalData) => Advice } = {
  ...dealtAdvice(named),
  'unknown-action': () => ({
    wrong: 'KOA does not know that action.',
    remedy: 'There is one thing to do here: SUBMIT.',
  }),
  'submission-size': (setup, data) => {
    const some = cardsTo(numberIn(data.most) || setup.script.tuning.most_cards);
    const chosen = Array.isArray(data.cards) ? data.cards.length : 0;
    return { wrong: `A submission is ${some}, not ${chosen}.`, remedy: `Choose ${some} of your hand.` };
  },
  'already-submitted': (setup, data) => ({
    wrong: `${named(setup, data)} is part of your story already.`,
    remedy: 'Choose from the cards still in your hand.',
  }),
  'major-contradiction': (setup, data) => {
    const clash = clashIn(data);
    return {
      wrong: clash
        ? contradictionWords(setup, { severity: 'MAJOR', clash })
        : 'Two claims of this submission cannot both be true.',
      remedy: 'Leave out one that you still hold; this cost you nothing.',
    };
  },
};

export const refusalAdvice = (setup: Setup, refusal: Refusal): Advice => adviceOn(ADVICE, setup, refusal);

export const refusalWords = (setup: Setup, refusal: Refusal): string => adviceWords(refusalAdvice(setup, refusal));
