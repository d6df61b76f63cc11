import { posix } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { filesUnder } from './files.mjs';

const FOR_TESTS = '\\.(?:test|fixture)\\.ts$';

const plain = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const inside = (rooms) => `^(?:${rooms.map(plain).join('|')})/`;

/** One rule for a room's sources and one for its tests, so that a violation names the room it leaves. */
const rulesOf = (rooms, dag, forTests) => ({
  forbidden: [
    ...rooms.flatMap((room) => [
      {
        name: `${room} may not import it`,
        severity: 'error',
        from: { path: inside([room]), pathNot: FOR_TESTS },
        to: { path: inside(rooms), pathNot: inside([room, ...dag[room]]) },
      },
      {
        name: `a test of ${room} may not import it`,
        severity: 'error',
        from: { path: `${inside([room])}.*${FOR_TESTS}` },
        to: { path: inside(rooms), pathNot: inside([room, ...dag[room], ...forTests]) },
      },
    ]),
    {
      name: 'only a test may import a test or a fixture',
      severity: 'error',
      from: { pathNot: FOR_TESTS },
      to: { path: FOR_TESTS },
    },
    { name: 'it does not exist', severity: 'error', from: {}, to: { couldNotResolve: true } },
    { name: 'the imports run in a circle', severity: 'error', from: {}, to: { circular: true } },
  ],
});

/** Rooms are resolved to their sources, and type imports count: a type is a dependency too. */
const scanImports = async (root, folders, ruleSet) => {
  const { output } = await cruise(folders, {
    baseDir: root,
    validate: true,
    ruleSet,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'node', 'import', 'default'] },
  });
  return { modules: output.modules, violations: output.summary.violations };
};

/** A room is entered by its door: never by a path that leaves `src`, never by a path behind a package's name. */
const doorProblems = (room, manifests, module) => {
  const names = [...manifests.values()].map(({ name }) => name);
  return module.dependencies.flatMap((dependency) => {
    const wanted = dependency.module;
    if (wanted.startsWith('.')) {
      const target = posix.join(posix.dirname(module.source), wanted);
      return target.startsWith(`${room}/src/`) ? [] : [`${module.source} imports ${wanted}, outside its own src`];
    }
    const behind = names.find((name) => wanted.startsWith(`${name}/`));
    return behind ? [`${module.source} imports ${wanted}; the door is ${behind}`] : [];
  });
};

export const importProblems = async ({ root, rooms, manifests, dag, forTests, scan = scanImports }) => {
  const files = rooms.flatMap((room) =>
    filesUnder(root, `${room}/src`, /\.(?:ts|svelte)$/).filter((file) => !file.endsWith('.d.ts')),
  );
  const folders = rooms.map((room) => `${room}/src`).filter((src) => files.some((file) => file.startsWith(`${src}/`)));
  if (folders.length === 0) return [];
  const { modules, violations } = await scan(root, folders, rulesOf(rooms, dag, forTests));
  const scanned = new Set(modules.map(({ source }) => source));
  const missed = files.filter((file) => !scanned.has(file));
  const wrong = violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${from} imports ${way}: ${rule.name}`;
  });
  const doors = modules.flatMap((module) => {
    const room = rooms.find((one) => module.source.startsWith(`${one}/src/`));
    return room ? doorProblems(room, manifests, module) : [];
  });
  const few =
    missed.length > 0
      ? [
          `the import scan read ${files.length - missed.length} of ${files.length} files; it missed ${missed.join(', ')}`,
        ]
      : [];
  return [...few, ...wrong, ...doors];
};
