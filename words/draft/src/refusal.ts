import { type RefusalCode, type Setup, SITES, type Site } from '@lockstep/draft';
import type { Json, Refusal } from '@lockstep/kernel';
import { type Advice, adviceOn, adviceWords, counted, numberIn, type RefusalData } from '@lockstep/words';
import { callerName, cardName, cardOf, SITE_ASKS, SITE_NAME, signOf } from './names.ts';

export type { Advice } from '@lockstep/words';

const textIn = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

const siteIn = ({ site }: RefusalData): Site | undefined => SITES.find((one) => one === site);

/** What was named, whether it is a card, a dreamsign or a dreamcaller. */
const nameIn = (setup: Setup, id: string): string =>
  cardOf(setup, id)?.name ?? signOf(setup, id)?.name ?? callerName(setup, id);

const cardIn = (setup: Setup, { card }: RefusalData, otherwise = 'That card'): string => {
  const id = textIn(card);
  return id === undefined ? otherwise : cardName(setup, id);
};

/** What was typed, and what may have been meant: the only place where a player reads an id, having written one. */
const unknown = (data: RefusalData, what: string): Advice => {
  const [word, near] = [textIn(data.word), textIn(data.nearest)];
  return {
    wrong: word === undefined ? `No ${what} is named.` : `No ${what} is called “${word}”.`,
    remedy:
      near === undefined ? `Name a ${what} that is shown, or choose it by its number.` : `Did you mean “${near}”?`,
  };
};

const ACTION_WORDS: { readonly [action: string]: string } = {
  choose: 'choose a dreamcaller',
  take: 'take a card',
  accept: 'accept a dreamsign',
  buy: 'buy',
  purge: 'purge',
  reroll: 'reroll',
  leave: 'leave',
};

const ADVICE: { readonly [code in RefusalCode]: (setup: Setup, data: RefusalData) => Advice } = {
  over: () => ({ wrong: 'The quest is over.', remedy: 'Begin another.' }),
  'unknown-action': (_, data) => {
    const near = textIn(data.nearest);
    return {
      wrong: 'That is nothing one can do here.',
      remedy: near === undefined ? 'Choose one of the things that are shown.' : `Did you mean “${near}”?`,
    };
  },
  'unknown-card': (_, data) => unknown(data, 'card'),
  'unknown-dreamcaller': (_, data) => unknown(data, 'dreamcaller'),
  'unknown-dreamsign': (_, data) => unknown(data, 'dreamsign'),
  'not-here': (_, data) => {
    const site = siteIn(data);
    const does = ACTION_WORDS[textIn(data.action) ?? ''] ?? 'do that';
    return {
      wrong:
        site === undefined
          ? `You cannot ${does} here.`
          : `You cannot ${does} at this site: it is a ${SITE_NAME[site]}.`,
      remedy: site === undefined ? 'Choose one of the things that are shown.' : SITE_ASKS[site],
    };
  },
  'not-offered': (setup, data) => {
    const id = textIn(data.what);
    return {
      wrong: `${id === undefined ? 'That' : nameIn(setup, id)} is not among what is shown.`,
      remedy: 'Choose one of those that are.',
    };
  },
  sold: (setup, data) => ({
    wrong: `${cardIn(setup, data)} is sold already, to you.`,
    remedy: 'Buy another, or leave.',
  }),
  'deck-full': (_, data) => ({
    wrong: `A deck holds ${numberIn(data.most)} at most, and there is no room beside the picks still to come.`,
    remedy: 'Leave the shop.',
  }),
  'too-dear': (setup, data) => {
    const [price, essence] = [numberIn(data.price), numberIn(data.essence)];
    const what = textIn(data.card) === undefined ? 'A reroll' : cardIn(setup, data);
    return {
      wrong: `${what} costs ${price} essence and you have ${essence}.`,
      remedy: `You lack ${price - essence}. A battle brings more.`,
    };
  },
  'not-in-deck': (setup, data) => ({
    wrong: `${cardIn(setup, data)} is not in your deck.`,
    remedy: 'Purge a card that is.',
  }),
  'purged-enough': (_, data) => ({
    wrong: `This site takes ${counted(numberIn(data.most), 'card')}, and has them.`,
    remedy: 'Leave it.',
  }),
};

export const refusalAdvice = (setup: Setup, refusal: Refusal): Advice => adviceOn(ADVICE, setup, refusal);

export const refusalWords = (setup: Setup, refusal: Refusal): string => adviceWords(refusalAdvice(setup, refusal));
