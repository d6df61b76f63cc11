import {
  fail,
  fork,
  type Mismatch,
  moments,
  ok,
  parseReplay,
  parseSeed,
  type Result,
  verifyReplay,
} from '@lockstep/kernel';
import { fromReplay } from '@lockstep/play';
import { GAMES } from '../games/games.ts';
import { GAME_IDS, gameNamed } from '../games/ids.ts';
import type { AnyTablePart } from '../games/parts.ts';
import { brain } from '../plumbing/worker/client.ts';
import type { Kinds, RunOf } from './kinds.ts';

/** A replay that was verified, ready to be looked at. */
export interface Watched {
  readonly part: AnyTablePart;
  readonly text: string;
  readonly seedText: string;
  readonly date: string | null;
  readonly run: RunOf<Kinds>;
}

const mismatch = (line: number, code: Mismatch['code'], expected: string, found: string): Mismatch => ({
  line,
  code,
  expected,
  found,
});

/** Plays a replay again, step by step and hash by hash, by the rules of the game it names. */
export const watchReplay = async (text: string): Promise<Result<Watched, Mismatch>> => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const { header } = replay.value;
  const id = gameNamed(header.game);
  if (!id) return fail(mismatch(2, 'unknown-game', GAME_IDS.join(' or '), header.game));
  const daily = header.daily === undefined ? undefined : await brain.daily(id, header.daily, header.options ?? null);
  if (daily && daily.pack !== header.pack) return fail(mismatch(4, 'unknown-pack', daily.pack, header.pack ?? 'none'));
  const part = await GAMES[id].table();
  const setup = part.game.parseSetup(daily?.setup ?? header.setup);
  if (!setup.ok) return fail(mismatch(4, 'wrong-setup', setup.fault[0]?.expected ?? '', setup.fault[0]?.found ?? ''));
  const seed = parseSeed(header.seed);
  const verified = verifyReplay(replay.value, () => ok({ game: part.game, setup: setup.value, seed }));
  if (!verified.ok) return verified;
  const run = fromReplay<RunOf<Kinds>>(part.game, setup.value, seed, text);
  if (!run) throw new Error('a verified replay can be played');
  return ok({ part, text, seedText: header.seed, date: header.daily ?? null, run });
};

/** The run after so many steps. */
export const at = ({ run }: Watched, step: number): RunOf<Kinds> => fork(run, step);

export const lengthOf = ({ run }: Watched): number => moments(run).length;
