import { dailiesAmong, scenesAmong } from './first-loads.mjs';

/** What only the worker may run: searching on the page would freeze it. A bot that samples so many futures and no more is played with. */
const WORKER_ONLY = /\/(?:forge|packages\/solver)\/src\/(?!(?:sampling|playout)\.ts$)/;

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
export const leaksIntoPage = (output) => {
  const chunks = chunksOf(output);
  const pages = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith('.html'));
  return reachedFrom(chunks, pages, true).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => WORKER_ONLY.test(id)).map((id) => `${fileName} holds ${id}`),
  );
};

/**
 * What a run shows in addition to its own: the rules, words and drawings of the games it plays, and the face of its host; of a night no
 * screen. A battle is fought with the cards of a draft.
 */
const MADE_OF = {
  quest: /\/(?:games|words|boards)\/(?:draft|battle)\//,
  battle: /\/(?:games|words|boards)\/draft\//,
  freeplay:
    /\/(?:games|words)\/testimony\/src\/|\/boards\/testimony\/(?!Board|Solve|Ending|Intro|Asked|Meters|Story|Moment)|\/boards\/protocol\/marks/,
};

/** The shell shows this face itself, while something is loaded or in the way. */
const SHELL = /\/boards\/protocol\/Aura/;

/** Modules of one game that come with a part of another. */
export const crossGameImports = (output) => {
  const chunks = chunksOf(output);
  const facades = chunks.flatMap(({ facadeModuleId }) => facadeModuleId ?? []);
  const games = [...dailiesAmong(facades), ...scenesAmong(facades)];
  return games.flatMap((game) => {
    const own = chunks.filter(({ facadeModuleId }) => facadeModuleId?.includes(`/src/boards/${game}/`));
    const others = games.filter((one) => one !== game).map((one) => new RegExp(`/(?:games|words|boards)/${one}/`));
    return reachedFrom(chunks, own, false).flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .filter((id) => others.some((other) => other.test(id)) && !SHELL.test(id) && !MADE_OF[game]?.test(id))
        .map((id) => `${fileName}, which ${game} loads, holds ${id}`),
    );
  });
};
