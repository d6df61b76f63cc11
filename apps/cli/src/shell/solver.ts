import { type DailyModule, type GameModule, moments } from '@lockstep/kernel';
import type { Change, RunOf, SolverAnswer, Types } from '@lockstep/play';
import { advise, best, hint, smallestChange, wantedScore } from '@lockstep/solver';

/** What the solver answers; games without an exact search have none. */
export interface Solver<G extends Types> {
  hint(run: RunOf<G>, level: SolverAnswer['level']): SolverAnswer | Promise<SolverAnswer>;
  solution(run: RunOf<G>): SolverAnswer | Promise<SolverAnswer>;
  /** What would have been better; null where nothing would. */
  change(run: RunOf<G>): Change | null;
}

export const isDaily = (module: GameModule | null): module is DailyModule => module !== null && 'daily' in module;

export const exactSolver = <G extends Types>(module: GameModule | null) => {
  if (!isDaily(module)) return null;
  const { search } = module.daily;
  return {
    hint: ({ game, setup, now }: RunOf<G>, level: SolverAnswer['level']): SolverAnswer =>
      hint(game, search, search.secretFree, setup, now.state, level),
    /** In hindsight: what is hidden from the player is used as well. */
    solution: ({ game, setup, seed }: RunOf<G>): SolverAnswer => {
      const { score, line } = best(game, search, 'any', setup, game.start(setup, seed));
      return { level: 'line', score, line: line.map((action) => game.format(setup, action as G['action'])) };
    },
    change: ({ game, setup, seed, now, ...run }: RunOf<G>): Change | null => {
      const start = game.start(setup, seed);
      const texts = moments({ game, setup, seed, now, ...run }).map(({ text }) => text);
      const played = texts.map((text) => {
        const action = game.parse(setup, text);
        if (!action.ok) throw new Error(`a played action cannot be read: ${text}`);
        return action.value;
      });
      const { score: most, line } = best(game, search, 'any', setup, start);
      const wanted = wantedScore(search, setup, game.outcome(setup, now.state)?.scores[0] ?? 0, most);
      const found =
        wanted === null
          ? null
          : smallestChange(game, search, { family: 'any', setup, start, played, wanted, reached: line });
      return (
        found && {
          step: found.step,
          played: texts[found.step]!,
          instead: game.format(setup, found.instead as G['action']),
          score: wanted!,
          line: found.line.map((action) => game.format(setup, action as G['action'])),
        }
      );
    },
  };
};

/** What a bot that plays futures on would do: the hint of a game of chance. */
export const adviceFrom = <G extends Types>(
  module: GameModule,
  adviser: string,
  { game, setup, now }: RunOf<G>,
): SolverAnswer => {
  const [seat = 0] = game.toMove(setup, now.state);
  const advice = [...advise(game, module.bots[adviser]!, { setup, state: now.state, seat })].at(-1);
  if (!advice) throw new Error('advice was asked for where there is nothing to do');
  return { level: 'card', score: advice.chance, advice };
};
