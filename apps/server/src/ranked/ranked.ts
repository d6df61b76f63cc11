import { randomBytes } from 'node:crypto';
import { type ActAnswer, type ActRequest, RANKED_BOUNDS, type RankedDay, type TryAnswer } from '@lockstep/api';
import { type Day, makeDay, parseDay } from '@lockstep/calendar';
import { RANKED } from '@lockstep/catalogue';
import { act, Refusal } from '@lockstep/kernel';
import { Denial, deny } from '../denial.ts';
import type { Editions } from '../match/scenes.ts';
import { openDates } from '../open-dates.ts';
import type { AnyRun } from '../results/prove.ts';
import type { Store } from '../store/store.ts';
import type { RankedDayRow, TryRow } from '../store/tables.ts';
import { dayAnswer, openDays } from './days.ts';
import { type Deal, openDeals } from './deals.ts';
import { added, runOf, startOf, stepsOf, withBots } from './tries.ts';

export interface Ranked {
  days(): Promise<readonly RankedDay[]>;
  day(game: string, date: string): Promise<RankedDayRow | Denial>;
  open(key: string, asked: { game: string; date: string; program: boolean }): Promise<TryAnswer | Denial>;
  about(key: string, id: string, after: number): Promise<TryAnswer | Denial>;
  act(key: string, id: string, wish: ActRequest): Promise<ActAnswer | Denial>;
  /** Seals the days to come and ends those that are over. */
  sweep(): Promise<void>;
}

/** A try that is played on this process. */
interface Live {
  run: AnyRun;
  /** Actions of one try follow each other. */
  queue: Promise<unknown>;
}

const ID_BYTES = 16;
/** Tries that are kept at hand; any other is played again from its log. */
const KEPT = 128;
/** Two processes that write to one try at the same time: each look sees what the other wrote. */
const TRIES = 8;

export const resultOfRow = ({ ended, won, rank, turns }: TryRow): ActAnswer['result'] =>
  ended === null ? null : { won: won === 1, rank, turns };

export const openRanked = (store: Store, editions: Editions, now: () => number): Ranked => {
  const days = openDays(store.ranked, editions, now);
  const dealOf = openDeals(editions);
  const live = new Map<string, Live>();

  const dayNamed = async (game: string, date: string): Promise<RankedDayRow | Denial> => {
    if (!Object.hasOwn(RANKED, game)) return deny('not-ranked', 'game');
    const day = parseDay(date);
    if (!day.ok) return deny('unknown-date', 'date', day.fault);
    await days.turn();
    const row = await store.ranked.day(day.value, game);
    if (row) return row;
    return deny(day.value > openDates(now()).last ? 'not-yet' : 'unknown-date', 'date');
  };

  const own = async (key: string, id: string): Promise<TryRow | Denial> => {
    const [player, row] = await Promise.all([store.player(key), store.ranked.find(id)]);
    return row && player && row.player === player.id ? row : deny('unknown-try', 'path.try');
  };

  /** After the day a replay is open to its player, to friends, and of a program to all. */
  const seen = async (key: string, id: string): Promise<{ row: TryRow; day: RankedDayRow } | Denial> => {
    const [player, row] = await Promise.all([store.player(key), store.ranked.find(id)]);
    const day = row && (await store.ranked.day(row.day, row.game));
    if (!row || !day || !player) return deny('unknown-try', 'path.try');
    if (row.player === player.id) return { row, day };
    const friends = await store.groups.friends(player.id);
    const mayWatch = day.closed !== null && (row.program === 1 || friends.some((one) => one.player === row.player));
    return mayWatch ? { row, day } : deny('unknown-try', 'path.try');
  };

  const liveOf = async (row: TryRow, { puzzle }: Deal): Promise<Live> => {
    const known = live.get(row.id);
    if (known) return known;
    const loaded: Live = { run: runOf(puzzle, await store.ranked.steps(row.id)), queue: Promise.resolve() };
    const first = live.get(row.id) ?? loaded;
    if (live.size >= KEPT) live.delete(live.keys().next().value!);
    live.set(row.id, first);
    return first;
  };

  const inTurn = <Value>(one: Live, work: () => Promise<Value>): Promise<Value> => {
    const next = one.queue.then(work, work);
    one.queue = next.catch(() => {});
    return next;
  };

  const answerFor = async (
    row: TryRow,
    day: RankedDayRow,
    { puzzle, written }: Deal,
    after: number,
  ): Promise<TryAnswer> => {
    // Read from the log, so that it is told whichever process made the steps.
    const run = runOf(puzzle, await store.ranked.steps(row.id));
    const number = run.now.turn;
    const { setup, start } = after === 0 ? startOf(puzzle) : { setup: null, start: null };
    return {
      try: row.id,
      game: row.game,
      date: makeDay(row.day as Day),
      rules: day.rules,
      pack: day.pack,
      fingerprint: day.fingerprint,
      program: row.program === 1,
      began: new Date(row.began).toISOString(),
      over: row.over === 1,
      result: resultOfRow(row),
      written,
      setup,
      start,
      number,
      steps: stepsOf(puzzle, run, after, after + RANKED_BOUNDS.page),
      more: number > after + RANKED_BOUNDS.page,
      replay: day.closed === null ? null : row.replay,
    };
  };

  /** The run as the log has it now. */
  const reload = async (row: TryRow, { puzzle }: Deal, one: Live): Promise<void> => {
    one.run = runOf(puzzle, await store.ranked.steps(row.id));
  };

  const carryOut = async (
    row: TryRow,
    deal: Deal,
    one: Live,
    { after, text }: ActRequest,
  ): Promise<ActAnswer | Denial> => {
    const { puzzle } = deal;
    const { game, setup } = puzzle;
    const told = async (refusal: Refusal | null): Promise<ActAnswer> => {
      const fresh = (await store.ranked.find(row.id)) ?? row;
      return {
        number: one.run.now.turn,
        steps: stepsOf(puzzle, one.run, after, after + RANKED_BOUNDS.page),
        over: fresh.over === 1,
        result: resultOfRow(fresh),
        refusal: refusal && { code: refusal.code, data: refusal.data },
      };
    };
    for (let i = 0; i < TRIES; i += 1) {
      if (after > one.run.now.turn) await reload(row, deal, one);
      const { turn } = one.run.now;
      if (after > turn) return deny('other-step', 'body.after');
      if (after < turn) {
        // The answer to this very action may have been lost: it is given again.
        const [same] = stepsOf(puzzle, one.run, after, after + 1);
        return same?.text === text ? told(null) : deny('other-step', 'body.after');
      }
      if (game.outcome(setup, one.run.now.state)) return deny('try-over', 'path.try');
      const cutOff = row.over === 1 && row.ended === null;
      if (cutOff || row.day < openDates(now()).first) return deny('date-closed', 'path.try');
      if (turn >= RANKED_BOUNDS.steps) return deny('try-too-long', 'path.try');
      const action = game.parse(setup, text);
      if (!action.ok) return told(action.fault);
      const next = act(one.run, 0, action.value);
      if (next instanceof Refusal) return told(next);
      if (game.format(setup, action.value) !== text) return deny('other-spelling', 'body.text');
      const answered = await withBots(puzzle, next);
      if (await store.ranked.append(added(puzzle, row.id, one.run, answered), now())) {
        one.run = answered;
        return told(null);
      }
      const fresh = await store.ranked.find(row.id);
      if (!fresh) return deny('unknown-try', 'path.try');
      if (fresh.over === 1 && fresh.ended === null) return deny('date-closed', 'path.try');
      await reload(row, deal, one);
    }
    throw new Error('another process keeps writing to the same try');
  };

  return {
    days: async () => (await days.all()).map((row) => dayAnswer(row, now())),
    day: dayNamed,
    open: async (key, { game, date, program }) => {
      const day = await dayNamed(game, date);
      if (day instanceof Denial) return day;
      const open = openDates(now());
      if (day.day > open.last) return deny('not-yet', 'body.date');
      if (day.day < open.first || day.closed !== null) return deny('date-closed', 'body.date');
      const deal = await dealOf(day);
      if (!deal) return deny('old-deal', 'body.date');
      const id = randomBytes(ID_BYTES).toString('base64url');
      const row = await store.ranked.open(key, { id, day: day.day, game, program: program ? 1 : 0 }, now());
      if (!row) return deny('date-closed', 'body.date');
      // A bot may be the first to move.
      const { puzzle } = deal;
      const start = runOf(puzzle, []);
      const first = row.number === 0 ? await withBots(puzzle, start) : start;
      if (first.now.turn > 0) await store.ranked.append(added(puzzle, row.id, start, first), now());
      return answerFor(row, day, deal, 0);
    },
    about: async (key, id, after) => {
      await days.turn();
      const found = await seen(key, id);
      if (found instanceof Denial) return found;
      const deal = await dealOf(found.day);
      return deal ? answerFor(found.row, found.day, deal, after) : deny('old-deal', 'path.try');
    },
    act: async (key, id, wish) => {
      const row = await own(key, id);
      if (row instanceof Denial) return row;
      const day = await store.ranked.day(row.day, row.game);
      const deal = day && (await dealOf(day));
      if (!deal) return deny('old-deal', 'path.try');
      const one = await liveOf(row, deal);
      return inTurn(one, () => carryOut(row, deal, one, wish));
    },
    sweep: days.turn,
  };
};
