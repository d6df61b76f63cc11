import type { Day } from '@lockstep/calendar';
import { type Daily, type Dealt, dailyOf, type NoDaily } from '@lockstep/forge';
import { type AnyGame, type DailyModule, parseSeed, Refusal, type Result } from '@lockstep/kernel';
import { best, hint, turningPoint } from '@lockstep/solver';
import { type Position, type Solution, type Turn, WorkerError } from './messages.ts';

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

export const turnOf = (
  { game, daily: { search } }: DailyModule,
  { setup: input, seed, actions }: Position,
): Turn | null => {
  const setup = setupOf(game, input);
  const start: unknown = game.start(setup, parseSeed(seed));
  const turn = turningPoint(game, search, HINDSIGHT, setup, start, actionsOf(game, setup, actions));
  return turn && { step: turn.step, instead: game.format(setup, turn.instead), score: turn.score };
};
