import { boardgame, INVALID_MOVE } from '../boardgame.mjs';
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
import { PUZZLE } from './puzzle.mjs';

const CAP = PUZZLE.tuning.scrutiny_cap;

const playable = (G) => G.hand.filter((place) => !clash([place], G.story));

const submit = ({ G }, cards) => {
  if (cards.length < 1 || cards.length > PUZZLE.tuning.most_cards) return INVALID_MOVE;
  if (cards.some((place) => !G.hand.includes(place)) || clash(cards, [...G.story, ...cards])) return INVALID_MOVE;
  G.scrutiny = Math.min(CAP, G.scrutiny + riseOf(G.story, cards));
  if (G.scrutiny === CAP) return;
  const fresh = refutedBy(cards).filter((counter) => !G.refuted.includes(counter));
  G.refuted.push(...fresh);
  const answer = answerTo(G.refuted, cards);
  G.resistance -= damageOf(answer, cards);
  for (const counter of fresh) G.resistance -= owedTo(G.contested[counter]);
  if (answer >= 0) G.contested[answer].push(...contestedOf(answer, cards));
  G.hand = G.hand.filter((place) => !cards.includes(place));
  G.story.push(...cards);
  G.turn += 1;
};

export const play = boardgame({
  name: 'testimony',
  setup: () => ({
    turn: 1,
    resistance: PUZZLE.resistance,
    scrutiny: PUZZLE.scrutiny,
    hand: PLACES,
    story: [],
    refuted: [],
    contested: PUZZLE.counter.map(() => []),
  }),
  moves: { submit },
  endIf: ({ G }) => {
    if (G.scrutiny === CAP) return { won: false };
    if (G.resistance <= 0 && isMet(G.story)) return { won: true };
    if (G.turn > PUZZLE.turns || playable(G).length === 0) return { won: false };
  },
  enumerate: (G) => submissionsOf(playable(G)).map((cards) => ({ move: 'submit', args: [cards] })),
});
