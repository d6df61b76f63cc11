import * as v from 'valibot';

/** What travels: one valibot schema each, from which the server's checks, the OpenAPI page and the types of the client are made. */

/** Bounds of what a request may hold. */
export const BOUNDS = {
  /** Bytes of a body. */
  body: 16_384,
  /** Actions of one result; the longest Daily has fewer than twenty. */
  actions: 64,
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
  /** Seconds that the clock of a device may differ from the server's. */
  clock: 300,
} as const;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and hyphens'));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-12-01'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a client sends of a game that ended: names and actions, nothing that the server can work out. */
export const resultRequest = v.strictObject({
  game: word,
  rules: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  pack: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'the 64 hex digits of an edition')),
  date,
  options: v.optional(
    v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(40)), v.union([v.pipe(v.string(), v.maxLength(40)), v.boolean()])),
      v.check((options) => Object.keys(options).length <= 8, 'eight options at most'),
    ),
  ),
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

export const playerAnswer = v.strictObject({
  player: v.string(),
  name: v.nullable(v.string()),
  devices: count,
  results: count,
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
});

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
