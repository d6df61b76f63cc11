import type { HintLevel } from '@lockstep/kernel';
import type { Flags, Found } from '@lockstep/play';
import type { Wording } from '@lockstep/words';
import type { Options } from './command.ts';
import type { Face } from './face.ts';
import type { AnyTypes, GameTypes, Records, RunOf, Scene } from './scene.ts';

/** A try that has ended. `clear` is null where it was lost; with `flags.practice` none of it is to be recorded. */
export interface Ending<G extends GameTypes = AnyTypes> {
  readonly run: RunOf<G>;
  readonly flags: Flags;
  readonly clear: G['clear'] | null;
}

/**
 * One player at the table with one puzzle. The table knows no rule, file or solver: it plays the run it is given, at its start or as
 * it was saved, and hands every change back.
 */
export interface Sitting<G extends GameTypes = AnyTypes>
  extends Pick<Scene<G>, 'run' | 'flags' | 'title' | 'pack' | 'voice' | 'records'> {
  readonly face: Face<G>;
  readonly wording: Wording<G['setup'], G['event'], G['clear']>;
  readonly grade: number | null;
  /** After every change of the run or its flags, and awaited before the next. */
  save(run: RunOf<G>, flags: Flags): Promise<void>;
  /** Once for each try that ends; answers with the records as they are then. */
  finish(ending: Ending<G>): Promise<Records<G>>;
  hint(level: HintLevel, run: RunOf<G>): Promise<Found>;
  /** A best line from the start, with everything known: after the game there are no secrets. */
  solution(run: RunOf<G>): Promise<Found>;
  /** The same puzzle played another way, with the tries and records that belong to that. */
  vary(options: Options): Promise<Sitting<G>>;
}
