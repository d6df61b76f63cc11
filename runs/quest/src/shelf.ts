import { DEFAULT_PRESET } from '@lockstep/draft';
import type { GameModule, Json } from '@lockstep/kernel';
import type { Pack } from './pack.ts';
import { DEFAULT_LEVEL } from './script.ts';

/** The roads of a pack, in the order they stand in. */
export const scenes = ({ road }: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  [...road]
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, title, line, minutes, returns }) => ({
      name: id,
      title,
      kind: returns ? 'LESSON' : 'QUEST',
      line,
      minutes,
    }));

/** Everyone walks the first road that is no lesson, at the level all begin with. */
export const today = (pack: Pack): Json => {
  const roads = scenes(pack);
  return {
    scene: (roads.find(({ kind }) => kind === 'QUEST') ?? roads[0]!).name,
    level: DEFAULT_LEVEL,
    preset: DEFAULT_PRESET,
  };
};
