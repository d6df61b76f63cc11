import { join } from 'node:path';
import { type Daily, find } from '@lockstep/forge';
import {
  act,
  begin,
  type Json,
  makeDay,
  makeReplay,
  parseReplay,
  parseSeed,
  Refusal,
  type Seed,
} from '@lockstep/kernel';
import { load, reportIssue } from '@lockstep/packs';
import { type Flags, freshFlags, recordsOf, streakOf } from '@lockstep/progress';
import { type Pack, protocol, type Setup } from '@lockstep/protocol';
import { hint } from '@lockstep/solver';
import {
  clearFrom,
  finishedEntry,
  type Grade,
  type Hint,
  hintOf,
  parseVoice,
  seedLabel,
  type Voice,
} from '@lockstep/words-protocol';
import { today } from './clock.ts';
import { Fault } from './fault.ts';
import { dailyFor, dayOf, gameDir, offersFor, packOf, publishedOf, setupWith, tomlFile } from './library.ts';
import { puzzleFile } from './puzzle-file.ts';
import type { Store } from './store.ts';
import type { ProtocolRun, Records, Sitting } from './table/index.ts';

export interface Wanted {
  readonly date?: string;
  readonly seed?: string;
  readonly setup?: string;
  readonly pack?: string;
  readonly literal?: boolean;
}

/** Where a puzzle came from: a date that counts, or a free one that does not. */
export interface Source {
  readonly setup: Setup;
  readonly seed: Seed;
  readonly grade: Grade | null;
  readonly date: string | null;
  readonly from: { readonly daily: string; readonly pack: string; readonly options?: Json } | undefined;
  /** Under which name the try is saved. */
  readonly key: string;
}

const GAME = 'protocol';

const gradeOf = (grade: number): Grade | null => ([1, 2, 3, 4, 5] as const).find((one) => one === grade) ?? null;

const freePuzzle = (wanted: Wanted): Source => {
  const offers = offersFor(GAME);
  const text = wanted.seed ?? 'lockstep';
  const options = wanted.literal ? { literal: true } : undefined;
  if (wanted.setup !== undefined) {
    const read = puzzleFile(offers, wanted.setup, wanted.pack) as Setup;
    const setup = setupWith(offers, protocol.makeSetup(read), options) as Setup;
    return { setup, seed: parseSeed(text), grade: null, date: null, from: undefined, key: `setup-${wanted.setup}` };
  }
  const newest = publishedOf(GAME).editions.at(-1);
  const pack = wanted.pack === undefined ? newest?.pack : packOf(offers, wanted.pack);
  if (pack === undefined) throw new Fault('no-edition', 'no edition has been published yet; name a folder with --pack');
  const edition = { number: newest?.number ?? 0, pack, hash: '' };
  const found = find(offers, edition, `puzzle ${text}`);
  if (!('deal' in found))
    throw new Fault('none-found', `none of ${found.attempts} attempts at "${text}" kept every promise`);
  const setup = setupWith(offers, found.deal.setup, options) as Setup;
  return {
    setup,
    seed: found.deal.seed,
    grade: gradeOf(found.facts.grade),
    date: null,
    from: undefined,
    key: `seed-${text}`,
  };
};

const dailyPuzzle = (wanted: Wanted): Source => {
  const date = wanted.date ?? makeDay(today());
  const daily: Daily = dailyFor(GAME, dayOf(date));
  const options = wanted.literal ? { literal: true } : undefined;
  const setup = setupWith(offersFor(GAME), daily.setup, options) as Setup;
  const from = { daily: date, pack: daily.edition.hash, ...(options ? { options } : {}) };
  const key = wanted.literal ? `${date}-literal` : date;
  // The literal game is another puzzle: it is no clear of the date.
  return {
    setup,
    seed: daily.seed,
    grade: wanted.literal ? null : gradeOf(daily.pin.grade),
    date: wanted.literal ? null : date,
    from,
    key,
  };
};

export const sourceOf = (wanted: Wanted): Source => {
  if (wanted.date !== undefined && (wanted.seed !== undefined || wanted.setup !== undefined))
    throw new Fault('usage', '--date and --seed or --setup exclude each other: a Daily has its own seed');
  return wanted.seed === undefined && wanted.setup === undefined && wanted.pack === undefined
    ? dailyPuzzle(wanted)
    : freePuzzle(wanted);
};

/** The saved try of a puzzle, played again; one that no longer fits is set aside. */
export const resume = (
  store: Store,
  source: Source,
): { run: ProtocolRun; flags: Pick<Flags, 'practice' | 'nudged'> } | undefined => {
  const saved = store.saved(GAME, source.key);
  if (!saved) return undefined;
  const replay = parseReplay(saved.replay);
  let run: ProtocolRun = begin(protocol, source.setup, source.seed);
  if (replay.ok) {
    for (const step of replay.value.steps) {
      const action = protocol.parse(source.setup, step.text);
      const next = action.ok ? act(run, 0, action.value) : action.fault;
      if (next instanceof Refusal) {
        store.setAside(GAME, source.key);
        return undefined;
      }
      run = next;
    }
    const same = makeReplay(run, source.from) === saved.replay;
    if (same) return { run, flags: saved };
  }
  store.setAside(GAME, source.key);
  return undefined;
};

export const hintFor = (level: Hint['level'], run: ProtocolRun): Hint => {
  const { search } = offersFor(GAME);
  return hintOf(run.setup, hint(protocol, search, search.open, run.setup, run.now.state, level));
};

export const recordsFor = (store: Store, source: Source): Records => {
  if (source.date === null) return { practiceBecauseSolutionShown: false };
  const entries = store.entries();
  const { firstClear, best, solutionShown } = recordsOf(entries, GAME, source.date);
  const [first, top] = [firstClear, best].map((entry) => entry && clearFrom(source.setup, entry));
  return {
    ...(first ? { firstClear: first } : {}),
    ...(top ? { best: top } : {}),
    streak: streakOf(entries, GAME, today()),
    practiceBecauseSolutionShown: solutionShown,
  };
};

const voiceOf = (): Voice => {
  const loaded = load([tomlFile(join(gameDir(GAME), 'voice.toml'))], parseVoice);
  if (!loaded.value) throw new Fault('wrong-pack', loaded.issues.map(reportIssue).join('\n\n'));
  return loaded.value;
};

const lockOf = (source: Source): Sitting['lock'] => {
  const pack = packOf(offersFor(GAME), gameDir(GAME)) as unknown as Pack;
  const lock = pack.lock.find(({ id }) => id === source.setup.puzzle.target);
  return { name: lock?.name ?? source.setup.puzzle.target, line: lock?.line ?? '' };
};

/** A player, a puzzle and what is kept of both. */
export const sitting = (store: Store, wanted: Wanted): Sitting => {
  const source = sourceOf(wanted);
  const records = recordsFor(store, source);
  const before = resume(store, source);
  const shown = records.practiceBecauseSolutionShown;
  const fresh = freshFlags(shown);
  return {
    run: before?.run ?? begin(protocol, source.setup, source.seed),
    flags: before
      ? { practice: before.flags.practice || shown, nudged: before.flags.nudged, solutionShown: shown }
      : fresh,
    title: { date: source.date, seedLabel: seedLabel(source.seed) },
    grade: source.grade,
    lock: lockOf(source),
    voice: voiceOf(),
    records,
    save: async (run, flags) => {
      if (flags.solutionShown && source.date !== null && !recordsOf(store.entries(), GAME, source.date).solutionShown)
        store.record({ kind: 'solution-shown', game: GAME, daily: source.date });
      store.save(GAME, source.key, {
        replay: makeReplay(run, source.from),
        practice: flags.practice,
        nudged: flags.nudged,
      });
    },
    finish: async ({ flags, clear }) => {
      if (source.date !== null) store.record(finishedEntry(source.date, makeDay(today()), clear, flags.practice));
      store.clear(GAME, source.key);
      return recordsFor(store, source);
    },
    hint: async (level, run) => hintFor(level, run),
  };
};
