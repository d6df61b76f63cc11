/** What only the worker may run: searching on the page would freeze it. */
const WORKER_ONLY = /\/(?:forge|packages\/solver)\/src\//;

/** Every chunk the page may load, at once or lazily. */
const pageChunks = (chunks) => {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visit = (fileName) => {
    const chunk = byName.get(fileName);
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
  };
  for (const { fileName, facadeModuleId } of chunks) if (facadeModuleId?.endsWith('.html')) visit(fileName);
  return [...found];
};

/** Modules of the solver or the forge that ended up in scripts of the page. */
export const strays = (output) =>
  pageChunks(output.filter(({ type }) => type === 'chunk')).flatMap(({ fileName, moduleIds }) =>
    moduleIds.filter((id) => WORKER_ONLY.test(id)).map((id) => `${fileName} holds ${id}`),
  );
