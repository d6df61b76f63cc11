import type { Options, Ref } from '@lockstep/play';

/** "/battle/lamps-out?yours=kiln-row&enemy=crow-wind&players=2&seed=5" */
export const pathOf = (scene: string, { yours, enemy, players }: Options = {}, seed: Ref['seed'] = null): string => {
  const named = { yours, enemy, players, seed };
  const query = Object.entries(named).flatMap(([key, value]) =>
    value === undefined || value === null ? [] : [`${key}=${encodeURIComponent(String(value))}`],
  );
  return `/battle/${scene}${query.length === 0 ? '' : `?${query.join('&')}`}`;
};
