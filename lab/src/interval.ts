/** Two-sided 95 %. */
export const Z = 1.959964;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of independent measurements, such as one share a puzzle, with its normal interval inside 0 to 1. */
export const meanOf = (shares: readonly number[]): Interval => {
  const n = shares.length;
  if (n < 2) return { share: shares[0] ?? 0, low: 0, high: 1 };
  const share = shares.reduce((sum, one) => sum + one, 0) / n;
  const spread = shares.reduce((sum, one) => sum + (one - share) * (one - share), 0) / (n - 1);
  const half = Z * Math.sqrt(spread / n);
  return { share, low: Math.max(0, share - half), high: Math.min(1, share + half) };
};

/** Wilson's interval for a share: honest at 0 and at all, where the plain one has no width. */
export const wilson = (hits: number, tries: number): Interval => {
  if (tries === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / tries;
  const spread = 1 + (Z * Z) / tries;
  const middle = (share + (Z * Z) / (2 * tries)) / spread;
  const half = (Z * Math.sqrt((share * (1 - share)) / tries + (Z * Z) / (4 * tries * tries))) / spread;
  // The share lies inside; at 0 and at all it is the end itself, which the last bit of the sum may miss.
  return { share, low: Math.max(0, Math.min(share, middle - half)), high: Math.min(1, Math.max(share, middle + half)) };
};
