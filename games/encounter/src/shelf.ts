import type { GameModule } from '@lockstep/kernel';
import type { Pack } from './pack.ts';

/** The scenes of a pack, in the order they are shown. */
export const scenesOf = ({ scene }: Pack): Pack['scene'] =>
  [...scene].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));

export const scenes = (pack: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  scenesOf(pack).map(({ id, title, kind, line, minutes }) => ({
    name: id,
    title,
    kind,
    line,
    minutes,
  }));
