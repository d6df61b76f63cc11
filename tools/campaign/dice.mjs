/** Chance of a campaign: the same numbers for the same seed, on every machine. */
export const diceOf = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (limit) => next() % limit;
  return { below, pick: (list) => list[below(list.length)], chance: (percent) => below(100) < percent };
};
