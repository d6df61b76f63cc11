import { DIFFICULTIES } from '@lockstep/encounter';
import { answer, given, movedIn, type Pressed as PressedOf, SCROLLS, scrolledBy, typing } from '../table/told-keys.ts';
import type { Key } from '../terminal/keys.ts';
import { chosen, parseCommand } from './commands.ts';
import { menuOf } from './menu.ts';
import type { Command, Model } from './model.ts';

type Pressed = PressedOf<Model, Command>;

const just = (model: Model): Pressed => ({ model });

/** Whoever has read everything at once has read the cards too. */
const leavePage = (model: Model): Model => ({
  ...model,
  page: null,
  part: null,
  scroll: null,
  ...(model.page === 'all' ? { cards: [], read: 0 } : {}),
});

const onCard = (model: Model, key: Key, height: number): Pressed => {
  switch (key.kind) {
    case 'enter':
    case 'space':
    case 'right':
    case 'down':
      return { model, command: { do: 'next' } };
    case 'left':
    case 'up':
      return just({ ...model, read: Math.max(0, model.read - 1), scroll: null });
    case 'page-down':
      return scrolledBy(model, height - 6);
    case 'page-up':
      return scrolledBy(model, 6 - height);
    case 'escape':
      return just({ ...model, cards: [], read: 0, scroll: null });
    case 'char':
      return key.char === 'a' ? { model, command: { do: 'all' } } : just(model);
    default:
      return just(model);
  }
};

const moved = (model: Model, by: number): Pressed => movedIn(model, menuOf(model).items.length, by);

const otherDifficulty = (model: Model, by: number): Pressed => {
  const at = DIFFICULTIES.indexOf(model.difficulty) + by;
  const to = DIFFICULTIES[Math.max(0, Math.min(at, DIFFICULTIES.length - 1))]!;
  return { model, command: { do: 'difficulty', to } };
};

const enter = (model: Model): Pressed => {
  if (model.typed.trim() !== '') return given(model, parseCommand(model, model.typed));
  const item = menuOf(model).items[model.cursor];
  return item ? given(model, chosen(item)) : just(model);
};

const AT_ONCE = 9;

const char = (model: Model, letter: string): Pressed => {
  const { length } = menuOf(model).items;
  // With ten lines or more a digit may be half a number, so it waits for enter.
  if (model.typed === '' && /^[1-9]$/.test(letter) && length <= AT_ONCE)
    return given(model, parseCommand(model, letter));
  return typing(model, letter);
};

/** One key. `height` is that of the screen it was pressed on. */
export const press = (model: Model, key: Key, height: number): Pressed => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.asking) return answer(model, key);
  const scroll = model.page && model.typed === '' ? SCROLLS[key.kind] : undefined;
  if (scroll) {
    const by = scroll(height);
    return by === null ? just(leavePage(model)) : scrolledBy(model, by);
  }
  if (!model.page && model.cards.length > 0) return onCard(model, key, height);
  switch (key.kind) {
    case 'up':
    case 'back-tab':
      return moved(model, -1);
    case 'down':
    case 'tab':
      return moved(model, 1);
    case 'left':
      return model.place ? { model, command: { do: 'back' } } : otherDifficulty(model, -1);
    case 'right':
      return model.place ? enter(model) : otherDifficulty(model, 1);
    case 'page-up':
      return scrolledBy(model, -8);
    case 'page-down':
      return scrolledBy(model, 8);
    case 'home':
      return just({ ...model, cursor: 0 });
    case 'end':
      return just({ ...model, cursor: Math.max(0, menuOf(model).items.length - 1) });
    case 'space':
      return model.typed === '' ? scrolledBy(model, 8) : typing(model, ' ');
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
