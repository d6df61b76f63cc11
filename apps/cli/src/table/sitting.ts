import type { HintLevel, Run } from '@lockstep/kernel';
import type { Flags } from '@lockstep/progress';
import type { Action, Event, Setup, State, View } from '@lockstep/protocol';
import type { Title } from '@lockstep/words';
import type { Clear, Grade, Hint, Voice } from '@lockstep/words-protocol';

export type ProtocolRun = Run<Setup, State, Action, Event, View>;

export interface Records {
  readonly firstClear?: Clear;
  readonly best?: Clear;
  readonly streak?: number;
  readonly practiceBecauseSolutionShown: boolean;
}

/** A try that has ended. `clear` is null where it was lost; with `flags.practice` none of it is to be recorded. */
export interface Ending {
  readonly run: ProtocolRun;
  readonly flags: Flags;
  readonly clear: Clear | null;
}

/**
 * One player at the table with one puzzle. The table knows no rule, file or solver: it plays the run it is given and hands every
 * change back.
 */
export interface Sitting {
  /** At its start, or as it was saved. */
  readonly run: ProtocolRun;
  readonly flags: Flags;
  readonly title: Title;
  readonly grade: Grade | null;
  /** The device as AURA calls it, and the reason she gives for locking it. */
  readonly lock: { readonly name: string; readonly line: string };
  readonly voice: Voice;
  readonly records: Records;
  /** After every change of the run or its flags, and awaited before the next. */
  save(run: ProtocolRun, flags: Flags): Promise<void>;
  /** Once for each try that ends; answers with the records as they are then. */
  finish(ending: Ending): Promise<Records>;
  hint(level: HintLevel, run: ProtocolRun): Promise<Hint>;
}
