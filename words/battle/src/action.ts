import type { View } from '@lockstep/battle';
import { listed, sampledHintLines } from '@lockstep/words';
import { cardName, type Names, seatName } from './names.ts';

/** A character by its side and place, counted from 1: "your Flame Imp", "a figment of Kiln Row". */
const characterName = (names: Names, view: View, side: 'yours' | 'enemy', place: number): string => {
  const own = view.you ?? 0;
  const seat = side === 'yours' ? own : 1 - own;
  const row = view.seats[seat]?.row ?? [];
  const card = row[place - 1]?.card ?? '';
  const alike = row.filter((one) => one.card === card).length > 1 ? ` in place ${place}` : '';
  const name = cardName(names, card);
  if (side === 'enemy') return `${name} of ${seatName(names, seat).replace(/^The /, 'the ')}${alike}`;
  return card === 'figment' ? `a figment of your own${alike}` : `your ${name}${alike}`;
};

/** What bears an ability that can be used: a character by its place, the dreamcaller, a dreamsign by its id. */
const bearerName = (names: Names, view: View, word: string): string => {
  const [head = ''] = word.split('.');
  if (/^\d+$/.test(head)) return characterName(names, view, 'yours', Number(head));
  const id = head === 'dreamcaller' ? (view.seats[view.you ?? 0]?.dreamcaller ?? head) : head;
  return cardName(names, id);
};

const chosen = (names: Names, view: View, [first = '', second]: readonly string[]): string => {
  if (first === 'none' && second === undefined) return 'choose nothing';
  if (second === undefined) return `choose ${cardName(names, first)}`;
  if (/^\d+$/.test(second))
    return `choose ${characterName(names, view, first === 'yours' ? 'yours' : 'enemy', Number(second))}`;
  return `choose ${cardName(names, second)} of the enemy’s cards`;
};

const foreseen = (names: Names, view: View, places: readonly string[]): string => {
  const cards = places.map((place) => cardName(names, view.choice?.cards[Number(place) - 1] ?? ''));
  return cards.length === 0 ? 'leave all of them on top' : `put ${listed(cards)} into the void`;
};

const passed = ({ phase, played }: View, names: Names): string =>
  phase === 'answer-window' ? `let ${cardName(names, played.at(-1)?.card ?? '')} happen` : 'pass';

/** An action as a player says it: "play Flame Imp", "choose your Quarry Ox", "end the turn". */
export const actionWords = (names: Names, view: View, text: string): string => {
  const [verb = '', ...words] = text.split(' ');
  switch (verb) {
    case 'keep':
      return 'keep this hand';
    case 'redraw':
      return 'put the hand back for another';
    case 'play':
      return `play ${cardName(names, words[0] ?? '')}`;
    case 'reclaim':
      return `Reclaim ${cardName(names, words[0] ?? '')}`;
    case 'use':
      return `use the ability of ${bearerName(names, view, words[0] ?? '')}`;
    case 'end':
      return 'end the turn';
    case 'pass':
      return passed(view, names);
    case 'choose':
      return chosen(names, view, words);
    case 'foresee':
      return foreseen(names, view, words);
  }
  return text;
};

/** What a search by futures would do, how sure it is, and from how many of them. */
export const adviceLines = (
  names: Names,
  view: View,
  advice: Parameters<typeof sampledHintLines>[0],
): readonly string[] => sampledHintLines(advice, (action) => actionWords(names, view, action));
