import { Dice } from './dice.ts';
import type { Setup } from './setup.ts';
import { copy, type Draft, type State } from './state.ts';

/** A state being worked on inside one step: its lists are its own. */
export interface Work extends Omit<Draft, 'actors' | 'uses' | 'clocks' | 'risen' | 'invokes' | 'lasting' | 'hits'> {
  actors: number[];
  uses: number[];
  clocks: number[];
  risen: number[];
  invokes: number[];
  lasting: number[];
  hits: number[];
}

export const open = (state: State): Work => {
  const work = copy(state) as Work;
  work.actors = state.actors.slice();
  work.uses = state.uses.slice();
  work.clocks = state.clocks.slice();
  work.risen = state.risen.slice();
  work.invokes = state.invokes.slice();
  work.lasting = state.lasting.slice();
  work.hits = state.hits.slice();
  return work;
};

/** The dice of this step, or null where a player cannot know them. */
export const diceOf = ({ script }: Setup, work: State): Dice | null =>
  work.seed === null ? null : new Dice(work.seed, work.dice0, work.dice1, script.tuning);

/** What was drawn stays drawn. */
export const putBack = (work: Work, dice: Dice): void => {
  work.dice0 = dice.at0;
  work.dice1 = dice.at1;
};
