import type { Mutable } from '@lockstep/kernel';
import { Dice } from './dice.ts';
import type { Setup } from './setup.ts';
import { copy, type State } from './state.ts';

/** The state of one step under construction. It owns its actors and hits; any other list is replaced, not changed in place. */
export interface Work extends Omit<Mutable<State>, 'actors' | 'hits'> {
  actors: number[];
  hits: number[];
}

export const open = (state: State): Work => {
  const work = copy(state) as Work;
  work.actors = state.actors.slice();
  work.hits = state.hits.slice();
  return work;
};

/** The same list with another number in one place. */
export const replaceAt = (list: readonly number[], at: number, to: number): readonly number[] => {
  const own = list.slice();
  own[at] = to;
  return own;
};

/** The dice of this step, or null where a player cannot know them. */
export const diceOf = ({ tuning }: Setup, work: State): Dice | null =>
  work.seed === null ? null : new Dice(work.seed, work.dice0, work.dice1, tuning);

/** What was drawn stays drawn. */
export const putBack = (work: Work, dice: Dice): void => {
  work.dice0 = dice.at0;
  work.dice1 = dice.at1;
};
