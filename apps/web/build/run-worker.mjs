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
            ? ['plumbing/worker/games.ts', 'plumbing/worker/handlers.ts', 'boards/shelves.ts']
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
 * The games the worker knows, with its answers about them and the part that opens each; of those with a shelf, their packs read and
 * their shelves.
 */
export const runWorker = async (editions, readText) => {
  const { createHandlers, WORKER_GAMES, SHELVES } = await loadWorker();
  const part = (game) => WORKER_GAMES[game].part();
  return {
    scenes: Object.keys(SHELVES),
    folders: async (game) => [...((await part(game)).pack.alsoUses ?? []), game],
    packOf: async (game, written) => {
      const pack = (await part(game)).pack.parse(written);
      if (pack.ok) return pack.value;
      const [{ path, expected, found }] = pack.fault;
      throw new Error(`the pack of ${game}: at ${path.join('.')} expected ${expected}, found ${found}`);
    },
    shelf: (game, pack) => SHELVES[game](pack),
    games: Object.keys(editions).filter((game) => WORKER_GAMES[game]?.summary),
    answers: createHandlers(WORKER_GAMES, editions, async (path) => readText(path)),
    dealing: part,
  };
};
