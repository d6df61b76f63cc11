import { chosen, finalOf, firstWord, KINDS, nextWord, SEED_HI, traced } from './choices.mjs';

/** Ours, over the contract: legal, choose, step; no log. */
export const lockstep =
  ({ game, setup }) =>
  (playout, trace) => {
    let word = firstWord(playout);
    let state = game.start(setup, { hi: SEED_HI, lo: playout });
    for (;;) {
      const legal = game.legal(setup, state, 0);
      if (legal.length === 0) {
        const won = game.outcome(setup, state).result === 'won';
        return finalOf(won, state.turn, state.resistance, state.scrutiny);
      }
      word = nextWord(word);
      const action = legal[chosen(word, legal.length)];
      if (trace) trace.push(traced(KINDS.indexOf(action.kind), action.cards));
      state = game.step(setup, state, 0, action);
    }
  };
