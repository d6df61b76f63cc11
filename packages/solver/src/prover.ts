import { type DailyModule, openStream, type Prover, Refusal, type Seed } from '@lockstep/kernel';
import { type Best, best } from './best.ts';
import { playout, winsAtRandom } from './playout.ts';
import { searcher } from './reach.ts';
import { walk } from './walk.ts';

const kept = <Value>(): ((key: string, make: () => Value) => Value) => {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    values.set(key, made);
    return made;
  };
};

/** Answers every question a promise may ask of one puzzle, each once. */
export const prover = <Setup, Action>(module: DailyModule, setup: Setup, seed: Seed): Prover<Setup, Action> => {
  const { game, bots } = module;
  const { search } = module.daily;
  const start = game.start(setup, seed);
  const bests = kept<Best<Action>>();
  const firsts = kept<readonly Action[]>();
  const reached = kept<boolean>();
  const wins = kept<number>();

  const firstActions = (lines: string, score: number): readonly Action[] =>
    firsts(`${lines} ${score}`, () => {
      const seeker = searcher(game, search, search.lines[lines]!, setup);
      return (game.legal(setup, start, 0) as readonly Action[]).filter((action) => {
        const next = game.step(setup, start, 0, action);
        return (
          !(next instanceof Refusal) && search.lines[lines]!.allows(setup, start, action) && seeker.reaches(next, score)
        );
      });
    });

  return {
    setup,
    best: (lines) => bests(lines, () => best(game, search, lines, setup, start)),
    reaches: (lines, score) =>
      reached(`${lines} ${score}`, () => searcher(game, search, search.lines[lines]!, setup).reaches(start, score)),
    firstActions,
    winsAtRandom: (playouts) => wins(String(playouts), () => winsAtRandom(game, setup, seed, playouts)),
    walk: (visit) => walk(game, setup, start, visit),
    outcomeOf: (bot) => playout(game, setup, seed, bots[bot]!, openStream(seed, `bot ${bot}`)),
  };
};
