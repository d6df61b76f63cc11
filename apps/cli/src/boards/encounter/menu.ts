import { intentMenu } from './menu-intent.ts';
import { pageMenu } from './menu-page.ts';
import { nuanceMenu, reactionMenu } from './menu-window.ts';
import { item, type Menu, type Pages } from './offer.ts';
import { type Model, overOf, type SceneView, sceneViewOf } from './scene-view.ts';
import { ITEMS, TITLES } from './words.ts';

const overMenu = ({ session }: Model): Menu => ({
  title: TITLES.over,
  list: true,
  items: [
    item(ITEMS.shelf, { do: 'shelf' }),
    item(session?.opening.ref.seed === null ? ITEMS.again : ITEMS.againSame, {
      do: 'session',
      command: { kind: 'retry', again: true, sure: true },
    }),
    item(ITEMS.share, { do: 'show', page: 'share' }),
    item(ITEMS.keep, { do: 'keep', file: null }),
    item(ITEMS.log, { do: 'show', page: 'log' }),
    item(ITEMS.quit, { do: 'quit' }),
  ],
});

const menus = new WeakMap<object, Map<string, Menu>>();

/** What can be chosen now. */
export const menuOf = (model: Model): Menu => {
  const sceneView = sceneViewOf(model)!;
  if (overOf(model)) return overMenu(model);
  const { state } = sceneView.run.now;
  const known = menus.get(state) ?? new Map<string, Menu>();
  menus.set(state, known);
  const key = model.path.join('\n');
  const menu = known.get(key) ?? { ...sceneMenu(sceneView, model.path), list: true };
  known.set(key, menu);
  return menu;
};

const NOTHING: Pages = { title: TITLES.over, items: [] };

const sceneMenu = (sceneView: SceneView, path: readonly string[]): Pages => {
  switch (sceneView.view.phase) {
    case 'BEAT':
      return pageMenu(sceneView, path);
    case 'INTENT':
      return intentMenu(sceneView, path);
    case 'CLASH':
      return nuanceMenu(sceneView);
    case 'REACTION':
      return reactionMenu(sceneView);
    case 'OVER':
      return NOTHING;
  }
};

/** The first line that can be chosen. */
export const firstOn = (model: Model): number =>
  Math.max(
    0,
    menuOf(model).items.findIndex(({ off }) => off === null),
  );
