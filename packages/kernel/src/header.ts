import { canonical } from './canonical.ts';
import type { Json } from './json.ts';
import { LIMITS, passedLimit } from './limits.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
import type { Mutable } from './mutable.ts';
import type { Result } from './result.ts';
import { fail, ok } from './result.ts';

const REPLAY_FORMAT = 1;

/** What a replay says it is: the game and where its setup comes from (a daily date or the setup itself). */
export interface Header {
  readonly game: string;
  readonly rules: number;
  /** SHA-256 of the pack's canonical JSON, where the setup came from a pack; `setup` then names parts of it. */
  readonly pack?: string;
  readonly daily?: string;
  readonly options?: Json;
  readonly setup?: Json;
  /** Which bot sat at which seat, by the seat's number. Their moves are theirs: who verifies asks them again. */
  readonly bots?: { readonly [seat: string]: string };
  readonly seed: string;
}

/** Ends the header. */
export const SEPARATOR = '---';
/** Keys stand in this order, each once at most. */
const HEADER_KEYS = ['game', 'rules', 'pack', 'daily', 'options', 'setup', 'bots', 'seed'] as const;
const GAME = 0;
const RULES = 1;
const PACK = 2;
const DAILY = 3;
const OPTIONS = 4;
const SETUP = 5;
const BOTS = 6;
const SEED = 7;
const PLACES: ReadonlyMap<string, number> = new Map(HEADER_KEYS.map((key, place) => [key, place]));
const isJson = (place: number): boolean => place === OPTIONS || place === SETUP || place === BOTS;

/** The one spelling of a header. */
export const makeHeader = (header: Header): string => {
  const lines = [`lockstep ${REPLAY_FORMAT}`, `game ${header.game}`, `rules ${header.rules}`];
  if (header.pack !== undefined) lines.push(`pack ${header.pack}`);
  if (header.daily !== undefined) lines.push(`daily ${header.daily}`);
  if (header.options !== undefined) lines.push(`options ${canonical(header.options)}`);
  if (header.setup !== undefined) lines.push(`setup ${canonical(header.setup)}`);
  if (header.bots !== undefined) lines.push(`bots ${canonical(header.bots)}`);
  lines.push(`seed ${header.seed}`, SEPARATOR);
  return lines.join('\n');
};

const jsonOf = (text: string): Result<Json, string> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail('not JSON');
  }
};

/** As it is written; undefined where it holds what no replay does: a fraction, a number beyond what is exact, half a surrogate. */
const spellingOf = (value: Json): string | undefined => {
  try {
    return canonical(value);
  } catch {
    return undefined;
  }
};

interface Checked {
  readonly text: string;
  readonly value: Json;
}

/** Texts that were found within all limits and in their one spelling, the newest first: replays of one scene share the line of its setup. */
const checked: Checked[] = [];
const CHECKED_KEPT = 8;

const rememberChecked = (one: Checked): void => {
  checked.unshift(one);
  checked.length = Math.min(checked.length, CHECKED_KEPT);
};

const TOO_LARGE = {
  depth: `${LIMITS.depth} levels at most`,
  listLength: `lists of ${LIMITS.listLength} at most`,
} as const;

const isSeated = (value: Json): value is NonNullable<Header['bots']> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([seat, bot]) => /^(?:0|[1-9]\d?)$/.test(seat) && typeof bot === 'string');

const FIRST = `lockstep ${REPLAY_FORMAT}`;

const otherFormat = (line: string): Mismatch | undefined => {
  if (line === FIRST) return undefined;
  const [word, format] = line.split(' ');
  if (word !== 'lockstep') return mismatch(1, 'not-a-replay', FIRST, line);
  if (format !== String(REPLAY_FORMAT))
    return mismatch(1, 'wrong-format', `format ${REPLAY_FORMAT}`, `format ${format ?? ''}`);
  return mismatch(1, 'other-spelling', FIRST, line);
};

/** What follows the key of a line of JSON, within all limits; and its one spelling, where that differs. */
const readJson = (key: string, text: string, line: number): Result<{ value: Json; respelled?: string }, Mismatch> => {
  const known = checked.find((one) => one.text === text);
  if (known) return ok(known);
  const json = jsonOf(text);
  if (!json.ok) return fail(mismatch(line, 'wrong-header', `${key} as JSON`, text));
  const passed = passedLimit(json.value);
  if (passed) return fail(mismatch(line, 'too-large', TOO_LARGE[passed], text));
  const spelling = spellingOf(json.value);
  if (spelling === undefined)
    return fail(mismatch(line, 'wrong-header', `${key} with whole numbers and sound texts`, text));
  if (spelling !== text) return ok({ value: json.value, respelled: spelling });
  const one = { text, value: json.value };
  rememberChecked(one);
  return ok(one);
};

const WHOLE = /^\d{1,9}$/;
const SIXTEEN_HEX = /^[0-9a-f]{16}$/;

/** What the lines say together: `values` by place of the key, `at` the line each stands on, 0 where it is missing; `end` is the line of "---". */
const headerOf = (values: readonly Json[], at: readonly number[], end: number): Result<Header, Mismatch> => {
  const textOf = (place: number): string | undefined => {
    const value = values[place];
    return typeof value === 'string' ? value : undefined;
  };
  const lineOf = (place: number): number => at[place] || end;
  const [game, rules, seed] = [textOf(GAME), textOf(RULES), textOf(SEED)];
  if (game === undefined) return fail(mismatch(2, 'wrong-header', 'a line "game …"', 'none'));
  if (rules === undefined || !WHOLE.test(rules))
    return fail(mismatch(3, 'wrong-header', 'a line "rules" with a number', rules ?? 'none'));
  if (seed === undefined || !SIXTEEN_HEX.test(seed))
    return fail(mismatch(lineOf(SEED), 'wrong-header', 'a line "seed" with sixteen hex digits', seed ?? 'none'));
  const [pack, daily] = [textOf(PACK), textOf(DAILY)];
  if ((daily === undefined) === (at[SETUP] === 0))
    return fail(mismatch(lineOf(SETUP), 'wrong-header', 'either a line "daily" or a line "setup"', 'both or none'));
  const header: Mutable<Header> = { game, rules: Number(rules), seed };
  if (pack !== undefined) header.pack = pack;
  if (daily !== undefined) header.daily = daily;
  if (at[OPTIONS] !== 0) header.options = values[OPTIONS]!;
  if (at[SETUP] !== 0) header.setup = values[SETUP]!;
  if (at[BOTS] !== 0) {
    const bots = values[BOTS]!;
    if (!isSeated(bots))
      return fail(mismatch(lineOf(BOTS), 'wrong-header', 'a bot by the number of its seat', JSON.stringify(bots)));
    header.bots = bots;
  }
  return ok(header);
};

/** A header in its one spelling (`makeHeader`): where lines are wrong in several ways, another spelling is the last that is told. */
export const parseHeader = (lines: readonly string[]): Result<Header, Mismatch> => {
  let respelled = otherFormat(lines[0] ?? '');
  if (respelled && respelled.code !== 'other-spelling') return fail(respelled);
  /** By place of the key, and the lines they stand on; 0 where a key is missing. */
  const values: Json[] = [null, null, null, null, null, null, null, null];
  const at = [0, 0, 0, 0, 0, 0, 0, 0];
  let last = -1;
  let i = 1;
  for (; i < lines.length && lines[i] !== SEPARATOR; i += 1) {
    const line = lines[i]!;
    const space = line.indexOf(' ');
    const key = space < 0 ? line : line.slice(0, space);
    const value = space < 0 ? '' : line.slice(space + 1);
    const place = PLACES.get(key);
    if (place === undefined) return fail(mismatch(i + 1, 'wrong-header', `one of ${HEADER_KEYS.join(', ')}`, key));
    if (place <= last) return fail(mismatch(i + 1, 'wrong-header', `${key} once, before ${HEADER_KEYS[last]}`, line));
    last = place;
    at[place] = i + 1;
    values[place] = value;
    let written = place === RULES ? String(Number(value)) : value;
    if (isJson(place)) {
      const read = readJson(key, value, i + 1);
      if (!read.ok) return read;
      values[place] = read.value.value;
      written = read.value.respelled ?? value;
    }
    if (written !== value) respelled ??= mismatch(i + 1, 'other-spelling', `${key} ${written}`, line);
  }
  if (i >= lines.length) return fail(mismatch(lines.length, 'truncated', SEPARATOR, 'the end of the text'));
  const header = headerOf(values, at, i + 1);
  if (!header.ok) return header;
  return respelled ? fail(respelled) : header;
};
