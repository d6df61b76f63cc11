import { games } from '../../../dag.mjs';

/** The worker is an entry of the build, like the page. */
export const WORKER = 'src/plumbing/worker/worker.ts';

const HOME_CARD = /(?:^|\/)src\/boards\/(\w+)\/home\.ts$/;

/** The games with a Daily, by the modules a build has chunks for. */
export const dailiesAmong = (modules) => modules.flatMap((module) => HOME_CARD.exec(module)?.[1] ?? []).sort();

const SHELF = /(?:^|\/)src\/boards\/(\w+)\/Shelf\.svelte$/;

/** The same of those with a shelf. */
export const scenesAmong = (modules) => modules.flatMap((module) => SHELF.exec(module)?.[1] ?? []).sort();

/** The first word of a shelf's address and of a scene's. */
const placesOf = (game) => games.find(({ id }) => id === game)?.address ?? { shelf: 'scenes', scene: 'scene' };

/** Home leads to it by a door of its own. */
const onHome = (game) => games.find(({ id }) => id === game)?.within === undefined;

/**
 * What the first screen of an address waits for in addition to the page itself, by the first word of that address. Home shows a card of
 * every game; a Daily its intro, for which the worker deals; a scene its board and the worker, which resolves it. What is loaded
 * while they are looked at is not among it.
 */
export const firstLoads = (dailies, scenes = []) => ({
  home: [
    'src/shell/Home.svelte',
    ...dailies.map((game) => `src/boards/${game}/home.ts`),
    ...scenes.filter(onHome).map((game) => `src/boards/${game}/door.ts`),
  ],
  ...Object.fromEntries(
    dailies.map((game) => [
      game,
      ['src/shell/Daily.svelte', WORKER, ...['intro', 'client'].map((part) => `src/boards/${game}/${part}.ts`)],
    ]),
  ),
  ...Object.fromEntries(
    scenes.flatMap((game) => [
      [placesOf(game).shelf, [`src/boards/${game}/Shelf.svelte`]],
      [
        placesOf(game).scene,
        [
          'src/shell/Scene.svelte',
          WORKER,
          ...['address', 'board', 'client'].map((part) => `src/boards/${game}/${part}.ts`),
        ],
      ],
    ]),
  ),
});
