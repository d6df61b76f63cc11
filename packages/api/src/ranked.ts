import * as v from 'valibot';
import { dayRow, everyoneAnswer, members, weekRow } from './schemas.ts';

/** What travels of ranked play: deals that the server keeps sealed, and one try of each. */

export const RANKED_BOUNDS = {
  /** Characters of one action. */
  action: 400,
  /** Steps of one try, those of a bot included; a quest has a few hundred. */
  steps: 5_000,
  /** Steps of one answer. */
  page: 100,
  /** Programs in the list of all. */
  programs: 50,
  /** Days that are over, in the list of all. */
  days: 8,
} as const;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and hyphens'));
const date = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-12-01'));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const dayFields = {
  game: v.string(),
  date,
  /** Sealed: it has not come anywhere. Open: it is today somewhere. Over: what was sealed is told. */
  state: v.picklist(['sealed', 'open', 'over']),
  /** SHA-256 of the sealed text. */
  fingerprint: v.string(),
  /** Since when the fingerprint has been told. */
  sealed: v.string(),
  /** The sealed text, once the day is over. */
  text: v.nullable(v.string()),
};

const rankedDay = v.strictObject(dayFields);

export const rankedAnswer = v.strictObject({ days: v.array(rankedDay) });

export const tryRequest = v.strictObject({
  game: word,
  date,
  /** A program plays: its results stand on the board of programs. */
  program: v.optional(v.boolean(), false),
});

const step = v.strictObject({
  seat: count,
  /** Null for the action of another seat. */
  text: v.nullable(v.string()),
  events: v.array(v.unknown()),
  /** The state after it, without what this seat cannot know. */
  state: v.unknown(),
  /** The setup from now on, where more of it is known than before; else null. */
  setup: v.unknown(),
});

const result = v.strictObject({ won: v.boolean(), rank: v.string(), turns: count });

export const tryAnswer = v.strictObject({
  /** The token of this try: it is told to this player alone. */
  try: v.string(),
  game: v.string(),
  date,
  rules: count,
  pack: v.string(),
  fingerprint: v.string(),
  program: v.boolean(),
  began: v.string(),
  /** It was played to its end, or the day is over. */
  over: v.boolean(),
  /** Null before the end, and where the day was over first. */
  result: v.nullable(result),
  /** How a written setup names it; null for a puzzle that was dealt whole. */
  written: v.unknown(),
  /** What the seat knew at the start; null where steps are asked for that come later. */
  setup: v.unknown(),
  start: v.unknown(),
  /** Steps made in all. */
  number: count,
  steps: v.array(step),
  /** There are further ones: ask again. */
  more: v.boolean(),
  /** Once the day is over. */
  replay: v.nullable(v.string()),
});

export const actRequest = v.strictObject({
  /** Steps that were known when it was decided. */
  after: v.pipe(count, v.maxValue(RANKED_BOUNDS.steps)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(RANKED_BOUNDS.action)),
});

export const actAnswer = v.strictObject({
  number: count,
  /** What follows the steps that were known: the own one and those of a bot. */
  steps: v.array(step),
  over: v.boolean(),
  result: v.nullable(result),
  /** The rules refuse the action: nothing was done. */
  refusal: v.nullable(v.strictObject({ code: v.string(), data: v.unknown() })),
});

const rankedRow = v.strictObject({
  ...dayRow.entries,
  /** `unfinished`: the day was over first. It shares the last place with games that were lost. */
  state: v.picklist(['playing', 'finished', 'unfinished']),
  /** Under which its replay is asked for, once the day is over. */
  try: v.nullable(v.string()),
});

const programRow = v.strictObject({ ...rankedRow.entries, name: v.nullable(v.string()), you: v.boolean() });

export const rankedBoardAnswer = v.strictObject({
  ...dayFields,
  /** The own try: its token and how it stands. */
  own: v.nullable(
    v.strictObject({
      try: v.string(),
      program: v.boolean(),
      over: v.boolean(),
      number: count,
      result: v.nullable(result),
    }),
  ),
  /** Oneself and friends. */
  members,
  rows: v.array(rankedRow),
  from: date,
  to: date,
  week: v.array(weekRow),
  programs: v.array(programRow),
  /** After the own finish, or once the day is over. */
  everyone: v.nullable(everyoneAnswer),
});

export type RankedAnswer = v.InferOutput<typeof rankedAnswer>;
export type RankedDay = v.InferOutput<typeof rankedDay>;
export type TryRequest = v.InferInput<typeof tryRequest>;
export type TryAnswer = v.InferOutput<typeof tryAnswer>;
export type TryStep = v.InferOutput<typeof step>;
export type ActRequest = v.InferOutput<typeof actRequest>;
export type ActAnswer = v.InferOutput<typeof actAnswer>;
export type RankedRow = v.InferOutput<typeof rankedRow>;
export type RankedBoardAnswer = v.InferOutput<typeof rankedBoardAnswer>;
