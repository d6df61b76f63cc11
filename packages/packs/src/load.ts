import { fail, type Issue, ok, type Path, type Result } from '@lockstep/kernel';
import { parse, TomlError } from 'smol-toml';
import { frame } from './frame.ts';
import { locate, type Place } from './locate.ts';

export interface TomlFile {
  readonly name: string;
  readonly text: string;
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

const placed = (issue: Issue, file: TomlFile, place: Place): PlacedIssue => ({
  ...issue,
  file: file.name,
  line: place.line,
  column: place.column,
  frame: frame(file.text, place),
});

/** The parser's own sentence, without the excerpt it prints under it. */
const firstLine = (message: string): string =>
  (message.split('\n')[0] ?? message).replace(/^Invalid TOML document: /, '');

const syntaxIssue = (file: TomlFile, error: TomlError): PlacedIssue =>
  placed({ code: 'not-toml', severity: 'error', path: [], expected: 'TOML', found: firstLine(error.message) }, file, {
    line: error.line,
    column: error.column,
    length: 1,
  });

const read = (file: TomlFile): Result<Table, PlacedIssue> => {
  try {
    return ok(parse(file.text));
  } catch (error) {
    if (error instanceof TomlError) return fail(syntaxIssue(file, error));
    throw error;
  }
};

interface Merged {
  readonly table: { [key: string]: unknown };
  readonly issues: readonly PlacedIssue[];
  originOf(path: Path): Origin;
}

/** One table of all files: lists of one name are joined, anything else may stand in one file only. */
const merge = (files: readonly TomlFile[]): Merged => {
  const table: { [key: string]: unknown } = {};
  const origins = new Map<string, { file: TomlFile; start: number }[]>();
  const issues: PlacedIssue[] = [];
  for (const file of files) {
    const content = read(file);
    if (!content.ok) {
      issues.push(content.fault);
      continue;
    }
    for (const [key, value] of Object.entries(content.value)) {
      const before = table[key];
      const joined = Array.isArray(before) && Array.isArray(value);
      if (key in table && !joined) {
        const found = {
          code: 'duplicate-key',
          severity: 'error',
          path: [key],
          expected: 'this key in one file',
          found: key,
        } as const;
        issues.push(placed(found, file, locate(file.text, [key], true)));
        continue;
      }
      origins.set(key, [...(origins.get(key) ?? []), { file, start: joined ? before.length : 0 }]);
      table[key] = joined ? [...before, ...value] : value;
    }
  }
  const originOf = ([key, at, ...rest]: Path): Origin => {
    const parts = origins.get(String(key)) ?? [];
    if (typeof at !== 'number') {
      const path = key === undefined ? [] : [key, ...(at === undefined ? [] : [at]), ...rest];
      return { file: parts[0]?.file ?? files[0] ?? { name: '(no file)', text: '' }, path };
    }
    const part = [...parts].reverse().find(({ start }) => start <= at);
    return { file: part?.file ?? files[0]!, path: [key!, at - (part?.start ?? 0), ...rest] };
  };
  return { table, issues, originOf };
};

export interface Loaded<Value> {
  readonly value?: Value;
  readonly issues: readonly PlacedIssue[];
}

/** TOML files in; a parsed value, or every issue, or both when the issues are warnings. */
export const load = <Value>(
  files: readonly TomlFile[],
  parser: (input: unknown) => Result<Value, readonly Issue[]>,
  advise: (value: Value) => readonly Issue[] = () => [],
): Loaded<Value> => {
  const merged = merge(files);
  if (merged.issues.length > 0) return { issues: merged.issues };
  const place = (issue: Issue): PlacedIssue => {
    const { file, path } = merged.originOf(issue.path);
    return placed(issue, file, locate(file.text, path, issue.code === 'unknown-key'));
  };
  const parsed = parser(merged.table);
  if (!parsed.ok) return { issues: parsed.fault.map(place) };
  return { value: parsed.value, issues: advise(parsed.value).map(place) };
};
