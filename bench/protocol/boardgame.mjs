import { openStream, shuffled } from '../../packages/kernel/dist/index.js';
import { boardgame, INVALID_MOVE } from '../boardgame.mjs';
import { choices, SEED_HI } from '../choices.mjs';
import { accepts, entryOf, riseOf, worthOf } from './judge.mjs';
import { PUZZLE } from './puzzle.mjs';

const cardsOf = (places) => places.map((place) => PUZZLE.card[place]);
const inDealOrder = (places) => places.sort((a, b) => a - b);

const endTurn = (G, rise) => {
  G.scrutiny = Math.min(G.scrutiny + rise, 5);
  if (!G.evidence.includes(G.quarantined)) G.quarantined = null;
  if (rise > 0 && G.scrutiny === 5) {
    G.scrutiny = 2;
    G.resistance = Math.min(G.resistance + 15, 100);
    const left = G.previous.filter((place) => G.evidence.includes(place));
    const top = Math.max(...cardsOf(left).map((card) => card.impact));
    if (left.length > 0) {
      G.quarantined = left.find((place) => PUZZLE.card[place].impact === top);
      G.quarantineEnds = G.turn + 3;
    }
  }
  G.turn += 1;
  if (G.turn >= G.quarantineEnds) G.quarantined = null;
};

const draft = ({ G }, kept) => {
  if (G.evidence.length > 0 || kept.length !== 6) return INVALID_MOVE;
  G.evidence = kept;
};

const submit = ({ G }, payload) => {
  if (payload.some((place) => !G.evidence.includes(place) || place === G.quarantined)) return INVALID_MOVE;
  const cards = cardsOf(payload);
  const fresh = !payload.some((place) => G.previous.includes(place));
  const accepted = accepts(entryOf(G.turn), cards, fresh);
  G.previous = payload;
  if (accepted) G.resistance = Math.max(0, G.resistance - worthOf(cards));
  if (G.resistance === 0) G.turn += 1;
  else endTurn(G, riseOf(cards, accepted));
};

const scan = ({ G }, discarded) => {
  if (G.scans >= PUZZLE.scans || discarded.some((place) => !G.evidence.includes(place))) return INVALID_MOVE;
  const reserve = G.order.filter((place) => !G.evidence.includes(place) && !G.discarded.includes(place));
  const drawn = reserve.slice(0, discarded.length);
  G.evidence = inDealOrder([...G.evidence.filter((place) => !discarded.includes(place)), ...drawn]);
  G.discarded.push(...discarded);
  G.scans += 1;
  endTurn(G, 2);
};

const DRAFTS = choices(
  PUZZLE.card.map((_, i) => i),
  6,
).map((kept) => ({ move: 'draft', args: [kept] }));

const oneOrTwo = (move, places) =>
  [...choices(places, 1), ...choices(places, 2)].map((cards) => ({ move, args: [cards] }));

const enumerate = (G) => {
  if (G.evidence.length === 0) return DRAFTS;
  const payloads = oneOrTwo(
    'submit',
    G.evidence.filter((place) => place !== G.quarantined),
  );
  return G.scans < PUZZLE.scans ? [...payloads, ...oneOrTwo('scan', G.evidence)] : payloads;
};

export const play = boardgame({
  name: 'protocol',
  setup: (_, order) => ({
    turn: 1,
    resistance: PUZZLE.resistance,
    scrutiny: PUZZLE.scrutiny,
    evidence: [],
    discarded: [],
    previous: [],
    quarantined: null,
    quarantineEnds: 0,
    scans: 0,
    order,
  }),
  moves: { draft, submit, scan },
  endIf: ({ G }) => {
    if (G.resistance === 0) return { won: true };
    if (G.turn > PUZZLE.turns) return { won: false };
  },
  enumerate,
  deal: (playout) => shuffled(openStream({ hi: SEED_HI, lo: playout }, 'reserve'), PUZZLE.card.length),
});
