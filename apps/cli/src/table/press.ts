import type { Key } from '../terminal/keys.ts';
import type { Command } from './command.ts';
import { isComplaint, parseCommand } from './commands.ts';
import { completed } from './completion.ts';
import { buttonAt, buttonsOn, cardsOn, type Model, toggled } from './model.ts';
import { NOTICES } from './words.ts';

/** What a key does to the table, and the command it gives, if any. */
export interface Pressed {
  readonly model: Model;
  readonly command?: Command;
}

const just = (model: Model): Pressed => ({ model });

const moved = (model: Model, key: 'up' | 'down' | 'left' | 'right', across: number): Model => {
  const cards = cardsOn(model).length;
  const all = cards + buttonsOn(model).length;
  const { cursor } = model;
  const to = (place: number): Model => ({ ...model, cursor: Math.max(0, Math.min(place, all - 1)), notice: [] });
  if (key === 'left') return to(cursor - 1);
  if (key === 'right') return to(cursor + 1);
  if (cards === 0) return { ...model, scroll: model.scroll + (key === 'down' ? 1 : -1) };
  if (key === 'up') return to(cursor >= cards ? cards - 1 : cursor - across >= 0 ? cursor - across : cursor);
  if (cursor >= cards) return model;
  const lastRow = Math.floor((cards - 1) / across);
  // Below a shorter last row stands its last card, below the last row the first button.
  return Math.floor(cursor / across) === lastRow ? to(cards) : to(Math.min(cursor + across, cards - 1));
};

/** One card more than there is room for is refused with a word, not dropped. */
const choose = (model: Model): Model => {
  const card = cardsOn(model)[model.cursor];
  if (!card) return model;
  const most = model.sitting.face.most(model);
  if (!model.selection.includes(card.id) && model.selection.length >= most)
    return { ...model, notice: [NOTICES.full(most)] };
  return toggled(model, card.id);
};

const send = (model: Model): Pressed => {
  const command = parseCommand(model, model.typed);
  if (isComplaint(command)) return just({ ...model, notice: [command.complaint] });
  return { model: { ...model, typed: '' }, command };
};

const enter = (model: Model): Pressed => {
  if (model.typed.trim() !== '') return send(model);
  const cards = cardsOn(model).length;
  if (model.cursor < cards)
    return just(model.selection.length === 0 ? choose(model) : { ...model, cursor: cards, notice: [] });
  const button = buttonAt(model);
  return button ? { model, command: button.command } : just(model);
};

const answer = (model: Model, key: Key): Pressed => {
  const said = key.kind === 'char' ? key.char.toLowerCase() : key.kind;
  if (said === 'y' && model.asking) return { model, command: model.asking.yes };
  return said === 'n' || said === 'escape' ? just({ ...model, asking: null }) : just(model);
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
  enter: () => null,
};

const onPage = (model: Model, by: number | null): Pressed =>
  just(by === null ? { ...model, page: null, part: null, scroll: 0 } : { ...model, scroll: model.scroll + by });

const typing = (model: Model, more: string): Pressed =>
  just({ ...model, typed: (model.typed + more).slice(0, 400), notice: [] });

/** One key. `across` and `height` are those of the screen it was pressed on, which also says how far a page can scroll. */
export const press = (model: Model, key: Key, across: number, height: number): Pressed => {
  if (key.kind === 'interrupt') return { model, command: { do: 'quit' } };
  if (model.asking) return answer(model, key);
  const scroll = model.page && model.typed === '' ? SCROLLS[key.kind] : undefined;
  if (scroll) return onPage(model, scroll(height));
  switch (key.kind) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return just(moved(model, key.kind, across));
    case 'page-up':
      return just({ ...model, scroll: model.scroll - 10 });
    case 'page-down':
      return just({ ...model, scroll: model.scroll + 10 });
    case 'home':
      return just({ ...model, cursor: 0 });
    case 'end':
      return just({ ...model, cursor: cardsOn(model).length + buttonsOn(model).length - 1 });
    case 'space':
      if (model.typed !== '') return typing(model, ' ');
      return model.cursor < cardsOn(model).length ? just(choose(model)) : enter(model);
    case 'enter':
      return enter(model);
    case 'tab':
      if (model.typed !== '') return just({ ...model, typed: completed(model, model.typed) });
      return just({ ...model, cursor: buttonAt(model) ? 0 : cardsOn(model).length, notice: [] });
    case 'back-tab':
      return just({ ...model, cursor: buttonAt(model) ? 0 : cardsOn(model).length, notice: [] });
    case 'escape':
      return just(model.typed !== '' ? { ...model, typed: '' } : { ...model, selection: [], notice: [], page: null });
    case 'backspace':
      return just({ ...model, typed: [...model.typed].slice(0, -1).join('') });
    case 'clear-line':
      return just({ ...model, typed: '' });
    case 'char':
      return typing(model, key.char);
    case 'paste':
      return typing(model, key.text);
    case 'suspend':
    case 'redraw':
      return just(model);
  }
};
