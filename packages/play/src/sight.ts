import type { Seat } from '@lockstep/kernel';
import { type GameOf, OWN, type Sight, type Types } from './types.ts';

/** What a seat can know of a position. */
export const sightAt = <G extends Types>(
  game: GameOf<G>,
  setup: G['setup'],
  state: G['state'],
  seat: Seat = OWN,
): Sight<G> => ({ ...game.mask(setup, state, seat), view: game.view(setup, state, seat), seat });
