import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importProblems } from './check-imports.mjs';
import { patternsOf, staleFiles } from './rooms.mjs';

const SCOPE = '@lockstep/';

const readJson = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Left in a worktree by a build when the room itself has gone. */
const BUILT = /^(?:dist|node_modules|.*\.tsbuildinfo)$/;

/** The folders that npm treats as workspaces; a pattern is a folder or all folders of one. */
const workspaceFolders = (root, patterns) =>
  patterns.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    if (!existsSync(join(root, parent))) return [];
    const inside = readdirSync(join(root, parent), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    return inside
      .map((entry) => `${parent}/${entry.name}`)
      .filter((folder) => readdirSync(join(root, folder)).some((name) => !BUILT.test(name)));
  });

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

/** Only what tests share may be a room's devDependency. */
const devProblems = (manifests, forTests) => {
  const allowed = forTests.map((room) => manifests.get(room)?.name);
  return [...manifests].flatMap(([room, { devDependencies = {} }]) =>
    Object.keys(devDependencies)
      .filter((name) => name.startsWith(SCOPE) && !allowed.includes(name))
      .map((name) => `${room}/package.json: devDependencies has ${name}, which dag.mjs does not list in forTests`),
  );
};

/** Every place where folders, the files written from the dag, and imports say something else than the dag. */
export const checkDag = async ({ root, dag, games = [], forTests, svelteRooms = [], scan }) => {
  const folders = workspaceFolders(root, patternsOf(Object.keys(dag)));
  const rooms = Object.keys(dag).filter((room) => existsSync(join(root, room, 'package.json')));
  const manifests = new Map(rooms.map((room) => [room, readJson(root, `${room}/package.json`)]));
  const graph = graphProblems(dag, forTests);
  if (graph.length > 0) return graph;
  return [
    ...folders.filter((folder) => !(folder in dag)).map((folder) => `${folder} is no room: dag.mjs does not list it`),
    ...staleFiles({ root, dag, games, svelteRooms }).map((path) => `${path} differs from dag.mjs: run npm run rooms`),
    ...devProblems(manifests, forTests),
    ...(await importProblems({ root, rooms, manifests, dag, forTests, scan })),
  ];
};

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const problems = await checkDag({ root, ...(await import('../dag.mjs')) });
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
