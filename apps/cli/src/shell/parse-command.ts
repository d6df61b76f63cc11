import { nearest } from '@lockstep/kernel';
import { HINT_LEVELS, promptOf, type Types } from '@lockstep/play';
import { listed } from '@lockstep/words';
import { type Complaint, complain, isComplaint } from './command.ts';
import { menuOf } from './current-menu.ts';
import type { Item } from './menu.ts';
import { act, type Command, type Model } from './model.ts';
import { partsOf, wordsOf } from './pages.ts';
import { COMPLAINTS } from './words.ts';

export { type Complaint, complain, isComplaint };

/** What choosing an item does; one that is barred says why. */
export const commandOf = ({ off, command }: Item): Command | Complaint => (off === null ? command : complain(off));

export const SURE: readonly string[] = ['yes', 'y'];

export const isSure = (words: readonly string[]): boolean => SURE.includes(words.at(-1)?.toLowerCase() ?? '');

/** The line of the menu with that number. */
export const lineOf = <G extends Types>(model: Model<G>, word: string): Item | Complaint => {
  const { items } = menuOf(model);
  const { noSuchNumber: noNumber = COMPLAINTS.noNumber } = model.host.game.board;
  return items[Number(word) - 1] ?? complain(noNumber(word, items.length));
};

const wordOf = <G extends Types>(model: Model<G>, text: string): string | Complaint => {
  const { board } = model.host.game;
  const words = Object.keys(wordsOf(model));
  const lower = text.toLowerCase();
  if (words.includes(lower)) return lower;
  const fitting = words.filter((word) => word.startsWith(lower));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) return complain(COMPLAINTS.several(text, listed(fitting, 'or')));
  const known = [...words, ...(model.session ? board.verbs : titleIds(model))];
  return complain(COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, known)));
};

const titleIds = <G extends Types>(model: Model<G>): readonly string[] =>
  model.host.game.board.shelf?.titles(model).map(({ id }) => id) ?? [];

const partOf = <G extends Types>(model: Model<G>, [part]: readonly string[]): Command | Complaint => {
  if (part === undefined) return { do: 'show', page: 'rules' };
  const parts = partsOf(model);
  const found = parts.find((id) => id.startsWith(part.toLowerCase()));
  return found ? { do: 'show', page: 'rules', part: found } : complain(COMPLAINTS.noSection(part, listed(parts, 'or')));
};

const hintOf = (rest: readonly string[]): Command | Complaint => {
  const sure = isSure(rest);
  const [word] = rest.filter((one) => !SURE.includes(one));
  const level = word === undefined ? 'next' : HINT_LEVELS.find((one) => one === word);
  if (!level) return complain(COMPLAINTS.noLevel(word!, listed([...HINT_LEVELS], 'or')));
  return { do: 'session', command: { kind: 'hint', level, sure } };
};

/** What is chosen on the shelf, by the beginning of its name. */
const optionOf = <G extends Types>(model: Model<G>, [word = '']: readonly string[]): Command | Complaint => {
  const { shelf, notices } = model.host.game.board;
  if (model.session || !shelf?.option) return complain(notices.optionsOnly);
  const names = shelf.option.values(model.host, model.picking);
  const to = names.find((id) => word !== '' && id.toLowerCase().startsWith(word.toLowerCase()));
  return to
    ? { do: 'option', option: shelf.option.word, to }
    : complain(COMPLAINTS.noOption(shelf.option.word, word, listed(names)));
};

/** A word that any game may have. */
const sharedCommand = <G extends Types>(
  model: Model<G>,
  word: string,
  rest: readonly string[],
): Command | Complaint => {
  const { board } = model.host.game;
  const sure = isSure(rest);
  switch (word) {
    case 'undo':
    case 'solution':
    case 'change':
      return { do: 'session', command: { kind: word, sure } };
    case 'redo':
    case 'start':
      return { do: 'session', command: { kind: word } };
    case 'retry':
      return { do: 'session', command: { kind: 'retry', again: board.shelf !== null && rest[0] !== 'same', sure } };
    case 'hint':
      return hintOf(rest);
    case 'rules':
      return partOf(model, rest);
    case 'share':
      return { do: 'show', page: 'share', ...(rest[0] === 'words' ? { part: 'words' } : {}) };
    case 'replay':
      return { do: 'keep', file: rest.join(' ') || null };
    case 'shelf':
    case 'look':
    case 'save':
    case 'quit':
    case 'back':
    case 'skip':
      return { do: word };
  }
  return word === board.shelf?.option?.word ? optionOf(model, rest) : { do: 'show', page: word };
};

/** What a question was asked about, with the answer to it. */
const surely = (command: Command | Complaint): Command | Complaint => {
  if (isComplaint(command)) return command;
  if (command.do === 'open') return { ...command, sure: true };
  return command.do === 'session' && command.command.kind === 'retry'
    ? { do: 'session', command: { ...command.command, sure: true } }
    : command;
};

const numbered = <G extends Types>(model: Model<G>, words: readonly string[]): Command | Complaint => {
  const { parseNumbers: numbers } = model.host.game.board;
  if (!menuOf(model).list && numbers) return numbers(model, words);
  const line = lineOf(model, words[0]!);
  return 'complaint' in line ? line : commandOf(line);
};

const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** What a line of text asks for. A number chooses from the menu; an action is carried out as it is written. */
export const parseCommand = <G extends Types>(model: Model<G>, text: string): Command | Complaint => {
  const { board } = model.host.game;
  const [first = '', ...rest] = text.trim().split(/\s+/);
  if (first === '') return { do: 'look' };
  const named = board.parseNamed?.(model, [first, ...rest]);
  if (named) return named;
  const { list } = menuOf(model);
  if (isNumber(first) && (list ? rest.length === 0 : rest.every(isNumber))) return numbered(model, [first, ...rest]);
  if (isNumber(first) && rest.length === 1 && isSure(rest) && list) return surely(numbered(model, [first]));
  const lower = first.toLowerCase();
  if (board.verbs.includes(lower)) {
    if (!model.session) return complain(board.notices.nothingOpen);
    return board.parseAction?.(model, lower, rest) ?? act([lower, ...rest].join(' '));
  }
  // An action as it is written in a replay, where the game names no words that begin one.
  const whole = [lower, ...rest].join(' ');
  if (model.session && promptOf(model.session).options.some((option) => option.text === whole)) return act(whole);
  if (!model.session) {
    const item = menuOf(model).items.find(({ id }) => id === lower);
    if (item) return isSure(rest) ? surely(commandOf(item)) : commandOf(item);
  }
  const word = wordOf(model, first);
  if (typeof word !== 'string') return word;
  return board.parseTyped?.(model, word, rest) ?? sharedCommand(model, word, rest);
};
