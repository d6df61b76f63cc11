/** A set of dealt cards: bit i is the card dealt i-th. */
export type CardSet = number;

/** Cards a deal can have at most. */
export const LARGEST_DEAL = 12;

/** How many cards a set holds. */
export const SIZE = Uint8Array.from({ length: 1 << LARGEST_DEAL }, (_, set) => {
  let n = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) n += 1;
  return n;
});

/** The places in a set, in deal order. */
export const placesOf = (set: CardSet): number[] => {
  const places: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) places.push(31 - Math.clz32(rest & -rest));
  return places;
};

const PLACE_BITS = 4;
const PLACES_KEPT = 8;

/** By set: the places of its first eight cards, four bits each, and of those after them. */
const placesFrom = (first: number): Int32Array =>
  Int32Array.from({ length: 1 << LARGEST_DEAL }, (_, set) =>
    placesOf(set)
      .slice(first, first + PLACES_KEPT)
      .reduce((packed, place, i) => packed | (place << (i * PLACE_BITS)), 0),
  );
const EARLY_PLACES = placesFrom(0);
const LATE_PLACES = placesFrom(PLACES_KEPT);

/** The n-th card of a set, from 0, as a set of its own. */
const nthCard = (set: CardSet, n: number): CardSet =>
  1 <<
  (n < PLACES_KEPT
    ? (EARLY_PLACES[set]! >>> (n * PLACE_BITS)) & 15
    : (LATE_PLACES[set]! >>> ((n - PLACES_KEPT) * PLACE_BITS)) & 15);

export const setOf = (places: readonly number[]): CardSet => places.reduce((set, place) => set | (1 << place), 0);

/** Fewer cards first; then the set that holds the earliest card the other lacks. */
export const compareSets = (a: CardSet, b: CardSet): number => {
  if (a === b) return 0;
  const bySize = SIZE[a]! - SIZE[b]!;
  if (bySize !== 0) return bySize;
  const differ = a ^ b;
  return a & differ & -differ ? -1 : 1;
};

/** The subsets of a set with `size` cards, in the order of `compareSets`. */
export const subsets = (set: CardSet, size: number): CardSet[] => {
  if (size === 0) return [0];
  return placesOf(set).flatMap((place) => {
    const later = set & ~((2 << place) - 1);
    return subsets(later, size - 1).map((rest) => rest | (1 << place));
  });
};

const PAIRED = Uint8Array.from(SIZE, (cards) => cards + ((cards * (cards - 1)) >> 1));

/** How many sets of `most` cards or fewer a set has, but the empty one: `most` is 0, 1 or 2. */
export const countSmall = (set: CardSet, most: number): number =>
  most === 2 ? PAIRED[set]! : most === 1 ? SIZE[set]! : 0;

const ENTRIES = 128;

/** By cards of the set and place in the list: which two they are, the same one twice where it is one alone, four bits each. */
const SMALL = Uint8Array.from({ length: (LARGEST_DEAL + 1) * ENTRIES }, (_, entry) => {
  const cards = Math.floor(entry / ENTRIES);
  let left = entry % ENTRIES;
  if (left < cards) return (left << PLACE_BITS) | left;
  left -= cards;
  for (let first = 0; first < cards; first += 1) {
    const pairs = cards - first - 1;
    if (left < pairs) return (first << PLACE_BITS) | (first + 1 + left);
    left -= pairs;
  }
  return 0;
});

/** The i-th of the sets of one or two cards of a set, from 0, in the order of `compareSets`. */
export const nthSmall = (set: CardSet, i: number): CardSet => {
  const two = SMALL[SIZE[set]! * ENTRIES + i]!;
  return nthCard(set, two >> PLACE_BITS) | nthCard(set, two & 15);
};
