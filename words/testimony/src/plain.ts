import type { FinishedTry } from '@lockstep/play';
import { counted } from '@lockstep/words';

/** How a try ended, from its numbers alone: a screen that lists dates has neither the puzzle nor the rules at hand. */

/** `Granted in 3 turns, Scrutiny 1`: for a screen that draws its own badges. */
export const clearPlain = ({ turns, scrutiny }: { readonly turns: number; readonly scrutiny: number }): string =>
  `Granted in ${counted(turns, 'turn')}, Scrutiny ${scrutiny}`;

export const entryWords = ({ won, facts: { turns = 0, scrutiny = 0 } }: FinishedTry): string =>
  won ? clearPlain({ turns, scrutiny }) : 'Denied';
