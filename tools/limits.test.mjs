import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('types are overruled in at most 15 places, tests and fixtures apart', () => {
  const files = filesUnder(root, '.', /\.(?:ts|svelte)$/).filter(
    (path) => !/\.(?:test|fixture|d)\.|\/tests\//.test(path),
  );
  const places = files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line) => (line.includes('as unknown as') ? [path] : [])),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(places.length, places.join('\n')).toBeLessThanOrEqual(15);
});
