import { openStream } from '../../packages/kernel/dist/index.js';
import { chosen, firstWord, nextWord } from '../choices.mjs';
import { game, quest, random, seedOf } from './quest.mjs';

const STARTS = 64;

/** Fifty picks by drawn words, over the contract; a start is made once and played from many times. Answers how many offers were made. */
export const drafter = (setup, seen) => {
  const starts = Array.from({ length: STARTS }, (_, i) => game.start(setup, seedOf(i)));
  return (played) => {
    let state = starts[played % STARTS];
    let word = firstWord(played);
    let offers = 0;
    while (state.offer.length > 0) {
      seen?.push(state.offer);
      word = nextWord(word);
      const at = state.offer[chosen(word, state.offer.length)];
      state = game.step(setup, state, 0, { kind: 'take', at });
      offers += state.offer.length > 0 ? 1 : 0;
    }
    return offers;
  };
};

/** A whole quest: who is to move, what the random player chooses of all that is legal, step; no log. Answers the picks. */
export const playRandom = (played) => {
  const seed = seedOf(played);
  const stream = openStream(seed, 'choices');
  let state = game.start(quest, seed);
  while (game.toMove(quest, state).length > 0)
    state = game.step(quest, state, 0, random.choose(quest, state, 0, stream));
  return state.picks;
};

const DONE_AT = {
  DREAMCALLER: 'choose',
  DRAFT: 'take',
  DISCOVERY: 'take',
  BATTLE: 'take',
  OFFERING: 'accept',
  SIGNS: 'accept',
};
const LEAVE = { kind: 'leave', at: -1 };

/** A whole quest of drawn picks that asks for no list of what is legal and buys nothing. */
export const playPicks = (played) => {
  let state = game.start(quest, seedOf(played));
  let word = firstWord(played);
  while (state.stop < quest.stops.length) {
    const kind = DONE_AT[quest.stops[state.stop].site];
    word = nextWord(word);
    const action = kind ? { kind, at: state.offer[chosen(word, state.offer.length)] } : LEAVE;
    state = game.step(quest, state, 0, action);
  }
  return state.picks;
};
