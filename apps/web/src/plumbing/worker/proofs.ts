import type { Day } from '@lockstep/calendar';
import { type Daily, type Dealt, dailyOf, type NoDaily } from '@lockstep/forge';
import { type AnyGame, type DailyModule, parseSeed, Refusal, type Result } from '@lockstep/kernel';
import type { Change } from '@lockstep/play';
import { best, hint, smallestChange, turningPoint, wantedScore } from '@lockstep/solver';
import { type Analysis, type Position, type Solution, WorkerError } from './messages.ts';

/** All that searches. The worker loads it with the first question that needs it; dealing today's puzzle does not. */

/** After the game everything may be used, secrets such as the order of a pile too. */
const HINDSIGHT = 'any';

const setupOf = (game: AnyGame, input: unknown): unknown => {
  const setup = game.parseSetup(input);
  if (!setup.ok) throw new WorkerError('internal', `no setup: ${setup.fault[0]?.expected}`);
  return setup.value;
};

const actionsOf = (game: AnyGame, setup: unknown, texts: readonly string[]): readonly unknown[] =>
  texts.map((text) => {
    const action = game.parse(setup, text);
    if (!action.ok) throw new WorkerError('internal', `no action: ${text}`);
    return action.value;
  });

const stateAfter = (game: AnyGame, setup: unknown, { seed, actions }: Position): unknown =>
  actionsOf(game, setup, actions).reduce<unknown>(
    (state, action) => {
      const next: unknown = game.step(setup, state, 0, action);
      if (next instanceof Refusal) throw new WorkerError('internal', `refused: ${next.code}`);
      return next;
    },
    game.start(setup, parseSeed(seed)),
  );

/** A date beyond the schedule. */
export const searchedDaily = (offers: DailyModule, published: Dealt, day: Day): Result<Daily, NoDaily> =>
  dailyOf({ ...published, module: offers }, day);

export const hintAt = (
  { game, daily: { search } }: DailyModule,
  position: Position,
  level: Parameters<typeof hint>[5],
) => {
  const setup = setupOf(game, position.setup);
  return hint(game, search, search.secretFree, setup, stateAfter(game, setup, position), level);
};

export const solutionOf = (
  { game, daily: { search } }: DailyModule,
  { setup: input, seed }: Omit<Position, 'actions'>,
): Solution => {
  const setup = setupOf(game, input);
  const { score, line } = best(game, search, HINDSIGHT, setup, game.start(setup, parseSeed(seed)));
  return { score, line: line.map((action) => game.format(setup, action)) };
};

interface Measured {
  readonly setup: unknown;
  readonly start: unknown;
  readonly actions: readonly unknown[];
  readonly wanted: number | null;
  readonly bestScore: number;
  readonly bestLine: readonly unknown[];
}

const measure = (module: DailyModule, position: Position): Measured => {
  const { game, daily } = module;
  const setup = setupOf(game, position.setup);
  const start: unknown = game.start(setup, parseSeed(position.seed));
  const { score, line } = best(game, daily.search, HINDSIGHT, setup, start);
  const reached = game.outcome(setup, stateAfter(game, setup, position))?.scores[0] ?? 0;
  return {
    setup,
    start,
    actions: actionsOf(game, setup, position.actions),
    wanted: wantedScore(daily.search, setup, reached, score),
    bestScore: score,
    bestLine: line,
  };
};

/** What is measured of a view: how much is still in the way. */
const resistanceOf = (view: unknown): number => {
  const { resistance } = view as { readonly resistance?: unknown };
  return typeof resistance === 'number' ? resistance : 0;
};

const curveOf = (game: AnyGame, setup: unknown, start: unknown, actions: readonly unknown[]): readonly number[] => {
  let state = start;
  const curve = [resistanceOf(game.view(setup, state, 0))];
  for (const action of actions) {
    state = game.step(setup, state, 0, action);
    curve.push(resistanceOf(game.view(setup, state, 0)));
  }
  return curve;
};

export const analysisOf = (module: DailyModule, position: Position): Analysis => {
  const { game, daily } = module;
  const { setup, start, actions, wanted, bestScore, bestLine } = measure(module, position);
  const lost =
    wanted === null
      ? null
      : turningPoint(game, daily.search, {
          family: HINDSIGHT,
          setup,
          start,
          played: actions,
          wanted,
          reached: bestLine,
        });
  return {
    best: bestScore,
    played: curveOf(game, setup, start, actions),
    bestLine: curveOf(game, setup, start, bestLine),
    lostAt: lost?.step ?? null,
    wanted: wanted ?? bestScore,
  };
};

export const changeOf = (module: DailyModule, position: Position): Change | null => {
  const { game, daily } = module;
  const { setup, start, actions, wanted, bestLine } = measure(module, position);
  if (wanted === null) return null;
  const line = { family: HINDSIGHT, setup, start, played: actions, wanted, reached: bestLine };
  const found = smallestChange(game, daily.search, line);
  return (
    found && {
      step: found.step,
      played: position.actions[found.step]!,
      instead: game.format(setup, found.instead),
      score: wanted,
      line: found.line.map((action) => game.format(setup, action)),
    }
  );
};
