import {
  type AnyGame,
  type Header,
  type Mismatch,
  ok,
  parseReplay,
  parseSeed,
  type Resolved,
  type Result,
  verifyReplay,
} from '@lockstep/kernel';
import { tableOf } from './table.ts';

/** Resolves the headers of one game's replays that carry their setup. */
export const resolverOf =
  (game: AnyGame) =>
  ({ setup, seed }: Header): Result<Resolved, Mismatch> =>
    ok({ game, setup: tableOf(game).read(setup), seed: parseSeed(seed) });

/** A replay as text, played again. */
export const verifyText = (game: AnyGame, text: string): ReturnType<typeof verifyReplay> => {
  const replay = parseReplay(text);
  return replay.ok ? verifyReplay(replay.value, resolverOf(game)) : replay;
};
