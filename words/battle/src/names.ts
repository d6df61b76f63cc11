import type { Setup } from '@lockstep/battle';
import type { Seat } from '@lockstep/kernel';

/** The player sits at seat 0; a third reader says who. */
export const seatName = (setup: Setup, seat: Seat): string =>
  setup.script.seat[seat]?.name ?? (seat === 0 ? 'You' : 'The enemy');

/** "Flame Imp"; a figment has no name of its own. */
export const cardName = ({ defs }: Setup, id: string): string =>
  id === 'figment' ? 'a figment' : (defs.find((def) => def.id === id)?.name ?? id);

export const cardNames = (setup: Setup, ids: readonly string[]): string =>
  ids.length === 0 ? 'nothing' : ids.map((id) => cardName(setup, id)).join(', ');
