import { answer, given, type Pressed as PressedOf, SCROLLS, scrolledBy, typing } from '../table/told-keys.ts';
import type { Key } from '../terminal/keys.ts';
import { chosen, parseCommand } from './commands.ts';
import { type Item, menuOf } from './menu.ts';
import { type Command, type Model, noteOf, sceneOf } from './model.ts';

type Pressed = PressedOf<Model, Command>;

const just = (model: Model): Pressed => ({ model });

const to = (model: Model, cursor: number): Pressed => just({ ...model, cursor, notice: [] });

/** Tools stand side by side, and so do moves; everything else has a row of its own. */
const rowsOf = (items: readonly Item[]): readonly (readonly number[])[] => {
  const rows: number[][] = [];
  items.forEach(({ zone }, i) => {
    const aside = (zone === 'tool' || zone === 'move') && items[i - 1]?.zone === zone;
    if (aside) rows.at(-1)!.push(i);
    else rows.push([i]);
  });
  return rows;
};

const movedRow = (model: Model, by: 1 | -1): Pressed => {
  const rows = rowsOf(menuOf(model).items);
  if (rows.length === 0) return just(model);
  const at = rows.findIndex((row) => row.includes(model.cursor));
  const next = rows[(at + by + rows.length) % rows.length]!;
  const column = at < 0 ? 0 : rows[at]!.indexOf(model.cursor);
  return to(model, next[Math.min(column, next.length - 1)]!);
};

const moved = (model: Model, by: number): Pressed => {
  const { length } = menuOf(model).items;
  return length === 0 ? just(model) : to(model, (model.cursor + by + length) % length);
};

/** Before a run ← and → change its level. */
const otherLevel = (model: Model, by: number): Pressed => {
  const levels = model.desk.levels(model.desk.editionOf(model.picking!));
  const at = levels.findIndex(({ thing }) => thing.id === model.level) + by;
  const next = levels[Math.max(0, Math.min(at, levels.length - 1))]!;
  return { model, command: { do: 'level', to: next.thing.id } };
};

const firstOf = (model: Model, zone: Item['zone']): number =>
  menuOf(model).items.findIndex((item) => item.zone === zone);

const itemAt = (model: Model): Item | undefined => menuOf(model).items[model.cursor];

/** With a card taken up enter goes on to the moves, as in the Dailies. */
const enter = (model: Model): Pressed => {
  if (model.typed.trim() !== '') return given(model, parseCommand(model, model.typed));
  const item = itemAt(model);
  if (!item) return just(model);
  if (item.zone === 'card' && model.chosen.length > 0) return to(model, firstOf(model, 'move'));
  return given(model, chosen(item));
};

const space = (model: Model): Pressed => {
  if (model.typed !== '') return typing(model, ' ');
  const item = itemAt(model);
  return item ? given(model, chosen(item)) : just(model);
};

const tab = (model: Model): Pressed => {
  if (menuOf(model).list) return moved(model, 1);
  const card = firstOf(model, 'card');
  return to(model, itemAt(model)?.zone === 'move' && card >= 0 ? card : firstOf(model, 'move'));
};

/** Whoever has read what is said goes on with these. */
const READS: readonly Key['kind'][] = ['enter', 'space', 'right', 'escape'];

const AT_ONCE = 9;

const char = (model: Model, letter: string): Pressed => {
  if (model.typed !== '' || model.page || !/^[1-9]$/.test(letter)) return typing(model, letter);
  const { items, list } = menuOf(model);
  if (list) return items.length <= AT_ONCE ? given(model, parseCommand(model, letter)) : typing(model, letter);
  // On the board a number takes one card up, or puts it back.
  const card = items.filter(({ zone }) => zone === 'card')[Number(letter) - 1];
  return card ? given(model, card.command) : typing(model, letter);
};

/** What is to be read comes before everything else. */
const onReading = (model: Model, key: Key, height: number): Pressed => {
  if (READS.includes(key.kind)) return { model, command: { do: 'on' } };
  if (key.kind === 'char' && key.char === 's' && noteOf(model) !== null) return { model, command: { do: 'skip' } };
  const by = SCROLLS[key.kind]?.(height);
  return typeof by === 'number' ? scrolledBy(model, by) : { model, command: { do: 'on' } };
};

/** One key. `height` is that of the screen it was pressed on. */
export const press = (model: Model, key: Key, height: number): Pressed => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.asking) return answer(model, key);
  if (model.page && model.typed === '') {
    const scroll = SCROLLS[key.kind];
    if (scroll) {
      const by = scroll(height);
      return by === null ? { model, command: { do: 'back' } } : scrolledBy(model, by);
    }
  }
  if (key.kind === 'suspend' || key.kind === 'redraw') return just(model);
  if (model.reading && !model.page && model.typed === '') return onReading(model, key, height);
  const picking = model.picking !== null && !sceneOf(model);
  switch (key.kind) {
    case 'up':
      return movedRow(model, -1);
    case 'down':
      return movedRow(model, 1);
    case 'left':
      return picking ? otherLevel(model, -1) : moved(model, -1);
    case 'right':
      return picking ? otherLevel(model, 1) : moved(model, 1);
    case 'tab':
      return tab(model);
    case 'back-tab':
      return moved(model, -1);
    case 'page-up':
    case 'page-down':
      return just(model);
    case 'home':
      return to(model, 0);
    case 'end':
      return to(model, Math.max(0, menuOf(model).items.length - 1));
    case 'space':
      return space(model);
    case 'enter':
      return enter(model);
    case 'escape':
      return model.typed === '' ? { model, command: { do: 'back' } } : just({ ...model, typed: '' });
    case 'backspace':
      return just({ ...model, typed: [...model.typed].slice(0, -1).join('') });
    case 'clear-line':
      return just({ ...model, typed: '' });
    case 'char':
      return char(model, key.char);
    case 'paste':
      return typing(model, key.text);
  }
};
