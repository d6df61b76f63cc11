import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Kilobytes of JavaScript as they travel (gzip): what home and the Daily need at first, and all that is not loaded lazily. */
export const BUDGETS = { first: 60, everything: 150 };

const KB = 1000;

const sizeOf = (dist, file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

/** The chunks a chunk brings with it at once. */
const withImports = (manifest, key, found = new Set()) => {
  if (found.has(key)) return found;
  found.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(manifest, next, found);
  return found;
};

/** Screens that home and the Daily open although they are chunks of their own. */
const isFirst = (key) => /src\/(?:screens\/(?:App|Home|Play)|play\/[^/]+)\.(?:svelte|ts)$/.test(key);

/** Measures a build: every script, what of it is loaded first, what lazily. */
export const measure = (dist, manifest) => {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  const firstKeys = [entry, ...Object.keys(manifest).filter(isFirst)].flatMap((key) => [...withImports(manifest, key)]);
  const firstFiles = new Set(firstKeys.map((key) => manifest[key].file));
  const lazyFiles = new Set(Object.values(manifest).map(({ file }) => file));
  const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  return scripts
    .map((name) => {
      const file = `assets/${name}`;
      // A script the manifest does not know is the worker's: it starts with the first Daily.
      const kind = firstFiles.has(file) ? 'first' : lazyFiles.has(file) ? 'lazy' : 'worker';
      return { file, kind, size: sizeOf(dist, file) };
    })
    .sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
};

const sum = (rows) => rows.reduce((total, { size }) => total + size, 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(9);

/** The table as lines, and what is over its budget. */
export const judge = (rows, budgets = BUDGETS) => {
  const at = { first: sum(rows.filter(({ kind }) => kind !== 'lazy')), everything: sum(rows) };
  const over = Object.keys(budgets).filter((name) => at[name] > budgets[name] * KB);
  const lines = [
    'JavaScript, gzip',
    ...rows.map(({ file, kind, size }) => `${kb(size)}  ${kind.padEnd(6)}  ${file}`),
    `${kb(at.first)}  of ${budgets.first} kB for home and Daily, main and worker`,
    `${kb(at.everything)}  of ${budgets.everything} kB for everything`,
  ];
  return { lines, over };
};
