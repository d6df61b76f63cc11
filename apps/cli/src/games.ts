import type { DailyModule, GameModule } from '@lockstep/kernel';
import { type AnyGameText, listed } from '@lockstep/words';
import { Fault } from './fault.ts';
import { dailyModuleFor, moduleFor } from './library.ts';
import { DAILY_GAMES, ROWS, SCENE_GAMES } from './rows.ts';
import type { Game } from './shell/host.ts';

/** A game with puzzles. */
export interface DailyGame extends Game {
  readonly module: DailyModule;
}

/** Each game is loaded when it is asked for, so that no game pays for another; undefined where there is none. */
export const gameOf = async (game: string): Promise<Game | undefined> =>
  Object.hasOwn(ROWS, game) ? ROWS[game]!() : undefined;

export const hasScenes = (game: string): boolean => SCENE_GAMES.includes(game);

/** How a game speaks; undefined for a game of rules alone. */
export const textOf = async (game: string): Promise<AnyGameText | undefined> => {
  const row = await gameOf(game);
  return row?.module ? row.text : undefined;
};

/** A game that has rules to be read, and the pack they are printed from. */
export const spokenFor = async (game: string): Promise<{ readonly text: AnyGameText; readonly module: GameModule }> => {
  const text = await textOf(game);
  return text ? { text, module: moduleFor(game) } : playedElsewhere(game);
};

const playedElsewhere = (game: string): never => {
  if (hasScenes(game))
    throw new Fault(
      'no-dailies',
      `${game} is told in scenes and has no Dailies or puzzles to solve: lockstep play ${game}`,
    );
  const known = listed([...DAILY_GAMES, ...SCENE_GAMES], 'or');
  throw new Fault('unknown-game', `there is no game "${game}" to play here; try: ${known}`);
};

/** A game with puzzles, or where it is played instead. */
export const dailyGameFor = async (game: string): Promise<DailyGame> => {
  const row = DAILY_GAMES.includes(game) ? await gameOf(game) : undefined;
  return row ? { ...row, module: dailyModuleFor(game) } : playedElsewhere(game);
};

/** Any game that is played here. */
export const gameFor = async (game: string): Promise<Game> => (await gameOf(game)) ?? playedElsewhere(game);
