import { parseText } from '@lockstep/cardtext';
import type { Card } from '@lockstep/draft';
import type { Form } from './vocabulary.ts';

const MOST_SPARK = 12;
const MOST_TEXT = 240;
const SPARK = 2;
const RECLAIM = 2;
const SHARE = 3;
const LEAST_COST = 2;

const bearerOf = ({ type }: Card): 'character' | 'event' => (type === 'Character' ? 'character' : 'event');

const reads = (card: Card, text: string): boolean => text.length <= MOST_TEXT && parseText(text, bearerOf(card)).ok;

/** Numerals that are no effect: what a card or ability costs, and what something may at most be. */
const HEADER_BEFORE = /(?:^|\. )(?:Reclaim|This card costs) $/;
const LIMIT_AFTER = /^ (?:spark )?or (?:less|more)\b/;
const COST_AFTER = /^ Energy[^.:]*:/;

/** The text with the first numeral of an effect one higher; undefined where there is none that can be read. */
const raised = (card: Card, text: string): string | undefined => {
  for (const { 0: numeral, index } of text.matchAll(/\d+/g)) {
    const [before, after] = [text.slice(0, index), text.slice(index + numeral.length)];
    if (HEADER_BEFORE.test(before) || LIMIT_AFTER.test(after) || COST_AFTER.test(after)) continue;
    const more = Number(numeral) + 1;
    const plural = after.replace(/^ point\b(?!s)/, ' points');
    const edited = `${before}${more}${plural}`;
    if (reads(card, edited)) return edited;
  }
  return undefined;
};

const lengthened = (card: Card, text: string): Card | undefined => (reads(card, text) ? { ...card, text } : undefined);

const ending = ({ text }: Card, sentence: string): string => (text === undefined ? sentence : `${text} ${sentence}`);

const edit = (card: Card, form: Form): Card | undefined => {
  switch (form) {
    case 'viridian':
      return card.cost >= LEAST_COST ? { ...card, cost: card.cost - Math.ceil(card.cost / SHARE) } : undefined;
    case 'scarlet':
      return card.type === 'Character' && card.spark + SPARK <= MOST_SPARK
        ? { ...card, spark: card.spark + SPARK }
        : undefined;
    case 'golden': {
      const text = card.text === undefined ? undefined : raised(card, card.text);
      return text === undefined ? undefined : { ...card, text };
    }
    case 'azure':
      return card.type === 'Event' ? lengthened(card, ending(card, 'Draw 1.')) : undefined;
    case 'bronze':
      return card.type === 'Event' && !/(?:^|\. )Reclaim \d/.test(card.text ?? '')
        ? lengthened(card, `Reclaim ${card.cost + RECLAIM}. ${card.text ?? ''}`.trim())
        : undefined;
    case 'magenta':
      return card.type === 'Character' ? lengthened(card, ending(card, 'Judgment: Kindle 1.')) : undefined;
  }
};

/** Q14: the card in another form, its text edited so that it is shown and executed like any other; undefined where it cannot have it. */
export const transfigure = (card: Card, form: Form): Card | undefined => {
  if (card.rarity === 'Special') return undefined;
  const changed = edit(card, form);
  return changed && { ...changed, id: `${card.id}-${form}` };
};
