import type { Json, SceneInfo } from '@lockstep/kernel';
import type { Pack } from './pack.ts';

/** The scenes of a pack, in the order they stand in. */
export const scenes = (pack: Json): readonly SceneInfo[] =>
  [...(pack as unknown as Pack).scene]
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, title, kind, line, minutes }) => ({ name: id, title, kind, line, minutes }));
