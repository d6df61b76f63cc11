import { setImmediate } from 'node:timers/promises';
import { type Day, makeDay } from '@lockstep/calendar';
import { dailyPlayerOf, datedPlayerOf, moduleOf, RANKED } from '@lockstep/catalogue';
import { dealing, type Edition, spellWritten } from '@lockstep/forge';
import type { Editions } from '../match/scenes.ts';
import { botsAt, type Puzzle } from '../results/puzzles.ts';
import type { RankedDayRow } from '../store/tables.ts';

/** A deal as it is played: what a result is worked out from, and how a client that has no pack names it. */
export interface Deal {
  readonly puzzle: Puzzle;
  /** Written with ids of the edition; null for a puzzle that was searched for. */
  readonly written: unknown;
}

/** Attempts at a puzzle between which other requests are answered. */
const ATTEMPTS_AT_ONCE = 8;
/** Three games, on the dates that are open. */
const KEPT = 16;

const dealFor = async ({ game: id, rules, day, secret }: RankedDayRow, edition: Edition): Promise<Deal | null> => {
  const module = moduleOf(id);
  const player = dailyPlayerOf(id) ?? datedPlayerOf(id);
  const way = RANKED[id];
  if (!module || !player || !way || module.game.rules !== rules) return null;
  const { game } = module;
  const attempts = dealing(module, edition, { date: makeDay(day as Day), secret }, way.options);
  for (let i = 1; ; i += 1) {
    const next = attempts.next();
    if (!next.done) {
      if (i % ATTEMPTS_AT_ONCE === 0) await setImmediate();
      continue;
    }
    if (next.value === null) return null;
    const { written, setup: plain, seed } = next.value;
    const setup = game.parseSetup(plain);
    if (!setup.ok) throw new Error(`the sealed ${id} of ${makeDay(day as Day)} cannot be set up`);
    const source =
      written === null ? undefined : { setup: spellWritten(module, edition.pack, written), pack: edition.hash };
    const bots = botsAt(module, player, setup.value);
    const puzzle: Puzzle = {
      game,
      module,
      player,
      setup: setup.value,
      seed,
      day: day as Day,
      ledger: id,
      source,
      ...bots,
    };
    return { puzzle, written };
  }
};

/** Deals what was sealed, once; null where this version no longer has the rules or the edition. */
export const openDeals = (editions: Editions): ((day: RankedDayRow) => Promise<Deal | null>) => {
  const kept = new Map<string, Promise<Deal | null>>();
  return (row) => {
    const known = kept.get(row.fingerprint);
    if (known) return known;
    const edition = editions(row.game).find(({ hash }) => hash === row.pack);
    if (!edition) return Promise.resolve(null);
    const dealt = dealFor(row, edition);
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value!);
    kept.set(row.fingerprint, dealt);
    return dealt;
  };
};
