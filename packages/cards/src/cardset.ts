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
