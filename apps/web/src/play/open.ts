import { act, begin, type Json, makeDay, parseReplay, parseSeed, Refusal } from '@lockstep/kernel';
import { freshFlags, recordsOf, streakOf } from '@lockstep/progress';
import { protocol, type Setup } from '@lockstep/protocol';
import { clearFrom, finishedEntry } from '@lockstep/words-protocol';
import { type Progress, SavedElsewhere, StorageFull, type WebSaved } from '../plumbing/progress/index.ts';
import { today } from '../plumbing/today.ts';
import { BrainFault, brain } from '../plumbing/worker/client.ts';
import { WORDS } from '../words.ts';
import { faultWords } from './fault-words.ts';
import { loadSpeech } from './load-speech.ts';
import { gradeOf } from './lock.ts';
import type { Keeper, Puzzle, Records, Speech } from './puzzle.ts';
import { type ProtocolRun, Table } from './table.svelte.ts';

const GAME = 'protocol';

const readRecords = async (progress: Progress, setup: Setup, date: string | null): Promise<Records> => {
  if (date === null) return { firstClear: null, best: null, solutionShown: false, streak: 0 };
  const entries = await progress.entries();
  const { firstClear, best, solutionShown } = recordsOf(entries, GAME, date);
  return {
    firstClear: firstClear ? clearFrom(setup, firstClear) : null,
    best: best ? clearFrom(setup, best) : null,
    solutionShown,
    streak: streakOf(entries, GAME, today()),
  };
};

/** Plays a saved try again. Undefined when its text no longer is what the rules make of it. */
const replayed = (setup: Setup, seedText: string, text: string): ProtocolRun | undefined => {
  const replay = parseReplay(text);
  if (!replay.ok) return undefined;
  let run: ProtocolRun = begin(protocol, setup, parseSeed(seedText));
  for (const step of replay.value.steps) {
    const action = protocol.parse(setup, step.text);
    const next = action.ok ? act(run, 0, action.value) : action.fault;
    if (next instanceof Refusal) return undefined;
    run = next;
  }
  return run;
};

const keeperFor = (progress: Progress, key: string, puzzle: () => Puzzle, began: string, startRev: number): Keeper => {
  let rev = startRev;
  return {
    save: async (replay, flags) => {
      const { setup, seedText, date, from } = puzzle();
      const saved: WebSaved = {
        replay,
        practice: flags.practice,
        nudged: flags.nudged,
        setup: setup.puzzle as unknown as Json,
        seed: seedText,
        date,
        pack: from?.pack ?? null,
        began,
      };
      try {
        rev = await progress.save(key, saved, rev);
        return null;
      } catch (fault) {
        if (fault instanceof SavedElsewhere) return 'elsewhere';
        if (fault instanceof StorageFull) return 'full';
        throw fault;
      }
    },
    abandon: async () => {
      await progress.clear(key);
      rev = 0;
    },
    solutionShown: async () => {
      const { date } = puzzle();
      if (date !== null) await progress.record({ kind: 'solution-shown', game: GAME, daily: date });
    },
    finish: async (clear, flags) => {
      const { setup, date } = puzzle();
      const entry = date === null ? null : finishedEntry(date, makeDay(today()), clear, flags.practice);
      // Ended in another tab already: that is what counts, and the records below show it.
      await progress.finish(key, entry, rev).catch((fault: unknown) => {
        if (!(fault instanceof SavedElsewhere)) throw fault;
      });
      rev = 0;
      return readRecords(progress, setup, date);
    },
  };
};

/** The table of a date: the saved try with the setup it was begun with, or a fresh one. */
export const openDaily = async (progress: Progress, date: string): Promise<Table> => {
  const key = `${GAME}/${date}`;
  const saved = await progress.saved(key);
  const [daily, speech, locks] = await Promise.all([brain.daily(date), loadSpeech(), brain.locks()]);
  const own = saved && protocol.parseSetup(saved.setup);
  const parsed = own?.ok ? own : protocol.parseSetup(daily.setup);
  if (!parsed.ok) throw new BrainFault('not-as-pinned', WORDS.faults['not-as-pinned']);
  const seedText = own?.ok && saved ? saved.seed : daily.seed;
  const pack = own?.ok && saved?.pack ? saved.pack : daily.pack;
  const setup = parsed.value;
  const records = await readRecords(progress, setup, date);
  const puzzle: Puzzle = {
    setup,
    seed: parseSeed(seedText),
    seedText,
    date,
    from: { daily: date, pack },
    grade: gradeOf(daily.pin.grade),
    lock: locks.find(({ id }) => id === setup.puzzle.target) ?? { name: setup.puzzle.target, line: '' },
    speech,
    records,
    brain,
    faultWords,
  };
  const run = saved && replayed(setup, seedText, saved.replay);
  if (saved && !run) await progress.setAside(key);
  const keeper = keeperFor(progress, key, () => puzzle, saved?.began ?? makeDay(today()), run ? saved.rev : 0);
  const flags = { ...freshFlags(records.solutionShown), nudged: saved?.nudged ?? false };
  const begun = run && { run, flags: { ...flags, practice: flags.practice || saved.practice } };
  return new Table(puzzle, keeper, begun);
};

/** A puzzle that belongs to no date: a lesson or a fork. Nothing of it is recorded. */
export const openFree = (
  setup: Setup,
  seedText: string,
  speech: Speech,
  lock: { readonly name: string; readonly line: string },
  run?: ProtocolRun,
): Table => {
  const records: Records = { firstClear: null, best: null, solutionShown: false, streak: 0 };
  const keeper: Keeper = {
    save: async () => null,
    solutionShown: async () => {},
    abandon: async () => {},
    finish: async () => records,
  };
  const puzzle: Puzzle = {
    setup,
    seed: parseSeed(seedText),
    seedText,
    date: null,
    from: undefined,
    grade: null,
    lock,
    speech,
    records,
    brain,
    faultWords,
  };
  return new Table(puzzle, keeper, run && { run, flags: { ...freshFlags(false), practice: true } });
};
