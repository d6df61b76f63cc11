import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { APART_MARKS, withApart } from './apart.mjs';
import { judge, measure } from './budget.mjs';
import { crossGameImports, leaksIntoPage } from './bundle-checks.mjs';
import { dist, root, web } from './paths.mjs';
import { writeServiceWorker } from './precache.mjs';

const STAMP = join(web, '.cache', 'built');
const BUDGET = join(web, '.cache', 'budget.json');

/** All that a build is made of, apart from what package-lock.json names. */
const INPUTS = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/svelte.config.js',
  'words',
  'content',
  'forge/src',
  'games',
  'runs',
  'packages',
  'package-lock.json',
];
const NOT_AN_INPUT = /(?:^|\/)(?:node_modules|dist)\/|\.(?:test|fixture)\.ts$|\.tsbuildinfo$/;

const filesUnder = (path) => {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const inner = `${path}/${entry.name}`;
    if (NOT_AN_INPUT.test(`${inner}${entry.isDirectory() ? '/' : ''}`)) return [];
    return entry.isDirectory() ? filesUnder(inner) : [inner];
  });
};

const fingerprint = () => {
  const hash = createHash('sha256');
  for (const input of INPUTS) {
    const files = /\.\w+$/.test(input) ? [input] : filesUnder(input).sort();
    for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
};

const isFresh = (print) =>
  existsSync(join(dist, 'sw.js')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === print;

const print = fingerprint();
const ifStale = process.argv.includes('--if-stale');
if (ifStale && isFresh(print)) process.exit();

const began = performance.now();
rmSync(STAMP, { force: true });
process.chdir(web);
// A test run too builds the app for production.
process.env.NODE_ENV = 'production';
// What is built to be tried once is not worth splitting well.
const mode = process.argv.includes('--unsplit') ? 'unsplit' : 'production';
const { output } = await build({ root: web, mode, logLevel: 'warn' });
const wrong = leaksIntoPage(output);
if (wrong.length > 0) throw new Error(`the worker's code is in the page:\n${wrong.join('\n')}`);
const mixed = crossGameImports(output);
if (mixed.length > 0) throw new Error(`opening a game loads another:\n${mixed.join('\n')}`);
/** What a build tells of itself is no part of what it made. */
const taken = (name) => {
  const text = readFileSync(join(dist, name), 'utf8');
  rmSync(join(dist, name));
  return JSON.parse(text);
};
const manifest = withApart(taken('manifest.build.json'), taken(APART_MARKS));
const budget = judge(measure(dist, manifest));
const version = await writeServiceWorker(dist);
mkdirSync(dirname(STAMP), { recursive: true });
writeFileSync(BUDGET, JSON.stringify(budget));
writeFileSync(STAMP, print);
console.log(budget.lines.join('\n'));
console.log(`web app ${version} built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
if (budget.over.length > 0) {
  console.error(`over budget: ${budget.over.join(', ')}`);
  // Over budget is a warning here: budget.test.mjs fails for it.
  if (!ifStale) process.exitCode = 1;
}
