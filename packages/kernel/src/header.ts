import { canonical } from './canonical.ts';
import type { Json } from './json.ts';
import { LIMITS, passedLimit } from './limits.ts';
import { type Mismatch, mismatch } from './mismatch.ts';
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
const SEP = '---';
const JSON_KEYS = ['options', 'setup', 'bots'] as const;
const isJsonKey = (key: string): boolean => (JSON_KEYS as readonly string[]).includes(key);
const HEADER_KEYS = ['game', 'rules', 'pack', 'daily', 'options', 'setup', 'bots', 'seed'] as const;

/** The one spelling of a header. */
export const makeHeader = (header: Header): string => {
  const lines = [`lockstep ${REPLAY_FORMAT}`, `game ${header.game}`, `rules ${header.rules}`];
  if (header.pack !== undefined) lines.push(`pack ${header.pack}`);
  if (header.daily !== undefined) lines.push(`daily ${header.daily}`);
  if (header.options !== undefined) lines.push(`options ${canonical(header.options)}`);
  if (header.setup !== undefined) lines.push(`setup ${canonical(header.setup)}`);
  if (header.bots !== undefined) lines.push(`bots ${canonical(header.bots)}`);
  lines.push(`seed ${header.seed}`, SEP);
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

const isHeaderKey = (key: string): key is (typeof HEADER_KEYS)[number] =>
  (HEADER_KEYS as readonly string[]).includes(key);

const isSeated = (value: Json): value is NonNullable<Header['bots']> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([seat, bot]) => /^(?:0|[1-9]\d?)$/.test(seat) && typeof bot === 'string');

/** A header in its one spelling (`makeHeader`): where lines are wrong in several ways, another spelling is the last that is told. */
export const parseHeader = (lines: readonly string[]): Result<{ header: Header; length: number }, Mismatch> => {
  const [word, format] = (lines[0] ?? '').split(' ');
  if (word !== 'lockstep') return fail(mismatch(1, 'not-a-replay', 'lockstep 1', lines[0] ?? ''));
  if (format !== String(REPLAY_FORMAT))
    return fail(mismatch(1, 'wrong-format', `format ${REPLAY_FORMAT}`, `format ${format ?? ''}`));
  const fields = new Map<string, Json>();
  const places = new Map<string, number>();
  let respelled: Mismatch | undefined;
  const differs = (at: number, written: string): void => {
    if (written !== lines[at]) respelled ??= mismatch(at + 1, 'other-spelling', written, lines[at]!);
  };
  differs(0, `lockstep ${REPLAY_FORMAT}`);
  let last = -1;
  let i = 1;
  for (; i < lines.length && lines[i] !== SEP; i += 1) {
    const line = lines[i]!;
    const space = line.indexOf(' ');
    const key = space < 0 ? line : line.slice(0, space);
    const value = space < 0 ? '' : line.slice(space + 1);
    if (!isHeaderKey(key)) return fail(mismatch(i + 1, 'wrong-header', `one of ${HEADER_KEYS.join(', ')}`, key));
    const place = HEADER_KEYS.indexOf(key);
    if (place <= last) return fail(mismatch(i + 1, 'wrong-header', `${key} once, before ${HEADER_KEYS[last]}`, line));
    last = place;
    places.set(key, i + 1);
    if (isJsonKey(key)) {
      const known = checked.find(({ text }) => text === value);
      if (known) {
        fields.set(key, known.value);
        continue;
      }
      const json = jsonOf(value);
      if (!json.ok) return fail(mismatch(i + 1, 'wrong-header', `${key} as JSON`, value));
      const passed = passedLimit(json.value);
      if (passed) return fail(mismatch(i + 1, 'too-large', TOO_LARGE[passed], value));
      const spelling = spellingOf(json.value);
      if (spelling === undefined)
        return fail(mismatch(i + 1, 'wrong-header', `${key} with whole numbers and sound texts`, value));
      if (spelling === value) rememberChecked({ text: value, value: json.value });
      else differs(i, `${key} ${spelling}`);
      fields.set(key, json.value);
    } else {
      if (key === 'rules') differs(i, `${key} ${Number(value)}`);
      fields.set(key, value);
    }
  }
  if (i >= lines.length) return fail(mismatch(lines.length, 'truncated', SEP, 'the end of the text'));
  const textOf = (key: string): string | undefined => {
    const value = fields.get(key);
    return typeof value === 'string' ? value : undefined;
  };
  /** The line of a key, or the line before which it should have stood. */
  const lineOf = (key: string): number => places.get(key) ?? i + 1;
  const [game, rules, seed, pack, daily] = [
    textOf('game'),
    textOf('rules'),
    textOf('seed'),
    textOf('pack'),
    textOf('daily'),
  ];
  if (game === undefined) return fail(mismatch(2, 'wrong-header', 'a line "game …"', 'none'));
  if (rules === undefined || !/^\d{1,9}$/.test(rules))
    return fail(mismatch(3, 'wrong-header', 'a line "rules" with a number', rules ?? 'none'));
  if (seed === undefined || !/^[0-9a-f]{16}$/.test(seed))
    return fail(mismatch(lineOf('seed'), 'wrong-header', 'a line "seed" with sixteen hex digits', seed ?? 'none'));
  if ((daily === undefined) === !fields.has('setup'))
    return fail(mismatch(lineOf('setup'), 'wrong-header', 'either a line "daily" or a line "setup"', 'both or none'));
  const bots = fields.get('bots');
  if (bots !== undefined && !isSeated(bots))
    return fail(mismatch(lineOf('bots'), 'wrong-header', 'a bot by the number of its seat', JSON.stringify(bots)));
  const header: Header = {
    game,
    rules: Number(rules),
    ...(pack === undefined ? {} : { pack }),
    ...(daily === undefined ? {} : { daily }),
    ...(fields.has('options') ? { options: fields.get('options') ?? null } : {}),
    ...(fields.has('setup') ? { setup: fields.get('setup') ?? null } : {}),
    ...(bots === undefined ? {} : { bots }),
    seed,
  };
  if (respelled) return fail(respelled);
  return ok({ header, length: i + 1 });
};
