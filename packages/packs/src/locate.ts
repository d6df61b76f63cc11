import type { Path } from '@lockstep/kernel';
import { type AST, parseTOML } from 'toml-eslint-parser';

export interface Place {
  readonly line: number;
  readonly column: number;
  /** How many characters of the line are meant. */
  readonly length: number;
}

const placeOf = (node: { readonly loc: AST.SourceLocation }): Place => ({
  line: node.loc.start.line,
  column: node.loc.start.column + 1,
  length: node.loc.start.line === node.loc.end.line ? Math.max(1, node.loc.end.column - node.loc.start.column) : 1,
});

/** By path: the position of each key, value and table of a text. */
export type Places = ReadonlyMap<string, Place>;
type Growing = Map<string, Place>;
const keyOf = (path: Path): string => JSON.stringify(path);

const visitValue = (node: AST.TOMLContentNode, path: Path, places: Growing): void => {
  places.set(keyOf(path), placeOf(node));
  if (node.type === 'TOMLArray')
    for (const [i, element] of node.elements.entries()) visitValue(element, [...path, i], places);
  if (node.type === 'TOMLInlineTable') for (const pair of node.body) visitPair(pair, path, places);
};

/** A table or list without a line of its own is located where a longer key first names it. */
const visitParents = (key: AST.TOMLKey, path: Path, places: Growing): void => {
  const words = [...path.entries()].filter(([, word]) => typeof word === 'string').slice(-key.keys.length);
  for (const [i, [at]] of words.entries()) {
    const parent = keyOf(path.slice(0, at + 1));
    if (!places.has(parent)) places.set(parent, placeOf(key.keys[i]!));
  }
};

const KEY = '\u0000key';

const visitPair = (pair: AST.TOMLKeyValue, base: Path, places: Growing): void => {
  const path = [...base, ...pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value))];
  visitParents(pair.key, path, places);
  places.set(keyOf([...path, KEY]), placeOf(pair.key.keys.at(-1)!));
  visitValue(pair.value, path, places);
};

/** Throws the parser's `ParseError` where the text is no TOML. */
export const placesOf = (text: string): Places => {
  const places: Growing = new Map();
  for (const node of parseTOML(text).body[0].body) {
    if (node.type === 'TOMLKeyValue') {
      visitPair(node, [], places);
      continue;
    }
    const path: Path = node.resolvedKey;
    visitParents(node.key, path, places);
    places.set(keyOf(path), placeOf(node.key));
    for (const pair of node.body) visitPair(pair, path, places);
  }
  return places;
};

/** The position of a path in a text: its value, its key where the key itself is meant, or the nearest thing around it. */
export const locate = (places: Places, path: Path, key: boolean): Place => {
  const own = key ? places.get(keyOf([...path, KEY])) : undefined;
  if (own) return own;
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(keyOf(path.slice(0, length)));
    if (place) return place;
  }
  return { line: 1, column: 1, length: 1 };
};
