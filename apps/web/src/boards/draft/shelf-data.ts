import { ARCHETYPES, gameModule, type Pack } from '@lockstep/draft';
import { GAME_TITLE } from '@lockstep/words-draft';
import type { RouteShelf } from '../../play/shelves.ts';
import { DRAFT_WORDS } from './words.ts';

/** The shelf of a pack: its routes in their order, and the presets they can be walked with, the usual one first. */
export const shelfOf = (pack: Pack): RouteShelf => {
  const today = gameModule.today?.(pack) as RouteShelf['today'];
  const first = (id: string): number => (id === today.preset ? 0 : 1);
  return {
    title: GAME_TITLE,
    scenes: (gameModule.scenes?.(pack) ?? []).map(({ name: id, title, kind, line, minutes }) => ({
      id,
      title,
      kind: kind === 'LESSON' ? DRAFT_WORDS.shelf.lesson : DRAFT_WORDS.shelf.route,
      line,
      minutes,
      teaches: kind === 'LESSON',
      dreamscapes: pack.route
        .find((route) => route.id === id)!
        .dreamscape.map(({ name, sites, battle }) => ({ name, sites: battle ? [...sites, 'BATTLE'] : sites })),
    })),
    difficulties: Object.entries(pack.presets)
      .sort(([a], [b]) => first(a) - first(b) || (a < b ? -1 : 1))
      .map(([id, { title, line }]) => ({ id, name: title, line })),
    today,
    archetypes: ARCHETYPES,
  };
};
