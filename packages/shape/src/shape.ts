import { fail, type Issue, nearest, ok, type Path, type Result, spellOut } from '@lockstep/kernel';
import * as v from 'valibot';

type Schema = v.GenericSchema;

/** JSON has no word for nan, inf or a whole number that is too big; TOML has. */
const written = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return JSON.stringify(value) ?? typeof value;
};

const shown = (value: unknown): string => {
  const text = written(value);
  return spellOut(text.length > 60 ? `${text.slice(0, 57)}…` : text);
};

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));

/** The parts of a schema that hold other schemas: optional, table, list, tuple, table of any key, one of several. */
interface Holder {
  readonly wrapped?: Holder;
  readonly entries?: { readonly [key: string]: Holder };
  readonly item?: Holder;
  readonly items?: readonly Holder[];
  readonly value?: Holder;
  readonly options?: readonly Holder[];
}

const inner = (holder: Holder, key: string | number): Holder | undefined =>
  typeof key === 'number' ? (holder.item ?? holder.items?.[key]) : (holder.entries?.[key] ?? holder.value);

/** What may stand at a path: several schemas where there is a choice. */
const holdersAt = (holder: Holder, path: Path): readonly Holder[] => {
  if (holder.wrapped) return holdersAt(holder.wrapped, path);
  if (Array.isArray(holder.options)) return holder.options.flatMap((option: Holder) => holdersAt(option, path));
  const [key, ...rest] = path;
  if (key === undefined) return [holder];
  const next = inner(holder, key);
  return next ? holdersAt(next, rest) : [];
};

/** The keys that exist at a path, so that an unknown key can be compared with them. */
const keysAt = (schema: Schema, path: Path): readonly string[] => [
  ...new Set(holdersAt(schema as Holder, path).flatMap(({ entries }) => Object.keys(entries ?? {}))),
];

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `one of ${words.join(', ')}` : (words[0] ?? 'no key');

/** Words stand in quotes, numbers by themselves. */
const wordsOf = (expected: string): readonly string[] =>
  [...expected.matchAll(/"([^"]*)"|(-?\d+)/g)].map((found) => found[1] ?? found[2]!);

const RANGES: { readonly [type: string]: (requirement: unknown, things: string) => string } = {
  integer: () => 'a whole number',
  safe_integer: () => 'a whole number',
  min_value: (least) => `at least ${least}`,
  max_value: (most) => `at most ${most}`,
  min_length: (least, things) => `at least ${least} ${things}`,
  max_length: (most, things) => `at most ${most} ${things}`,
};

const TYPES: { readonly [expected: string]: string } = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a table',
};

const isUnknownKey = (issue: v.BaseIssue<unknown>): boolean =>
  issue.type === 'strict_object' && issue.expected === 'never';

const guess = (word: string, words: readonly string[]): { nearest?: string } => {
  const near = nearest(word, words);
  return near === undefined ? {} : { nearest: near };
};

/** Valibot stops at the first unknown key of a table; an author of a pack needs them all. */
const unknownKeys = (schema: Schema, issue: v.BaseIssue<unknown>): readonly Issue[] => {
  const path = pathOf(issue);
  const place = path.slice(0, -1);
  const keys = keysAt(schema, place);
  const table = issue.path?.at(-1)?.input as object;
  const strangers = Object.keys(table).filter((key) => key === path.at(-1) || !keys.includes(key));
  return strangers.map((key) => ({
    code: 'unknown-key',
    severity: 'error',
    path: [...place, key],
    expected: listed(keys),
    found: key,
    ...guess(key, keys),
  }));
};

const issueOf = (issue: v.BaseIssue<unknown>): Issue => {
  const path = pathOf(issue);
  const base = { severity: 'error', path, found: shown(issue.input) } as const;
  if (issue.received === 'undefined' && path.length > 0) {
    const key = String(path.at(-1));
    return { ...base, code: 'missing-key', expected: `a line "${key} = …"`, found: 'none' };
  }
  if (issue.type === 'picklist') {
    const words = wordsOf(issue.expected ?? '');
    const word = typeof issue.input === 'string' ? issue.input : '';
    return { ...base, code: 'unknown-word', expected: listed(words), ...guess(word, words) };
  }
  const range = RANGES[issue.type];
  const things = typeof issue.input === 'string' ? 'in length' : 'of them';
  if (range) return { ...base, code: 'out-of-range', expected: range(issue.requirement, things) };
  if (issue.type === 'regex' || issue.type === 'check') return { ...base, code: 'malformed', expected: issue.message };
  return { ...base, code: 'wrong-type', expected: TYPES[issue.expected ?? ''] ?? issue.expected ?? issue.message };
};

/** A typed value, or every issue of the input with its path. */
export const parseShape = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, readonly Issue[]> => {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return ok(parsed.output);
  const issues = parsed.issues as readonly v.BaseIssue<unknown>[];
  return fail(issues.flatMap((issue) => (isUnknownKey(issue) ? unknownKeys(schema, issue) : [issueOf(issue)])));
};

/** A whole number of a closed range. */
export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** What steers a terminal or turns a line round, and halves of a character, are in no text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\p{Cs}]/u;
const isPlain = (value: string): boolean => !STEERING.test(value);

/** A text of at least one and at most so many characters. */
export const text = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.check(isPlain, 'text without control characters'));

/** A name for machines: "fda-article", "NO_SELF_REPORT". */
export const name = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/, 'letters and digits joined by - or _'),
  v.maxLength(40),
);

/** An issue a pack's own rules find, beyond its shape. */
export const issue = (
  code: string,
  path: Path,
  expected: string,
  found: unknown,
  more: { readonly severity?: Issue['severity']; readonly nearest?: string | undefined } = {},
): Issue => ({
  code,
  severity: more.severity ?? 'error',
  path,
  expected,
  found: typeof found === 'string' ? found : shown(found),
  ...(more.nearest === undefined ? {} : { nearest: more.nearest }),
});

/** Every id that occurs twice in a list. */
export const duplicateIds = (things: readonly { readonly id: string }[], list: string): readonly Issue[] => {
  const first = new Map<string, number>();
  return things.flatMap(({ id }, i) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, i);
      return [];
    }
    return [issue('duplicate-id', [list, i, 'id'], `an id of its own (${list} ${before + 1} has this one)`, id)];
  });
};

/** A word that must be the id of something in a list. */
export const reference = (id: string, ids: readonly string[], path: Path, what: string): readonly Issue[] =>
  ids.includes(id)
    ? []
    : [
        issue('unknown-reference', path, `the id of ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`, id, {
          nearest: nearest(id, ids),
        }),
      ];
