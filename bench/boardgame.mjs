import { createRequire } from 'node:module';
import { bits, chosen, finalOf, firstWord, KINDS, nextWord, traced } from './choices.mjs';

// boardgame.io freezes and checks more outside production, so it is measured at its best.
process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
export const { INVALID_MOVE } = require('boardgame.io/core');

/**
 * A game on boardgame.io, the way its own bots simulate: its reducer without a client or a server around it. Every move takes a list of
 * places; `deal` gives what the playout's setup needs.
 */
export const boardgame = ({ enumerate, deal = () => undefined, ...config }) => {
  const game = ProcessGameConfig({ ...config, ai: { enumerate }, disableUndo: true });
  const reduce = CreateGameReducer({ game });
  return (playout, trace) => {
    let word = firstWord(playout);
    let state = InitializeGame({ game, numPlayers: 1, setupData: deal(playout) });
    while (state.ctx.gameover === undefined) {
      const legal = enumerate(state.G);
      word = nextWord(word);
      const { move, args } = legal[chosen(word, legal.length)];
      if (trace) trace.push(traced(KINDS.indexOf(move), bits(args[0])));
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: '0' } });
    }
    return finalOf(state.ctx.gameover.won, state.G.turn, state.G.resistance, state.G.scrutiny);
  };
};
