import { type Day, makeDay } from '@lockstep/calendar';
import { type DailyModule, fail, ok, type Result } from '@lockstep/kernel';
import { dailyName, puzzleHash } from './deal.ts';
import { find } from './find.ts';
import { type Daily, type Dealt, type NoDaily, pinnedDaily } from './pinned.ts';
import type { Pin } from './schedule.ts';

/** All that is published of one game. */
export interface PublishedGame extends Dealt {
  readonly module: DailyModule;
}

/** Beyond the schedule: proven alone, its protocols from a fixed rota, searched for on the spot with the newest edition. */
const liveDaily = ({ module, editions }: PublishedGame, day: Day): Result<Daily, NoDaily> => {
  const edition = editions.at(-1);
  if (!edition) return fail({ code: 'no-edition', says: 'no edition has been published yet' });
  const found = find(module, edition, dailyName(day), module.daily.constraintsFor(edition.pack, day, true));
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
    numbers: facts.numbers,
  };
  return ok({ ...deal, pin, edition, pinned: false });
};

/** The Daily of a date: dealt as pinned, or searched for beyond the schedule. */
export const dailyOf = (published: PublishedGame, day: Day): Result<Daily, NoDaily> =>
  pinnedDaily(published, day) ?? liveDaily(published, day);
