import { fail, type Game, ok, openStream, Refusal, refuse, type Seed } from '@lockstep/kernel';

/** Two seats with a card each that the other does not see: seat 0 bets or folds, seat 1 calls or folds, the higher card takes a bet. */
export interface Hands {
  readonly cards: readonly [number | null, number | null];
  readonly said: readonly Word[];
}

export const WORDS = ['bet', 'call', 'fold'] as const;
export type Word = (typeof WORDS)[number];

const HIGHEST = 10;

const dealt = (seed: Seed): readonly [number, number] => {
  const stream = openStream(seed, 'cards');
  return [1 + stream.below(HIGHEST), 1 + stream.below(HIGHEST)];
};

const LEGAL: readonly (readonly Word[])[] = [
  ['bet', 'fold'],
  ['call', 'fold'],
];

export type Showdown = Game<null, Hands, Word, { readonly kind: 'said' }, Hands>;

const knownTo = ({ cards, said }: Hands, seat: number | 'watcher'): Hands => ({
  cards: [seat === 0 ? cards[0] : null, seat === 1 ? cards[1] : null],
  said,
});

/** A fold keeps half of what there is: worth it with the lower card. */
export const showdown: Showdown = {
  id: 'showdown',
  rules: 1,
  seats: 2,
  refusals: { 'not-now': 'not this seat, or not now' },
  parseSetup: () => ok(null),
  makeSetup: () => null,
  start: (_setup, seed) => ({ cards: dealt(seed), said: [] }),
  toMove: (setup, state) => (showdown.outcome(setup, state) ? [] : [state.said.length]),
  legal: (setup, state, seat) => (showdown.toMove(setup, state).includes(seat) ? LEGAL[seat]! : []),
  step: (setup, state, seat, word, log) => {
    if (!showdown.legal(setup, state, seat).includes(word)) return refuse('not-now');
    log?.push({ kind: 'said' });
    return { cards: state.cards, said: [...state.said, word] };
  },
  outcome: (_setup, { cards, said }) => {
    if (said[0] === 'fold') return { result: 'drawn', reason: 'folded', scores: [1, 1] };
    if (said[1] === 'fold') return { result: 'won', reason: 'folded', scores: [2, 1] };
    if (said[1] !== 'call') return undefined;
    const [own, other] = [cards[0]!, cards[1]!];
    return own > other
      ? { result: 'won', reason: 'higher', scores: [2, 0] }
      : own < other
        ? { result: 'lost', reason: 'lower', scores: [0, 2] }
        : { result: 'drawn', reason: 'equal', scores: [1, 1] };
  },
  view: (_setup, state, seat) => knownTo(state, seat),
  compare: (a, b) => WORDS.indexOf(a) - WORDS.indexOf(b),
  format: (_setup, word) => word,
  parse: (_setup, text) => {
    const word = WORDS.find((known) => known === text);
    return word ? ok(word) : fail(new Refusal('not-now'));
  },
  mask: (setup, state, seat) => ({ setup, state: knownTo(state, seat) }),
  resample: (setup, { cards, said }, seat, seed) => {
    const [first, second] = dealt(seed);
    return { setup, state: { cards: seat === 0 ? [cards[0], second] : [first, cards[1]], said } };
  },
};
