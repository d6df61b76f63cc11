/** The worker is an entry of the build, beside the page. */
export const WORKER = 'src/plumbing/worker/brain.ts';

/** Which parts there are of the games that tell scenes: loaded with the first of them. */
export const TALES = 'src/games/tales.ts';

const PLATE = /(?:^|\/)src\/games\/(\w+)\/plate\.ts$/;

/** The games of a build, by the modules it has chunks for. */
export const gamesAmong = (modules) => modules.flatMap((module) => PLATE.exec(module)?.[1] ?? []).sort();

const SHELF = /(?:^|\/)src\/games\/(\w+)\/Shelf\.svelte$/;

/** The same of those that tell scenes. */
export const talesAmong = (modules) => modules.flatMap((module) => SHELF.exec(module)?.[1] ?? []).sort();

/** The first word of a shelf's address and of a scene's, where it is not that of the first game that told any. */
const PLACES = { draft: { shelf: 'quest', scene: 'quest' }, freeplay: { shelf: 'runs', scene: 'run' } };
const placesOf = (tale) => PLACES[tale] ?? { shelf: 'scenes', scene: 'scene' };

/**
 * What the first screen of an address waits for beside the page itself, by the first word of that address. Home shows a plate of
 * every game; a Daily its Lock, for which the worker deals; a scene its table and the worker, which sets it up. What is loaded
 * while they are looked at is not among it.
 */
export const firstLoads = (games, tales = []) => ({
  home: ['src/screens/Home.svelte', ...games.map((game) => `src/games/${game}/plate.ts`)],
  ...Object.fromEntries(
    games.map((game) => [
      game,
      ['src/screens/Play.svelte', `src/games/${game}/lock.ts`, WORKER, `src/games/${game}/dealing.ts`],
    ]),
  ),
  ...Object.fromEntries(
    tales.flatMap((tale) => [
      [placesOf(tale).shelf, [TALES, `src/games/${tale}/Shelf.svelte`]],
      [placesOf(tale).scene, [TALES, `src/games/${tale}/Scene.svelte`, WORKER, `src/games/${tale}/teller.ts`]],
    ]),
  ),
});
