import { HINT_LEVELS, nearest } from '@lockstep/kernel';
import { KINDS } from '@lockstep/protocol';
import { listed } from '@lockstep/words';
import { SECTION_IDS } from '@lockstep/words-protocol';
import { COMMAND_HELP, COMPLAINTS } from '../words.ts';
import type { Command } from './command.ts';
import { cardsOn, type Model } from './model.ts';

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

export type CommandWord = keyof typeof COMMAND_HELP;
const WORDS = Object.keys(COMMAND_HELP) as CommandWord[];

const SURE = ['yes', 'y'];

/** A card by number, id, or the beginning of an id that only one card has. */
const cardOf = (model: Model, word: string): string | Complaint => {
  const ids = model.run.setup.puzzle.card.map(({ id }) => id);
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

const wordOf = (text: string): CommandWord | Complaint => {
  const lower = text.toLowerCase();
  const exact = WORDS.find((word) => word === lower);
  if (exact) return exact;
  const fitting = WORDS.filter((word) => word.startsWith(lower));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) return { complaint: COMPLAINTS.several(text, listed(fitting, 'or')) };
  return { complaint: COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, WORDS)) };
};

const hintOf = (rest: readonly string[], sure: boolean): Command | Complaint => {
  const [word] = rest.filter((one) => !SURE.includes(one));
  if (word === undefined) return { do: 'hint', level: 'next', sure };
  const level = HINT_LEVELS.find((one) => one === word);
  return level ? { do: 'hint', level, sure } : { complaint: COMPLAINTS.noLevel(word, listed([...HINT_LEVELS], 'or')) };
};

const rulesOf = (rest: readonly string[]): Command | Complaint => {
  const [part] = rest;
  if (part === undefined) return { do: 'show', page: 'rules' };
  const section = SECTION_IDS.find((id) => id.startsWith(part.toLowerCase()));
  return section
    ? { do: 'show', page: 'rules', part: section }
    : { complaint: COMPLAINTS.noSection(part, listed([...SECTION_IDS], 'or')) };
};

/** What a line of text asks for. Bare cards are picked. */
export const parseCommand = (model: Model, text: string): Command | Complaint => {
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (first === '') return { do: 'look' };
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  if (/^\d+$/.test(first) || model.run.setup.puzzle.card.some(({ id }) => id === first.toLowerCase()))
    return withCards(model, [first, ...rest], (cards) => ({ do: 'pick', cards }));
  const word = wordOf(first);
  if (typeof word !== 'string') return word;
  switch (word) {
    case 'draft':
    case 'submit':
    case 'scan':
      return withCards(model, rest, (cards) => ({ do: 'play', kind: word, cards }));
    case 'pick':
      return withCards(model, rest, (cards) => ({ do: 'pick', cards }));
    case 'undo':
    case 'solution':
    case 'retry':
      return { do: word, sure };
    case 'hint':
      return hintOf(rest, sure);
    case 'rules':
      return rulesOf(rest);
    case 'protocol':
    case 'quick':
    case 'log':
    case 'share':
    case 'help':
      return { do: 'show', page: word, ...(rest[0] ? { part: rest[0] } : {}) };
    case 'start':
    case 'redo':
    case 'look':
    case 'quit':
      return { do: word };
  }
};

const shared = (words: readonly string[]): string => {
  let [common = ''] = words;
  for (const word of words) while (!word.startsWith(common)) common = common.slice(0, -1);
  return common;
};

/** The typed text with its last word carried on as far as it is certain. */
export const completed = (model: Model, typed: string): string => {
  const words = typed.split(' ');
  const last = words.at(-1)!.toLowerCase();
  if (last === '') return typed;
  const [first = ''] = words;
  const ids = cardsOn(model).map(({ id }) => id);
  const choices =
    words.length === 1
      ? [...WORDS, ...ids]
      : KINDS.some((kind) => kind === first) || first === 'pick' || ids.includes(first)
        ? ids.filter((id) => !words.slice(0, -1).includes(id))
        : first === 'hint'
          ? HINT_LEVELS
          : first === 'rules'
            ? SECTION_IDS
            : SURE.slice(0, 1);
  const fitting = choices.filter((choice) => choice.startsWith(last));
  if (fitting.length === 0) return typed;
  return [...words.slice(0, -1), shared(fitting) + (fitting.length === 1 ? ' ' : '')].join(' ');
};
