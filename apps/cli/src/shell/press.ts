import { laidIn, type Types } from '@lockstep/play';
import type { Key } from '../terminal/keys.ts';
import type { Arrow, Keys, KeyUse, ReadUse } from './board.ts';
import { complete } from './completion.ts';
import { menuOf } from './current-menu.ts';
import { type Item, moveByRow } from './menu.ts';
import type { Command, Model } from './model.ts';
import { type Complaint, commandOf, isComplaint, parseCommand } from './parse-command.ts';

/** What a key does to the screen, and the command it gives, if any. */
export interface KeyResult<G extends Types> {
  readonly model: Model<G>;
  readonly command?: Command;
}

const LONGEST = 400;
/** With more lines a digit may be half a number, so it waits for enter. */
const AT_ONCE = 9;
const SCROLL = 8;

const unchanged = <G extends Types>(model: Model<G>): KeyResult<G> => ({ model });

/** A question is answered with y or n, and with nothing else. */
const answer = <G extends Types>(model: Model<G>, key: Key): KeyResult<G> => {
  const said = key.kind === 'char' ? key.char.toLowerCase() : key.kind;
  if (said === 'y' && model.confirmation) return { model, command: model.confirmation.yes };
  return unchanged(said === 'n' || said === 'escape' ? { ...model, confirmation: null } : model);
};

/** A command is given, or a complaint shown and what was typed left as it is. */
const giveCommand = <G extends Types>(model: Model<G>, command: Command | Complaint): KeyResult<G> =>
  isComplaint(command)
    ? unchanged({ ...model, notice: [command.complaint] })
    : { model: { ...model, input: '' }, command };

const scrollBy = <G extends Types>(model: Model<G>, by: number): KeyResult<G> =>
  unchanged({ ...model, scroll: Math.max(0, (model.scroll ?? 0) + by) });

const typeText = <G extends Types>(model: Model<G>, more: string): KeyResult<G> =>
  unchanged({ ...model, input: (model.input + more).slice(0, LONGEST), notice: [] });

const moveTo = <G extends Types>(model: Model<G>, cursor: number): KeyResult<G> =>
  unchanged({ ...model, cursor, notice: [] });

const moveBy = <G extends Types>(model: Model<G>, by: number): KeyResult<G> => {
  const { length } = menuOf(model).items;
  return length === 0 ? unchanged(model) : moveTo(model, (model.cursor + by + length) % length);
};

const itemAt = <G extends Types>(model: Model<G>): Item | undefined => menuOf(model).items[model.cursor];

const firstOf = <G extends Types>(model: Model<G>, zone: string | undefined): number =>
  menuOf(model).items.findIndex((item) => item.zone === zone);

/** With something of the hand laid down, enter on it goes on to what acts on it. */
const enter = <G extends Types>(model: Model<G>): KeyResult<G> => {
  if (model.input.trim() !== '') return giveCommand(model, parseCommand(model, model.input));
  const { hand, verbs } = menuOf(model);
  const item = itemAt(model);
  if (!item) return unchanged(model);
  if (hand !== undefined && item.zone === hand && laidIn(model.session?.laid ?? [], hand).length > 0)
    return moveTo(model, firstOf(model, verbs));
  return giveCommand(model, commandOf(item));
};

const choose = <G extends Types>(model: Model<G>): KeyResult<G> => {
  const item = itemAt(model);
  return item ? giveCommand(model, commandOf(item)) : unchanged(model);
};

/** From what acts to the hand, from anywhere else to what acts. */
const handOrVerbs = <G extends Types>(model: Model<G>): KeyResult<G> => {
  const { list, hand, verbs } = menuOf(model);
  if (list) return moveBy(model, 1);
  const card = firstOf(model, hand);
  return moveTo(model, itemAt(model)?.zone === verbs && card >= 0 ? card : firstOf(model, verbs));
};

/** ← and → change what is chosen on the shelf. */
const otherOption = <G extends Types>(model: Model<G>, by: number): KeyResult<G> => {
  const option = model.host.game.board.shelf?.option;
  if (!option) return moveBy(model, by);
  const values = option.values(model.host, model.picking);
  const at = values.indexOf(String(model.chosen[option.word])) + by;
  return {
    model,
    command: { do: 'option', option: option.word, to: values[Math.max(0, Math.min(at, values.length - 1))]! },
  };
};

const applyUse = <G extends Types>(model: Model<G>, use: KeyUse): KeyResult<G> => {
  if (typeof use === 'object') return giveCommand(model, parseCommand(model, use.type));
  switch (use) {
    case 'previous':
      return moveBy(model, -1);
    case 'next':
      return moveBy(model, 1);
    case 'row-up':
      return moveTo(model, moveByRow(menuOf(model), model.cursor, -1));
    case 'row-down':
      return moveTo(model, moveByRow(menuOf(model), model.cursor, 1));
    case 'first':
      return unchanged({ ...model, cursor: 0 });
    case 'last':
      return unchanged({ ...model, cursor: Math.max(0, menuOf(model).items.length - 1) });
    case 'back':
      return { model, command: { do: 'back' } };
    case 'enter':
      return enter(model);
    case 'choose':
      return choose(model);
    case 'hand-or-verbs':
      return handOrVerbs(model);
    case 'option-back':
      return otherOption(model, -1);
    case 'option-on':
      return otherOption(model, 1);
    case 'scroll-up':
      return scrollBy(model, -SCROLL);
    case 'scroll-down':
      return scrollBy(model, SCROLL);
    case 'nothing':
      return unchanged(model);
  }
};

/** How far each key moves a page; `null` leaves it. */
const SCROLLS: { readonly [kind: string]: (height: number) => number | null } = {
  up: () => -1,
  down: () => 1,
  'page-up': (height) => 4 - height,
  'page-down': (height) => height - 4,
  space: (height) => height - 4,
  home: () => Number.NEGATIVE_INFINITY,
  escape: () => null,
  left: () => null,
  enter: () => null,
  tab: () => null,
};

const applyReadUse = <G extends Types>(model: Model<G>, use: ReadUse, height: number): KeyResult<G> => {
  switch (use) {
    case 'on':
    case 'all':
    case 'skip':
      return { model, command: { do: use } };
    case 'previous':
      return unchanged({ ...model, readIndex: Math.max(0, (model.readIndex ?? 0) - 1), scroll: null });
    case 'leave':
      return unchanged({ ...model, readIndex: null, scroll: null });
    case 'scroll-up':
      return scrollBy(model, 6 - height);
    case 'scroll-down':
      return scrollBy(model, height - 6);
    case 'line-up':
      return scrollBy(model, -1);
    case 'line-down':
      return scrollBy(model, 1);
  }
};

const typeChar = <G extends Types>(model: Model<G>, letter: string): KeyResult<G> => {
  const { digits } = model.host.game.board.keys;
  if (digits === 'type' || model.input !== '' || model.page || !/^[1-9]$/.test(letter)) return typeText(model, letter);
  const { items, list, hand } = menuOf(model);
  if (list) return items.length <= AT_ONCE ? giveCommand(model, parseCommand(model, letter)) : typeText(model, letter);
  const card = items.filter(({ zone }) => zone === hand)[Number(letter) - 1];
  return card ? giveCommand(model, card.command) : typeText(model, letter);
};

/** What every board's keys do, unless it says otherwise. */
const USES: Keys = {
  up: 'row-up',
  down: 'row-down',
  left: 'previous',
  right: 'next',
  tab: 'next',
  'back-tab': 'previous',
  home: 'first',
  end: 'last',
  enter: 'enter',
  space: 'choose',
};

const ARROWS: readonly string[] = ['up', 'down', 'left', 'right'] satisfies readonly Arrow[];

const isArrow = (kind: string): kind is Arrow => ARROWS.includes(kind);

/** One key. `height` is that of the screen it was pressed on. */
export const press = <G extends Types>(model: Model<G>, key: Key, height: number): KeyResult<G> => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.confirmation) return answer(model, key);
  if (key.kind === 'suspend' || key.kind === 'redraw') return unchanged(model);
  const scroll = model.page && model.input === '' ? SCROLLS[key.kind] : undefined;
  if (scroll) {
    const by = scroll(height);
    return by === null ? { model, command: { do: 'back' } } : scrollBy(model, by);
  }
  const { board } = model.host.game;
  const { keys } = board;
  if (model.readIndex !== null && !model.page && model.input === '') {
    const { named, chars, other } = keys.reading;
    const use = key.kind === 'char' ? chars[key.char] : key.kind === 'paste' ? undefined : named[key.kind];
    if (use) return applyReadUse(model, use, height);
    if (other === 'on') return { model, command: { do: 'on' } };
    if (other === 'nothing') return unchanged(model);
  }
  switch (key.kind) {
    case 'char':
      return typeChar(model, key.char);
    case 'paste':
      return typeText(model, key.text);
    case 'backspace':
      return unchanged({ ...model, input: [...model.input].slice(0, -1).join('') });
    case 'clear-line':
      return unchanged({ ...model, input: '' });
    case 'escape':
      return model.input === '' ? { model, command: { do: 'back' } } : unchanged({ ...model, input: '' });
  }
  if (key.kind === 'space' && model.input !== '') return typeText(model, ' ');
  if (key.kind === 'enter') return enter(model);
  if (key.kind === 'tab' && model.input !== '') return unchanged({ ...model, input: complete(model, model.input) });
  if (model.session && board.move && isArrow(key.kind)) return unchanged(board.move(model, key.kind));
  const own = model.session ? keys.play : model.picking ? (keys.pick ?? keys.shelf) : keys.shelf;
  return applyUse(model, own[key.kind] ?? USES[key.kind] ?? 'nothing');
};
