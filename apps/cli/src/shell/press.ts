import { laidIn, type Types } from '@lockstep/play';
import type { Key } from '../terminal/keys.ts';
import type { Arrow, Keys, KeyUse, ReadUse } from './board.ts';
import { type Complaint, chosen, isComplaint, parseCommand } from './commands.ts';
import { completed } from './completion.ts';
import { type Item, rowMoved } from './menu.ts';
import { menuOf } from './menus.ts';
import type { Command, Model } from './model.ts';

/** What a key does to the screen, and the command it gives, if any. */
export interface Pressed<G extends Types> {
  readonly model: Model<G>;
  readonly command?: Command;
}

const LONGEST = 400;
/** With more lines a digit may be half a number, so it waits for enter. */
const AT_ONCE = 9;
const SCROLL = 8;

const just = <G extends Types>(model: Model<G>): Pressed<G> => ({ model });

/** A question is answered with y or n, and with nothing else. */
const answer = <G extends Types>(model: Model<G>, key: Key): Pressed<G> => {
  const said = key.kind === 'char' ? key.char.toLowerCase() : key.kind;
  if (said === 'y' && model.asking) return { model, command: model.asking.yes };
  return just(said === 'n' || said === 'escape' ? { ...model, asking: null } : model);
};

/** A command is given, or a complaint shown and what was typed left as it is. */
const given = <G extends Types>(model: Model<G>, command: Command | Complaint): Pressed<G> =>
  isComplaint(command) ? just({ ...model, notice: [command.complaint] }) : { model: { ...model, typed: '' }, command };

const scrolledBy = <G extends Types>(model: Model<G>, by: number): Pressed<G> =>
  just({ ...model, scroll: Math.max(0, (model.scroll ?? 0) + by) });

const typing = <G extends Types>(model: Model<G>, more: string): Pressed<G> =>
  just({ ...model, typed: (model.typed + more).slice(0, LONGEST), notice: [] });

const to = <G extends Types>(model: Model<G>, cursor: number): Pressed<G> => just({ ...model, cursor, notice: [] });

const moved = <G extends Types>(model: Model<G>, by: number): Pressed<G> => {
  const { length } = menuOf(model).items;
  return length === 0 ? just(model) : to(model, (model.cursor + by + length) % length);
};

const itemAt = <G extends Types>(model: Model<G>): Item | undefined => menuOf(model).items[model.cursor];

const firstOf = <G extends Types>(model: Model<G>, zone: string | undefined): number =>
  menuOf(model).items.findIndex((item) => item.zone === zone);

/** With something of the hand laid down, enter on it goes on to what acts on it. */
const enter = <G extends Types>(model: Model<G>): Pressed<G> => {
  if (model.typed.trim() !== '') return given(model, parseCommand(model, model.typed));
  const { hand, verbs } = menuOf(model);
  const item = itemAt(model);
  if (!item) return just(model);
  if (hand !== undefined && item.zone === hand && laidIn(model.session?.laid ?? [], hand).length > 0)
    return to(model, firstOf(model, verbs));
  return given(model, chosen(item));
};

const choose = <G extends Types>(model: Model<G>): Pressed<G> => {
  const item = itemAt(model);
  return item ? given(model, chosen(item)) : just(model);
};

/** From what acts to the hand, from anywhere else to what acts. */
const handOrVerbs = <G extends Types>(model: Model<G>): Pressed<G> => {
  const { list, hand, verbs } = menuOf(model);
  if (list) return moved(model, 1);
  const card = firstOf(model, hand);
  return to(model, itemAt(model)?.zone === verbs && card >= 0 ? card : firstOf(model, verbs));
};

/** ← and → change what is chosen on the shelf. */
const otherOption = <G extends Types>(model: Model<G>, by: number): Pressed<G> => {
  const option = model.host.game.board.shelf?.option;
  if (!option) return moved(model, by);
  const values = option.values(model.host, model.picking);
  const at = values.indexOf(String(model.chosen[option.word])) + by;
  return {
    model,
    command: { do: 'option', option: option.word, to: values[Math.max(0, Math.min(at, values.length - 1))]! },
  };
};

const used = <G extends Types>(model: Model<G>, use: KeyUse): Pressed<G> => {
  if (typeof use === 'object') return given(model, parseCommand(model, use.type));
  switch (use) {
    case 'previous':
      return moved(model, -1);
    case 'next':
      return moved(model, 1);
    case 'row-up':
      return to(model, rowMoved(menuOf(model), model.cursor, -1));
    case 'row-down':
      return to(model, rowMoved(menuOf(model), model.cursor, 1));
    case 'first':
      return just({ ...model, cursor: 0 });
    case 'last':
      return just({ ...model, cursor: Math.max(0, menuOf(model).items.length - 1) });
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
      return scrolledBy(model, -SCROLL);
    case 'scroll-down':
      return scrolledBy(model, SCROLL);
    case 'nothing':
      return just(model);
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

const reading = <G extends Types>(model: Model<G>, use: ReadUse, height: number): Pressed<G> => {
  switch (use) {
    case 'on':
    case 'all':
    case 'skip':
      return { model, command: { do: use } };
    case 'previous':
      return just({ ...model, read: Math.max(0, (model.read ?? 0) - 1), scroll: null });
    case 'leave':
      return just({ ...model, read: null, scroll: null });
    case 'scroll-up':
      return scrolledBy(model, 6 - height);
    case 'scroll-down':
      return scrolledBy(model, height - 6);
    case 'line-up':
      return scrolledBy(model, -1);
    case 'line-down':
      return scrolledBy(model, 1);
  }
};

const char = <G extends Types>(model: Model<G>, letter: string): Pressed<G> => {
  const { digits } = model.host.game.board.keys;
  if (digits === 'type' || model.typed !== '' || model.page || !/^[1-9]$/.test(letter)) return typing(model, letter);
  const { items, list, hand } = menuOf(model);
  if (list) return items.length <= AT_ONCE ? given(model, parseCommand(model, letter)) : typing(model, letter);
  const card = items.filter(({ zone }) => zone === hand)[Number(letter) - 1];
  return card ? given(model, card.command) : typing(model, letter);
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
export const press = <G extends Types>(model: Model<G>, key: Key, height: number): Pressed<G> => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.asking) return answer(model, key);
  if (key.kind === 'suspend' || key.kind === 'redraw') return just(model);
  const scroll = model.page && model.typed === '' ? SCROLLS[key.kind] : undefined;
  if (scroll) {
    const by = scroll(height);
    return by === null ? { model, command: { do: 'back' } } : scrolledBy(model, by);
  }
  const { board } = model.host.game;
  const { keys } = board;
  if (model.read !== null && !model.page && model.typed === '') {
    const { named, chars, other } = keys.reading;
    const use = key.kind === 'char' ? chars[key.char] : key.kind === 'paste' ? undefined : named[key.kind];
    if (use) return reading(model, use, height);
    if (other === 'on') return { model, command: { do: 'on' } };
    if (other === 'nothing') return just(model);
  }
  switch (key.kind) {
    case 'char':
      return char(model, key.char);
    case 'paste':
      return typing(model, key.text);
    case 'backspace':
      return just({ ...model, typed: [...model.typed].slice(0, -1).join('') });
    case 'clear-line':
      return just({ ...model, typed: '' });
    case 'escape':
      return model.typed === '' ? { model, command: { do: 'back' } } : just({ ...model, typed: '' });
  }
  if (key.kind === 'space' && model.typed !== '') return typing(model, ' ');
  if (key.kind === 'enter') return enter(model);
  if (key.kind === 'tab' && model.typed !== '') return just({ ...model, typed: completed(model, model.typed) });
  if (model.session && board.move && isArrow(key.kind)) return just(board.move(model, key.kind));
  const own = model.session ? keys.play : model.picking ? (keys.pick ?? keys.shelf) : keys.shelf;
  return used(model, own[key.kind] ?? USES[key.kind] ?? 'nothing');
};
