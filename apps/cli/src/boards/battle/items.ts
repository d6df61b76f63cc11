import type { Setup, View } from '@lockstep/battle';
import type { Option } from '@lockstep/play';
import { cardName, KEYWORDS, refusalWords } from '@lockstep/words-battle';
import { type Item, line } from '../../shell/menu.ts';
import { act } from '../../shell/model.ts';
import { ITEMS, LABELS } from './words.ts';

/** The text of anything a battle names: a card, a dreamcaller, a dreamsign. */
const textOf = ({ script }: Setup, id: string): string =>
  script.card.find((card) => card.id === id)?.text ??
  script.dreamcaller.find((caller) => caller.id === id)?.ability ??
  script.dreamsign.find((sign) => sign.id === id)?.effect ??
  '';

const cardOf = ({ script }: Setup, id: string) => script.card.find((card) => card.id === id);

/** "2 Energy, spark 3" */
const faceOf = (setup: Setup, id: string, cost: number | undefined): string => {
  const card = cardOf(setup, id);
  const asked = cost === undefined ? [] : [LABELS.cost(cost)];
  return [...asked, card?.type === 'Character' ? LABELS.spark(card.spark) : LABELS.event].join(', ');
};

const bearerAt = (view: View, id: string): string => {
  const [head = ''] = id.split('.');
  if (head === 'dreamcaller') return view.seats[0]!.dreamcaller ?? '';
  return /^\d+$/.test(head) ? (view.seats[0]!.row[Number(head) - 1]?.card ?? '') : head;
};

/** What an option is called, what it costs, and the whole text of what it is about. */
const shown = (setup: Setup, view: View, { zone, id }: Option): Pick<Item, 'label' | 'note' | 'detail'> => {
  const about = (card: string, label: string, note: string) => ({
    label,
    note,
    detail: [textOf(setup, card)].filter((text) => text !== ''),
  });
  switch (zone) {
    case 'hand': {
      const cost = view.seats[0]!.hand.find(({ card }) => card === id)?.cost;
      return about(id, cardName(setup, id), faceOf(setup, id, cost));
    }
    case 'void':
      return about(id, ITEMS.reclaim(cardName(setup, id)), faceOf(setup, id, undefined));
    case 'use': {
      const bearer = bearerAt(view, id);
      return about(bearer, ITEMS.use(cardName(setup, bearer)), '');
    }
    case 'yours':
    case 'enemy': {
      const character = view.seats[zone === 'yours' ? 0 : 1]!.row[Number(id) - 1];
      const card = character?.card ?? '';
      const name = zone === 'yours' ? ITEMS.yours(cardName(setup, card)) : ITEMS.enemy(cardName(setup, card));
      return about(card, name, character ? LABELS.spark(character.spark) : '');
    }
    case 'card':
    case 'enemy-card':
      return about(id, cardName(setup, id), faceOf(setup, id, cardOf(setup, id)?.cost));
    case 'foresee': {
      const card = view.choice?.cards[Number(id) - 1] ?? '';
      return about(card, cardName(setup, card), faceOf(setup, card, cardOf(setup, card)?.cost));
    }
    default:
      return { label: ITEMS.verb[id] ?? id, note: '', detail: [] };
  }
};

/** What can be chosen now, a line each: what it is, what it costs, and why it cannot be. */
export const battleItems = (setup: Setup, view: View, options: readonly Option[]): readonly Item[] =>
  options.map((option) => {
    const { zone, id, text, off, laid } = option;
    const { label, ...more } = shown(setup, view, option);
    const command = text === null ? ({ do: 'session', command: { kind: 'lay', zone, id } } as const) : act(text);
    return line(laid ? `✓ ${label}` : label, command, {
      ...more,
      id: `${zone} ${id}`,
      off: off && refusalWords(setup, off),
      chosen: laid,
    });
  });

/** What is asked for now. */
export const questionWords = (setup: Setup, view: View): string => {
  if (view.outcome) return LABELS.over;
  if (view.choice) {
    const source = cardName(setup, view.choice.source);
    return view.choice.cards.length > 0 ? LABELS.looks(source) : LABELS.chooses(source);
  }
  if (view.phase === 'redraw-first' || view.phase === 'redraw-second') return LABELS.opening;
  if (view.phase === 'answer-window') return LABELS.answer(cardName(setup, view.played.at(-1)?.card ?? ''));
  return view.phase === 'end-window' ? LABELS.window : LABELS.yourTurn;
};

/** The keywords in a text, each with its sentence; all of them for none. */
export const keywordLines = (text: string): readonly string[] => {
  const named = KEYWORDS.filter(([word]) => text.toLowerCase().includes(word.replace(/ N$/, '').toLowerCase()));
  return (named.length === 0 ? KEYWORDS : named).map(([word, meaning]) => `${word}: ${meaning}`);
};
