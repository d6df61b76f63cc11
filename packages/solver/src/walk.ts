import { type Game, type Prover, Refusal } from '@lockstep/kernel';

/** Visits every position that play can reach, once for each line that leads to it. */
export const walk = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  start: State,
  visit: Parameters<Prover<Setup, Action>['walk']>[0],
): void => {
  const line: Action[] = [];
  const from = (state: State, chance: number): void => {
    const legal = game.legal(setup, state, 0);
    const each = chance / legal.length;
    for (const action of legal) {
      const next = game.step(setup, state, 0, action);
      if (next instanceof Refusal) throw new Error(`a legal action was refused: ${next.code}`);
      const ended = game.outcome(setup, next);
      line.push(action);
      visit(next, line, each, ended);
      if (!ended) from(next, each);
      line.pop();
    }
  };
  from(start, 1);
};

/** How many whole lines there are from here, how many of them win, and how often a uniform random player does. */
export const countLines = <Setup, State, Action, Event, View>(
  game: Game<Setup, State, Action, Event, View>,
  setup: Setup,
  start: State,
): { readonly lines: number; readonly wins: number; readonly chance: number } => {
  let [lines, wins, won] = [0, 0, 0];
  walk(game, setup, start, (_state, _line, chance, ended) => {
    if (!ended) return;
    lines += 1;
    if (ended.result !== 'won') return;
    wins += 1;
    won += chance;
  });
  return { lines, wins, chance: won };
};
