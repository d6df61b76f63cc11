import { Refusal } from '@lockstep/kernel';
import type { Action } from './action.ts';
import { setups } from './arbitrary.fixture.ts';
import { type Fields, read, SEED } from './play.fixture.ts';
import type { Setup } from './setup.ts';
import type { State } from './state.ts';
import { testimony } from './testimony.ts';
import { PROOFS } from './vocabulary.ts';

/** Puzzles small enough to try everything: up to five cards, and little enough Resistance that many can be won. */
export const small = setups(['FULL']).map((input): Setup => {
  const puzzle = input as Fields;
  const card = (puzzle.card as readonly Fields[]).slice(0, 5);
  const proven = PROOFS.filter((proof) => card.some(({ proves = [] }) => (proves as string[]).includes(proof)));
  const concern = (puzzle.concern as readonly string[]).filter((proof) => proven.some((one) => one === proof));
  const resistance = ((puzzle.resistance as number) % 32) + 1;
  return read({ ...puzzle, card, concern: concern.length > 0 ? concern : proven.slice(0, 1), resistance });
});

/** A point of some line: what was submitted so far, and what it came to. */
export interface Point {
  readonly line: readonly Action[];
  readonly state: State;
  readonly chance: number;
}

/** Every point of every line, the start left out, by the rules alone: no solver, no walk, no survey. */
export const points = (setup: Setup): readonly Point[] => {
  const from = ({ line, state, chance }: Point): readonly Point[] => {
    const legal = testimony.legal(setup, state, 0);
    return legal.flatMap((action) => {
      const next = testimony.step(setup, state, 0, action);
      if (next instanceof Refusal) throw new Error(next.code);
      const point = { line: [...line, action], state: next, chance: chance / legal.length };
      return [point, ...from(point)];
    });
  };
  return from({ line: [], state: testimony.start(setup, SEED), chance: 1 });
};
