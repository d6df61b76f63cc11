import { gamesAmong, talesAmong } from './first-loads.mjs';

/** What only the worker may run: searching on the page would freeze it. */
const WORKER_ONLY = /\/(?:forge|packages\/solver)\/src\//;

const chunksOf = (output) => output.filter(({ type }) => type === 'chunk');

/** These chunks with everything that comes with them, at once or, where that is asked for, lazily. */
const reachedFrom = (chunks, begin, lazily) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visit = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of lazily ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports) visit(byName.get(next));
  };
  for (const chunk of begin) visit(chunk);
  return [...found];
};

/** Modules of the solver or the forge that ended up in scripts of the page. */
export const strays = (output) => {
  const chunks = chunksOf(output);
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
  return reachedFrom(chunks, pages, true).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => WORKER_ONLY.test(id)).map((id) => `${fileName} holds ${id}`),
  );
};

/** What a run is made of besides its own: the rules and the words of its nights' game, and how that game draws what is seen; no screen of it. */
const MADE_OF = { freeplay: /\/(?:games|words)\/testimony\/(?:src\/|(?:seen|words)\.ts)/ };

/** Modules of one game that come with a part of another. */
export const crossings = (output) => {
  const chunks = chunksOf(output);
  const facades = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const games = [...gamesAmong(facades), ...talesAmong(facades)];
  return games.flatMap((game) => {
    const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/src/games/${game}/`));
    const others = games.filter((one) => one !== game).map((one) => new RegExp(`/(?:games|words)/${one}/`));
    return reachedFrom(chunks, own, false).flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((id) => others.some((other) => other.test(id)) && !MADE_OF[game]?.test(id))
        .map((id) => `${fileName}, which ${game} loads, holds ${id}`),
    );
  });
};
