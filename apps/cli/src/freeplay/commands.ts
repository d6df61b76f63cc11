import { KOA_MOVES } from '@lockstep/freeplay';
import { MOVES } from '@lockstep/gates';
import { nearest, refuse } from '@lockstep/kernel';
import { listed } from '@lockstep/words';
import { refusalWords } from '@lockstep/words-freeplay';
import { type Item, menuOf, offerLabel } from './menu.ts';
import { type Command, type Model, type Scene, sceneOf } from './model.ts';
import { partsOf } from './pages.ts';
import { handOf, movesOf, waysOf } from './ways.ts';
import { COMMANDS, COMPLAINTS, NOTICES, type Word } from './words.ts';

/** Text that is no command, and why. */
export interface Complaint {
  readonly complaint: string;
}

export const isComplaint = (value: Command | Complaint): value is Complaint => 'complaint' in value;

const complain = (complaint: string): Complaint => ({ complaint });

/** The words of the game itself: whatever begins so is an action. */
const ENDS = ['take', 'leave', 'give-up', 'abandon'];
const ACTIONS: readonly string[] = [...new Set<string>([...MOVES, ...KOA_MOVES]), ...ENDS];

export const chosen = ({ off, command }: Item): Command | Complaint => (off === null ? command : complain(off));

const WORDS = Object.keys(COMMANDS) as Word[];

const wordOf = (model: Model, text: string): Word | Complaint => {
  const lower = text.toLowerCase();
  const exact = WORDS.find((word) => word === lower);
  if (exact) return exact;
  const fitting = WORDS.filter((word) => word.startsWith(lower));
  if (fitting.length === 1) return fitting[0]!;
  if (fitting.length > 1) return complain(COMPLAINTS.several(text, listed(fitting, 'or')));
  const known = [...WORDS, ...(sceneOf(model) ? ACTIONS : model.desk.shelf().map(({ id }) => id))];
  return complain(COMPLAINTS.noCommand(text.slice(0, 40), nearest(lower, known)));
};

const SURE = ['yes', 'y'];

const isNumber = (word: string): boolean => /^\d{1,2}$/.test(word);

/** The thing of so many that a word means: its number, its id, or the start of its name. */
const meant = (word: string, things: readonly { readonly id: string; readonly name: string }[]): string | undefined => {
  if (isNumber(word)) return things[Number(word) - 1]?.id;
  const lower = word.toLowerCase();
  return (
    things.find(({ id }) => id.toLowerCase() === lower || id.toLowerCase().split('.')[1] === lower) ??
    things.find(
      ({ id, name }) => name.toLowerCase().startsWith(lower) || id.split('.')[1]?.toLowerCase().startsWith(lower),
    )
  )?.id;
};

const gatesIn = ({ view }: Scene) => view.gates?.gates ?? [];

const KEYWORDS = ['from', 'to', 'with', 'at', 'path', 'strike', 'time', 'location', 'state', 'disable'];

/** A typed move with numbers made into ids, and what is left out filled from what is taken up. */
const moveText = (model: Model, scene: Scene, verb: string, rest: readonly string[]): string | Complaint => {
  const move = movesOf(scene).find((one) => one === verb);
  if (!move) return [verb, ...rest].join(' ');
  if (rest.length === 0) {
    const [way, ...others] = waysOf(scene, move, model);
    if (way && others.length === 0) return way.text;
  }
  const hand = handOf(scene);
  const end = rest.findIndex((word) => KEYWORDS.includes(word));
  const named = end < 0 ? rest : rest.slice(0, end);
  const after = end < 0 ? [] : [...rest.slice(end)];
  const cards: string[] = [];
  for (const word of named) {
    const id = isNumber(word) ? hand[Number(word) - 1] : word;
    if (id === undefined) return complain(COMPLAINTS.noNumber(word, hand.length));
    cards.push(id);
  }
  const gates = gatesIn(scene);
  for (let i = 0; i + 1 < after.length; i += 1) {
    const word = after[i + 1]!;
    if (after[i] === 'at') after[i + 1] = meant(word, gates) ?? word;
    if (after[i] === 'with') after[i + 1] = meant(word, scene.view.gates?.tools ?? []) ?? word;
    if (after[i] === 'from' || after[i] === 'to') after[i + 1] = word.toUpperCase();
  }
  const aims = scene.setup.edition === 'gates' && ['inject', 'flag', 'exploit'].includes(move);
  const target = aims && !after.includes('at') && model.gate !== null ? ['at', model.gate] : [];
  const held = cards.length === 0 && rest.length > 0 ? model.chosen : cards;
  const goes = model.tool !== null && (model.tool === 'tool.REWIRE_ANCHOR' ? 'rewire' : 'inject') === move;
  const along = goes && !after.includes('with') ? ['with', model.tool] : [];
  return [verb, ...held, ...along, ...target, ...after].join(' ');
};

/** "take calm", "take artifact 2": an offer by its id or its number, an artifact likewise. */
const takeText = ({ view }: Scene, rest: readonly string[]): string | Complaint => {
  const [what, which, ...more] = rest;
  if (what === undefined)
    return complain(
      view.offers.length === 0 ? COMPLAINTS.noCache : COMPLAINTS.whichOffer(listed(view.offers.map(offerLabel))),
    );
  const offer = meant(what, view.offers) ?? what.toUpperCase();
  const about = view.offers.find(({ id }) => id === offer)?.artifacts ?? [];
  return ['take', offer, ...(which === undefined ? [] : [meant(which, about) ?? which]), ...more].join(' ');
};

const actionText = (model: Model, scene: Scene, verb: string, rest: readonly string[]): string | Complaint =>
  verb === 'take' ? takeText(scene, rest) : moveText(model, scene, verb, rest);

const acting = (model: Model, verb: string, rest: readonly string[], only: boolean): Command | Complaint => {
  const scene = sceneOf(model);
  if (!scene) return complain(NOTICES.noRun);
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  const words = sure ? rest.slice(0, -1) : rest;
  if (scene.view.phase === 'cache' && !ENDS.includes(verb)) return complain(COMPLAINTS.cache);
  const move = movesOf(scene).find((one) => one === verb);
  if (!only && move && words.length === 0 && waysOf(scene, move, model).length > 1) return { do: 'ways', of: move };
  const text = actionText(model, scene, verb, words);
  if (typeof text !== 'string') return text;
  const [, kind] = text.split(' ');
  const offer = verb === 'take' && words.length === 1 ? scene.view.offers.find(({ id }) => id === kind) : undefined;
  // An offer about artifacts that names none shows those there are.
  if (!only && offer && offer.artifacts.length > 0) {
    const item = menuOf({ ...model, ways: null }).items.find(({ id }) => id === offer.id);
    if (item) return chosen(item);
  }
  return only ? { do: 'preview', text } : { do: 'act', text, sure };
};

const partOf = (model: Model, [part]: readonly string[]): Command | Complaint => {
  if (part === undefined) return { do: 'show', page: 'rules' };
  const parts = partsOf(model);
  const found = parts.find((id) => id.startsWith(part.toLowerCase()));
  return found ? { do: 'show', page: 'rules', part: found } : complain(COMPLAINTS.noSection(part, listed(parts, 'or')));
};

const levelOf = (model: Model, [word = '']: readonly string[]): Command | Complaint => {
  if (sceneOf(model)) return complain(NOTICES.shelfOnly);
  const names = model.desk.pack.level.map(({ id }) => id);
  const to = names.find((id) => word !== '' && id.startsWith(word.toLowerCase()));
  return to ? { do: 'level', to } : complain(COMPLAINTS.noLevel(word, listed(names)));
};

const pickOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const scene = sceneOf(model);
  const hand = scene ? handOf(scene) : [];
  if (!scene || hand.length === 0) return complain(NOTICES.notHere);
  const ids: string[] = [];
  for (const word of rest) {
    const id = isNumber(word) ? hand[Number(word) - 1] : hand.find((one) => one.startsWith(word.toLowerCase()));
    if (id === undefined) return complain(COMPLAINTS.noNumber(word, hand.length));
    if (!ids.includes(id)) ids.push(id);
  }
  return { do: 'choose', ids };
};

const aimOf = (model: Model, [word = '']: readonly string[]): Command | Complaint => {
  const scene = sceneOf(model);
  const gates = scene ? gatesIn(scene) : [];
  if (gates.length === 0) return complain(NOTICES.noGates);
  const gate = gates.find(({ id }) => word !== '' && id === meant(word, gates));
  if (!gate) return complain(COMPLAINTS.noGate(word, gates.length));
  if (gate.cleared) return complain(refusalWords(scene!.setup, refuse('target-cleared', { gate: gate.id })));
  return { do: 'aim', gate: gate.id };
};

const toolOf = (model: Model, rest: readonly string[]): Command | Complaint => {
  const tools = sceneOf(model)?.view.gates?.tools.filter(({ id }) => id !== 'tool.CORROBORATE') ?? [];
  const word = rest.join(' ');
  const found = tools.find(({ id }) => word !== '' && id === meant(word, tools));
  if (!found) return complain(COMPLAINTS.noTool(word, listed(tools.map(({ name }) => name)) || 'none'));
  return { do: 'tool', tool: model.tool === found.id ? null : found.id };
};

const commandOf = (model: Model, word: Word, rest: readonly string[]): Command | Complaint => {
  const sure = SURE.includes(rest.at(-1)?.toLowerCase() ?? '');
  switch (word) {
    case 'pick':
      return pickOf(model, rest);
    case 'aim':
      return aimOf(model, rest);
    case 'tool':
      return toolOf(model, rest);
    case 'preview':
      return acting(model, (rest[0] ?? '').toLowerCase(), rest.slice(1), true);
    case 'rules':
      return partOf(model, rest);
    case 'level':
      return levelOf(model, rest);
    case 'share':
      return { do: 'show', page: 'share', ...(rest[0] === 'words' ? { part: 'words' } : {}) };
    case 'gates':
    case 'hand':
    case 'deck':
    case 'story':
    case 'map':
    case 'log':
    case 'codex':
    case 'archive':
    case 'history':
    case 'quick':
    case 'help':
      return { do: 'show', page: word };
    case 'undo':
      return { do: word, sure };
    case 'retry':
      return { do: word, sure, same: rest[0] === 'same' };
    case 'replay':
      return { do: 'keep', file: rest.join(' ') || null };
    case 'back':
    case 'skip':
    case 'redo':
    case 'shelf':
    case 'look':
    case 'save':
    case 'quit':
      return { do: word };
  }
};

/** What a question was asked about, with the answer to it. */
const surely = (command: Command | Complaint): Command | Complaint =>
  !isComplaint(command) && (command.do === 'open' || command.do === 'retry') ? { ...command, sure: true } : command;

/** In a list a number chooses its line, elsewhere it takes up a card. */
const numbered = (model: Model, words: readonly string[]): Command | Complaint => {
  const { items, list } = menuOf(model);
  if (!list) return pickOf(model, words);
  const item = items[Number(words[0]) - 1];
  return item ? chosen(item) : complain(COMPLAINTS.noNumber(words[0]!, items.length));
};

/** What a line of text asks for. */
export const parseCommand = (model: Model, text: string): Command | Complaint => {
  const words = text.trim().split(/\s+/);
  const [first = '', ...rest] = words;
  if (first === '') return { do: 'look' };
  if (words.every(isNumber)) return numbered(model, words);
  const [answer = '', ...more] = rest;
  if (isNumber(first) && more.length === 0 && SURE.includes(answer.toLowerCase()) && menuOf(model).list)
    return surely(numbered(model, [first]));
  const verb = first.toLowerCase();
  if (ACTIONS.includes(verb)) return acting(model, verb, rest, false);
  if (!sceneOf(model)) {
    const item = menuOf(model).items.find(({ id }) => id === verb);
    if (item) return SURE.includes(rest.at(-1)?.toLowerCase() ?? '') ? surely(chosen(item)) : chosen(item);
  }
  const word = wordOf(model, first);
  return typeof word === 'string' ? commandOf(model, word, rest) : word;
};
