import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { LISTS } from './lists.mjs';
import { toolScript } from './tasks.mjs';

/** Writes everything that follows from dag.mjs: npm run rooms. `staleFiles` tells the gate which files it would change. */
const SCOPE = '@lockstep/';
const LOCK = 'package-lock.json';

const byName = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const sorted = (record) => Object.fromEntries(Object.entries(record).sort(([a], [b]) => byName(a, b)));
const readJson = (root, path) => {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

/** `packages/*` for each folder of rooms, and the rooms that are in none: npm's workspaces. */
export const patternsOf = (rooms) => [...new Set(rooms.map((room) => room.replace(/\/.*/, '/*')))];

/** `words/house` speaks for all games, so its name is that of its folder. */
const nameFor = (room) => {
  const [folder, id = folder] = room.split('/');
  if (folder === 'studies') return `${SCOPE}studies-${id}`;
  if (folder !== 'words') return `${SCOPE}${id}`;
  return id === 'house' ? `${SCOPE}words` : `${SCOPE}words-${id}`;
};

const newManifest = (room) => ({
  name: nameFor(room),
  version: '0.1.0',
  private: true,
  license: 'MIT',
  type: 'module',
  sideEffects: false,
  exports: { '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' } },
});

const newTsconfig = (room) => ({
  extends: `${posix.relative(room, '.')}/tsconfig.base.json`,
  compilerOptions: { rootDir: 'src', outDir: 'dist' },
  include: ['src'],
  exclude: ['src/**/*.test.ts', 'src/**/*.fixture.ts'],
});

/** The rooms' own dependencies follow from their corridors; those from elsewhere stay. */
const manifestsOf = (root, dag) => {
  const found = new Map(
    Object.keys(dag).map((room) => [room, readJson(root, `${room}/package.json`) ?? newManifest(room)]),
  );
  const dependency = (room) => [found.get(room).name, found.get(room).version];
  return new Map(
    [...found].map(([room, manifest]) => {
      const others = Object.entries(manifest.dependencies ?? {}).filter(([name]) => !name.startsWith(SCOPE));
      const { dependencies: _, devDependencies, ...rest } = manifest;
      const dependencies = sorted(Object.fromEntries([...others, ...dag[room].map(dependency)]));
      return [room, { ...rest, dependencies, ...(devDependencies ? { devDependencies } : {}) }];
    }),
  );
};

const references = (from, rooms) => ({ references: rooms.map((room) => ({ path: posix.relative(from, room) })) });

const tsconfigsOf = (root, dag, svelteRooms) =>
  Object.entries(dag)
    .filter(([room]) => !svelteRooms.includes(room))
    .map(([room, rooms]) => {
      const found = readJson(root, `${room}/tsconfig.json`) ?? newTsconfig(room);
      return [`${room}/tsconfig.json`, { ...found, ...references(room, rooms) }];
    });

/** What a test run and the unused-code check read: all rooms, by their folders. A room with a row of its own keeps it. */
const testsConfig = (found, patterns) => ({
  ...found,
  include: [...patterns.map((pattern) => `${pattern}/src`), ...found.include.filter((path) => !path.endsWith('/src'))],
});

const knipConfig = (found, rooms, patterns) => {
  const { '.': top, ...rows } = found.workspaces;
  const own = Object.entries(rows).filter(([row]) => rooms.includes(row) && row.includes('/'));
  const shared = patterns.filter((pattern) =>
    rooms.some((room) => patternsOf([room])[0] === pattern && !own.some(([row]) => row === room)),
  );
  const sources = (pattern) => [pattern, rows[pattern] ?? { project: ['src/**/*.ts'] }];
  return { ...found, workspaces: { '.': top, ...Object.fromEntries([...shared.map(sources), ...own]) } };
};

/** npm's own entries of the rooms; without them `npm ci` refuses the lock. */
const lockOf = (found, workspaces, manifests) => {
  const ours = (place, { link }) => link === true || !/(?:^|\/)node_modules\//.test(place);
  const others = Object.entries(found.packages).filter(([place, entry]) => !ours(place, entry));
  const rooms = [...manifests].flatMap(([room, { name, version, license, dependencies }]) => {
    const { dependencies: _, ...rest } = found.packages[room] ?? {};
    const wanted = Object.keys(dependencies).length > 0 ? { dependencies } : {};
    return [
      [room, { ...rest, name, version, license, ...wanted }],
      [`node_modules/${name}`, { resolved: room, link: true }],
    ];
  });
  const top = { ...found.packages[''], workspaces };
  return { ...found, packages: sorted(Object.fromEntries([['', top], ...others, ...rooms])) };
};

/** `npm run prove` proves the Dailies of every game that has some. */
const proving = ({ scripts }, games) => {
  const dailies = games.filter(({ kind }) => kind === 'daily');
  const commands = [
    ...dailies.map(({ id }) => `lockstep forge prove --all --game ${id}`),
    'node tools/campaign/run.mjs',
  ];
  if (dailies.length === 0) return {};
  return { scripts: { ...scripts, prove: ['npm run -s build:code', ...commands].join(' && ') } };
};

/** Every file of settings that follows from the dag, as the JSON it should hold. A tree without one of the tools' files does without it. */
export const generatedFiles = ({ root, dag, games = [], svelteRooms = [] }) => {
  const rooms = Object.keys(dag);
  const workspaces = patternsOf(rooms);
  const manifests = manifestsOf(root, dag);
  const shared = [
    ['package.json', (found) => ({ ...found, workspaces, ...proving(found, games) })],
    [
      'tsconfig.json',
      (found) => ({
        ...found,
        ...references(
          '.',
          rooms.filter((room) => !svelteRooms.includes(room)),
        ),
      }),
    ],
    ['tsconfig.tests.json', (found) => testsConfig(found, workspaces)],
    ['knip.json', (found) => knipConfig(found, rooms, workspaces)],
    [LOCK, (found) => lockOf(found, workspaces, manifests)],
  ];
  return new Map([
    ...[...manifests].map(([room, manifest]) => [`${room}/package.json`, manifest]),
    ...tsconfigsOf(root, dag, svelteRooms),
    ...shared.flatMap(([path, change]) => {
      const found = readJson(root, path);
      return found ? [[path, change(found)]] : [];
    }),
  ]);
};

/** The lists of games, as text; none in a tree without games. */
const generatedLists = ({ games = [] }) =>
  new Map(games.length === 0 ? [] : LISTS.map(({ path, text }) => [path, text(games)]));

const readText = (root, path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

/** The formatter decides on line breaks and trailing commas. */
const unlaid = (text) => text.replace(/\s+/g, '').replace(/,(?=[\])}])/g, '');

/** The files that do not hold what follows from the dag. */
export const staleFiles = (house) => {
  const json = [...generatedFiles(house)].filter(
    ([path, wanted]) => !isDeepStrictEqual(readJson(house.root, path), wanted),
  );
  const lists = [...generatedLists(house)].filter(
    ([path, wanted]) => unlaid(readText(house.root, path)) !== unlaid(wanted),
  );
  return [...json, ...lists].map(([path]) => path);
};

/** As npm links them, so that a new room is found before the next `npm install`. */
const linkRooms = (root, dag) => {
  for (const room of Object.keys(dag)) {
    const link = join(root, 'node_modules', readJson(root, `${room}/package.json`).name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(relative(dirname(link), join(root, room)), link, 'junction');
  }
};

export const writeRooms = (house) => {
  const { root } = house;
  const files = generatedFiles(house);
  const lists = generatedLists(house);
  const stale = staleFiles(house);
  for (const path of stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), lists.get(path) ?? `${JSON.stringify(files.get(path), null, 2)}\n`);
  }
  linkRooms(root, house.dag);
  const formatted = stale.filter((path) => path !== LOCK);
  const biome = [toolScript('@biomejs/biome', 'biome'), 'format', '--write', ...formatted];
  if (formatted.length > 0) spawnSync(process.execPath, biome, { cwd: root, stdio: 'inherit' });
  return stale;
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const written = writeRooms({ root, ...(await import('../dag.mjs')) });
  console.log(written.length === 0 ? 'everything is as dag.mjs says' : `written: ${written.join(', ')}`);
}
