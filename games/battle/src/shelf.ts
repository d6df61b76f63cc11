import type { GameModule } from '@lockstep/kernel';
import type { Pack } from './pack.ts';

/** The single battles of a pack, in the order they stand in. */
export const scenes = ({ duel }: Pack): ReturnType<NonNullable<GameModule['scenes']>> =>
  [...duel]
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
    .map(({ id, title, line, minutes }) => ({ name: id, title, kind: 'BATTLE', line, minutes }));
