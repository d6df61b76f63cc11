/** Two-sided 95 %. */
const Z = 1.959964;

export interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

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
