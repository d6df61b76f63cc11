import { build } from 'vite';
import { APART_MARKS, withApart } from './apart.mjs';
import { beginsLate, hasOwnBudget, isCountedByName, usersOf } from './budget.mjs';
import { WORKER } from './first-loads.mjs';
import { joinParts } from './join-parts.mjs';
import { isPage } from './sheets.mjs';

/** A screen is a file of its own, unless it has less characters than this. */
const SMALL = 8000;

/** A first screen is waited for, and the longest ways have a budget of their own; where a scene begins, its shelf has been read. */
const weightOf = (user) => {
  if (user.startsWith('first load')) return beginsLate(user) ? 400 : 500;
  if (user.startsWith('begin')) return 0;
  if (user.startsWith('all')) return 2;
  return hasOwnBudget(user) ? 30 : 4;
};

/** Code of one game, which another does not load. */
const OF_ONE_GAME = /\/(?:games|runs|words|boards)\/(?!house|default)\w+\//;

/** These files with all they import, and, where that is asked for, with what they load later. */
const reachedFrom = (chunks, begin, lazily = false) => {
  const found = new Set(begin.map(({ fileName }) => fileName));
  for (const file of found) {
    const { imports, dynamicImports } = chunks.get(file);
    for (const next of lazily ? [...imports, ...dynamicImports] : imports) found.add(next);
  }
  return found;
};

/** A build that splits as finely as there is reason to: in each file is what the very same screens need. */
const finestSplit = async (config) => {
  const part = { name: 'part', minShareCount: 2, entriesAware: true, includeDependenciesRecursively: false };
  const { output } = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      minify: false,
      manifest: 'manifest.json',
      rolldownOptions: { ...config.build.rolldownOptions, output: { codeSplitting: { groups: [part] } } },
    },
  });
  const told = (name) => JSON.parse(output.find(({ fileName }) => fileName === name).source);
  return {
    chunks: new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk])),
    manifest: withApart(told('manifest.json'), told(APART_MARKS)),
  };
};

const BOARD = /\/src\/boards\/(\w+)\//;
const boardOf = ({ facadeModuleId }) => BOARD.exec(facadeModuleId ?? '')?.[1];

/** For each file the games whose boards come with it. */
const boardsOf = (chunks) => {
  const all = [...chunks.values()];
  const games = new Set(all.flatMap((chunk) => boardOf(chunk) ?? []));
  const reached = [...games].map((game) => [
    game,
    reachedFrom(
      chunks,
      all.filter((chunk) => boardOf(chunk) === game),
    ),
  ]);
  return (file) => new Set(reached.flatMap(([game, files]) => (files.has(file) ? [game] : [])));
};

const partsOf = ({ chunks, manifest }) => {
  const all = [...chunks.values()];
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const isNamed = isCountedByName(manifest);
  const users = usersOf(manifest);
  const boards = boardsOf(chunks);
  const inPage = reachedFrom(chunks, all.filter(isPage), true);
  const inWorker = reachedFrom(
    chunks,
    all.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(WORKER)),
    true,
  );
  return all.map(({ fileName, facadeModuleId, isEntry, code, moduleIds, imports }) => ({
    files: [fileName],
    kind: `${inPage.has(fileName)} ${inWorker.has(fileName)}`,
    users: users.get(fileName),
    boards: boards(fileName),
    size: code.length,
    ofOneGame: moduleIds.some((id) => OF_ONE_GAME.test(id)),
    imports: new Set(imports),
    alone:
      isEntry ||
      users.get(fileName).size === 0 ||
      (facadeModuleId && (code.length > SMALL || isNamed(keys.get(fileName)))),
  }));
};

/**
 * The file each module goes to: what the same screens need is together, and what is little is joined where all screens together then
 * load least, by the sets of files that the budget counts. Answers with a name for a module, none where it stays where it is.
 */
export const chunkNames = async (config) => {
  const split = await finestSplit(config);
  const parts = partsOf(split);
  const weights = new Map(parts.flatMap(({ users }) => [...users]).map((user) => [user, weightOf(user)]));
  const joined = joinParts(weights, parts).filter(({ alone }) => !alone);
  const names = new Map();
  for (const [at, { files }] of joined.entries())
    for (const file of files) for (const id of split.chunks.get(file).moduleIds) names.set(id, `part-${at}`);
  return (id) => names.get(id) ?? null;
};
