import type { Finished } from '@lockstep/play';
import { medalOf, protocol, type Setup } from '@lockstep/protocol';
import { type Clear, starsOf } from './share.ts';

/** A try of a date that ended, as it is kept: more turns left is better, then a lower Scrutiny peak, then fewer Audits. */
export const finishedEntry = (daily: string, on: string, clear: Clear | null, practice: boolean): Finished => {
  const { turnsLeft = 0, peak = 0, audits = 0 } = clear ?? {};
  return {
    kind: 'finished',
    game: protocol.id,
    daily,
    on,
    won: clear !== null,
    practice,
    merit: [turnsLeft, -peak, -audits],
    facts: { turnsLeft, peak, audits, stars: starsOf(clear?.medal ?? null) },
  };
};

/** The clear that was kept. */
export const clearFrom = (setup: Setup, entry: Finished): Clear => {
  const { turnsLeft = 0, peak = 0, audits = 0 } = entry.facts;
  return {
    date: entry.daily,
    target: setup.script.target,
    turnsLeft,
    medal: medalOf(setup.script.tuning, turnsLeft),
    peak,
    audits,
  };
};
