import { answer, given, movedIn, type Pressed as PressedOf, SCROLLS, scrolledBy, typing } from '../table/told-keys.ts';
import type { Key } from '../terminal/keys.ts';
import { chosen, parseCommand } from './commands.ts';
import { menuOf } from './menu.ts';
import type { Command, Model } from './model.ts';

type Pressed = PressedOf<Model, Command>;

const just = (model: Model): Pressed => ({ model });

const moved = (model: Model, by: number): Pressed => movedIn(model, menuOf(model).items.length, by);

/** A row up or down where cards stand in rows, then on to what is below them. */
const movedRow = (model: Model, by: 1 | -1): Pressed => {
  const { items } = menuOf(model);
  const tiles = items.filter(({ tile }) => tile !== null).length;
  const { across, cursor } = model;
  if (across < 2 || tiles < 2) return moved(model, by);
  const to = cursor + by * across;
  const among = cursor < tiles;
  if (among && to >= 0 && to < tiles) return just({ ...model, cursor: to, notice: [] });
  // Off the grid: to the lines below it, or round to the other end.
  if (among)
    return just({
      ...model,
      cursor: by > 0 ? (tiles < items.length ? tiles : cursor % across) : items.length - 1,
      notice: [],
    });
  return cursor + by >= items.length ? just({ ...model, cursor: 0, notice: [] }) : moved(model, by);
};

const otherPreset = (model: Model, by: number): Pressed => {
  const { presets } = model.desk;
  const at = presets.indexOf(model.preset) + by;
  return { model, command: { do: 'preset', to: presets[Math.max(0, Math.min(at, presets.length - 1))]! } };
};

const enter = (model: Model): Pressed => {
  if (model.typed.trim() !== '') return given(model, parseCommand(model, model.typed));
  const item = menuOf(model).items[model.cursor];
  return item ? given(model, chosen(item)) : just(model);
};

/** A key that opened the deck also closes it. */
const LEAVES: typeof SCROLLS = { tab: () => null };

/** Whoever has read what is said goes on with these. */
const READS: readonly Key['kind'][] = ['enter', 'space', 'right', 'down', 'escape'];

const AT_ONCE = 9;

const char = (model: Model, letter: string): Pressed => {
  const { length } = menuOf(model).items;
  if (model.reading && !model.page && model.typed === '' && /^\d$/.test(letter))
    return { model, command: { do: 'on' } };
  // With ten lines or more a digit may be half a number, so it waits for enter.
  if (model.typed === '' && !model.page && /^[1-9]$/.test(letter) && length <= AT_ONCE)
    return given(model, parseCommand(model, letter));
  return typing(model, letter);
};

/** One key. `height` is that of the screen it was pressed on. */
export const press = (model: Model, key: Key, height: number): Pressed => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.asking) return answer(model, key);
  const scroll = model.page && model.typed === '' ? (SCROLLS[key.kind] ?? LEAVES[key.kind]) : undefined;
  if (scroll) {
    const by = scroll(height);
    return by === null ? { model, command: { do: 'back' } } : scrolledBy(model, by);
  }
  if (model.reading && !model.page && model.typed === '' && READS.includes(key.kind))
    return { model, command: { do: 'on' } };
  switch (key.kind) {
    case 'up':
      return movedRow(model, -1);
    case 'down':
      return movedRow(model, 1);
    case 'back-tab':
      return moved(model, -1);
    case 'tab':
      return model.place ? { model, command: { do: 'show', page: 'deck' } } : moved(model, 1);
    case 'left':
      return model.place ? moved(model, -1) : otherPreset(model, -1);
    case 'right':
      return model.place ? moved(model, 1) : otherPreset(model, 1);
    case 'page-up':
      return moved(model, 0);
    case 'page-down':
      return moved(model, 0);
    case 'home':
      return just({ ...model, cursor: 0 });
    case 'end':
      return just({ ...model, cursor: Math.max(0, menuOf(model).items.length - 1) });
    case 'space':
      return model.typed === '' ? given(model, parseCommand(model, 'why')) : typing(model, ' ');
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
    case 'suspend':
    case 'redraw':
      return just(model);
  }
};
