import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1000;

/** What loads at once on each of the two addresses players open: the page, its screen, and the worker that deals. */
const FIRST_LOADS = {
  home: ['index.html', 'src/screens/Home.svelte', 'src/plumbing/worker/brain.ts'],
  Daily: ['index.html', 'src/screens/Play.svelte', 'src/plumbing/worker/brain.ts'],
};
/** Kilobytes of JavaScript as they travel (gzip). */
export const BUDGETS = { first: 60, everything: 150 };

/** The files that come with these modules before any of them runs: lazily loaded ones are not among them. */
const closure = (manifest, keys) => {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of the build any more: build/budget.mjs measures it`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
};

/** Every script of a build with its size, and where it is loaded first. */
export const measure = (dist, manifest) => {
  const sets = Object.entries(FIRST_LOADS).map(([name, keys]) => [name, closure(manifest, keys)]);
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      file,
      size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      first: sets.filter(([, set]) => set.has(file)).map(([name]) => name),
    }))
    .sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
};

const sum = (rows) => rows.reduce((total, { size }) => total + size, 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(9);

/** The table as lines, and what is over its budget. */
export const judge = (rows, budgets = BUDGETS) => {
  const totals = [
    ...Object.keys(FIRST_LOADS).map((name) => [
      `first load of ${name}`,
      sum(rows.filter(({ first }) => first.includes(name))),
      budgets.first,
    ]),
    ['everything', sum(rows), budgets.everything],
  ];
  const small = rows.filter(({ size }) => size < KB);
  const lines = [
    'JavaScript, gzip',
    ...rows
      .filter(({ size }) => size >= KB)
      .map(({ file, size, first }) => `${kb(size)}  ${(first.join(' ') || 'lazy').padEnd(10)}  ${file}`),
    `${kb(sum(small))}  in ${small.length} files of less than 1 kB`,
    ...totals.map(([name, size, budget]) => `${kb(size)}  of ${budget} kB: ${name}`),
  ];
  return { lines, over: totals.filter(([, size, budget]) => size > budget * KB).map(([name]) => name) };
};
