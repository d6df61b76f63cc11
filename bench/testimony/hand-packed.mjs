import { bits, chosen, finalOf, firstWord, nextWord, traced } from '../choices.mjs';
import {
  answerTo,
  clash,
  contestedOf,
  damageOf,
  isMet,
  owedTo,
  PLACES,
  refutedBy,
  riseOf,
  submissionsOf,
} from './judge.mjs';

/** The same rules for this one puzzle, for speed alone: integers in locals, tables for the rest, no validation, no log. */
const SETS = Array.from({ length: 64 }, (_, set) => PLACES.filter((place) => (set >> place) & 1));
const bySet = (of) => Uint8Array.from(SETS, of);

/** By story: what may still be submitted, the Scrutiny it cost, whether it meets every concern. */
const PLAYABLE = bySet((story) => bits(PLACES.filter((place) => !story.includes(place) && !clash([place], story))));
const SCRUTINY = bySet((story) => riseOf([], story));
const MET = bySet((story) => (isMet(story) ? 1 : 0));

/** By playable cards: how many submissions there are, and each of them. */
const COUNT = bySet((hand) => submissionsOf(hand).length);
const LEGAL = new Uint8Array(64 * 64);
SETS.forEach((hand, set) => {
  LEGAL.set(submissionsOf(hand).map(bits), set * 64);
});

const REFUTES = bySet((cards) => bits(refutedBy(cards)));
const OWED = bySet(owedTo);

/** By refuted counters and submission: damage in the low byte, above it the cards that each counter contests, six bits a counter. */
const ANSWER = new Uint32Array(4 * 64);
for (let refuted = 0; refuted < 4; refuted += 1)
  SETS.forEach((cards, set) => {
    const answer = answerTo(SETS[refuted], cards);
    const contested = bits(contestedOf(answer, cards)) << (8 + 6 * Math.max(0, answer));
    ANSWER[refuted * 64 + set] = contested | damageOf(answer, cards);
  });

export const play = (playout, trace) => {
  let word = firstWord(playout);
  let resistance = 35;
  let story = 0;
  let refuted = 0;
  let contested = 0;
  let playable = 63;
  let turn = 1;
  for (;;) {
    word = nextWord(word);
    const cards = LEGAL[(playable << 6) | chosen(word, COUNT[playable])];
    if (trace) trace.push(traced(1, cards));
    if (SCRUTINY[story | cards] >= 5) return finalOf(false, turn, resistance, 5);
    story |= cards;
    const fresh = REFUTES[cards] & ~refuted;
    if (fresh !== 0) {
      refuted |= fresh;
      if (fresh & 1) resistance -= OWED[contested & 63];
      if (fresh & 2) resistance -= OWED[contested >> 6];
    }
    const answer = ANSWER[(refuted << 6) | cards];
    resistance -= answer & 255;
    contested |= answer >> 8;
    turn += 1;
    if (resistance <= 0 && MET[story]) return finalOf(true, turn, resistance, SCRUTINY[story]);
    playable = PLAYABLE[story];
    if (playable === 0 || turn > 6) return finalOf(false, turn, resistance, SCRUTINY[story]);
  }
};
