import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { makeDay } from '@lockstep/calendar';
import { begin, canonical, type Json, makeReplay, parseReplay, parseSeed, playBots, type Seed } from '@lockstep/kernel';
import {
  type Entry,
  type FinishedTry,
  freshFlags,
  fromReplay,
  isPlain,
  isShown,
  makeSaved,
  type Opening,
  type Options,
  openAttempt,
  openSession,
  type Records,
  type Ref,
  type RunOf,
  recordsOf,
  replayOf,
  type Session,
  saveKey,
  streakOf,
  type Types,
} from '@lockstep/play';
import { today } from '../clock.ts';
import { Fault } from '../fault.ts';
import { resolveHeader, voiceOf } from '../library.ts';
import { contentOf, type OpenedRef, openRef } from '../open.ts';
import { slotOf } from '../slot.ts';
import type { Store } from '../store.ts';
import type { CommandLine, Game, Host } from './board.ts';
import { adviceFrom, exactSolver, type Solver } from './solver.ts';

export type { CommandLine, Game, Host };

/** What the flags of a command line ask for; those that exclude each other are refused. */
export const parseCommandLine = <G extends Types>(
  { board }: Game<G>,
  flags: { readonly [flag: string]: string | undefined },
): CommandLine & { readonly date?: string } => {
  board.flags.check(flags);
  const { seed, pack, date } = flags;
  return {
    seed: seed ?? null,
    pack: pack ?? null,
    options: board.flags.always?.(flags) ?? {},
    flags,
    ...(date === undefined ? {} : { date }),
  };
};

/** Chance that was never seen before. */
const freshSeed = (): Seed => parseSeed(randomBytes(8).toString('hex'));

/** Writes a file that is not there yet. */
const writeNew = (file: string, text: string): 'WRITTEN' | 'EXISTS' | 'FAILED' => {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return 'WRITTEN';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'EXISTS' : 'FAILED';
  }
};

/** A player at the shelf of a game. `dice` makes the seed of every new try that asks for none. */
export const openHost = <G extends Types>(
  store: Store,
  game: Game<G>,
  asked: CommandLine & { readonly date?: string },
  dice: () => Seed = freshSeed,
  solver: Solver<G> | null = exactSolver(game.module),
): Host<G> => {
  const { player, board, module } = game;
  const rules = player.game;
  const content = module ? contentOf(module, asked.pack) : { pack: null, hash: null };
  const voice = board.parseVoice ? voiceOf(rules.id, board.parseVoice) : null;
  const date = asked.date ?? makeDay(today());
  const upgrade = player.recorder.upgrade ?? ((entry: FinishedTry) => entry);
  const all = (): readonly Entry[] =>
    store.entries().map((entry) => (entry.kind === 'finished' && entry.game === rules.id ? upgrade(entry) : entry));

  /** A shelf asks for the same whenever it is drawn, and a puzzle takes time to deal. */
  const openings = new Map<string, OpenedRef>();
  const openingOf = (ref: Ref, chosen: Options): OpenedRef => {
    const key = `${saveKey(ref)} ${JSON.stringify(chosen)}`;
    const opening = openings.get(key) ?? openRef({ ...game, content }, ref, chosen);
    openings.set(key, opening);
    return opening;
  };

  /** What was chosen, with what the record adds to a scene as published. */
  const withCarried = (ref: Ref, { carried: _before, ...chosen }: Options): Options => {
    if (ref.subject.kind !== 'scene' || !isPlain(ref)) return chosen;
    const past = all().filter((entry): entry is FinishedTry => entry.kind === 'finished');
    const carried = module?.pack.carries?.(content.pack, ref.subject.scene, past) ?? null;
    return carried === null ? chosen : { ...chosen, carried };
  };

  const records = (ref: Ref, setup: G['setup']): Records => {
    const ledger = player.recorder.ledger(ref, setup);
    if (!ledger) return { solutionShown: false };
    const entries = all();
    const { solutionShown } = recordsOf(entries, rules.id, ledger.name);
    return { ...recordsOf(entries, ledger.game, ledger.name, player.recorder.better), solutionShown };
  };

  const recordSummary: Host<G>['recordSummary'] = (ref, chosen) => {
    const plain: Ref = { ...ref, options: chosen, seed: null, pack: null };
    const { setup } = openingOf(ref, chosen);
    const ledger = player.recorder.ledger(plain, setup);
    const tried = all().some((entry) => entry.game === ledger?.game && entry.daily === ledger.name);
    return { records: records(plain, setup), tried };
  };

  /** A try of the same puzzle, over or not, that shows what this one hides. */
  const wasShown = (ref: Ref, setup: G['setup']): boolean => {
    const ledger = player.recorder.ledger(ref, setup);
    if (!ledger) return false;
    if (isShown(all(), player.recorder, ledger)) return true;
    const other = player.recorder.shownBy?.(ledger);
    return other != null && store.slots.saved(slotOf({ ...ref, options: {} })) !== undefined;
  };

  /** A Daily without a choice is played as the last one was. */
  const withLastChoice = (ref: Ref): Ref => {
    const open = ref.subject.kind === 'daily' && Object.keys(ref.options).length === 0;
    const options = open && !store.slots.saved(slotOf(ref)) ? player.recorder.chosen?.(all()) : undefined;
    return options ? { ...ref, options } : ref;
  };

  const sessionOf = (
    opening: Opening<G>,
    run: RunOf<G>,
    saved: { readonly practice: boolean; readonly nudged: boolean; readonly unrecorded?: boolean } | null,
    resumeSaved: Session<G>['resumed'],
  ): Session<G> => {
    const kept = records(opening.ref, opening.setup);
    const startNew = freshFlags(kept.solutionShown, wasShown(opening.ref, opening.setup));
    const flags = saved
      ? {
          ...startNew,
          practice: saved.practice || startNew.practice,
          nudged: saved.nudged,
          ...(saved.unrecorded ? { unrecorded: true } : {}),
        }
      : startNew;
    return openSession(player, opening, openAttempt(run, flags), resumeSaved, kept);
  };

  const fresh = (ref: Ref, chosen: Options): Session<G> => {
    const { setup, seed, from, ref: plain = ref } = openingOf(ref, withCarried(ref, chosen));
    const bots = player.opponents?.(setup, plain.options);
    const opening: Opening<G> = { ref: plain, setup, seed: seed ?? dice(), from, bots };
    return sessionOf(opening, begin(rules, setup, opening.seed), null, 'new');
  };

  /** The run that a text tells, with what it was opened from; undefined where the rules no longer make it so. */
  const restoreReplay = (
    text: string,
  ): (Pick<Opening<G>, 'from' | 'bots'> & { readonly run: RunOf<G> }) | undefined => {
    const replay = parseReplay(text);
    const resolved = replay.ok ? resolveHeader(replay.value.header, true) : undefined;
    const run =
      replay.ok && resolved?.ok && replay.value.header.game === rules.id
        ? fromReplay<RunOf<G>>(rules, resolved.value.setup as G['setup'], resolved.value.seed, text)
        : undefined;
    if (!run || !replay.ok) return undefined;
    const { daily, pack, setup, options, bots } = replay.value.header;
    const from =
      pack === undefined
        ? undefined
        : daily === undefined
          ? { setup: setup as Json, pack }
          : { daily, pack, ...(options === undefined ? {} : { options }) };
    return { run, from, bots };
  };

  /** A saved try goes on with the setup it was begun with; one that no longer fits is set aside. */
  const resumed = (ref: Ref): Session<G> | undefined => {
    const slot = slotOf(ref);
    const saved = store.slots.saved(slot);
    if (!saved) return undefined;
    const found = restoreReplay(saved.replay);
    if (!found) {
      store.slots.setAside(slot);
      return undefined;
    }
    const { run, from, bots } = found;
    const now = openingOf(ref, board.flags.chosenOf(ref, run.setup)).setup;
    const same = canonical(rules.makeSetup(now)) === canonical(rules.makeSetup(run.setup));
    const opening: Opening<G> = { ref, setup: run.setup, seed: run.seed, from, bots };
    return sessionOf(opening, run, saved, same ? 'current' : 'older-content');
  };

  /** The end of the last try of a date: it stays where it was reached. Entries of earlier versions keep no replay. */
  const lastFinished: Host<G>['lastFinished'] = (ref, chosen) => {
    const { ref: plain = ref, setup } = openingOf(ref, chosen);
    const ledger = plain.subject.kind === 'daily' ? player.recorder.ledger(plain, setup) : null;
    const tries = all().filter(
      (entry): entry is FinishedTry =>
        entry.kind === 'finished' && entry.game === ledger?.game && entry.daily === ledger.name,
    );
    const last = tries.at(-1);
    if (last?.replay === undefined) return undefined;
    const found = restoreReplay(last.replay);
    if (!found || rules.outcome(found.run.setup, found.run.now.state) === undefined) return undefined;
    const opening: Opening<G> = {
      ref: plain,
      setup: found.run.setup,
      seed: found.run.seed,
      from: found.from,
      bots: found.bots,
    };
    return sessionOf(opening, found.run, { practice: last.practice, nudged: false }, 'new');
  };

  const save: Host<G>['save'] = ({ attempt, opening }) =>
    store.slots.save(slotOf(opening.ref), makeSaved<G>(attempt.run, opening, attempt.flags));

  const isRecorded = (entry: Omit<FinishedTry, 'on'>): boolean =>
    all().some((one) => one.kind === 'finished' && canonical({ ...one, on: '' }) === canonical({ ...entry, on: '' }));

  /**
   * Saved as ended, then recorded: killed between the two, or before the save went, the end is recorded when it is opened
   * again, and once.
   */
  const recordEnd = (session: Session<G>, { kind, game: ledger, daily, ...rest }: Omit<FinishedTry, 'on'>): void => {
    try {
      save(session);
    } catch (error) {
      // Where there is no room for the save, there may be for the record; if not, that is what is told.
      if (!(error instanceof Fault)) throw error;
    }
    store.record({ kind, game: ledger, daily, on: makeDay(today()), ...rest });
  };

  return {
    game,
    pack: content.pack as G['pack'],
    voice,
    date,
    commandLine: asked,
    newSeed: dice,
    ref: (subject, options = {}) => ({
      game: rules.id,
      subject,
      options: { ...options, ...asked.options },
      seed: asked.seed,
      pack: asked.pack,
    }),
    opening: openingOf,
    open: (wanted, chosen) => {
      const ref = withLastChoice(wanted);
      return resumed(openingOf(ref, chosen).ref ?? ref) ?? fresh(ref, chosen);
    },
    startNew: fresh,
    lastFinished,
    hasSave: (ref) => store.slots.saved(slotOf(ref)) !== undefined,
    records,
    recordSummary,
    entries: () =>
      all().filter((entry): entry is FinishedTry => entry.kind === 'finished' && entry.game.split(' ')[0] === rules.id),
    streak: (ledger = rules.id) => streakOf(all(), ledger, today()),
    save,
    discard: ({ opening }) => store.slots.clear(slotOf(opening.ref)),
    finish: (session, entry, late = false) => {
      const { opening } = session;
      if (entry && !(late && isRecorded(entry))) recordEnd(session, entry);
      store.slots.clear(slotOf(opening.ref));
    },
    recordSolutionShown: ({ opening }) => {
      const ledger = player.recorder.ledger(opening.ref, opening.setup);
      if (ledger) store.record({ kind: 'solution-shown', game: rules.id, daily: ledger.name });
    },
    bots: ({ attempt: { run } }, bots) => {
      const players = new Map(
        Object.entries(bots).map(([seat, name]) => [Number(seat), { name, bot: module!.bots[name]! }] as const),
      );
      const after = playBots(run, players);
      const lines = makeReplay(after, undefined);
      const steps = parseReplay(lines);
      if (!steps.ok) throw new Error('a replay that was just made cannot be read');
      return steps.value.steps.slice(run.now.turn).map(({ text }) => text);
    },
    hint: ({ attempt: { run } }, level) =>
      player.solvable ? solver!.hint(run, level) : adviceFrom(module!, player.adviser!, run),
    solution: ({ attempt: { run } }) => solver!.solution(run),
    change: ({ attempt: { run } }) => solver!.change(run),
    replay: ({ attempt: { run }, opening }) => replayOf(run, opening),
    write: writeNew,
  };
};
