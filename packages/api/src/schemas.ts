import * as v from 'valibot';

/** What travels: one valibot schema each, from which the server's checks, the OpenAPI page and the types of the client are made. */

/** Bounds of what a request may hold. */
export const BOUNDS = {
  /** Bytes of a body. */
  body: 16_384,
  /** Actions of one result, and bytes of its body: a Daily has fewer than twenty actions, a quest up to six hundred. */
  actions: 1_500,
  resultBody: 49_152,
  /** Characters of one action. */
  action: 400,
  /** Characters of a player's name. */
  name: 32,
  /** Results that one player may send of one puzzle. */
  tries: 50,
  /** Letters of a code for a second device. */
  code: 10,
  /** Entries of one journal, characters of one entry, entries and bytes of one request. */
  journal: 20_000,
  entry: 60_000,
  entries: 50,
  journalBody: 131_072,
  /** Groups and challenges of one player, and players of one. */
  groups: 20,
  members: 50,
  challenges: 50,
  challengers: 10,
  /** Seconds that the clock of a device may differ from the server's. */
  clock: 300,
} as const;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and hyphens'));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-12-01'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The names of a Daily. */
const puzzleFields = {
  game: word,
  date,
  options: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.pipe(v.string(), v.maxLength(40)), v.boolean()])),
      v.check((options) => Object.keys(options).length <= 8, 'eight options at most'),
    ),
  ),
};

/** What a client sends of a game that ended: names and actions, nothing that the server can work out. */
export const resultRequest = v.strictObject({
  ...puzzleFields,
  rules: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  pack: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'the 64 hex digits of an edition')),
  actions: v.pipe(
    v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(BOUNDS.action))),
    v.minLength(1),
    v.maxLength(BOUNDS.actions),
  ),
});

export const resultAnswer = v.strictObject({
  /** The seal of the replay that the server wrote. */
  seal: v.string(),
  /** Under which name tries of this way of playing are kept. */
  ledger: v.string(),
  date,
  won: v.boolean(),
  rank: v.string(),
  turns: count,
  /** Whether it is the one result of this player that the date's figures count. */
  counted: v.boolean(),
  /** It was here before: nothing was stored again. */
  seen: v.boolean(),
});

export const everyoneAnswer = v.strictObject({
  ledger: v.string(),
  date,
  /** How many players the figures speak of, a multiple of ten; 0 while there are fewer than ten. */
  players: count,
  /** How their games ended, most first: with what, after how many turns, and why. Every player is in one cell or in `others`. */
  ends: v.array(
    v.strictObject({ won: v.boolean(), rank: v.string(), turns: count, reason: v.string(), players: count }),
  ),
  /** Those in cells of fewer than ten. */
  others: count,
  /** The cards that most kept, most first; players are rounded down to tens. */
  kept: v.array(v.strictObject({ card: v.string(), players: count })),
  /** Of a hundred players at least so many did worse than one's own counted result; null where there is none, or too few players. */
  betterThan: v.nullable(count),
});

/** What is checked beyond the shape: see `playerName` of the server. */
export const nameRequest = v.strictObject({ name: v.pipe(v.string(), v.maxLength(200)) });

/** A rating is Glicko-2's: about two thirds of players of this strength lie within the deviation of it. */
const ratingFields = { game: v.string(), rating: v.number(), deviation: v.number(), played: count };

const ownRating = v.strictObject({ ...ratingFields, list: v.picklist(['people', 'bots']) });

const namedRating = v.strictObject({ ...ratingFields, name: v.nullable(v.string()), you: v.boolean() });

/** Programs in the list of all. */
export const RATED_BOTS = 50;

export const ratingsAnswer = v.strictObject({
  /** Oneself and friends, game by game, the best first. */
  people: v.array(namedRating),
  bots: v.array(namedRating),
});

export const playerAnswer = v.strictObject({
  player: v.string(),
  name: v.nullable(v.string()),
  devices: count,
  results: count,
  ratings: v.array(ownRating),
});

export const exportAnswer = v.strictObject({
  player: v.string(),
  name: v.nullable(v.string()),
  devices: v.array(v.strictObject({ key: v.string(), added: v.string() })),
  results: v.array(
    v.strictObject({
      date,
      ledger: v.string(),
      replay: v.string(),
      won: v.boolean(),
      counted: v.boolean(),
      received: v.string(),
    }),
  ),
  /** Entries of the own journal that devices told each other of, each as JSON. */
  journal: v.array(v.string()),
  groups: v.array(v.strictObject({ group: v.string(), name: v.string() })),
  challenges: v.array(v.strictObject({ challenge: v.string(), date, ledger: v.string() })),
  attempts: v.array(v.strictObject({ date, ledger: v.string(), opened: v.string() })),
  ratings: v.array(ownRating),
  ranked: v.array(
    v.strictObject({
      date,
      game: v.string(),
      program: v.boolean(),
      began: v.string(),
      over: v.boolean(),
      rank: v.nullable(v.string()),
      /** What was played. */
      actions: v.array(v.string()),
      /** Once the day is over. */
      replay: v.nullable(v.string()),
    }),
  ),
});

const words = v.nullable(v.string());

export const groupAnswer = v.strictObject({
  /** The id: who has it may join. */
  group: v.string(),
  name: v.string(),
  members: count,
  /** Whether the one who asks is in it, and made it. */
  inside: v.boolean(),
  owner: v.boolean(),
});

export const groupsAnswer = v.strictObject({ groups: v.array(groupAnswer) });

export const leftAnswer = v.strictObject({ left: v.literal(true) });

export const members = v.array(v.strictObject({ name: words, you: v.boolean() }));

export const dayRow = v.strictObject({
  /** The place in the list of members. */
  member: count,
  /** Equals share a place. */
  place: count,
  won: v.boolean(),
  rank: v.string(),
  turns: count,
  /** Attested: so many seconds after the puzzle was first opened here. Null: proven only. */
  seconds: v.nullable(count),
});

export const weekRow = v.strictObject({ member: count, place: count, played: count, won: count, best: count });

export const boardAnswer = v.strictObject({
  group: v.string(),
  name: v.string(),
  inside: v.boolean(),
  owner: v.boolean(),
  members,
  date,
  day: v.array(v.strictObject({ ledger: v.string(), rows: v.array(dayRow) })),
  from: date,
  to: date,
  week: v.array(weekRow),
});

export const friendsAnswer = v.strictObject({ members, rows: v.array(dayRow) });

/** The names of a Daily, without a line. */
export const puzzleRequest = v.strictObject(puzzleFields);

export const challengeAnswer = v.strictObject({
  /** The id: who has it may take the challenge up. */
  challenge: v.string(),
  game: v.string(),
  ledger: v.string(),
  date,
  inside: v.boolean(),
  players: v.array(
    v.strictObject({
      name: words,
      you: v.boolean(),
      finished: v.boolean(),
      /** Told after the own finish. */
      result: v.nullable(v.strictObject({ won: v.boolean(), rank: v.string(), turns: count, replay: v.string() })),
    }),
  ),
});

export const challengesAnswer = v.strictObject({ challenges: v.array(challengeAnswer) });

export const attemptAnswer = v.strictObject({ opened: v.string() });

/** Nothing but the request itself. */
export const emptyRequest = v.strictObject({});

/** Digits and capitals without I, L, O and U, which look like others. */
export const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export const codeAnswer = v.strictObject({ code: v.string(), expires: v.string() });

export const deviceRequest = v.strictObject({
  code: v.pipe(v.string(), v.regex(new RegExp(`^[${CODE_LETTERS}]{${BOUNDS.code}}$`), 'the ten letters of a code')),
});

export const devicesAnswer = v.strictObject({
  devices: v.array(v.strictObject({ device: v.string(), added: v.string(), here: v.boolean() })),
});

export const journalRequest = v.strictObject({
  /** Whose places are meant: as the last answer said, or nothing. */
  player: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  /** The place up to which entries are known here. */
  after: count,
  entries: v.pipe(v.array(v.pipe(v.string(), v.maxLength(BOUNDS.entry))), v.maxLength(BOUNDS.entries)),
});

export const journalAnswer = v.strictObject({
  player: v.string(),
  devices: count,
  entries: v.array(v.string()),
  after: count,
  /** There are further ones: ask again. */
  more: v.boolean(),
});

export const deletedAnswer = v.strictObject({ deleted: v.strictObject({ results: count, devices: count }) });

export const homeAnswer = v.strictObject({
  lockstep: v.literal(1),
  /** Seconds since 1970, so that a device whose clock is wrong can sign all the same. */
  now: count,
});

/** Every answer that is not a success. */
export const errorAnswer = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    /** The part of the request that is wrong: a header, a field of the body, a path. */
    at: v.string(),
    message: v.string(),
    remedy: v.string(),
  }),
});

export type ResultRequest = v.InferOutput<typeof resultRequest>;
export type ResultAnswer = v.InferOutput<typeof resultAnswer>;
export type EveryoneAnswer = v.InferOutput<typeof everyoneAnswer>;
export type PlayerAnswer = v.InferOutput<typeof playerAnswer>;
export type ExportAnswer = v.InferOutput<typeof exportAnswer>;
export type CodeAnswer = v.InferOutput<typeof codeAnswer>;
export type DevicesAnswer = v.InferOutput<typeof devicesAnswer>;
export type JournalRequest = v.InferOutput<typeof journalRequest>;
export type JournalAnswer = v.InferOutput<typeof journalAnswer>;
export type DeletedAnswer = v.InferOutput<typeof deletedAnswer>;
export type HomeAnswer = v.InferOutput<typeof homeAnswer>;
export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;
export type GroupAnswer = v.InferOutput<typeof groupAnswer>;
export type GroupsAnswer = v.InferOutput<typeof groupsAnswer>;
export type BoardAnswer = v.InferOutput<typeof boardAnswer>;
export type FriendsAnswer = v.InferOutput<typeof friendsAnswer>;
export type ChallengeAnswer = v.InferOutput<typeof challengeAnswer>;
export type PuzzleRequest = v.InferOutput<typeof puzzleRequest>;
export type ChallengesAnswer = v.InferOutput<typeof challengesAnswer>;
export type AttemptAnswer = v.InferOutput<typeof attemptAnswer>;
export type LeftAnswer = v.InferOutput<typeof leftAnswer>;
export type RatingsAnswer = v.InferOutput<typeof ratingsAnswer>;
export type DayRow = v.InferOutput<typeof dayRow>;
export type WeekRow = v.InferOutput<typeof weekRow>;
