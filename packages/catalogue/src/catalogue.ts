import { matches as battle } from '@lockstep/battle';
import { matches as encounter } from '@lockstep/encounter';
import { player as freeplayPlayer } from '@lockstep/freeplay';
import {
  type AnyGame,
  type DailyModule,
  fail,
  type GameModule,
  type Header,
  type Json,
  type Mismatch,
  mismatch,
  ok,
  parseSeed,
  type Resolved,
  type Result,
} from '@lockstep/kernel';
import type { AnyPlayable, MatchScene } from '@lockstep/play';
import { player as questPlayer } from '@lockstep/quest';
import { DAILIES, DAILY_PLAYERS, GAMES, MODULES } from './games.ts';

export const gameOf = (id: string): AnyGame | undefined => GAMES.find((game) => game.id === id);

export const moduleOf = (id: string): GameModule | undefined => MODULES.find(({ game }) => game.id === id);

export const dailyModuleOf = (id: string): DailyModule | undefined => DAILIES.find(({ game }) => game.id === id);

/** How a game with Dailies is played and recorded. */
export const dailyPlayerOf = (id: string): AnyPlayable | undefined => DAILY_PLAYERS.find(({ game }) => game.id === id);

const DATED_PLAYERS: readonly AnyPlayable[] = [questPlayer, freeplayPlayer];

/** How a run that is the same for everyone on a date is played and recorded; its module has `today`. */
export const datedPlayerOf = (id: string): AnyPlayable | undefined => DATED_PLAYERS.find(({ game }) => game.id === id);

/** What two players can play against each other, by game. It is no part of a module: a browser is told of it by a server. */
export const MATCHES: { readonly [game: string]: (pack: never) => readonly MatchScene[] } = { encounter, battle };

/** What is ranked, by game: runs of a date as they are, and Dailies with options that hide what can be hidden. */
export const RANKED: { readonly [game: string]: { readonly options: Json | null } } = {
  testimony: { options: { visibility: 'HIDDEN' } },
  freeplay: { options: null },
  quest: { options: null },
};

/** What a replay that carries its own setup refers to. */
export const resolveSetup = (header: Header): Result<Resolved, Mismatch> => {
  const game = gameOf(header.game);
  if (!game) return fail(mismatch(2, 'unknown-game', GAMES.map(({ id }) => id).join(' or '), header.game));
  if (game.rules !== header.rules)
    return fail(mismatch(3, 'wrong-rules', `rules ${game.rules}`, `rules ${header.rules}`));
  const setup = game.parseSetup(header.setup);
  if (setup.ok) return ok({ game, setup: setup.value, seed: parseSeed(header.seed) });
  const [first] = setup.fault;
  const place = first?.path.join('.') || 'the setup';
  return fail(mismatch(4, 'wrong-setup', `${place}: ${first?.expected}`, first?.found ?? ''));
};
