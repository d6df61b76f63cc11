import { HINT_LEVELS, nearest } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import type { Command } from './command.ts';
import { cardsOn, type Model } from './model.ts';
import { rulesOf } from './pages.ts';
import { type SharedWord, wordbook } from './wordbook.ts';
import { COMPLAINTS } from './words.ts';

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

export const SURE = ['yes', 'y'];

const idsOf = ({ run, sitting }: Model): readonly string[] => sitting.face.ids(run.setup);

export const partsOf = (model: Model): readonly string[] => rulesOf(model).map(({ id }) => id);

/** A card by number, id, or the beginning of an id that only one card has. */
const cardOf = (model: Model, word: string): string | Complaint => {
  const ids = idsOf(model);
  const lower = word.toLowerCase();
  if (/^\d+$/.test(lower)) {
    const id = ids[Number(lower) - 1];
    return id ?? { complaint: COMPLAINTS.noNumber(word, ids.length) };
  }
  if (ids.includes(lower)) return lower;
  const here = cardsOn(model).map(({ id }) => id);
  for (const among of [here, ids]) {
    const fitting = among.filter((id) => id.startsWith(lower));
    if (fitting.length === 1) return fitting[0]!;
    if (fitting.length > 1) return { complaint: COMPLAINTS.several(word, listed(fitting, 'or')) };
  }
  return { complaint: COMPLAINTS.noCard(word.slice(0, 40), nearest(lower, ids)) };
};

const cardsOf = (model: Model, words: readonly string[]): readonly string[] | Complaint => {
  const found = words.map((word) => cardOf(model, word));
  const wrong = found.find((one): one is Complaint => typeof one !== 'string');
  return wrong ?? (found as string[]);
};

const withCards = (
  model: Model,
  words: readonly string[],
  make: (cards: readonly string[]) => Command,
): Command | Complaint => {
  const cards = cardsOf(model, words);
  return 'complaint' in cards ? cards : make(cards);
};

const wordOf = (model: Model, text: string): string | Complaint => {
  const words = Object.keys(wordbook(model));
  const lower = text.toLowerCase();
  if (words.includes(lower)) return lower;
  const fitting = words.filter((word) => word.startsWith(lower));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) return { complaint: COMPLAINTS.several(text, listed(fitting, 'or')) };
  return { complaint: COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, words)) };
};

const hintOf = (rest: readonly string[], sure: boolean): Command | Complaint => {
  const [word] = rest.filter((one) => !SURE.includes(one));
  if (word === undefined) return { do: 'hint', level: 'next', sure };
  const level = HINT_LEVELS.find((one) => one === word);
  return level ? { do: 'hint', level, sure } : { complaint: COMPLAINTS.noLevel(word, listed([...HINT_LEVELS], 'or')) };
};

const partOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const [part] = rest;
  if (part === undefined) return { do: 'show', page: 'rules' };
  const parts = partsOf(model);
  const section = parts.find((id) => id.startsWith(part.toLowerCase()));
  return section
    ? { do: 'show', page: 'rules', part: section }
    : { complaint: COMPLAINTS.noSection(part, listed(parts, 'or')) };
};

const page = (word: string, [part]: readonly string[]): Command => ({
  do: 'show',
  page: word,
  ...(part ? { part } : {}),
});

/** A word of the game's own, if it is one. */
const ownCommand = (model: Model, word: string, rest: readonly string[]): Command | Complaint | undefined => {
  const { face } = model.sitting;
  if (Object.hasOwn(face.verbs, word)) return withCards(model, rest, (cards) => ({ do: 'play', kind: word, cards }));
  if (Object.hasOwn(face.pages, word)) return page(word, rest);
  const variant = face.variants(model.run.setup).find((one) => one.word === word);
  return variant && { do: 'vary', options: variant.options };
};

const sharedCommand = (model: Model, word: SharedWord, rest: readonly string[]): Command | Complaint => {
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  switch (word) {
    case 'pick':
      return withCards(model, rest, (cards) => ({ do: 'pick', cards }));
    case 'undo':
    case 'solution':
    case 'retry':
      return { do: word, sure };
    case 'hint':
      return hintOf(rest, sure);
    case 'rules':
      return partOf(model, rest);
    case 'quick':
    case 'log':
    case 'share':
    case 'help':
      return page(word, rest);
    case 'start':
    case 'redo':
    case 'look':
    case 'quit':
      return { do: word };
  }
};

/** What a line of text asks for. Bare cards are picked. */
export const parseCommand = (model: Model, text: string): Command | Complaint => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (first === '') return { do: 'look' };
  if (/^\d+$/.test(first) || idsOf(model).includes(first.toLowerCase()))
    return withCards(model, [first, ...rest], (cards) => ({ do: 'pick', cards }));
  const word = wordOf(model, first);
  if (typeof word !== 'string') return word;
  return ownCommand(model, word, rest) ?? sharedCommand(model, word as SharedWord, rest);
};
