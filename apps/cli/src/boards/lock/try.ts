import { parseDay } from '@lockstep/calendar';
import type { Attempt, RunOf, Streak, Types } from '@lockstep/play';
import type { Title, VoiceLine } from '@lockstep/words';

/** The types of one lock game, under one name. */
export interface GameTypes extends Types {
  readonly pack: unknown;
  readonly clear: unknown;
  /** The words that act, such as "submit". */
  readonly kind: string;
  /** What its `voice.toml` holds, and one line of it as it is said. */
  readonly voice: unknown;
  readonly line: Pick<VoiceLine<string>, 'text' | 'said'>;
}

// biome-ignore lint/suspicious/noExplicitAny: the lock board draws whichever game it is given and looks into none of these
export type AnyTypes = { readonly [part in keyof GameTypes]: any };

/** What counts of the puzzle at hand. */
export interface Records<G extends GameTypes = AnyTypes> {
  readonly firstClear?: G['clear'];
  readonly best?: G['clear'];
  readonly streak?: Streak;
  /** The whole of the first clear, where it was kept. */
  readonly firstReplay?: string;
}

/** The try and what was chosen in it: all that a game's face may look at. */
export interface LockTry<G extends GameTypes = AnyTypes> extends Attempt<RunOf<G>> {
  readonly title: Title;
  /** The game's pack as it is on disk, for what never enters a setup. */
  readonly pack: G['pack'];
  readonly voice: G['voice'];
  readonly records: Records<G>;
  /** Pressing START changes nothing in the rules, so the Lock is the board's own. */
  readonly locked: boolean;
  /** Ids, in the order they were chosen. */
  readonly selection: readonly string[];
  /** Over the cards first, then the buttons. */
  readonly cursor: number;
  /** What was said to the last hint or undo, until the next step. */
  readonly remark: G['line'] | null;
  readonly remarks: number;
}

export const viewOf = <G extends GameTypes>({ run }: LockTry<G>): G['view'] =>
  run.game.view(run.setup, run.now.state, 0);

/** The number of a Daily's day; none for a puzzle without a date. */
export const dayNumber = (date: string | null): number | undefined => {
  const day = parseDay(date ?? '');
  return day.ok ? day.value : undefined;
};
