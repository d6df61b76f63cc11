import { relative } from 'node:path';
import { web } from './paths.mjs';

export const APART_MARKS = 'apart.build.json';

const DECLARED = 'src/plumbing/apart.ts';

/** `loadApart('asked', () => import('./Codex.svelte'))` */
const CALL = /\bloadApart\(\s*(['"`])([\w ]+)\1,\s*\(\)\s*=>\s*(import\(\s*(['"`])([^'"`]+)\4\s*\)),?\s*\)/g;

const keyOf = (id) => relative(web, id).replaceAll('\\', '/');

/** The code without the calls, and the reason for each module that they load. */
export const readApart = (code) => {
  const found = [...code.matchAll(CALL)].map(([, , why, , , file]) => [file, why]);
  return { code: code.replace(CALL, '$3'), found };
};

/** Chunk by chunk, what is loaded apart and for which reasons: only what no module of the chunk loads in any other way. */
const marksOf = (bundle, edges, infoOf) =>
  Object.fromEntries(
    Object.values(bundle)
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, moduleIds }) => {
        const marks = new Map();
        for (const id of moduleIds)
          for (const [next, reasons] of edges.get(id) ?? [])
            marks.set(next, [...new Set([...(marks.get(next) ?? []), ...reasons])].sort());
        for (const id of moduleIds)
          for (const next of infoOf(id)?.dynamicallyImportedIds ?? [])
            if (!edges.get(id)?.has(next)) marks.delete(next);
        return [fileName, Object.fromEntries([...marks].map(([id, reasons]) => [keyOf(id), reasons]))];
      }),
  );

/** Vite plugin: finds what is declared to be loaded apart from playing, and tells the budget, file by file. */
export const apart = () => {
  const edges = new Map();
  return {
    name: 'lockstep-apart',
    async transform(code, id) {
      if (!/\bloadApart\(/.test(code) || id.endsWith(DECLARED)) return null;
      const read = readApart(code);
      if (/\bloadApart\(/.test(read.code))
        this.error('loadApart() takes a reason and () => import("…"), both written in place');
      const marks = new Map();
      for (const [file, why] of read.found) {
        const { id: next } = await this.resolve(file, id);
        marks.set(next, [...(marks.get(next) ?? []), why]);
      }
      edges.set(id, marks);
      return { code: read.code, map: null };
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const marks = marksOf(bundle, edges, (id) => this.getModuleInfo(id));
        this.emitFile({ type: 'asset', fileName: APART_MARKS, source: JSON.stringify(marks) });
      },
    },
  };
};

/** A manifest of the build in which every chunk says what it loads apart, and for which reasons. */
export const withApart = (manifest, marks) =>
  Object.fromEntries(
    Object.entries(manifest).map(([key, chunk]) => [key, { ...chunk, apart: marks[chunk.file] ?? {} }]),
  );
