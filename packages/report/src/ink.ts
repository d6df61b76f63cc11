/**
 * Six colours that stay apart in normal, protan, deutan and tritan vision and stand out from the paper, by day and by night; a
 * dash and a symbol go with each, so that no series is told by colour alone.
 */
export const DAY = ['#1f66b5', '#bf5a35', '#12a08a', '#701a7e', '#b48d08', '#2b2d2f'] as const;
export const NIGHT = ['#4d8dff', '#fc6f2e', '#11d1b3', '#b873a9', '#f6cb12', '#e9f4f7'] as const;
const DASHES = ['none', '8 3', '2 3', '10 3 2 3', '5 5', '1 5'] as const;
const SYMBOLS = ['circle', 'square', 'triangle', 'diamond', 'star', 'wye'] as const;

export interface Ink {
  readonly colour: string;
  readonly dash: string;
  readonly symbol: (typeof SYMBOLS)[number];
}

/** The seventh series has the first colour again, with another dash and another symbol. */
export const inkOf = (index: number): Ink => {
  const colour = index % DAY.length;
  const shifted = (index + Math.floor(index / DAY.length)) % DAY.length;
  return {
    colour: `var(--series-${colour + 1}, ${DAY[colour]})`,
    dash: DASHES[shifted]!,
    symbol: SYMBOLS[shifted]!,
  };
};

export const PAPER = 'var(--paper, #fffdf8)';
export const TARGET = 'var(--target, #0c7466)';
