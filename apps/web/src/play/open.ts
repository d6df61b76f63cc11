import { type Json, makeDay, parseSeed } from '@lockstep/kernel';
import { freshFlags, fromReplay, openAttempt } from '@lockstep/play';
import type { TablePart } from '../games/parts.ts';
import type { Progress } from '../plumbing/progress/index.ts';
import { today } from '../plumbing/today.ts';
import { BrainFault, brain } from '../plumbing/worker/client.ts';
import { WORDS } from '../words.ts';
import { faultWords } from './fault-words.ts';
import { keeperOf, NO_RECORDS, noKeeper, readRecords } from './keeper.ts';
import type { Kinds, RunOf } from './kinds.ts';
import type { Puzzle, Speech, Subject } from './puzzle.ts';
import { Table } from './table.svelte.ts';

/** A voice that cannot be fetched costs the host's words, never the game. */
const openSpeech = <K extends Kinds>({ openSpeech: open, silence }: TablePart<K>): Promise<Speech<K>> =>
  open().catch(() => ({ now: () => silence, remark: () => silence }));

/** The table of a date: the saved try with the setup it was begun with, or a fresh one with these options. */
export const openDaily = async <K extends Kinds>(
  part: TablePart<K>,
  progress: Progress,
  date: string,
  options: Json | null,
): Promise<Table<K>> => {
  const { game } = part;
  const key = `${game.id}/${date}`;
  const before = await progress.saved(key);
  // A choice on the Lock begins anew, in the place of whatever was saved.
  const saved = options === null ? before : undefined;
  const chosen = saved?.options ?? options;
  const [daily, speech, pack] = await Promise.all([
    brain.daily(game.id, date, chosen),
    openSpeech(part),
    brain.pack(game.id),
  ]);
  const { grade } = daily.pin;
  const own = saved && game.parseSetup(saved.setup);
  const parsed = own?.ok ? own : game.parseSetup(daily.setup);
  if (!parsed.ok) throw new BrainFault('not-as-pinned', WORDS.faults['not-as-pinned']);
  const setup = parsed.value;
  const seedText = own?.ok && saved ? saved.seed : daily.seed;
  const seed = parseSeed(seedText);
  const records = await readRecords(part, progress, setup, date);
  const puzzle: Puzzle<K> & { readonly date: string } = {
    of: part,
    setup,
    seed,
    seedText,
    date,
    options: chosen,
    from: {
      daily: date,
      pack: own?.ok && saved?.pack ? saved.pack : daily.pack,
      ...(chosen === null ? {} : { options: chosen }),
    },
    grade: { number: grade, name: part.wording.gradeName(grade) },
    subject: part.subjectOf(pack, game.makeSetup(setup)),
    speech,
    records,
    brain,
    faultWords,
  };
  const run = saved && fromReplay<RunOf<K>>(game, setup, seed, saved.replay);
  if (saved && !run) await progress.setAside(key);
  const rev = saved && !run ? 0 : (before?.rev ?? 0);
  const keeper = keeperOf(part, progress, key, puzzle, saved?.began ?? makeDay(today()), rev);
  const flags = freshFlags(records.solutionShown);
  const begun = run && openAttempt(run, { ...flags, nudged: saved.nudged, practice: flags.practice || saved.practice });
  return new Table(puzzle, keeper, begun);
};

/** A puzzle that belongs to no date: a lesson, or a fork that goes on from a run. Nothing of it is recorded. */
export const openFree = async <K extends Kinds>(
  part: TablePart<K>,
  setup: K['setup'],
  seedText: string,
  subject: Subject,
  run?: RunOf<K>,
): Promise<Table<K>> => {
  const puzzle: Puzzle<K> = {
    of: part,
    setup,
    seed: parseSeed(seedText),
    seedText,
    date: null,
    options: null,
    from: undefined,
    grade: null,
    subject,
    speech: await openSpeech(part),
    records: NO_RECORDS,
    brain,
    faultWords,
  };
  return new Table(puzzle, noKeeper, run && openAttempt(run, { ...freshFlags(false), practice: true }));
};
