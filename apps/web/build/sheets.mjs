import { dailiesAmong, firstLoads, scenesAmong } from './first-loads.mjs';

const BOARD = /\/src\/boards\/(\w+)\//;
const GALLERY = /\/src\/gallery\//;

/** The sheet of what several games or the shell itself load. */
const SHELL = 'shell';
const GALLERY_SHEET = 'gallery';

export const chunkOf = (bundle, module) =>
  Object.values(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));

export const isPage = ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.html');

/** A script with all that comes with it, what it imports first: the order in which styles apply. */
export const withImports = (bundle, fileName, found = new Set(), visited = new Set()) => {
  if (visited.has(fileName)) return found;
  visited.add(fileName);
  for (const next of bundle[fileName].imports) withImports(bundle, next, found, visited);
  return found.add(fileName);
};

/** The modules that the first screen of each address needs. */
export const firstLoadsOf = (bundle) => {
  const facades = Object.values(bundle).flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const dailies = dailiesAmong(facades);
  return { dailies, loads: firstLoads(dailies, scenesAmong(facades)) };
};

/** The scripts of the page and of the first screens that are opened most: home and the Dailies. */
const openedFirst = (bundle) => {
  const { dailies, loads } = firstLoadsOf(bundle);
  const modules = ['home', ...dailies].flatMap((word) => loads[word]);
  const chunks = [
    ...Object.values(bundle).filter(isPage),
    ...modules.flatMap((module) => chunkOf(bundle, module) ?? []),
  ];
  return new Set(chunks.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
};

/** Whose a script is that is loaded by itself: what it was made for, or where all of its modules are. */
const userOf = ({ facadeModuleId, moduleIds }) => {
  const modules = facadeModuleId ? [facadeModuleId] : moduleIds;
  if (modules.every((module) => GALLERY.test(module))) return GALLERY_SHEET;
  const games = new Set(modules.map((module) => BOARD.exec(module)?.[1]));
  return games.size === 1 ? ([...games][0] ?? SHELL) : SHELL;
};

/** By what loads a script: one game, the few that share it, the gallery where nothing else does, otherwise the shell. */
export const sheetNames = (bundle) => {
  const chunks = Object.values(bundle).filter(({ moduleIds }) => moduleIds);
  const lazily = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const users = new Map();
  for (const chunk of chunks.filter(({ isEntry, fileName }) => isEntry || lazily.has(fileName)))
    for (const file of withImports(bundle, chunk.fileName))
      users.set(file, (users.get(file) ?? new Set()).add(userOf(chunk)));
  return (file) => {
    const players = [...users.get(file)].filter((user) => user !== GALLERY_SHEET).sort();
    if (players.length === 0) return GALLERY_SHEET;
    return players.length > 3 || players.includes(SHELL) ? SHELL : players.join('-');
  };
};

/** Every script, each after what it imports, and what is loaded lazily after what loads it. */
const inOrder = (bundle) => {
  const found = new Set();
  const visited = new Set();
  const visit = (fileName) => {
    const begun = found.size;
    withImports(bundle, fileName, found, visited);
    for (const name of [...found].slice(begun)) for (const next of bundle[name].dynamicImports) visit(next);
  };
  for (const { fileName, isEntry } of Object.values(bundle)) if (isEntry) visit(fileName);
  return [...found];
};

/**
 * Vite makes a style sheet for every script. Here they become one for the first screens, which the page carries, and one for each game
 * or few games; each script then names the sheet it needs, without its hash, which only the page knows. Answers with both, the sheets in
 * the order in which they apply.
 */
export const gatherSheets = (bundle) => {
  const first = openedFirst(bundle);
  const nameOf = sheetNames(bundle);
  const sheets = new Map();
  const made = new Map();
  let carried = '';
  for (const file of inOrder(bundle)) {
    const needed = bundle[file].viteMetadata?.importedCss ?? new Set();
    // Scripts with equal styles name one file of Vite's.
    for (const css of needed) made.set(css, made.get(css) ?? bundle[css].source);
    const text = [...needed].map((css) => made.get(css)).join('');
    for (const css of needed) delete bundle[css];
    needed.clear();
    if (first.has(file)) carried += text;
    else if (text) {
      const name = nameOf(file);
      sheets.set(name, (sheets.get(name) ?? '') + text);
      needed.add(`assets/${name}.css`);
    }
  }
  const rankOf = (name) => (name === SHELL ? 0 : name.includes('-') ? 1 : 2);
  return { carried, sheets: [...sheets].sort(([a], [b]) => rankOf(a) - rankOf(b)) };
};
