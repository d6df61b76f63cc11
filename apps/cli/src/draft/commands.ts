import { nearest } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import { type Item, menuOf } from './menu.ts';
import { type Command, type Model, nightOf } from './model.ts';
import { partsOf } from './pages.ts';
import { COMMANDS, COMPLAINTS, NOTICES, type Word } from './words.ts';

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

const complain = (complaint: string): Complaint => ({ complaint });

/** The words of the game itself: whatever begins so is an action as it stands in a replay. */
const ACTIONS = ['choose', 'take', 'accept', 'buy', 'purge', 'reroll', 'leave'];

export const chosen = ({ off, command }: Item): Command | Complaint => (off === null ? command : complain(off));

const lineOf = (model: Model, word: string): Item | Complaint => {
  const { items } = menuOf(model);
  return items[Number(word) - 1] ?? complain(COMPLAINTS.noNumber(word, items.length));
};

const WORDS = Object.keys(COMMANDS) as Word[];

const wordOf = (model: Model, text: string): Word | Complaint => {
  const lower = text.toLowerCase();
  const exact = WORDS.find((word) => word === lower);
  if (exact) return exact;
  const fitting = WORDS.filter((word) => word.startsWith(lower));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) return complain(COMPLAINTS.several(text, listed(fitting, 'or')));
  const known = [...WORDS, ...(nightOf(model) ? ACTIONS : model.desk.shelf(model.preset).map(({ name }) => name))];
  return complain(COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, known)));
};

const SURE = ['yes', 'y'];

/** Of which card "why" is asked: by its number, its id, or the beginning of its name. */
const whyOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  if (!nightOf(model)) return complain(NOTICES.noQuest);
  const { items } = menuOf(model);
  const cards = items.filter(({ card }) => card !== null);
  if (cards.length === 0) return complain(COMPLAINTS.whyWhat);
  const word = rest.join(' ').toLowerCase();
  const found =
    word === ''
      ? (cards.find((item) => item === items[model.cursor]) ?? cards[0])
      : (cards[Number(word) - 1] ??
        cards.find(({ card, label }) => card === word || label.toLowerCase().startsWith(word)));
  return found ? { do: 'show', page: 'why', part: found.card! } : complain(COMPLAINTS.whyNumber(word, cards.length));
};

const partOf = (model: Model, [part]: readonly string[]): Command | Complaint => {
  if (part === undefined) return { do: 'show', page: 'rules' };
  const parts = partsOf(model);
  const found = parts.find((id) => id.startsWith(part.toLowerCase()));
  return found ? { do: 'show', page: 'rules', part: found } : complain(COMPLAINTS.noSection(part, listed(parts, 'or')));
};

const presetOf = (model: Model, [word = '']: readonly string[]): Command | Complaint => {
  if (nightOf(model)) return complain(NOTICES.shelfOnly);
  const to = model.desk.presets.find((id) => word !== '' && id.startsWith(word.toLowerCase()));
  return to ? { do: 'preset', to } : complain(COMPLAINTS.noPreset(word, listed(model.desk.presets)));
};

const commandOf = (model: Model, word: Word, rest: readonly string[]): Command | Complaint => {
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  switch (word) {
    case 'why':
      return whyOf(model, rest);
    case 'rules':
      return partOf(model, rest);
    case 'preset':
      return presetOf(model, rest);
    case 'share':
      return { do: 'show', page: 'share', ...(rest[0] === 'words' ? { part: 'words' } : {}) };
    case 'deck':
    case 'route':
    case 'log':
    case 'review':
    case 'quick':
    case 'help':
      return { do: 'show', page: word };
    case 'undo':
    case 'retry':
      return { do: word, sure };
    case 'replay':
      return { do: 'keep', file: rest.join(' ') || null };
    case 'redo':
    case 'shelf':
    case 'look':
    case 'save':
    case 'quit':
      return { do: word };
  }
};

/** What a line of text asks for. A number chooses from the menu; an action is played as it is written. */
export const parseCommand = (model: Model, text: string): Command | Complaint => {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === '') return { do: 'look' };
  if (/^\d+$/.test(first) && rest.length === 0) {
    const line = lineOf(model, first);
    return 'complaint' in line ? line : chosen(line);
  }
  if (ACTIONS.includes(first.toLowerCase()))
    return nightOf(model) ? { do: 'act', text: [first.toLowerCase(), ...rest].join(' ') } : complain(NOTICES.noQuest);
  if (!nightOf(model)) {
    const quest = model.desk.shelf(model.preset).find(({ name }) => name === first.toLowerCase());
    if (quest) return { do: 'open', quest: quest.name };
  }
  const word = wordOf(model, first);
  return typeof word === 'string' ? commandOf(model, word, rest) : word;
};
