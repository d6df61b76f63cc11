import {
  type AnyGame,
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
import { fromReplay, type Ref, refTo } from '@lockstep/play';
import { worker } from '../plumbing/worker/client.ts';
import { GAME_IDS, rowOf } from '../rows.ts';
import type { AnyBoardModule, AnyRun } from './board.ts';

/** A replay that was verified, ready to be looked at. */
export interface Watched {
  readonly board: AnyBoardModule;
  readonly text: string;
  readonly date: string | null;
  readonly run: AnyRun;
  /** After how many steps each frame of it is: a page where the board has pages, else a step. */
  readonly frames: readonly number[];
  readonly inPages: boolean;
}

type Header = Extract<ReturnType<typeof parseReplay>, { ok: true }>['value']['header'];

const mismatch = (line: number, code: Mismatch['code'], expected: string, found: string): Mismatch => ({
  line,
  code,
  expected,
  found,
});

/** The setup a replay names: by its date, by ids of a pack, or whole. */
const setupOf = async (game: AnyGame, { daily, options, pack, setup }: Header): Promise<Result<unknown, Mismatch>> => {
  if (daily !== undefined) {
    const found = await worker.daily(game.id, daily, options ?? null, pack ?? null);
    return found.pack === pack ? ok(found.setup) : fail(mismatch(4, 'unknown-pack', found.pack, pack ?? 'none'));
  }
  return ok(pack === undefined ? setup : (await worker.resolve(game.id, setup ?? null, pack)).setup);
};

/** Plays a replay again, step by step and hash by hash, by the rules of the game it names. */
export const watchReplay = async (text: string): Promise<Result<Watched, Mismatch>> => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const { header } = replay.value;
  const row = rowOf(header.game);
  if (!row) return fail(mismatch(2, 'unknown-game', GAME_IDS.join(' or '), header.game));
  const board = await row.board();
  const { game } = board.player;
  const whole = await setupOf(game, header);
  if (!whole.ok) return whole;
  const setup = game.parseSetup(whole.value);
  if (!setup.ok) return fail(mismatch(4, 'wrong-setup', setup.fault[0]?.expected ?? '', setup.fault[0]?.found ?? ''));
  const seed = parseSeed(header.seed);
  const verified = verifyReplay(replay.value, () => ok({ game, setup: setup.value, seed }));
  if (!verified.ok) return verified;
  const run = fromReplay<AnyRun>(game, setup.value, seed, text);
  if (!run) throw new Error('a verified replay can be played');
  const frames = board.pages?.(run) ?? [0, ...moments(run).map(({ turn }) => turn)];
  return ok({ board, text, date: header.daily ?? null, run, frames, inPages: board.pages !== undefined });
};

/** The run after so many steps. */
export const at = ({ run }: Watched, step: number): AnyRun => fork(run, step);

/** How a try that goes on from a replay is named. */
export const forkRef = ({ run, date, text }: Watched): Ref =>
  refTo(run.game.id, date === null ? { kind: 'file', file: text } : { kind: 'daily', date });
