import type { DailyModule, GameModule } from '@lockstep/kernel';
import type { Found, RunOf, Types } from '@lockstep/play';
import { best, hint } from '@lockstep/solver';

/** What the solver answers; games without an exact search have none. */
export interface Solver<G extends Types> {
  hint(run: RunOf<G>, level: Found['level']): Found | Promise<Found>;
  solution(run: RunOf<G>): Found | Promise<Found>;
}

export const isDaily = (module: GameModule | null): module is DailyModule => module !== null && 'daily' in module;

export const exactSolver = <G extends Types>(module: GameModule | null) => {
  if (!isDaily(module)) return null;
  const { search } = module.daily;
  return {
    hint: ({ game, setup, now }: RunOf<G>, level: Found['level']): Found =>
      hint(game, search, search.secretFree, setup, now.state, level),
    /** In hindsight: what is hidden from the player is used as well. */
    solution: ({ game, setup, seed }: RunOf<G>): Found => {
      const { score, line } = best(game, search, 'any', setup, game.start(setup, seed));
      return { level: 'line', score, line: line.map((action) => game.format(setup, action as G['action'])) };
    },
  };
};
