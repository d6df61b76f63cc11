import { act, begin, drawLegal, type Game, openStream, Refusal, type Run, type Seed } from '@lockstep/kernel';

export const MAX_STEPS = 400;

/** A random playout as a run, chance of the choices from a stream of its own. */
export const playOut = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  seed: Seed,
  choices: Seed,
  steps = MAX_STEPS,
): Run<Setup, State, Action, Event, View> => {
  const stream = openStream(choices, 'choices');
  let run = begin(game, setup, seed);
  for (let i = 0; i < steps && !game.outcome(setup, run.now.state); i += 1) {
    const movers = game.toMove(setup, run.now.state);
    const seat = movers[stream.below(movers.length)]!;
    const next = act(run, seat, drawLegal(game, setup, run.now.state, seat, stream)!);
    if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
    run = next;
  }
  return run;
};
