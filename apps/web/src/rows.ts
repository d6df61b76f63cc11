// Written by npm run rooms from dag.mjs; see tools/lists.mjs.
import type { AnyPlayable } from '@lockstep/play';
import { DAILIES } from './dailies.ts';
import type { HomeId, PlainId, SceneId } from './games.ts';
import type { DoorRow, GameRow, SceneRow } from './play/row.ts';
import { loadApart } from './plumbing/apart.ts';

export const SCENES: { readonly [id in SceneId]: SceneRow } & { readonly [id in HomeId]: DoorRow } = {
  encounter: {
    board: async () => (await import('./boards/encounter/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/encounter/text.ts'))).text,
    door: async () => (await import('./boards/encounter/door.ts')).door,
    shelf: async () => (await import('./boards/encounter/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/encounter/address.ts')).refOf,
  },
  quest: {
    board: async () => (await import('./boards/quest/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/quest/text.ts'))).text,
    door: async () => (await import('./boards/quest/door.ts')).door,
    shelf: async () => (await import('./boards/quest/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/quest/address.ts')).refOf,
  },
  draft: {
    board: async () => (await import('./boards/draft/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/draft/text.ts'))).text,
    shelf: async () => (await import('./boards/draft/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/draft/address.ts')).refOf,
  },
  freeplay: {
    board: async () => (await import('./boards/freeplay/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/freeplay/text.ts'))).text,
    door: async () => (await import('./boards/freeplay/door.ts')).door,
    shelf: async () => (await import('./boards/freeplay/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/freeplay/address.ts')).refOf,
  },
  battle: {
    board: async () => (await import('./boards/battle/board.ts')).board,
    text: async () => (await loadApart('asked', () => import('./boards/battle/text.ts'))).text,
    shelf: async () => (await import('./boards/battle/Shelf.svelte')).default,
    refOf: async () => (await import('./boards/battle/address.ts')).refOf,
  },
};

const plain = (load: () => Promise<{ readonly player: AnyPlayable }>): GameRow => ({
  board: async () => {
    const [{ defaultBoard }, { player }] = await Promise.all([import('./boards/default/board.ts'), load()]);
    return defaultBoard(player);
  },
});

const PLAIN: { readonly [id in PlainId]: GameRow } = {
  null: plain(() => import('@lockstep/null')),
};

const ROWS: { readonly [game: string]: GameRow } = { ...DAILIES, ...SCENES, ...PLAIN };

export const GAME_IDS: readonly string[] = Object.keys(ROWS);

export const rowOf = (game: string): GameRow | undefined => (Object.hasOwn(ROWS, game) ? ROWS[game] : undefined);
