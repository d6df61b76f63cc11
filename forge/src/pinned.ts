import { type Day, makeDay } from '@lockstep/calendar';
import { type ClientModule, fail, ok, type Result } from '@lockstep/kernel';
import { type Deal, dailyName, dealAttempt, type Edition, puzzleHash } from './deal.ts';
import { type Pin, pinOf, type Schedule } from './schedule.ts';

/** All that is published of one game, and what deals it. Editions in order of their number. */
export interface Dealt {
  readonly module: ClientModule;
  readonly editions: readonly Edition[];
  readonly schedule: Schedule;
}

export interface Daily extends Deal {
  readonly pin: Pin;
  readonly edition: Edition;
  /** False beyond the schedule, where the puzzle was searched for just now. */
  readonly pinned: boolean;
}

/** What is wrong when a date has no Daily, and what to do about it. */
export interface NoDaily {
  readonly code: 'too-early' | 'no-edition' | 'not-as-pinned' | 'none-found';
  readonly says: string;
}

const dealPinned = (published: Dealt, pin: Pin): Result<Daily, NoDaily> => {
  const { module, editions } = published;
  const edition = editions.find(({ number }) => number === pin.edition);
  const date = makeDay(pin.day);
  if (!edition) return fail({ code: 'no-edition', says: `${date} needs edition ${pin.edition}, which is not here` });
  const dealt = dealAttempt(
    module,
    edition,
    dailyName(pin.day),
    pin.attempt,
    module.daily.constraintsFor(edition.pack, pin.day, false),
  );
  const hash = dealt.ok ? puzzleHash(dealt.value) : 'no puzzle';
  if (!dealt.ok || hash !== pin.hash)
    return fail({
      code: 'not-as-pinned',
      says: `${date} deals ${hash}, but ${pin.hash} is pinned: edition ${pin.edition} or the dealer was changed after publishing`,
    });
  return ok({ ...dealt.value, pin, edition, pinned: true });
};

/** The Daily of a date as it is pinned, or as it was under an edition, with no search; null where nothing is pinned. */
export const pinnedDaily = (published: Dealt, day: Day, edition?: number): Result<Daily, NoDaily> | null => {
  const first = published.schedule[0]?.day;
  if (first !== undefined && day < first)
    return fail({ code: 'too-early', says: `the first Daily is that of ${makeDay(first)}; choose a later date` });
  const pin = pinOf(published.schedule, day, edition);
  return pin ? dealPinned(published, pin) : null;
};
