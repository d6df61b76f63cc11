/** The middle, and what 99 in 100 stay below, of times in milliseconds. */
export const quantiles = (times) => {
  const sorted = Float64Array.from(times).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};
