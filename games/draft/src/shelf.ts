import type { GameModule } from '@lockstep/kernel';
import { DEFAULT_PRESET, type Pack } from './pack.ts';

/** The routes of a pack, in the order they stand in. */
export const scenes = (pack: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  [...pack.route]
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, title, line, minutes, guide }) => ({
      name: id,
      title,
      kind: guide.length > 0 ? 'LESSON' : 'QUEST',
      line,
      minutes,
    }));

/** Everyone walks the first route that is no lesson. */
export const today = (pack: Pack): { readonly scene: string; readonly preset: string } => {
  const routes = scenes(pack);
  return { scene: (routes.find(({ kind }) => kind === 'QUEST') ?? routes[0]!).name, preset: DEFAULT_PRESET };
};
