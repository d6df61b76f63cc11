import { protocol } from '../../games/protocol/dist/index.js';
import { chosen, finalOf, firstWord, KINDS, nextWord, SEED_HI, traced } from '../choices.mjs';
import { PUZZLE } from '../puzzle.mjs';

const parsed = protocol.parseSetup(PUZZLE);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.fault));
const setup = parsed.value;

/** Ours, over the contract: legal, choose, step; no log. */
export const play = (playout, trace) => {
  let word = firstWord(playout);
  let state = protocol.start(setup, { hi: SEED_HI, lo: playout });
  for (;;) {
    const legal = protocol.legal(setup, state, 0);
    if (legal.length === 0) return finalOf(state.turn, state.resistance, state.scrutiny);
    word = nextWord(word);
    const action = legal[chosen(word, legal.length)];
    if (trace) trace.push(traced(KINDS.indexOf(action.kind), action.cards));
    state = protocol.step(setup, state, 0, action);
  }
};
