import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { web } from './paths.mjs';

const ENTRY = '\0dealt';
const FOLDER = join(web, '.cache', 'dealt');

/** The worker's own code, made to run here. */
const loadWorker = async () => {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: web,
    platform: 'node',
    logLevel: 'silent',
    resolve: { conditionNames: ['source', 'node', 'import', 'default'] },
    plugins: [
      {
        name: 'lockstep-dealt',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) =>
          id === ENTRY
            ? ['games/dealers.ts', 'games/tellers.ts', 'games/shelves.ts', 'plumbing/worker/answers.ts']
                .map((file) => `export * from ${JSON.stringify(join(web, 'src', file))};`)
                .join('')
            : null,
      },
    ],
  });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const { output } = await bundle.write({ dir: FOLDER, entryFileNames: '[hash].mjs', chunkFileNames: '[hash].mjs' });
  await bundle.close();
  return import(pathToFileURL(join(FOLDER, output[0].fileName)).href);
};

/**
 * The published games the app knows, with the worker's answers about them and what dealing each of them needs; and the games that
 * tell scenes, with their packs read and their shelves.
 */
export const openDealt = async (editions, readText) => {
  const { answersFrom, DEALERS, TELLERS, SHELVES } = await loadWorker();
  return {
    tales: Object.keys(TELLERS),
    folders: async (game) => [...((await TELLERS[game].offers()).pack.alsoUses ?? []), game],
    told: async (game, written) => {
      const pack = (await TELLERS[game].offers()).pack.parse(written);
      if (pack.ok) return pack.value;
      const [{ path, expected, found }] = pack.fault;
      throw new Error(`the pack of ${game}: at ${path.join('.')} expected ${expected}, found ${found}`);
    },
    shelf: (game, pack) => SHELVES[game](pack),
    games: Object.keys(editions).filter((game) => game in DEALERS),
    answers: answersFrom(DEALERS, editions, async (path) => readText(path)),
    dealing: (game) => DEALERS[game].dealing(),
  };
};
