import { fail, type Issue, nearest, ok, type Path, type Result } from '@lockstep/kernel';
import * as v from 'valibot';

type Schema = v.GenericSchema;

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)));

/** The schema at a path, so that an unknown key can be compared with the keys that exist there. */
const schemaAt = (schema: Schema, path: Path): Schema | undefined => {
  let at = schema as Schema & { wrapped?: Schema; entries?: Record<string, Schema>; item?: Schema; pipe?: Schema[] };
  for (const key of path) {
    while (at?.wrapped) at = at.wrapped as typeof at;
    const next = typeof key === 'number' ? at?.item : at?.entries?.[key];
    if (!next) return undefined;
    at = next as typeof at;
  }
  while (at.wrapped) at = at.wrapped as typeof at;
  return at;
};

const keysAt = (schema: Schema, path: Path): readonly string[] =>
  Object.keys((schemaAt(schema, path) as { entries?: object } | undefined)?.entries ?? {});

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `one of ${words.join(', ')}` : String(words[0]);

const wordsOf = (expected: string): readonly string[] => [...expected.matchAll(/"([^"]*)"/g)].map((found) => found[1]!);

const RANGES: { readonly [type: string]: (requirement: unknown) => string } = {
  integer: () => 'a whole number',
  safe_integer: () => 'a whole number',
  min_value: (least) => `at least ${least}`,
  max_value: (most) => `at most ${most}`,
  min_length: (least) => `at least ${least} of them`,
  max_length: (most) => `at most ${most} of them`,
};

const TYPES: { readonly [expected: string]: string } = {
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'a table',
};

const issueOf = (schema: Schema, issue: v.BaseIssue<unknown>): Issue => {
  const path = pathOf(issue);
  const base = { severity: 'error', path, found: shown(issue.input) } as const;
  const guess = (word: string, words: readonly string[]): { nearest?: string } => {
    const near = nearest(word, words);
    return near === undefined ? {} : { nearest: near };
  };
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const key = String(path.at(-1));
    const keys = keysAt(schema, path.slice(0, -1));
    return { ...base, code: 'unknown-key', expected: listed(keys), found: key, ...guess(key, keys) };
  }
  if (issue.received === 'undefined') {
    const key = String(path.at(-1));
    return { ...base, code: 'missing-key', expected: `a line "${key} = …"`, found: 'none' };
  }
  if (issue.type === 'picklist') {
    const words = wordsOf(issue.expected ?? '');
    const word = typeof issue.input === 'string' ? issue.input : '';
    return { ...base, code: 'unknown-word', expected: listed(words), ...guess(word, words) };
  }
  const range = RANGES[issue.type];
  if (range) return { ...base, code: 'out-of-range', expected: range(issue.requirement) };
  if (issue.type === 'regex' || issue.type === 'check') return { ...base, code: 'malformed', expected: issue.message };
  return { ...base, code: 'wrong-type', expected: TYPES[issue.expected ?? ''] ?? issue.expected ?? issue.message };
};

/** A typed value, or every issue of the input with its path. */
export const parseShape = <S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): Result<v.InferOutput<S>, readonly Issue[]> => {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? ok(parsed.output) : fail(parsed.issues.map((issue) => issueOf(schema as Schema, issue)));
};

/** A whole number of a closed range. */
export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));

/** A text of at least one and at most so many characters. */
export const text = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most));

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

/** Every id that stands twice in a list of things with ids. */
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
  ids.includes(id) ? [] : [issue('unknown-reference', path, `the id of a ${what}`, id, { nearest: nearest(id, ids) })];
