import { DIFFICULTIES } from '@lockstep/encounter';
import { nearest } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import { type Item, menuOf } from './menu.ts';
import { type Command, type Model, sceneOf } from './model.ts';
import { nameIn } from './names.ts';
import { partsOf } from './pages.ts';
import { actorBy } from './sheet.ts';
import { COMMANDS, COMPLAINTS, NOTICES, type Word } from './words.ts';

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

const complain = (complaint: string): Complaint => ({ complaint });

/** The words of the game itself: whatever begins so is an action as it stands in a replay. */
const ACTIONS = [
  'choose',
  'go-on',
  'declare',
  'take-back',
  'ready',
  'withdraw',
  'nuance',
  'react',
  'pass',
  'convert',
  'watch',
];

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
  const known = [...WORDS, ...(sceneOf(model) ? ACTIONS : model.desk.shelf(model.difficulty).map(({ name }) => name))];
  return complain(COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, known)));
};

const SURE = ['yes', 'y'];

const oddsOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const [first] = rest;
  if (!sceneOf(model)) return complain(NOTICES.noScene);
  if (first === undefined) return complain(COMPLAINTS.oddsOf);
  if (!/^\d+$/.test(first)) return { do: 'odds', text: rest.join(' ') };
  const line = lineOf(model, first);
  if ('complaint' in line) return line;
  return line.command.do === 'act' ? { do: 'odds', text: line.command.text } : complain(COMPLAINTS.listed);
};

const sheetOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const scene = sceneOf(model);
  if (!scene) return complain(NOTICES.noScene);
  const word = rest.join(' ');
  const actor = word === '' ? scene.view.actors[0] : actorBy(scene, word);
  if (actor) return { do: 'show', page: 'sheet', part: actor.id };
  const names = scene.view.actors.map(({ id }) => nameIn(scene.setup, id));
  return complain(COMPLAINTS.nobody(word.slice(0, 40), listed(names)));
};

const partOf = (model: Model, [part]: readonly string[]): Command | Complaint => {
  if (part === undefined) return { do: 'show', page: 'rules' };
  const parts = partsOf(model);
  const found = parts.find((id) => id.startsWith(part.toLowerCase()));
  return found ? { do: 'show', page: 'rules', part: found } : complain(COMPLAINTS.noSection(part, listed(parts, 'or')));
};

const difficultyOf = (model: Model, [word = '']: readonly string[]): Command | Complaint => {
  if (sceneOf(model)) return complain(NOTICES.shelfOnly);
  const to = DIFFICULTIES.find((one) => word !== '' && one.startsWith(word.toUpperCase()));
  return to ? { do: 'difficulty', to } : complain(COMPLAINTS.noDifficulty(word, listed([...DIFFICULTIES], 'and')));
};

const commandOf = (model: Model, word: Word, rest: readonly string[]): Command | Complaint => {
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  switch (word) {
    case 'odds':
      return oddsOf(model, rest);
    case 'sheet':
      return sheetOf(model, rest);
    case 'rules':
      return partOf(model, rest);
    case 'difficulty':
      return difficultyOf(model, rest);
    case 'share':
      return { do: 'show', page: 'share', ...(rest[0] === 'words' ? { part: 'words' } : {}) };
    case 'log':
    case 'quick':
    case 'help':
      return { do: 'show', page: word };
    case 'undo':
    case 'retry':
      return { do: word, sure };
    case 'replay':
      return { do: 'keep', file: rest.join(' ') || null };
    case 'back':
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
    return sceneOf(model) ? { do: 'act', text: [first.toLowerCase(), ...rest].join(' ') } : complain(NOTICES.noScene);
  if (!sceneOf(model)) {
    const scene = model.desk.shelf(model.difficulty).find(({ name }) => name === first.toLowerCase());
    if (scene) return { do: 'open', scene: scene.name };
  }
  const word = wordOf(model, first);
  return typeof word === 'string' ? commandOf(model, word, rest) : word;
};
