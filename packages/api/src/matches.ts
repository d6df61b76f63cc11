import * as v from 'valibot';

/** What travels of matches: games for two that the server holds. */

export const MATCH_BOUNDS = {
  /** Bytes of one message on a socket. */
  message: 2_048,
  /** Characters of one action. */
  action: 400,
  /** Matches of one player that wait or are played at the same time. */
  open: 50,
  /** Viewers of one match on one process, seats included. */
  viewers: 64,
  /** Entries in the log of one match; the longest have a few hundred. */
  entries: 5_000,
} as const;

/** Milliseconds for a move: at one sitting, or by the day. */
export const PACES = { live: 180_000, daily: 86_400_000 } as const;
export type Pace = keyof typeof PACES;
const pace = v.picklist(['live', 'daily']);

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and hyphens'));
const seat = v.picklist([0, 1]);
const time = v.pipe(v.number(), v.integer(), v.minValue(0));
const number = v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000));

/** What is offered: scenes that two can play. */
export const offersAnswer = v.strictObject({
  scenes: v.array(
    v.strictObject({
      game: v.string(),
      scene: v.string(),
      title: v.string(),
      line: v.string(),
      minutes: v.number(),
      /** What the two seats are called. */
      sides: v.array(v.string()),
      choices: v.array(
        v.strictObject({
          field: v.string(),
          seat: v.number(),
          initial: v.string(),
          values: v.array(v.strictObject({ id: v.string(), name: v.string(), line: v.string() })),
        }),
      ),
    }),
  ),
});

export const matchRequest = v.strictObject({
  game: word,
  scene: word,
  choices: v.optional(
    v.pipe(
      v.record(word, word),
      v.check((choices) => Object.keys(choices).length <= 8, 'eight choices at most'),
    ),
    {},
  ),
  pace,
  /** The seat of who makes the match; null leaves it to chance. */
  seat: v.optional(v.nullable(seat), null),
  /** A program sits at this seat. */
  bot: v.optional(v.boolean(), false),
});

export const joinRequest = v.strictObject({ bot: v.optional(v.boolean(), false) });

const end = v.strictObject({
  winner: v.nullable(seat),
  reason: v.picklist(['played', 'resigned', 'out-of-time', 'left']),
});

/** How a match stands, the same for every viewer. */
const standing = v.strictObject({
  /** Of the last entry of its log; −1 before the second player has joined. */
  number,
  toMove: v.array(v.number()),
  /** When each seat is out of time, in milliseconds since 1970 by the server's clock; null where it is not to move. */
  deadlines: v.array(v.nullable(time)),
  /** The seat that asks to take its last step back. */
  asked: v.nullable(v.number()),
  end: v.nullable(end),
});

const seated = v.strictObject({
  /** What the seat is called in the scene. */
  side: v.string(),
  /** A name that a player took; null for one without, and for an empty seat. */
  name: v.nullable(v.string()),
  taken: v.boolean(),
  bot: v.boolean(),
  /** What the player is rated in this game now (Glicko-2); null before the first rated match. */
  rating: v.nullable(
    v.strictObject({
      rating: v.number(),
      deviation: v.number(),
      /** By how much this match changed it; null while it is played, and where it was not rated. */
      change: v.nullable(v.number()),
    }),
  ),
});

export const matchAnswer = v.strictObject({
  match: v.string(),
  game: v.string(),
  rules: v.number(),
  pack: v.string(),
  title: v.string(),
  /** The setup as it was written: scene and choices. */
  written: v.unknown(),
  pace,
  moveMs: v.number(),
  made: time,
  seats: v.array(seated),
  /** The seat of who asks; null for a watcher. */
  you: v.nullable(v.number()),
  standing,
  /** Once it is over, to who sat at it: the whole of it as a replay. */
  replay: v.nullable(v.string()),
});

export const matchesAnswer = v.strictObject({ matches: v.array(matchAnswer) });

/** The first message on a socket. A seat proves itself with the signature of a request of this address; a watcher has none. */
export const helloMessage = v.strictObject({
  kind: v.literal('hello'),
  signature: v.nullable(
    v.strictObject({
      input: v.pipe(v.string(), v.maxLength(600)),
      signature: v.pipe(v.string(), v.maxLength(200)),
      digest: v.pipe(v.string(), v.maxLength(100)),
    }),
  ),
  /** The last entry that this client has; −1 for none. */
  after: number,
});

/** What a player sends. */
export const seatMessage = v.variant('kind', [
  v.strictObject({
    kind: v.literal('act'),
    text: v.pipe(v.string(), v.minLength(1), v.maxLength(MATCH_BOUNDS.action)),
    /** The last entry that was known when it was decided. */
    seen: number,
  }),
  v.strictObject({ kind: v.picklist(['resign', 'ask-takeback']) }),
  v.strictObject({ kind: v.literal('answer-takeback'), yes: v.boolean() }),
]);

export type OffersAnswer = v.InferOutput<typeof offersAnswer>;
export type MatchRequest = v.InferInput<typeof matchRequest>;
export type MatchEnd = v.InferOutput<typeof end>;
export type MatchStanding = v.InferOutput<typeof standing>;
export type MatchAnswer = v.InferOutput<typeof matchAnswer>;
export type MatchesAnswer = v.InferOutput<typeof matchesAnswer>;
export type HelloMessage = v.InferOutput<typeof helloMessage>;
export type SeatMessage = v.InferOutput<typeof seatMessage>;

interface Told {
  readonly at: number;
  readonly seat: number;
  readonly standing: MatchStanding;
}

/** What a viewer may know of a position: seats get a state without secrets, watchers a view. */
interface Seen {
  readonly state: unknown;
  readonly view: unknown;
}

/** What the server tells: an entry of the log each. */
export type MatchMessage =
  | ({ readonly kind: 'step'; readonly text: string | null; readonly events: readonly unknown[] } & Told & Seen)
  | ({ readonly kind: 'back'; readonly turn: number } & Told & Seen)
  | ({ readonly kind: 'joined' | 'asked' | 'declined' | 'ended' } & Told);

/** What the server sends on a socket. */
export type ServerMessage =
  /** First: how it stands. `setup` and `start` only to who has nothing yet. */
  | {
      readonly kind: 'welcome';
      readonly now: number;
      readonly match: MatchAnswer;
      readonly setup: unknown;
      readonly start: Seen | null;
    }
  | MatchMessage
  /** Everything up to now was told. */
  | { readonly kind: 'caught-up'; readonly now: number; readonly number: number }
  /** The rules refuse an action, or the server a message. */
  | { readonly kind: 'refused'; readonly code: string; readonly data: unknown; readonly message: string };
