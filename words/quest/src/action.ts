import type { Setup, View } from '@lockstep/quest';
import { sampledHintLines } from '@lockstep/words';
import { actionWords as battleWords } from '@lockstep/words-battle';
import { bargainTitle, battleNames, callerName, cardName, FORM_WORDS, SITE_NAME, signName } from './names.ts';

const siteName = (word: string): string =>
  Object.entries(SITE_NAME).find(([site]) => site.toLowerCase() === word)?.[1] ?? word;

/** A card in the form it would take: "Flame Imp, Golden". */
const formedName = (setup: Setup, id: string): string => {
  const form = Object.entries(FORM_WORDS).find(([word]) => id.endsWith(`-${word}`))?.[1][0];
  return form === undefined ? cardName(setup, id) : `${cardName(setup, id)}, ${form}`;
};

/** An action as a player says it: "take the door to The Long Stair", "visit the Shop", "play Flame Imp". */
export const actionWords = (setup: Setup, view: View, text: string): string => {
  if (view.battle) return battleWords(battleNames(setup), view.battle, text);
  const space = text.indexOf(' ');
  const [verb, about] = space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
  switch (verb) {
    case 'door':
      return `take the door to ${view.doors[Number(about) - 1]?.name ?? about}`;
    case 'visit':
      return `visit the ${siteName(about)}`;
    case 'fight':
      return `fight ${view.door?.opponent.name ?? 'the enemy'}`;
    case 'choose':
      return `choose ${callerName(setup, about)}`;
    case 'take':
    case 'accept': {
      const sign = signName(setup, about);
      return `take ${about === '' ? 'it' : sign === about ? cardName(setup, about) : sign}`;
    }
    case 'buy':
      return `buy ${cardName(setup, about)}`;
    case 'reroll':
      return 'have others laid out';
    case 'purge':
      return `put ${cardName(setup, about)} down`;
    case 'copy':
      return `double ${cardName(setup, about)}`;
    case 'change':
      return `change a card into ${formedName(setup, about)}`;
    case 'agree':
      return `agree to “${bargainTitle(setup, about)}”`;
  }
  return text;
};

/** What a search by futures would do, how sure it is, and from how many of them. */
export const adviceLines = (
  setup: Setup,
  view: View,
  advice: Parameters<typeof sampledHintLines>[0],
): readonly string[] => sampledHintLines(advice, (action) => actionWords(setup, view, action));
