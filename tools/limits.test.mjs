import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesUnder } from './files.mjs';
import { root } from './tasks.mjs';

test('the kernel exports at most 65 names', () => {
  const door = readFileSync(join(root, 'packages/kernel/src/index.ts'), 'utf8');
  const names = [...door.matchAll(/\{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(',').flatMap((name) => name.trim() || []),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(65);
});

const sources = filesUnder(root, '.', /\.(?:ts|svelte|css|mjs)$/).filter(
  (path) => !/\.(?:test|fixture|d)\.|\/tests\/|\/planted\//.test(path),
);
const textOf = (path) => readFileSync(join(root, path), 'utf8');
const linesWith = (paths, pattern) =>
  paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1} ${line.trim()}`] : [])),
  );
const under = (...folders) => sources.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));

test('types are overruled in at most 15 places, tests and fixtures apart', () => {
  const files = sources.filter((path) => /\.(?:ts|svelte)$/.test(path));
  const places = linesWith(files, /as unknown as/);
  expect(files.length).toBeGreaterThan(500);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(15);
});

test('a switch over a closed word has no default: a new case does not compile until it is handled', () => {
  const rooms = under('games', 'runs', 'packages', 'words', 'forge', 'lab');
  expect(rooms.length).toBeGreaterThan(300);
  expect(linesWith(rooms, /^\s*default:/)).toEqual([]);
});

test('no function of the rules, the contract or a session has more than six parameters', () => {
  // Philox fills four words of chance at a time; its comment says why it has seven.
  const MEASURED = ['packages/kernel/src/philox.ts'];
  const found = under('games', 'runs', 'packages/kernel', 'packages/cards', 'packages/play')
    .filter((path) => path.endsWith('.ts') && !MEASURED.includes(path))
    .flatMap((path) => {
      const source = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
      const wide = [];
      const visit = (node) => {
        if (ts.isFunctionLike(node) && node.parameters.length > 6)
          wide.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
        ts.forEachChild(node, visit);
      };
      visit(source);
      return wide;
    });
  expect(found).toEqual([]);
});

test('the shells ask for no game by name', () => {
  const shells = under(
    'apps/cli/src/shell',
    'apps/web/src/shell',
    'apps/web/src/play',
    'apps/web/src/parts',
    'packages/play',
  );
  expect(shells.length).toBeGreaterThan(80);
  expect(linesWith(shells, /(?<!typeof [\w.]*)\b(?:game|gameId|id) [!=]== '/)).toEqual([]);
});

test('comments are plain technical English', () => {
  const comment = /(?:\/\/|\/\*|^\s*\*|<!--).*\b(?:whoever|nobody|somebody|everybody|anybody|anew|beside)\b/i;
  const quoted = /`anew`/;
  expect(linesWith(sources, comment).filter((line) => !quoted.test(line))).toEqual([]);
});
