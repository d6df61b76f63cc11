/**
 * What all rivals share: the choices of a playout, its seed, and how its end is written. The choices are a 32-bit xorshift, so that
 * drawing them costs next to nothing.
 */
export const firstWord = (playout) => Math.imul(playout + 1, 0x9e3779b1);

export const nextWord = (word) => {
  let x = word;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  return x;
};

/** Which of `n` a word means. */
export const chosen = (word, n) => (((word >>> 0) * n) / 4294967296) | 0;

/** Half of the seed is the same for every playout. */
export const SEED_HI = 0x4c6f636b;

/** How a playout ended: Resistance may lie below 0. */
export const finalOf = (won, turn, resistance, scrutiny) =>
  ((won ? 1 : 0) << 20) | (turn << 16) | ((resistance & 0xfff) << 4) | scrutiny;

/** An action in a trace: its kind's place in KINDS and the set of its cards. */
export const KINDS = ['draft', 'submit', 'scan'];
export const traced = (kind, cards) => (kind << 12) | cards;

/** The places of every choice of `size` of `places`, in deal order. */
export const choices = (places, size) =>
  size === 0
    ? [[]]
    : places.flatMap((place, i) => choices(places.slice(i + 1), size - 1).map((rest) => [place, ...rest]));

export const bits = (places) => places.reduce((set, place) => set | (1 << place), 0);
