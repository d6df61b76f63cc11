import { type Day, fail, makeDay, type Offers, ok, type Result } from '@lockstep/kernel';
import { type Deal, dailyName, dealAttempt, type Edition, puzzleHash } from './deal.ts';
import { find } from './find.ts';
import { type Pin, pinOf, type Schedule } from './schedule.ts';

/** All that is published of one game. Editions in order of their number. */
export interface Published {
  readonly offers: Offers;
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

const pinnedDaily = (published: Published, pin: Pin): Result<Daily, NoDaily> => {
  const { offers, editions } = published;
  const edition = editions.find(({ number }) => number === pin.edition);
  const date = makeDay(pin.day);
  if (!edition) return fail({ code: 'no-edition', says: `${date} needs edition ${pin.edition}, which is not here` });
  const dealt = dealAttempt(
    offers,
    edition,
    dailyName(pin.day),
    pin.attempt,
    offers.wishOf(edition.pack, pin.day, false),
  );
  const hash = dealt.ok ? puzzleHash(dealt.value) : 'no puzzle';
  if (!dealt.ok || hash !== pin.hash)
    return fail({
      code: 'not-as-pinned',
      says: `${date} deals ${hash}, but ${pin.hash} is pinned: edition ${pin.edition} or the dealer was changed after publishing`,
    });
  return ok({ ...dealt.value, pin, edition, pinned: true });
};

/** Beyond the schedule: proven alone, its protocols from a fixed rota, searched for on the spot with the newest edition. */
const liveDaily = ({ offers, editions }: Published, day: Day): Result<Daily, NoDaily> => {
  const edition = editions.at(-1);
  if (!edition) return fail({ code: 'no-edition', says: 'no edition has been published yet' });
  const found = find(offers, edition, dailyName(day), offers.wishOf(edition.pack, day, true));
  if (!('deal' in found)) {
    const most = Object.entries(found.failed).sort(([, a], [, b]) => b - a)[0];
    return fail({
      code: 'none-found',
      says: `${makeDay(day)}: none of ${found.attempts} attempts kept every promise; most often broken: ${most?.[0] ?? 'none'}`,
    });
  }
  const { attempt, deal, facts } = found;
  const pin: Pin = {
    day,
    edition: edition.number,
    attempt,
    hash: puzzleHash(deal),
    grade: facts.grade,
    par: facts.par,
    excellent: facts.excellent,
    safe: facts.safe,
    random: facts.random,
  };
  return ok({ ...deal, pin, edition, pinned: false });
};

/** The Daily of a date: dealt as pinned, or searched for beyond the schedule. */
export const dailyOf = (published: Published, day: Day): Result<Daily, NoDaily> => {
  const first = published.schedule[0]?.day;
  if (first !== undefined && day < first)
    return fail({ code: 'too-early', says: `the first Daily is that of ${makeDay(first)}; choose a later date` });
  const pin = pinOf(published.schedule, day);
  return pin ? pinnedDaily(published, pin) : liveDaily(published, day);
};
