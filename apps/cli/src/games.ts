import type { DailyModule, GameModule } from '@lockstep/kernel';
import type { AnyPlayable } from '@lockstep/play';
import { type AnyWording, listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { dailyModuleFor, moduleFor } from './library.ts';
import { ROWS, SCENE_GAMES } from './rows.ts';
import type { Game } from './shell/host.ts';
import type { Face } from './table/index.ts';

/** How a game speaks and shows itself in the terminal. */
export interface Presence {
  readonly wording: AnyWording;
  readonly face: Face;
  readonly player: AnyPlayable;
}

export interface Playable extends Presence {
  readonly offers: DailyModule;
}

/** Every game that can be played here. Each is loaded when it is asked for, so that no game pays for another. */
const PRESENCES: { readonly [game: string]: () => Promise<Presence> } = {
  protocol: async () => {
    const [{ player }, { wording }, { face }] = await Promise.all([
      import('@lockstep/protocol'),
      import('@lockstep/words-protocol'),
      import('./protocol/index.ts'),
    ]);
    return { wording, face, player };
  },
  testimony: async () => {
    const [{ player }, { wording }, { face }] = await Promise.all([
      import('@lockstep/testimony'),
      import('@lockstep/words-testimony'),
      import('./testimony/index.ts'),
    ]);
    return { wording, face, player };
  },
};

/** What is said of any game, with a Daily or without. */
export interface Speech extends Pick<AnyWording, 'game' | 'title' | 'eventWords' | 'rulebook' | 'quickReference'> {
  /** What a replay is of, and what is read before its first step. */
  readonly opening?: (setup: unknown) => { readonly title: string; readonly lines: readonly string[] };
}

/** A game of the one shell; undefined for any other. */
export const gameOf = async (game: string): Promise<Game | undefined> =>
  Object.hasOwn(ROWS, game) ? ROWS[game]!() : undefined;

export const hasScenes = (game: string): boolean => SCENE_GAMES.includes(game);

/** How a game speaks; undefined for a game of rules alone. */
export const speechOf = async (game: string): Promise<Speech | undefined> => {
  const row = await gameOf(game);
  if (row) return row.module ? row.text : undefined;
  return (await presenceOf(game))?.wording;
};

/** A game that has rules to be read, and the pack they are printed from. */
export const spokenFor = async (game: string): Promise<{ readonly speech: Speech; readonly offers: GameModule }> => {
  const speech = await speechOf(game);
  return speech ? { speech, offers: moduleFor(game) } : playedElsewhere(game);
};

const playedElsewhere = (game: string): never => {
  if (hasScenes(game))
    throw new Fault(
      'no-dailies',
      `${game} is told in scenes and has no Dailies or puzzles to solve: lockstep play ${game}`,
    );
  const known = listed([...PLAYABLE, ...SCENE_GAMES], 'or');
  throw new Fault('unknown-game', `there is no game "${game}" to play here; try: ${known}`);
};

/** Games with Dailies, in the order they are listed to a player. */
export const PLAYABLE: readonly string[] = Object.keys(PRESENCES);

/** Undefined for a game of rules alone. */
export const presenceOf = async (game: string): Promise<Presence | undefined> =>
  Object.hasOwn(PRESENCES, game) ? PRESENCES[game]!() : undefined;

export const playableFor = async (game: string): Promise<Playable> => {
  const presence = await presenceOf(game);
  if (presence) return { ...presence, offers: dailyModuleFor(game) };
  return playedElsewhere(game);
};
