import { makeDay } from '@lockstep/kernel';
import { recordsOf, streakOf } from '@lockstep/play';
import type { TablePart } from '../games/parts.ts';
import type { Progress } from '../plumbing/progress/index.ts';
import { today } from '../plumbing/today.ts';
import type { Kinds } from './kinds.ts';
import { recordSolutionShown } from './ledgers.ts';
import type { Keeper, Puzzle, Records } from './puzzle.ts';
import { slotOf } from './slot.ts';

export const NO_RECORDS: Records<never> = { firstClear: null, best: null, solutionShown: false, streak: 0 };

export const readRecords = async <K extends Kinds>(
  { wording }: TablePart<K>,
  progress: Progress,
  setup: K['setup'],
  date: string,
): Promise<Records<K['clear']>> => {
  const entries = await progress.entries();
  const ledger = wording.ledgerOf(setup);
  const { firstClear, best, solutionShown } = recordsOf(entries, ledger, date);
  return {
    firstClear: firstClear ? wording.clearFrom(setup, firstClear) : null,
    best: best ? wording.clearFrom(setup, best) : null,
    solutionShown,
    streak: streakOf(entries, ledger, today()),
  };
};

/** Keeps a try of a date under its key, from the number it was last saved with. */
export const keeperOf = <K extends Kinds>(
  part: TablePart<K>,
  progress: Progress,
  key: string,
  puzzle: Puzzle<K> & { readonly date: string },
  began: string,
  startRev: number,
): Keeper<K['clear']> => {
  const { setup, seedText, date, from, options } = puzzle;
  const slot = slotOf(progress, key, startRev);
  return {
    save: (replay, { practice, nudged }) =>
      slot.save({
        replay,
        practice,
        nudged,
        setup: part.game.makeSetup(setup),
        seed: seedText,
        date,
        pack: from?.pack ?? null,
        began,
        ...(options === null ? {} : { options }),
      }),
    abandon: slot.clear,
    solutionShown: () => recordSolutionShown(part.ledgers, progress, date),
    finish: async (clear, { practice }) => {
      await slot.finish(part.wording.finishedEntry(setup, date, makeDay(today()), clear, practice));
      return readRecords(part, progress, setup, date);
    },
  };
};

/** For a puzzle that belongs to no date. */
export const noKeeper: Keeper<never> = {
  save: async () => null,
  solutionShown: async () => {},
  abandon: async () => {},
  finish: async () => NO_RECORDS,
};
