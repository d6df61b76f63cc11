import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importProblems } from './check-imports.mjs';

const SCOPE = '@lockstep/';

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** The folders that npm treats as workspaces; a pattern is a folder or all folders of one. */
const workspaceFolders = (root, patterns) =>
  patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    const inside = readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return inside.map((entry) => `${parent}/${entry.name}`);
  });

/** What two lists of names do not share, as sentences. */
const differences = (where, what, wanted, found) => [
  ...wanted
    .filter((name) => !found.includes(name))
    .map((name) => `${where}: ${what} lacks ${name}, which dag.mjs lists`),
  ...found.filter((name) => !wanted.includes(name)).map((name) => `${where}: ${what} has ${name}, which dag.mjs lacks`),
];

/** One way round the graph, if there is any. */
const cycleIn = (dag) => {
  const clear = new Set();
  const visit = (room, trail) => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (clear.has(room)) return undefined;
    for (const next of dag[room] ?? []) {
      const cycle = visit(next, [...trail, room]);
      if (cycle) return cycle;
    }
    clear.add(room);
    return undefined;
  };
  for (const room of Object.keys(dag)) {
    const cycle = visit(room, []);
    if (cycle) return cycle;
  }
  return undefined;
};

const graphProblems = (dag, forTests) => {
  const rooms = Object.keys(dag);
  const named = [...Object.entries(dag), ['forTests', forTests]];
  const unknown = named.flatMap(([room, list]) =>
    list.filter((other) => !rooms.includes(other)).map((other) => `dag.mjs: ${room} lists ${other}, which is no room`),
  );
  const cycle = cycleIn(dag);
  return cycle ? [...unknown, `dag.mjs: the corridors run in a circle: ${cycle.join(' → ')}`] : unknown;
};

const packageProblems = (manifests, dag, forTests) => {
  const nameOf = (room) => manifests.get(room)?.name ?? `the package of ${room}`;
  const ours = (list) => Object.keys(list ?? {}).filter((name) => name.startsWith(SCOPE));
  return [...manifests].flatMap(([room, manifest]) => {
    const where = `${room}/package.json`;
    const allowed = forTests.map(nameOf);
    const strays = ours(manifest.devDependencies).filter((name) => !allowed.includes(name));
    return [
      ...differences(where, 'dependencies', dag[room].map(nameOf), ours(manifest.dependencies)),
      ...strays.map((name) => `${where}: devDependencies has ${name}, which dag.mjs does not list in forTests`),
    ];
  });
};

const references = (root, folder) => {
  const { references: list = [] } = readJson(root, posix.join(folder, 'tsconfig.json'));
  return list.map(({ path }) => posix.join(folder, path));
};

const referenceProblems = (root, rooms, dag) => [
  ...differences('tsconfig.json', 'references', rooms, references(root, '.')),
  ...rooms.flatMap((room) =>
    differences(`${room}/tsconfig.json`, 'references', dag[room] ?? [], references(root, room)),
  ),
];

/** Every place where folders, package.json, tsconfig.json and imports say something else than the dag. */
export const checkDag = async ({ root, dag, forTests, svelteRooms = [], scan }) => {
  const folders = workspaceFolders(root, readJson(root, 'package.json').workspaces);
  const rooms = Object.keys(dag).filter((room) => existsSync(join(root, room, 'package.json')));
  const manifests = new Map(rooms.map((room) => [room, readJson(root, `${room}/package.json`)]));
  return [
    ...graphProblems(dag, forTests),
    ...differences('package.json', 'workspaces', Object.keys(dag), folders),
    ...Object.keys(dag)
      .filter((room) => !rooms.includes(room))
      .map((room) => `${room}: there is no package.json`),
    ...packageProblems(manifests, dag, forTests),
    ...referenceProblems(
      root,
      rooms.filter((room) => !svelteRooms.includes(room)),
      dag,
    ),
    ...(await importProblems({ root, rooms, manifests, dag, forTests, scan })),
  ];
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const { dag, forTests, svelteRooms } = await import('../dag.mjs');
  const problems = await checkDag({ root, dag, forTests, svelteRooms });
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
