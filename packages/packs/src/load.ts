import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { parse, TomlError } from 'smol-toml';
import { ParseError } from 'toml-eslint-parser';
import { frame } from './frame.ts';
import { locate, type Place, type Places, placesOf } from './locate.ts';

export interface TomlFile {
  readonly name: string;
  readonly text: string;
  /** Where in the pack its table is, if not at the top: a preset under its own name. */
  readonly under?: readonly [list: string, name: string];
  /** Of a pack that this one is made of too. */
  readonly borrowed?: boolean;
}

/** An issue with its place in a file and the lines around it. */
export interface PlacedIssue extends Issue {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly frame: string;
}

type Table = { readonly [key: string]: unknown };

/** Where a merged path came from. */
interface Origin {
  readonly file: TomlFile;
  readonly path: Path;
}

const NO_FILE: TomlFile = { name: '(no file)', text: '' };
const NO_PLACES: Places = new Map();
const BYTE_ORDER_MARK = /^\ufeff/;

/** A place inside a text is counted from after its quote. */
const within = (place: Place, { offset, found }: Issue): Place =>
  offset === undefined
    ? place
    : {
        line: place.line,
        column: place.column + 1 + offset,
        length: Math.max(1, Math.min(found.length, place.length - offset - 2)),
      };

const placed = (issue: Issue, file: TomlFile, at: Place): PlacedIssue => {
  const place = within(at, issue);
  return { ...issue, file: file.name, line: place.line, column: place.column, frame: frame(file.text, place) };
};

/** The parser's own sentence, without the excerpt it prints under it. */
const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? message).replace(/^Invalid TOML document: /, '');

const syntaxIssue = (file: TomlFile, message: string, line: number, column: number): PlacedIssue =>
  placed({ code: 'not-toml', severity: 'error', path: [], expected: 'TOML', found: message }, file, {
    line,
    column,
    length: 1,
  });

const read = (file: TomlFile): Result<Table, PlacedIssue> => {
  try {
    return ok(parse(file.text));
  } catch (error) {
    if (error instanceof TomlError) return fail(syntaxIssue(file, firstLine(error.message), error.line, error.column));
    throw error;
  }
};

/** The parser that knows places is the stricter one: it refuses a date that is in no calendar. */
const placesIn = (file: TomlFile): Result<Places, PlacedIssue> => {
  try {
    return ok(placesOf(file.text));
  } catch (error) {
    if (error instanceof ParseError) return fail(syntaxIssue(file, error.message, error.lineNumber, error.column + 1));
    throw error;
  }
};

interface Merged {
  readonly table: Table;
  readonly issues: readonly PlacedIssue[];
  originOf(path: Path): Origin;
}

/** Files that stand under a name of their own. */
const mergeUnder = (
  files: readonly TomlFile[],
): { readonly tables: ReadonlyMap<string, Table>; readonly issues: readonly PlacedIssue[] } => {
  const tables = new Map<string, { [name: string]: unknown }>();
  const issues: PlacedIssue[] = [];
  for (const file of files) {
    if (!file.under) continue;
    const content = read(file);
    if (!content.ok) {
      issues.push(content.fault);
      continue;
    }
    const [list, name] = file.under;
    tables.set(list, { ...tables.get(list), [name]: content.value });
  }
  return { tables, issues };
};

/** One table of all files: lists of one name are joined, anything else may stand in one file only. */
const merge = (all: readonly TomlFile[]): Merged => {
  const files = all.filter(({ under }) => !under);
  const beneath = mergeUnder(all);
  const table = new Map<string, unknown>();
  const origins = new Map<string, { file: TomlFile; start: number }[]>();
  const issues: PlacedIssue[] = [...beneath.issues];
  for (const file of files) {
    const content = read(file);
    if (!content.ok) {
      issues.push(content.fault);
      continue;
    }
    for (const [key, value] of Object.entries(content.value)) {
      const before = table.get(key);
      const joined = Array.isArray(before) && Array.isArray(value);
      if (table.has(key) && !joined) {
        const found = {
          code: 'duplicate-key',
          severity: 'error',
          path: [key],
          expected: 'this key in one file',
          found: key,
        } as const;
        const places = placesIn(file);
        issues.push(places.ok ? placed(found, file, locate(places.value, [key], true)) : places.fault);
        continue;
      }
      origins.set(key, [...(origins.get(key) ?? []), { file, start: joined ? before.length : 0 }]);
      table.set(key, joined ? [...before, ...value] : value);
    }
  }
  for (const [list, tables] of beneath.tables) {
    if (table.has(list)) {
      const file = origins.get(list)![0]!.file;
      const places = placesIn(file);
      const found = {
        code: 'duplicate-key',
        severity: 'error',
        path: [list],
        expected: `files in ${list}/ or this key, not both`,
        found: list,
      } as const;
      issues.push(places.ok ? placed(found, file, locate(places.value, [list], true)) : places.fault);
    } else table.set(list, tables);
  }
  /** Where something is missing that no file has. */
  const own = files.find(({ borrowed }) => !borrowed) ?? files[0] ?? NO_FILE;
  const originOf = ([key, at, ...rest]: Path): Origin => {
    const preset = all.find(({ under }) => under && under[0] === key && under[1] === at);
    if (preset) return { file: preset, path: rest };
    const among = at === undefined ? all.find(({ under }) => under?.[0] === key) : undefined;
    if (among) return { file: among, path: [] };
    const parts = origins.get(String(key)) ?? [];
    if (typeof at !== 'number') {
      const path = key === undefined ? [] : [key, ...(at === undefined ? [] : [at]), ...rest];
      return { file: parts[0]?.file ?? own, path };
    }
    const part = [...parts].reverse().find(({ start }) => start <= at);
    return { file: part?.file ?? own, path: [key!, at - (part?.start ?? 0), ...rest] };
  };
  return { table: Object.fromEntries(table), issues, originOf };
};

export interface LoadResult<Value> {
  readonly value?: Value;
  readonly issues: readonly PlacedIssue[];
}

/** TOML files in; a parsed value, or every issue, or both when the issues are warnings. */
export const load = <Value>(
  written: readonly TomlFile[],
  parser: (input: unknown) => Result<Value, readonly Issue[]>,
  warnings: (value: Value) => readonly Issue[] = () => [],
): LoadResult<Value> => {
  const files = written.map((file) => ({ ...file, text: file.text.replace(BYTE_ORDER_MARK, '') }));
  const merged = merge(files);
  if (merged.issues.length > 0) return { issues: merged.issues };
  const parsed = parser(merged.table);
  const issues = parsed.ok ? warnings(parsed.value) : parsed.fault;
  if (parsed.ok && issues.length === 0) return { value: parsed.value, issues: [] };
  const places = new Map(files.map((file) => [file, placesIn(file)]));
  const refused = [...places.values()].flatMap((found) => (found.ok ? [] : [found.fault]));
  if (refused.length > 0) return { issues: refused };
  const found = issues.map((issue): PlacedIssue => {
    const { file, path } = merged.originOf(issue.path);
    const known = places.get(file);
    return placed(issue, file, locate(known?.ok ? known.value : NO_PLACES, path, issue.code === 'unknown-key'));
  });
  const wrong = found.some(({ severity }) => severity === 'error');
  return parsed.ok && !wrong ? { value: parsed.value, issues: found } : { issues: found };
};
