import type { Finished } from '@lockstep/play';
import { testimony as game, type Setup } from '@lockstep/testimony';
import { badgeNumber, badgesFrom } from './badges.ts';
import type { Clear } from './share.ts';

/** T11: tries with hidden counters are kept apart. */
export const LEDGERS = { FULL: game.id, HIDDEN: `${game.id}-hidden` } as const;

export const ledgerOf = ({ script }: Setup): string => LEDGERS[script.visibility];

/** A try of a date that ended, as it is kept. T15: fewer turns are better, then less Scrutiny. */
export const finishedEntry = (
  setup: Setup,
  daily: string,
  on: string,
  clear: Clear | null,
  practice: boolean,
): Finished => {
  const { turns: limit, tuning } = setup.script;
  const { turns = 0, scrutiny = 0, refuted = 0, counters = 0, badges = [] } = clear ?? {};
  return {
    kind: 'finished',
    game: ledgerOf(setup),
    daily,
    on,
    won: clear !== null,
    practice,
    merit: clear ? [limit - turns, tuning.scrutiny_cap - scrutiny] : [0, 0],
    facts: { turns, scrutiny, refuted, counters, badges: badgeNumber(badges) },
  };
};

/** The clear that was kept. */
export const clearFrom = ({ script }: Setup, { daily, facts }: Finished): Clear => {
  const { turns = 0, scrutiny = 0, refuted = 0, counters = 0, badges = 0 } = facts;
  return {
    date: daily,
    target: script.target,
    turns,
    scrutiny,
    refuted,
    counters,
    badges: badgesFrom(badges),
    hidden: script.visibility === 'HIDDEN',
  };
};
