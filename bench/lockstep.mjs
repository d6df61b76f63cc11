import { drawLegal } from '../packages/kernel/dist/index.js';
import { chosen, finalOf, firstWord, KINDS, nextWord, SEED_HI, traced } from './choices.mjs';

/** The choices of one playout. */
class Choices {
  constructor(playout) {
    this.word = firstWord(playout);
  }
  below(n) {
    this.word = nextWord(this.word);
    return chosen(this.word, n);
  }
}

/** Ours, over the contract: draw a legal action, step; no log. */
export const lockstep =
  ({ game, setup }) =>
  (playout, trace) => {
    const choices = new Choices(playout);
    let state = game.start(setup, { hi: SEED_HI, lo: playout });
    for (;;) {
      const action = drawLegal(game, setup, state, 0, choices);
      if (action === undefined) {
        const won = game.outcome(setup, state).result === 'won';
        return finalOf(won, state.turn, state.resistance, state.scrutiny);
      }
      if (trace) trace.push(traced(KINDS.indexOf(action.kind), action.cards));
      state = game.step(setup, state, 0, action);
    }
  };
