import { act, Refusal, type Run } from '@lockstep/kernel';

const next = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
  line: string,
): Run<Setup, State, Action, Event, View> | Refusal => {
  const action = run.game.parse(run.setup, line);
  return action.ok ? act(run, 0, action.value) : action.fault;
};

/** The run after these lines of seat 0; a refusal is a fault of the test. */
export const playLines = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
  ...lines: readonly string[]
): Run<Setup, State, Action, Event, View> =>
  lines.reduce((at, line) => {
    const after = next(at, line);
    if (after instanceof Refusal) throw new Error(`${line}: ${after.code}`);
    return after;
  }, run);

/** What the rules really answer to a line they refuse. */
export const refusalOf = <Setup, State, Action, Event, View>(
  run: Run<Setup, State, Action, Event, View>,
  line: string,
): Refusal => {
  const refused = next(run, line);
  if (!(refused instanceof Refusal)) throw new Error(`${line} was allowed`);
  return refused;
};
