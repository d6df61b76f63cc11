import { makeDay } from '@lockstep/calendar';
import { begin, type Header, makeSeed, parseReplay, parseSeed, type Source } from '@lockstep/kernel';
import {
  type AnyTypes,
  type Attempt,
  type Entry,
  freshFlags,
  fromReplay,
  isPlain,
  isShown,
  type Opening,
  openAttempt,
  openSession,
  type Ref,
  type RunOf,
  type Types,
} from '@lockstep/play';
import type { Progress, WebSaved } from '../plumbing/progress/index.ts';
import { today } from '../plumbing/today.ts';
import { worker } from '../plumbing/worker/client.ts';
import { type OpenedRef, WorkerError } from '../plumbing/worker/messages.ts';
import { aboutOf } from './about.ts';
import { isAsPublished } from './as-published.ts';
import type { BoardModule } from './board.ts';
import { onDoubt } from './doubt.ts';
import { keepNothing, keepUnder, standingOf } from './keep.ts';
import { factsOf, keyOf, normal, savedRef } from './ref.ts';
import { GameSession } from './session.svelte.ts';

/** A random seed. */
const freshSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const NOTHING: OpenedRef = { setup: null, seed: null, pack: null, source: null, subject: null };

/** A reference with everything it stands for: from the worker, or the game's own where it has no pack. */
const wholeOf = async <G extends Types>(
  { player }: Pick<BoardModule<G>, 'player'>,
  ref: Ref,
  past: readonly Entry[] = [],
): Promise<OpenedRef> => {
  const { game, defaultSetup } = player;
  if (ref.subject.kind === 'file') return NOTHING;
  return defaultSetup === undefined ? worker.open(ref, past) : { ...NOTHING, setup: game.makeSetup(defaultSetup) };
};

/** Options of opening, in addition to the reference. */
export interface How<G extends Types> {
  /** In the place of what was saved. */
  readonly afresh?: boolean;
  /** Asked for beforehand, while the board was still loading. */
  readonly whole?: Promise<OpenedRef>;
  /** Goes on from here, as practice. */
  readonly from?: RunOf<G>;
  /** Shows this end as it was reached; a new try can follow it. */
  readonly ended?: EndedTry<G>;
  reopen(): void;
}

/** A try that was recorded, from its replay. */
export interface EndedTry<G extends Types> {
  readonly run: RunOf<G>;
  readonly practice: boolean;
  readonly options: Ref['options'];
  readonly source: Source | undefined;
}

/** Kept nowhere: a lesson, or a replay that goes on. */
const isKept = <G extends Types>({ subject }: Ref, { from }: How<G>): boolean => !from && subject.kind !== 'lesson';

const parsed = <G extends Types>({ player: { game } }: Pick<BoardModule<G>, 'player'>, setup: unknown): G['setup'] => {
  const found = game.parseSetup(setup);
  if (!found.ok) throw new WorkerError('not-as-pinned', `no setup: ${found.fault[0]?.expected}`);
  return found.value;
};

/** The saved run, where the rules still make it so. */
const resumed = <G extends Types>(board: BoardModule<G>, saved: WebSaved | undefined): RunOf<G> | undefined => {
  const { game } = board.player;
  const setup = saved && game.parseSetup(saved.setup);
  return saved && setup?.ok ? fromReplay<RunOf<G>>(game, setup.value, parseSeed(saved.seed), saved.replay) : undefined;
};

/** The head of a saved try: who sat at the other seats, what it was written as. */
const headerOf = (text: string): Header | undefined => {
  const replay = parseReplay(text);
  return replay.ok ? replay.value.header : undefined;
};

/** Everything a player can open: the saved try with the setup it was begun with, or a new one. */
export const open = async <G extends Types = AnyTypes>(
  progress: Progress,
  board: BoardModule<G>,
  asked: Ref,
  how: How<G>,
): Promise<GameSession<G>> => {
  const { game, recorder } = board.player;
  const key = keyOf(normal(asked));
  const kept = isKept(asked, how);
  const before = kept ? await progress.saved(key) : undefined;
  const saved = how.afresh || how.ended ? undefined : before;
  const run = how.from ?? how.ended?.run ?? resumed(board, saved);
  if (saved && !run) await progress.setAside(key);
  const going = run && saved;
  const ref = how.ended ? { ...normal(asked), options: how.ended.options } : savedRef(normal(asked), saved);
  const [whole, about] = await Promise.all([
    how.whole ??
      wholeOf(board, ref, going || ref.subject.kind !== 'scene' || !isPlain(ref) ? [] : await progress.entries()),
    aboutOf(ref),
  ]);
  const setup = run ? run.setup : parsed(board, whole.setup);
  const seedText = run ? makeSeed(run.seed) : (whole.seed ?? ref.seed ?? freshSeed());
  const facts = factsOf(ref, whole, about, seedText);
  const pack = (going && saved.pack) || whole.pack;
  // A saved try says itself what it was written as, and what was carried into it.
  const header = going ? headerOf(saved.replay) : undefined;
  const written = header?.setup === undefined ? whole.source : { setup: header.setup };
  const source = written && pack ? { ...written, pack } : undefined;
  const bots = run ? header?.bots : board.player.opponents?.(setup, ref.options);
  const opening: Opening<G> = {
    ref,
    setup,
    seed: facts.seed,
    from: how.from ? undefined : (how.ended?.source ?? source),
    bots,
  };
  // A save may come from a file: a Daily with numbers or chance of its own is played, and recorded nowhere.
  const asPublished =
    !run || (await isAsPublished(worker, ref, whole, { setup: game.makeSetup(setup), seed: seedText, pack }));
  const ledger = kept ? recorder.ledger(ref, setup) : null;
  const { records, streak } = await standingOf(progress, recorder, ledger);
  const shown = ledger !== null && isShown(await progress.entries(), recorder, ledger);
  // Nothing of a lesson is recorded, so nothing in it costs anything.
  const flags = asked.subject.kind === 'lesson' ? freshFlags(true) : freshFlags(records.solutionShown, shown);
  const attempt: Attempt<RunOf<G>> = run
    ? openAttempt(run, {
        ...flags,
        nudged: saved?.nudged ?? false,
        practice: how.ended ? how.ended.practice : flags.practice || (saved?.practice ?? true),
        ...(saved?.unrecorded || !asPublished ? { unrecorded: true } : {}),
      })
    : openAttempt(begin(game, setup, facts.seed) as RunOf<G>, flags);
  const keep = kept
    ? keepUnder(progress, { key, rev: (saved && !run ? 0 : before?.rev) ?? 0 }, recorder, ledger, {
        setup: game.makeSetup(setup),
        seed: seedText,
        date: facts.date,
        pack,
        began: (going && saved.began) || makeDay(today()),
        ...(facts.options === null || ref.subject.kind !== 'daily' ? {} : { options: facts.options }),
      })
    : keepNothing;
  const session = openSession<G>(board.player, opening, attempt, going ? 'current' : 'new', records);
  return new GameSession(
    session,
    facts,
    board.text,
    {
      keep,
      worker,
      entries: () => progress.entries(),
      reopen: how.reopen,
      ...(kept ? { onDoubt: (callback) => onDoubt(progress, key, callback) } : {}),
    },
    streak,
  );
};
