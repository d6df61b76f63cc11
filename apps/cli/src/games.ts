import type { DailyModule, GameModule } from '@lockstep/kernel';
import { type AnyWording, listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { dailyModuleFor, moduleFor } from './library.ts';
import type { Face } from './table/index.ts';
import type { ToldTable } from './told-table.ts';

/** How a game speaks and shows itself in the terminal. */
export interface Presence {
  readonly wording: AnyWording;
  readonly face: Face;
}

export interface Playable extends Presence {
  readonly offers: DailyModule;
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

/** What is said of any game, with a Daily or without. */
export interface Speech extends Pick<AnyWording, 'game' | 'title' | 'eventWords' | 'rulebook' | 'quickReference'> {
  /** What a replay is of, and what is read before its first step. */
  readonly opening?: (setup: unknown) => { readonly title: string; readonly lines: readonly string[] };
}

/** Games without forged Dailies, whose packs tell scenes: they have words, and a table of their own. */
const TOLD: {
  readonly [game: string]: { readonly speech: () => Promise<Speech>; readonly table: () => Promise<ToldTable> };
} = {
  encounter: {
    speech: async () => {
      const [{ speaking }, { opening }] = await Promise.all([
        import('@lockstep/words-encounter'),
        import('./encounter/opening.ts'),
      ]);
      return { ...speaking, opening };
    },
    table: async () => (await import('./encounter/index.ts')).table,
  },
  draft: {
    speech: async () => {
      const [{ speaking }, { opening }] = await Promise.all([
        import('@lockstep/words-draft'),
        import('./draft/opening.ts'),
      ]);
      return { ...speaking, opening };
    },
    table: async () => (await import('./draft/index.ts')).table,
  },
  freeplay: {
    speech: async () => {
      const [{ speaking }, { opening }] = await Promise.all([
        import('@lockstep/words-freeplay'),
        import('./freeplay/opening.ts'),
      ]);
      return { ...speaking, opening };
    },
    table: async () => (await import('./freeplay/index.ts')).table,
  },
};

export const isTold = (game: string): boolean => Object.hasOwn(TOLD, game);

/** The table of a game told in scenes; undefined for any other. */
export const toldTableOf = async (game: string): Promise<ToldTable | undefined> =>
  isTold(game) ? TOLD[game]!.table() : undefined;

/** In the order they are listed to a player. */
export const TOLD_GAMES: readonly string[] = Object.keys(TOLD);

/** How a game speaks; undefined for a game of rules alone. */
export const speechOf = async (game: string): Promise<Speech | undefined> =>
  isTold(game) ? TOLD[game]!.speech() : (await presenceOf(game))?.wording;

/** A game that has rules to be read, and the pack they are printed from. */
export const spokenFor = async (game: string): Promise<{ readonly speech: Speech; readonly offers: GameModule }> => {
  const speech = await speechOf(game);
  return speech ? { speech, offers: moduleFor(game) } : playedElsewhere(game);
};

const playedElsewhere = (game: string): never => {
  if (isTold(game))
    throw new Fault(
      'no-dailies',
      `${game} is told in scenes and has no Dailies or puzzles to solve: lockstep play ${game}`,
    );
  const known = listed([...PLAYABLE, ...TOLD_GAMES], 'or');
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
