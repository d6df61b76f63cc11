import { readdirSync, readFileSync } from 'node:fs';
import type { Issue } from '@lockstep/kernel';

export interface TextFile<Name extends string = string> {
  readonly name: Name;
  readonly text: string;
}

export const readFiles = <Name extends string>(folder: URL, names: readonly Name[]): readonly TextFile<Name>[] =>
  names.map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

/** The files of a folder that end so, by name. */
export const namesIn = (folder: URL, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();

/** The sources of a folder that ship: no tests, no fixtures. */
export const sourcesIn = (folder: URL): readonly string[] =>
  namesIn(folder, '.ts').filter((name) => !/\.(test|fixture)\.ts$/.test(name));

/** Every text between quotes: what a player can read of a TOML file. */
export const quotedIn = (toml: string): string =>
  [...toml.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => text).join('\n');

/** The files with one text put for another in one of them or, for an empty one, added at its end. */
export const edit = <Name extends string>(
  files: readonly TextFile<Name>[],
  file: Name,
  from: string,
  to: string,
): readonly TextFile<Name>[] =>
  files.map((one) => {
    if (one.name !== file) return one;
    if (!one.text.includes(from)) throw new Error(`${file} has no "${from}"`);
    return { name: file, text: from === '' ? `${one.text}\n${to}` : one.text.replace(from, () => to) };
  });

/** An edit that makes a pack wrong: the issue it brings, and the text whose last place in the file the issue names. */
export type Fault<Name extends string> = readonly [
  what: string,
  file: Name,
  from: string,
  to: string,
  issue: Partial<Issue>,
  meant: string,
];

/** The position of the last occurrence of a text in a file. */
export const placeOf = (files: readonly TextFile[], file: string, meant: string) => {
  const { text } = files.find(({ name }) => name === file)!;
  const before = text.slice(0, text.lastIndexOf(meant)).split('\n');
  return { file, line: before.length, column: before.at(-1)!.length + 1 };
};
