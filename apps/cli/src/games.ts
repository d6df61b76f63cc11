import type { Offers } from '@lockstep/kernel';
import { type AnyWording, listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { offersFor } from './library.ts';
import type { Face } from './table/index.ts';

/** How a game speaks and shows itself in the terminal. */
export interface Presence {
  readonly wording: AnyWording;
  readonly face: Face;
}

export interface Playable extends Presence {
  readonly offers: Offers;
}

/** Every game that can be played here. Each is loaded when it is asked for, so that no game pays for another. */
const PRESENCES: { readonly [game: string]: () => Promise<Presence> } = {
  protocol: async () => {
    const [{ wording }, { face }] = await Promise.all([
      import('@lockstep/words-protocol'),
      import('./protocol/index.ts'),
    ]);
    return { wording, face };
  },
  testimony: async () => {
    const [{ wording }, { face }] = await Promise.all([
      import('@lockstep/words-testimony'),
      import('./testimony/index.ts'),
    ]);
    return { wording, face };
  },
};

/** In the order they are listed to a player. */
export const PLAYABLE: readonly string[] = Object.keys(PRESENCES);

/** Undefined for a game of rules alone. */
export const presenceOf = async (game: string): Promise<Presence | undefined> =>
  Object.hasOwn(PRESENCES, game) ? PRESENCES[game]!() : undefined;

export const playableFor = async (game: string): Promise<Playable> => {
  const presence = await presenceOf(game);
  if (presence) return { ...presence, offers: offersFor(game) };
  const known = listed(PLAYABLE, 'or');
  throw new Fault('unknown-game', `there is no game "${game}" to play here; try: ${known}`);
};
