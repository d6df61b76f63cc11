import type { Search } from '@lockstep/kernel';

/**
 * What a try that reached a score could have had beyond it: excellence where `most` allows it, else `most`; of a lost try, any win.
 * Null where nothing better was open.
 */
export const wantedScore = <Setup, State, Action>(
  search: Search<Setup, State, Action>,
  setup: Setup,
  reached: number,
  most: number,
): number | null => {
  if (reached >= most) return null;
  if (reached === 0) return 1;
  const excellent = search.excellent(setup);
  return reached < excellent ? Math.min(excellent, most) : most;
};
