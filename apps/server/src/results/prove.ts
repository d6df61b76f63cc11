import type { ResultRequest } from '@lockstep/api';
import { act, begin, makeReplay, moments, Refusal } from '@lockstep/kernel';
import { type Denial, deny } from '../denial.ts';
import type { NewResult } from '../store/store.ts';
import type { Puzzle } from './puzzles.ts';

const SEAL = /^= ([0-9a-f]{64})$/m;

/** Plays the actions by the rules, demands an end, and works out everything that is kept of it: nothing of the client's text is. */
export const prove = (puzzle: Puzzle, actions: ResultRequest['actions']): NewResult | Denial => {
  const { game, module, player, setup, daily, day, ledger, source } = puzzle;
  let run = begin(game, setup, daily.seed);
  for (const [i, text] of actions.entries()) {
    const at = `body.actions.${i}`;
    if (game.outcome(setup, run.now.state)) return deny('after-the-end', at);
    const action = game.parse(setup, text);
    if (!action.ok) return deny('not-an-action', at, action.fault.code);
    const next = act(run, 0, action.value);
    if (next instanceof Refusal) return deny('illegal-action', at, next.code);
    if (next.now.text !== text) return deny('other-spelling', at, next.now.text);
    run = next;
  }
  const outcome = game.outcome(setup, run.now.state);
  if (!outcome) return deny('not-over', 'body.actions');
  const { won, merit, facts } = player.recorder.entry(run);
  const states = [game.start(setup, daily.seed), ...moments(run).map(({ state }) => state)];
  const { turns, kept } = module.daily.tally(setup, states);
  const replay = makeReplay(run, source);
  return {
    day,
    ledger,
    seal: SEAL.exec(replay)![1]!,
    replay,
    won: won ? 1 : 0,
    rank: module.daily.rank(setup, outcome.scores[0]!),
    turns,
    reason: outcome.reason,
    merit: JSON.stringify(merit),
    facts: JSON.stringify(facts),
    kept: JSON.stringify(kept),
  };
};
