import {
  type AnyGame,
  fail,
  fork,
  type Mismatch,
  makeSeed,
  mismatch,
  moments,
  ok,
  parseReplay,
  parseSeed,
  type Replay,
  type Result,
  verifyReplay,
} from '@lockstep/kernel';
import { fromReplay, type Ref, refTo } from '@lockstep/play';
import { plainNamed } from '../games.ts';
import { worker } from '../plumbing/worker/client.ts';
import type { Position, VerifiedReplay } from '../plumbing/worker/messages.ts';
import { GAME_IDS, rowOf } from '../rows.ts';
import type { AnyBoardModule, AnyRun } from './board.ts';

/** A replay that was verified, ready to be looked at. */
export interface WatchedReplay {
  readonly board: AnyBoardModule;
  readonly text: string;
  readonly date: string | null;
  readonly run: AnyRun;
  readonly verdict: Genuine['verdict'];
  /** After how many steps each frame of it is: a page where the board has pages, else a step. */
  readonly frames: readonly number[];
  readonly inPages: boolean;
}

/** What of a genuine replay the page plays again. */
interface Genuine {
  readonly setup: unknown;
  readonly seed: string;
  /** Null for a game without content of its own. */
  readonly verdict: VerifiedReplay['verdict'] | null;
}

/** A game without a pack is verified on the page: the worker knows only those with one. */
const verifyOnPage = (game: AnyGame, replay: Replay): Result<Genuine, Mismatch> => {
  const { setup, seed } = replay.header;
  const parsed = game.parseSetup(setup);
  if (!parsed.ok)
    return fail(mismatch(4, 'wrong-setup', parsed.fault[0]?.expected ?? '', parsed.fault[0]?.found ?? ''));
  const verified = verifyReplay(replay, () => ok({ game, setup: parsed.value, seed: parseSeed(seed) }));
  return verified.ok ? ok({ setup, seed, verdict: null }) : verified;
};

/** Plays a replay again, step by step and hash by hash, by the rules of the game it names. */
export const watchReplay = async (text: string): Promise<Result<WatchedReplay, Mismatch>> => {
  const replay = parseReplay(text);
  if (!replay.ok) return replay;
  const { header } = replay.value;
  const row = rowOf(header.game);
  if (!row) return fail(mismatch(2, 'unknown-game', GAME_IDS.join(' or '), header.game));
  const board = await row.board();
  const { game } = board.player;
  const genuine = plainNamed(game.id) ? verifyOnPage(game, replay.value) : await worker.verify(game.id, text);
  if (!genuine.ok) return genuine;
  const setup = game.parseSetup(genuine.value.setup);
  const run = setup.ok ? fromReplay<AnyRun>(game, setup.value, parseSeed(genuine.value.seed), text) : undefined;
  if (!run) throw new Error('a verified replay can be played');
  const frames = board.pages?.(run) ?? [0, ...moments(run).map(({ turn }) => turn)];
  return ok({
    board,
    text,
    date: header.daily ?? null,
    run,
    verdict: genuine.value.verdict,
    frames,
    inPages: board.pages !== undefined,
  });
};

/** The run after so many steps. */
export const runAfter = ({ run }: WatchedReplay, step: number): AnyRun => fork(run, step);

/** A replay as the worker reads a played line. */
export const positionOf = ({ run: { game, setup, seed }, run }: WatchedReplay): Position => ({
  setup: game.makeSetup(setup),
  seed: makeSeed(seed),
  actions: moments(run).map(({ text }) => text),
});

/** How a try that goes on from a replay is named. */
export const forkRef = ({ run, date, text }: WatchedReplay): Ref =>
  refTo(run.game.id, date === null ? { kind: 'file', file: text } : { kind: 'daily', date });
