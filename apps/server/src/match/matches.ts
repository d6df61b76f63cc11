import { randomBytes } from 'node:crypto';
import {
  MATCH_BOUNDS,
  type MatchAnswer,
  type MatchStanding,
  type OffersAnswer,
  PACES,
  type Pace,
  type ServerMessage,
} from '@lockstep/api';
import { makeReplay, Refusal, type Seat } from '@lockstep/kernel';
import { Denial, deny } from '../denial.ts';
import type { NamedMatch } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import {
  deadlineOf,
  type Entry,
  entryFor,
  follow,
  isLate,
  isRated,
  type Match,
  messageFor,
  type NewEntry,
  newMatch,
  positionFor,
  standingOf,
  type Viewer,
  type Wish,
} from './match.ts';
import type { Scenes, Stage, Written } from './scenes.ts';

/** A client that is told of a match as it goes on. */
export interface Audience {
  readonly viewer: Viewer;
  tell(message: ServerMessage): unknown;
}

/** A match that is played or watched on this process. */
interface Live {
  match: Match;
  readonly audience: Set<Audience>;
  /** Changes of one match follow each other. */
  queue: Promise<unknown>;
}

export interface Matches {
  offers(): OffersAnswer;
  make(key: string, asked: Asked): Promise<MatchAnswer | Denial>;
  join(id: string, key: string, bot: boolean): Promise<MatchAnswer | Denial>;
  /** As who has this key may know it. */
  about(id: string, key: string): Promise<MatchAnswer | Denial>;
  mine(key: string): Promise<readonly MatchAnswer[]>;
  /** Tells everything after entry `after`, then what follows, until it is left. */
  follow(
    id: string,
    key: string | null,
    after: number,
    tell: Audience['tell'],
  ): Promise<{ readonly viewer: Viewer; leave(): void } | Denial>;
  /** What became of a wish: null where it was carried out. */
  wish(id: string, seat: Seat, wish: Wish): Promise<Refusal | Denial | null>;
  /** Ends what is out of time, and catches up with other processes. */
  sweep(): Promise<void>;
}

export interface Asked {
  readonly game: string;
  readonly scene: string;
  readonly choices: { readonly [field: string]: string };
  readonly pace: Pace;
  readonly seat: Seat | null;
  readonly bot: boolean;
}

/** Of a match that waits for its second player. */
const WAITING: MatchStanding = { number: -1, toMove: [], deadlines: [null, null], asked: null, end: null };

const ID_BYTES = 16;
const ID = /^[A-Za-z0-9_-]{22}$/;
const LISTED = 50;
const LATE_AT_ONCE = 100;
/** Two processes that write to one match at the same time: each try sees what the other wrote. */
const TRIES = 8;

const writtenOf = ({ game, rules, pack, setup }: NamedMatch): Written => ({
  game,
  rules,
  pack,
  setup: JSON.parse(setup),
});

const seatOf = ({ player0, player1 }: NamedMatch, player: string | null): Seat | null =>
  player === null ? null : player0 === player ? 0 : player1 === player ? 1 : null;

export const openMatches = (store: Store, scenes: Scenes, now: () => number): Matches => {
  const log = store.matches;
  const live = new Map<string, Live>();

  const answerFor = (
    row: NamedMatch,
    stage: Stage | undefined,
    you: Seat | null,
    replay: string | null,
  ): MatchAnswer => {
    const standing = JSON.parse(row.standing) as MatchStanding;
    const changes = row.changes === null ? [] : (JSON.parse(row.changes) as readonly number[]);
    const seat = (at: 0 | 1): MatchAnswer['seats'][number] => {
      const [name, player, bot, rating, deviation] =
        at === 0
          ? [row.name0, row.player0, row.bot0, row.rating0, row.deviation0]
          : [row.name1, row.player1, row.bot1, row.rating1, row.deviation1];
      return {
        side: stage?.sides[at] ?? '',
        name,
        taken: player !== null,
        bot: bot === 1,
        rating:
          rating === null || deviation === null
            ? null
            : { rating: Math.round(rating), deviation: Math.round(deviation), change: changes[at] ?? null },
      };
    };
    return {
      match: row.id,
      game: row.game,
      rules: row.rules,
      pack: row.pack,
      title: stage?.title ?? '',
      written: JSON.parse(row.setup),
      pace: row.pace as Pace,
      moveMs: row.move_ms,
      made: row.made,
      seats: [seat(0), seat(1)],
      you,
      standing,
      replay,
    };
  };

  const found = async (id: string): Promise<NamedMatch | null> => (ID.test(id) ? log.find(id) : null);

  const playerOf = async (key: string | null): Promise<string | null> =>
    key === null ? null : ((await store.player(key))?.id ?? null);

  const afterAll = (row: NamedMatch, stage: Stage, entries: readonly Entry[]): Match =>
    entries.reduce(follow, newMatch(stage, row.seed, row.move_ms));

  const aboutRow = async (row: NamedMatch, player: string | null): Promise<MatchAnswer> => {
    const stage = scenes.stage(writtenOf(row));
    const you = seatOf(row, player);
    const isOpen = row.over === 1 && you !== null && stage !== undefined;
    const replay = isOpen ? makeReplay(afterAll(row, stage, await log.entries(row.id, -1)).run, stage.from) : null;
    return answerFor(row, stage, you, replay);
  };

  const tellAll = (one: Live, entry: Entry): void => {
    for (const audience of one.audience) audience.tell(messageFor(one.match, entry, audience.viewer));
  };

  const catchUp = async (id: string, one: Live): Promise<void> => {
    for (const entry of await log.entries(id, one.match.number)) {
      if (entry.number !== one.match.number + 1) continue;
      one.match = follow(one.match, entry);
      tellAll(one, entry);
    }
  };

  /** One after the other with all other changes of this match on this process. */
  const inTurn = <Value>(one: Live, work: () => Promise<Value>): Promise<Value> => {
    const next = one.queue.then(work, work);
    one.queue = next.catch(() => {});
    return next;
  };

  /** Writes the next entry. False where another process was quicker; then the match has caught up. */
  const write = async (id: string, one: Live, entry: NewEntry): Promise<boolean> => {
    const whole: Entry = { ...entry, number: one.match.number + 1, at: Math.max(now(), one.match.at) };
    const next = follow(one.match, whole);
    const rated = isRated(next);
    const added = await log.append({
      match: id,
      entry: whole,
      standing: JSON.stringify(standingOf(next)),
      deadline: deadlineOf(next),
      over: next.end !== null,
      rated,
    });
    if (!added) {
      await catchUp(id, one);
      return false;
    }
    one.match = next;
    // Where this fails, the next sweep of any process does it.
    if (rated) await store.ratings.settle(id, whole.at).catch(() => {});
    tellAll(one, whole);
    return true;
  };

  const TIME_OUT: NewEntry = { kind: 'time-out', seat: 0, text: '' };

  const carryOut = async (id: string, one: Live, seat: Seat, wish: Wish): Promise<Refusal | Denial | null> => {
    for (let i = 0; i < TRIES; i += 1) {
      if (isLate(one.match, now())) {
        if (await write(id, one, TIME_OUT)) return deny('out-of-time', 'match');
        continue;
      }
      if (one.match.number >= MATCH_BOUNDS.entries && wish.kind !== 'resign') return deny('match-too-long', 'match');
      const entry = entryFor(one.match, seat, wish);
      if (entry instanceof Refusal || entry instanceof Denial) return entry;
      if (await write(id, one, entry)) return null;
    }
    throw new Error('another process keeps writing to the same match');
  };

  const load = async (row: NamedMatch): Promise<Live | undefined> => {
    const stage = scenes.stage(writtenOf(row));
    if (!stage) return undefined;
    const match = afterAll(row, stage, await log.entries(row.id, -1));
    return { match, audience: new Set(), queue: Promise.resolve() };
  };

  /** The live match of this process, made for as long as `work` takes where no client follows it here. */
  const withLive = async <Value>(row: NamedMatch, work: (one: Live) => Promise<Value>): Promise<Value | Denial> => {
    const one = live.get(row.id) ?? (await load(row));
    return one ? inTurn(one, () => work(one)) : deny('old-match', 'path.match');
  };

  log.onChange((id, number) => {
    const one = live.get(id);
    if (one && number > one.match.number) void inTurn(one, () => catchUp(id, one)).catch(() => {});
  });

  return {
    offers: () => ({
      scenes: scenes.offers().map(({ game, name, title, line, minutes, sides, setup, choices }) => ({
        game,
        scene: name,
        title,
        line,
        minutes,
        sides: [...sides],
        choices: choices.map(({ field, seat, values }) => ({
          field,
          seat,
          initial: String(setup[field]),
          values: [...values],
        })),
      })),
    }),

    make: async (key, asked) => {
      const written = scenes.write(asked);
      if (written instanceof Denial) return written;
      const player = await log.playerFor(key, now());
      const seat = asked.seat ?? randomBytes(1)[0]! & 1;
      const bot = asked.bot ? 1 : 0;
      const id = randomBytes(ID_BYTES).toString('base64url');
      const made = await log.make(
        {
          id,
          game: written.game,
          rules: written.rules,
          pack: written.pack,
          setup: JSON.stringify(written.setup),
          seed: randomBytes(8).toString('hex'),
          pace: asked.pace,
          move_ms: PACES[asked.pace],
          player0: seat === 0 ? player : null,
          player1: seat === 1 ? player : null,
          bot0: seat === 0 ? bot : 0,
          bot1: seat === 1 ? bot : 0,
          made: now(),
          number: -1,
          standing: JSON.stringify(WAITING),
          deadline: null,
          over: 0,
          rated: 0,
          changes: null,
        },
        player,
      );
      if (!made) return deny('too-many-matches', 'body');
      return aboutRow((await log.find(id))!, player);
    },

    join: async (id, key, bot) => {
      const row = await found(id);
      if (!row) return deny('unknown-match', 'path.match');
      const player = await log.playerFor(key, now());
      if (seatOf(row, player) !== null) return aboutRow(row, player);
      const seat = row.player0 === null ? 0 : 1;
      if ((seat === 0 ? row.player0 : row.player1) !== null) return deny('seat-taken', 'path.match');
      const joined = await withLive(row, async (one) => {
        const entry: Entry = { kind: 'join', seat, text: '', number: 0, at: now() };
        if (one.match.began) return false;
        const next = follow(one.match, entry);
        const taken = await log.join(
          {
            match: id,
            entry,
            standing: JSON.stringify(standingOf(next)),
            deadline: deadlineOf(next),
            over: false,
            rated: false,
          },
          player,
          bot,
        );
        await catchUp(id, one);
        return taken;
      });
      if (joined instanceof Denial) return joined;
      const after = (await log.find(id))!;
      return joined || seatOf(after, player) !== null ? aboutRow(after, player) : deny('seat-taken', 'path.match');
    },

    about: async (id, key) => {
      const row = await found(id);
      return row ? aboutRow(row, await playerOf(key)) : deny('unknown-match', 'path.match');
    },

    mine: async (key) => {
      const player = await playerOf(key);
      if (player === null) return [];
      const rows = await log.of(player, LISTED);
      return rows.map((row) => answerFor(row, scenes.stage(writtenOf(row)), seatOf(row, player), null));
    },

    follow: async (id, key, after, tell) => {
      const row = await found(id);
      if (!row) return deny('unknown-match', 'path.match');
      const player = await playerOf(key);
      const viewer: Viewer = seatOf(row, player) ?? 'watcher';
      const one = live.get(id) ?? (await load(row));
      if (!one) return deny('old-match', 'path.match');
      // Another client may have loaded it meanwhile.
      const shared = live.get(id) ?? one;
      if (shared.audience.size >= MATCH_BOUNDS.viewers) return deny('too-many-viewers', 'match');
      live.set(id, shared);
      // In the audience from now on, so that the match stays; told of what happens once it is told of what did.
      let told = false;
      const audience: Audience = { viewer, tell: (message) => told && tell(message) };
      shared.audience.add(audience);
      const leave = (): void => {
        shared.audience.delete(audience);
        if (shared.audience.size === 0 && live.get(id) === shared) live.delete(id);
      };
      try {
        await inTurn(shared, async () => {
          await catchUp(id, shared);
          let match = newMatch(shared.match.stage, row.seed, row.move_ms);
          const { run, stage } = match;
          const about = await aboutRow((await log.find(id))!, player);
          const start = after < 0 ? positionFor(run, run.now.state, viewer) : null;
          tell({ kind: 'welcome', now: now(), match: about, setup: after < 0 ? stage.plain : null, start });
          for (const entry of await log.entries(id, -1)) {
            if (entry.number > shared.match.number) break;
            match = follow(match, entry);
            if (entry.number > after) tell(messageFor(match, entry, viewer));
          }
          told = true;
          tell({ kind: 'caught-up', now: now(), number: match.number });
        });
      } catch (error) {
        leave();
        throw error;
      }
      return { viewer, leave };
    },

    wish: async (id, seat, wish) => {
      const one = live.get(id);
      if (one) return inTurn(one, () => carryOut(id, one, seat, wish));
      const row = await found(id);
      return row ? withLive(row, (loaded) => carryOut(id, loaded, seat, wish)) : deny('unknown-match', 'path.match');
    },

    sweep: async () => {
      for (const id of await store.ratings.due(LATE_AT_ONCE)) await store.ratings.settle(id, now());
      for (const id of await log.late(now(), LATE_AT_ONCE)) {
        const row = await log.find(id);
        if (!row) continue;
        await withLive(row, async (one) => {
          if (isLate(one.match, now())) await write(id, one, TIME_OUT);
        });
      }
      const numbers = await log.numbers([...live.keys()]);
      for (const [id, one] of live)
        if ((numbers.get(id) ?? -1) > one.match.number) await inTurn(one, () => catchUp(id, one));
    },
  };
};
