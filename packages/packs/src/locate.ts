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

type Places = Map<string, Place>;
const keyOf = (path: Path): string => JSON.stringify(path);

const visitValue = (node: AST.TOMLContentNode, path: Path, places: Places): void => {
  places.set(keyOf(path), placeOf(node));
  if (node.type === 'TOMLArray')
    for (const [i, element] of node.elements.entries()) visitValue(element, [...path, i], places);
  if (node.type === 'TOMLInlineTable') for (const pair of node.body) visitPair(pair, path, places);
};

const KEY = '\u0000key';

const visitPair = (pair: AST.TOMLKeyValue, base: Path, places: Places): void => {
  const path = [...base, ...pair.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : key.value))];
  places.set(keyOf([...path, KEY]), placeOf(pair.key));
  visitValue(pair.value, path, places);
};

const placesOf = (text: string): Places => {
  const places: Places = new Map();
  for (const node of parseTOML(text).body[0].body) {
    if (node.type === 'TOMLKeyValue') {
      visitPair(node, [], places);
      continue;
    }
    const path: Path = node.resolvedKey;
    if (!places.has(keyOf(path))) places.set(keyOf(path), placeOf(node.key));
    for (const pair of node.body) visitPair(pair, path, places);
  }
  return places;
};

/** Where a path stands in a TOML text: its value, its key where the key itself is meant, or the nearest thing around it. */
export const locate = (text: string, path: Path, key: boolean): Place => {
  const places = placesOf(text);
  const own = key ? places.get(keyOf([...path, KEY])) : undefined;
  if (own) return own;
  for (let length = path.length; length > 0; length -= 1) {
    const place = places.get(keyOf(path.slice(0, length)));
    if (place) return place;
  }
  return { line: 1, column: 1, length: 1 };
};
