import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dailiesAmong, firstLoads, scenesAmong, WORKER } from './first-loads.mjs';

const KB = 1000;
const PAGE = 'index.html';

/**
 * Kilobytes of JavaScript as they travel (gzip): before the first screen can be used, everything of the house and one Daily, and the way
 * of a player of scenes from the shelf to the end. `aims` are where the ways should come to.
 */
export const BUDGETS = {
  first: 60,
  everything: 200,
  begin: { quest: 170 },
  ways: { encounter: 189, quest: 210 },
  aims: { encounter: 160, freeplay: 160, quest: 170 },
};

/** The files that come with these modules before any of them runs: lazily loaded ones are not among them. */
const closure = (manifest, keys) => {
  const found = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of the build any more: build/first-loads.mjs names it`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return found;
};

/** By its board; a game on the default board, by its rules and its words. */
const gameOf = (key) => /^(?:src\/boards|(?:\.\.\/)+(?:games|runs|words))\/(\w+)\//.exec(key)?.[1];

/** The gallery shows the parts of all games at positions of goldens, to those who draw them. */
const GALLERY = /^(?:src\/gallery|.*golden)\//;

/** What is about other people: loaded after the first screen, and shown where a server answers. */
const OTHERS = /^src\/others\//;

/** Everything that can be loaded by itself, except the gallery and other people. */
const rootsOf = (manifest) =>
  Object.entries(manifest)
    .filter(
      ([key, { isEntry, isDynamicEntry }]) => (isEntry || isDynamicEntry) && !GALLERY.test(key) && !OTHERS.test(key),
    )
    .map(([key]) => ({ game: gameOf(key), files: closure(manifest, [key]) }));

/** The games a file serves and nothing else, none where only the gallery has it, undefined where it belongs to the house. */
const ownersOf = (roots, file) => {
  const users = roots.filter(({ files }) => files.has(file)).map(({ game }) => game);
  return users.includes(undefined) ? undefined : [...new Set(users)];
};

/** Of a game with two editions, a player of one never loads what is the other's alone. */
const EDITIONS = { freeplay: { 'freeplay with AURA': /\/Night/, 'freeplay with KOA': /\/Incident/ } };
const editionsOf = (tale) => Object.entries(EDITIONS[tale] ?? { [tale]: /^$/ });

/** What is opened apart from playing: the rulebook, the Codex, a position of a replay, a comparison that is asked for. */
const APART = /\/(?:text\.ts|\w*Codex\.svelte|Moment\.svelte|AskedPar\.ts)$/;

/** The worker loads its part of a scene by these. */
const WORKER_PARTS = ['src/plumbing/worker/scenes.ts', 'src/plumbing/worker/scene-modules.ts'];

/** These lead to every screen and every game; a player takes one of their ways, which is named below. */
const CROSSROADS = [PAGE, WORKER, ...WORKER_PARTS, 'src/shell/Home.svelte'];

/** Where a player of scenes begins. */
const beginOf = (tale) => [
  'src/shell/Scene.svelte',
  ...['Shelf.svelte', 'address.ts', 'board.ts', 'module.ts'].map((part) => `src/boards/${tale}/${part}`),
];

/**
 * All that a player of scenes loads from the shelf to the end, with the page and the worker: what the table of a game imports, at once or
 * while it is played.
 */
const wayOf = (manifest, tale, never) => {
  const byFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const begin = [PAGE, WORKER, ...WORKER_PARTS.filter((key) => manifest[key]), ...beginOf(tale)];
  const forks = closure(
    manifest,
    CROSSROADS.filter((key) => manifest[key]),
  );
  const way = closure(manifest, begin);
  for (const file of way) {
    if (forks.has(file)) continue;
    const next = manifest[byFile.get(file)].dynamicImports ?? [];
    for (const key of next.filter((one) => ![APART, OTHERS, never].some((pattern) => pattern.test(one))))
      for (const found of closure(manifest, [key])) way.add(found);
  }
  return way;
};

const namesWith = (sets, file) => sets.flatMap(([name, files]) => (files.has(file) ? [name] : []));

/** What a build has to be loaded by: first screens, games and the ways of players, each with its files. */
const loadsOf = (manifest) => {
  const games = dailiesAmong(Object.keys(manifest));
  const tales = scenesAmong(Object.keys(manifest));
  const firsts = Object.entries(firstLoads(games, tales));
  return {
    games,
    firsts: firsts.map(([word, keys]) => [word, closure(manifest, [PAGE, ...keys])]),
    ways: tales.flatMap((tale) => editionsOf(tale).map(([name, never]) => [name, wayOf(manifest, tale, never)])),
    roots: rootsOf(manifest),
  };
};

/** Every script of a build with its size, where it is loaded first, and whose it is. */
export const measure = (dist, manifest) => {
  const { games, firsts, ways, roots } = loadsOf(manifest);
  const files = [...new Set(Object.values(manifest).map(({ file }) => file))].filter((file) => file.endsWith('.js'));
  const rows = files
    .map((file) => ({
      file,
      size: gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
      first: namesWith(firsts, file),
      owners: ownersOf(roots, file),
      tells: namesWith(ways, file),
    }))
    .sort((a, b) => b.size - a.size || (a.file < b.file ? -1 : 1));
  return { games, tales: ways.map(([name]) => name), rows };
};

/** All who load each script, by what is counted below. */
export const usersOf = (manifest) => {
  const { games, firsts, ways, roots } = loadsOf(manifest);
  const of = (file) => [
    ...namesWith(firsts, file).map((word) =>
      word === 'home' || games.includes(word) || word in BUDGETS.begin ? `first load of ${word}` : `begin of ${word}`,
    ),
    ...(ownersOf(roots, file) ?? games).map((game) => `all of ${game}`),
    ...namesWith(ways, file).map((tale) => `way of ${tale}`),
  ];
  return new Map(Object.values(manifest).map(({ file }) => [file, new Set(of(file))]));
};

/** What is counted by its own name, or left out by it, has to be a file of its own. */
export const isCountedByName = (manifest) => {
  const games = dailiesAmong(Object.keys(manifest));
  const tales = scenesAmong(Object.keys(manifest));
  const named = new Set([...CROSSROADS, ...Object.values(firstLoads(games, tales)).flat(), ...tales.flatMap(beginOf)]);
  const editions = Object.values(EDITIONS).flatMap((each) => Object.values(each));
  return (key) => named.has(key) || [GALLERY, OTHERS, APART, ...editions].some((pattern) => pattern.test(key));
};

const sum = (rows) => rows.reduce((total, { size }) => total + size, 0);
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`.padStart(9);

/** The table as lines, and what is over its budget. */
export const judge = ({ games, tales = [], rows }, budgets = BUDGETS) => {
  const firstOf = (word) => sum(rows.filter(({ first }) => first.includes(word)));
  const allOf = (game) => sum(rows.filter(({ owners }) => !owners || owners.includes(game)));
  const totals = [
    ['first load of home', firstOf('home'), budgets.first],
    ...games.flatMap((game) => [
      [`first load of a Daily of ${game}`, firstOf(game), budgets.first],
      [`the house and all of ${game}`, allOf(game), budgets.everything],
    ]),
    ...Object.entries(budgets.begin ?? {})
      .filter(([word]) => rows.some(({ first }) => first.includes(word)))
      .map(([word, budget]) => [`first load of a ${word}`, firstOf(word), budget]),
    ...tales.map((tale) => {
      const [game] = tale.split(' ');
      const aim = budgets.aims?.[game];
      return [
        `the way of a player of ${tale}${aim ? ` (aim ${aim} kB)` : ''}`,
        sum(rows.filter(({ tells = [] }) => tells.includes(tale))),
        budgets.ways?.[game] ?? budgets.everything,
      ];
    }),
  ];
  const small = rows.filter(({ size }) => size < KB);
  const lines = [
    'JavaScript, gzip',
    ...rows
      .filter(({ size }) => size >= KB)
      .map(({ file, size, first }) => `${kb(size)}  ${(first.join(' ') || 'lazy').padEnd(14)}  ${file}`),
    `${kb(sum(small))}  in ${small.length} files of less than 1 kB`,
    ...totals.map(([name, size, budget]) => `${kb(size)}  of ${budget} kB: ${name}`),
  ];
  return { lines, over: totals.filter(([, size, budget]) => size > budget * KB).map(([name]) => name) };
};
