import type { Types } from '@lockstep/play';
import { handOverMenu, isHanded } from './hand-over.ts';
import { line, type Menu } from './menu.ts';
import type { Model } from './model.ts';

/** What can be chosen now: on the shelf, before a title begins, or in the game. */
export const menuOf = <G extends Types>(model: Model<G>): Menu => {
  const { board } = model.host.game;
  if (isHanded(model)) return handOverMenu();
  if (model.session || !board.shelf) return board.menu(model);
  const { shelf } = board;
  if (model.picking && shelf.pick) return shelf.pick.menu(model);
  return {
    title: '',
    items: [
      ...shelf.titles(model).map(({ id, title, detail, command }) => line(title, command, { id, detail })),
      ...(shelf.more?.(model) ?? []),
    ],
    list: true,
  };
};
