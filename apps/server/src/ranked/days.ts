import { randomBytes } from 'node:crypto';
import { RANKED_BOUNDS, type RankedDay } from '@lockstep/api';
import { addDays, type Day, makeDay } from '@lockstep/calendar';
import { moduleOf, RANKED } from '@lockstep/catalogue';
import { fingerprintOf, makeSealed, type Sealed } from '@lockstep/forge';
import type { Editions } from '../match/scenes.ts';
import { openDates } from '../open-dates.ts';
import type { RankedStore } from '../store/ranked.ts';
import type { RankedDayRow } from '../store/tables.ts';

/** Days that are sealed before they come anywhere. */
const AHEAD = 2;
const SECRET_BYTES = 32;

const sealedOf = ({ game, day, rules, pack, secret }: RankedDayRow): Sealed => ({
  game,
  date: makeDay(day as Day),
  rules,
  pack,
  secret,
});

/** What everyone may know of a day: the sealed text once it is over, never before. */
export const dayAnswer = (row: RankedDayRow, now: number): RankedDay => ({
  game: row.game,
  date: makeDay(row.day as Day),
  state: row.closed !== null ? 'over' : row.day > openDates(now).last ? 'sealed' : 'open',
  fingerprint: row.fingerprint,
  sealed: new Date(row.sealed).toISOString(),
  text: row.closed === null ? null : makeSealed(sealedOf(row)),
});

export interface Days {
  /** Seals what comes, ends what is over. */
  turn(): Promise<void>;
  all(): Promise<readonly RankedDayRow[]>;
}

export const openDays = (store: RankedStore, editions: Editions, now: () => number): Days => {
  /** What the last turn was made for: most have nothing to do. */
  let done = '';

  const seal = async (day: Day, game: string): Promise<void> => {
    const edition = editions(game).at(-1);
    const module = moduleOf(game);
    if (!edition || !module) return;
    const { rules } = module.game;
    const secret = randomBytes(SECRET_BYTES).toString('hex');
    const sealed = { game, date: makeDay(day), rules, pack: edition.hash, secret };
    const fingerprint = fingerprintOf(sealed);
    await store.seal({ day, game, rules, pack: edition.hash, secret, fingerprint, sealed: now(), closed: null });
  };

  const turn = async (): Promise<void> => {
    const { first, last } = openDates(now());
    const dates = `${first} ${last}`;
    if (done === dates) return;
    await store.close(first, now());
    const known = new Set((await store.days(first, last + AHEAD)).map(({ day, game }) => `${day} ${game}`));
    for (let day = first; day <= last + AHEAD; day = addDays(day, 1))
      for (const game of Object.keys(RANKED)) if (!known.has(`${day} ${game}`)) await seal(day, game);
    done = dates;
  };

  return {
    turn,
    all: async () => {
      await turn();
      const { first, last } = openDates(now());
      return store.days(first - RANKED_BOUNDS.days, last + AHEAD);
    },
  };
};
