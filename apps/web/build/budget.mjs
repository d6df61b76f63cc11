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
  ways: { encounter: 186, freeplay: 198, quest: 210 },
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

/** What a chunk loads later: all that is not apart from playing, and what is apart for one of these reasons (src/plumbing/apart.ts). */
const loadedBy = ({ dynamicImports = [], apart = {} }, isReason) =>
  dynamicImports.filter((key) => apart[key]?.some(isReason) ?? true);

/** Those who play and draw nothing never see the gallery; other people are shown where a server answers. */
const isOfTheGames = (why) => why !== 'gallery' && why !== 'others';

const keysByFile = (manifest) => new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));

/** Everything that can be loaded by itself, except the gallery and other people. */
const rootsOf = (manifest) => {
  const byFile = keysByFile(manifest);
  const roots = new Map();
  const open = (key) => {
    if (roots.has(key)) return;
    const files = closure(manifest, [key]);
    roots.set(key, { game: gameOf(key), files });
    for (const file of files) for (const next of loadedBy(manifest[byFile.get(file)], isOfTheGames)) open(next);
  };
  for (const [key, { isEntry }] of Object.entries(manifest)) if (isEntry) open(key);
  return [...roots].flatMap(([key, root]) => (manifest[key].isEntry || manifest[key].isDynamicEntry ? [root] : []));
};

/** The games a file serves and nothing else, none where only the gallery has it, undefined where it belongs to the house. */
const ownersOf = (roots, file) => {
  const users = roots.filter(({ files }) => files.has(file)).map(({ game }) => game);
  return users.includes(undefined) ? undefined : [...new Set(users)];
};

/** The worker loads its part of a scene by these. */
const WORKER_PARTS = ['src/plumbing/worker/scenes.ts', 'src/plumbing/worker/scene-modules.ts'];

/** These lead to every screen and every game; a player takes one of their ways, which is named below. */
const CROSSROADS = [PAGE, WORKER, ...WORKER_PARTS, 'src/shell/Home.svelte'];

/** Where a player of scenes begins. */
const beginOf = (tale) => [
  'src/shell/Scene.svelte',
  ...['Shelf.svelte', 'address.ts', 'board.ts', 'client.ts'].map((part) => `src/boards/${tale}/${part}`),
];

/** The bots that take their seats while it is played, where they are not part of opening it. */
const seatedOf = (manifest, tale) => {
  const whole = `src/boards/${tale}/module.ts`;
  const loads = ({ dynamicImports = [], apart = {} }) => dynamicImports.includes(whole) && !apart[whole];
  return WORKER_PARTS.some((part) => manifest[part] && loads(manifest[part])) ? [whole] : [];
};

/**
 * All that a player of scenes loads from the shelf to the end, with the page and the worker: what the table of a game imports, at once or
 * while it is played. Of a game with several editions, what only some of them load is in their ways alone.
 */
const wayOf = (manifest, tale, edition) => {
  const byFile = keysByFile(manifest);
  const known = (keys) => keys.filter((key) => manifest[key]);
  const forks = closure(manifest, known(CROSSROADS));
  const files = closure(manifest, [
    PAGE,
    WORKER,
    ...known(WORKER_PARTS),
    ...beginOf(tale),
    ...seatedOf(manifest, tale),
  ]);
  const editions = new Set();
  for (const file of files) {
    if (forks.has(file)) continue;
    const chunk = manifest[byFile.get(file)];
    for (const why of Object.values(chunk.apart ?? {}).flat()) if (why.startsWith('with ')) editions.add(why);
    for (const key of loadedBy(chunk, (why) => why === edition))
      for (const found of closure(manifest, [key])) files.add(found);
  }
  return { files, editions };
};

const waysOf = (manifest, tale) => {
  const { files, editions } = wayOf(manifest, tale);
  if (editions.size === 0) return [[tale, files]];
  return [...editions].sort().map((edition) => [`${tale} ${edition}`, wayOf(manifest, tale, edition).files]);
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
    ways: tales.flatMap((tale) => waysOf(manifest, tale)),
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

/** Whether the way of these players has a budget of its own, and whether what they wait for first is what follows a shelf. */
export const hasOwnBudget = (user) => Object.keys(BUDGETS.ways).some((game) => user.startsWith(`way of ${game}`));
export const beginsLate = (user) => Object.keys(BUDGETS.begin).some((word) => user === `first load of ${word}`);

/** What is counted by its own name, or left out by it, has to be a file of its own. */
export const isCountedByName = (manifest) => {
  const games = dailiesAmong(Object.keys(manifest));
  const tales = scenesAmong(Object.keys(manifest));
  const named = new Set([
    ...CROSSROADS,
    ...Object.values(firstLoads(games, tales)).flat(),
    ...tales.flatMap(beginOf),
    ...tales.map((tale) => `src/boards/${tale}/module.ts`),
  ]);
  const apart = new Set(Object.values(manifest).flatMap((chunk) => Object.keys(chunk.apart ?? {})));
  return (key) => named.has(key) || apart.has(key);
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
